import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { refusals } from '../content/messages/write.ts';
import { STRICTEST } from '../lib/platform/http/content-security-policy.ts';
import { limitConnections, serverTimeouts } from '../lib/platform/limits/connections.ts';
import type { OptionalParts } from './handlers/optional-parts.ts';
import { connections } from './http/connections.ts';
import type { Framework } from './http/internal-request.ts';
import { SiteResponse } from './http/site-response.ts';
import { createPipeline } from './pipeline.ts';

/** Time for a client that is still sending to read the response: a socket destroyed at once would discard it. */
const LINGER_MS = 5000;

type Bilingual = Readonly<Record<'en' | 'ne', string>>;

/** Responses by the code of Node's error; any other error of its parser gets 400. */
const byCode: Readonly<Record<string, { status: string; words: Bilingual }>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', words: refusals.longAddress },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', words: refusals.body },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', words: refusals.tooSlow },
};
const BAD_REQUEST = { status: '400 Bad Request', words: refusals.unreadable };

/**
 * Responds to a request that Node could not parse (malformed, unfinished, or too long, as an address of thousands of Devanagari letters) with a
 * sentence, where Node sends a bare status. @returns false for a broken connection, or one on which a response is in progress
 */
function handleClientError(error: unknown, socket: Socket): boolean {
  const code = String(Reflect.get(Object(error), 'code'));
  if (!/^(HPE_|ERR_HTTP_)/.test(code) || Reflect.get(socket, '_httpMessage')) return false;
  const { status, words } = byCode[code] ?? BAD_REQUEST;
  respondAndClose(socket, status, words);
  return true;
}

function respondAndClose(socket: Socket, status: string, { en, ne }: Bilingual): void {
  if (!socket.writable) return;
  const body = `${en}\n${ne}`;
  const head = [
    `HTTP/1.1 ${status}`,
    `Date: ${new Date().toUTCString()}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Language: en, ne',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Content-Security-Policy: ${STRICTEST}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

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
