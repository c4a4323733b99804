import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { limitConnections, serverTimeouts } from '#lib/platform/limits/connections.ts';
import type { OptionalParts } from './handlers/optional-parts.ts';
import { handleClientError } from './http/client-error.ts';
import { connections } from './http/connections.ts';
import type { Framework } from './http/internal-request.ts';
import { SiteResponse } from './http/site-response.ts';
import { createPipeline } from './pipeline.ts';

export type SiteServer = Server<typeof IncomingMessage, typeof SiteResponse>;

/** Creates the site's HTTP server, which passes requests to the pipeline. */
export function createSiteServer(framework: Framework, optional?: OptionalParts): SiteServer {
  const handle = createPipeline(framework, optional);
  const options = {
    ServerResponse: SiteResponse,
    ...serverTimeouts,
    // Node would reject these with a bare status; the pipeline rejects them with a message.
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
    // The framework's listeners nearly reach the number at which Node warns, ten; the pipeline adds more.
    response.setMaxListeners(20);
    connections.trackRequest(request, response);
    void handle(request, response);
  }

  return server;
}
