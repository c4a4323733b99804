import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type Framework, handleRequest } from './handle-request.ts';
import { connections } from './limits/connections.ts';
import { answerClientError } from './refusals/client-error.ts';
import { SiteResponse } from './response/site-response.ts';

const SECOND = 1000;

export type SiteServer = Server<typeof IncomingMessage, typeof SiteResponse>;

/** The site's HTTP server: every request passes the stages (`stages.ts`); what none of them answers, the framework does. */
export function createSiteServer(framework: Framework): SiteServer {
  const options = {
    ServerResponse: SiteResponse,
    // Against clients that send slowly or only hold a connection.
    headersTimeout: 15 * SECOND,
    requestTimeout: 30 * SECOND,
    connectionsCheckingInterval: SECOND,
    // Node would refuse these with a bare status; the stages refuse them in words.
    requireHostHeader: false,
    shouldUpgradeCallback: () => false,
  };
  const server = createServer(options, receive);
  server.on('checkExpectation', receive);
  server.on('connection', connections.open);
  server.on('clientError', (error, socket) => {
    if (!(socket instanceof Socket) || !answerClientError(error, socket)) socket.destroy();
  });
  // The last resort, for when nearly all connections wait for an answer and none can be closed as silent.
  server.maxConnections = 4096;
  const looking = setInterval(connections.look, SECOND).unref();
  server.once('close', () => clearInterval(looking));

  function receive(request: IncomingMessage, response: ServerResponse): void {
    if (!(response instanceof SiteResponse)) return;
    // The stages add listeners to those of the framework, which alone come near Node's warning at ten.
    response.setMaxListeners(20);
    connections.ask(request, response);
    void handleRequest(request, response, framework);
  }

  return server;
}
