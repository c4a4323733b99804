import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { limitConnections, serverTimeouts } from '#lib/platform/limits/connections.ts';
import { type Framework, handleRequest } from './handle-request.ts';
import { connections } from './limits/connections.ts';
import { handleClientError } from './refusals/client-error.ts';
import { SiteResponse } from './response/site-response.ts';

export type SiteServer = Server<typeof IncomingMessage, typeof SiteResponse>;

/** Creates the site's HTTP server: requests run through the stages (`stages.ts`), then to the framework. */
export function createSiteServer(framework: Framework): SiteServer {
  const options = {
    ServerResponse: SiteResponse,
    ...serverTimeouts,
    // Node would reject these with a bare status; the stages reject them with a message.
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
    // The framework's listeners nearly reach the number at which Node warns, ten; the stages add more.
    response.setMaxListeners(20);
    connections.trackRequest(request, response);
    void handleRequest(request, response, framework);
  }

  return server;
}
