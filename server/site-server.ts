import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type Framework, handleRequest } from './handle-request.ts';
import { connections } from './limits/connections.ts';
import { answerClientError } from './refusals/client-error.ts';
import { SiteResponse } from './response/site-response.ts';

const SECOND = 1000;

export type SiteServer = Server<typeof IncomingMessage, typeof SiteResponse>;

/** The site's HTTP server: every request passes the stages (`stages.ts`); what they leave over, the framework answers. */
export function createSiteServer(framework: Framework): SiteServer {
  const options = {
    ServerResponse: SiteResponse,
    // Against those who send slowly or only hold on.
    headersTimeout: 15 * SECOND,
    requestTimeout: 30 * SECOND,
    connectionsCheckingInterval: SECOND,
    // What Node would refuse without a word comes to the stages as a request.
    requireHostHeader: false,
    shouldUpgradeCallback: () => false,
  };
  const server = createServer(options, receive);
  server.on('checkExpectation', receive);
  server.on('connection', connections.open);
  server.on('clientError', (error, socket) => {
    if (!(socket instanceof Socket) || !answerClientError(error, socket)) socket.destroy();
  });
  // The last resort, where answers are owed on nearly all of them.
  server.maxConnections = 4096;
  const looking = setInterval(connections.look, SECOND).unref();
  server.once('close', () => clearInterval(looking));

  function receive(request: IncomingMessage, response: ServerResponse): void {
    if (!(response instanceof SiteResponse)) return;
    // The stages listen to its end, beside the framework, which comes near Node's ten listeners by itself.
    response.setMaxListeners(20);
    connections.ask(request, response);
    void handleRequest(request, response, framework);
  }

  return server;
}
