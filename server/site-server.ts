import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { limitConnections, serverTimeouts } from '#lib/limits/connections.ts';
import { type Framework, handleRequest } from './handle-request.ts';
import { connections } from './limits/connections.ts';
import { handleClientError } from './refusals/client-error.ts';
import { SiteResponse } from './response/site-response.ts';

export type SiteServer = Server<typeof IncomingMessage, typeof SiteResponse>;

/** The site's HTTP server: every request passes the stages (`stages.ts`); what none of them answers, the framework does. */
export function createSiteServer(framework: Framework): SiteServer {
  const options = {
    ServerResponse: SiteResponse,
    ...serverTimeouts,
    // Node would refuse these with a bare status; the stages refuse them in words.
    requireHostHeader: false,
    shouldUpgradeCallback: () => false,
  };
  const server = createServer(options, receive);
  server.on('checkExpectation', receive);
  limitConnections(server, connections);
  server.on('clientError', (error, socket) => {
    if (!(socket instanceof Socket) || !handleClientError(error, socket)) socket.destroy();
  });

  function receive(request: IncomingMessage, response: ServerResponse): void {
    if (!(response instanceof SiteResponse)) return;
    // The stages add listeners to those of the framework, which alone come near Node's warning at ten.
    response.setMaxListeners(20);
    connections.ask(request, response);
    void handleRequest(request, response, framework);
  }

  return server;
}
