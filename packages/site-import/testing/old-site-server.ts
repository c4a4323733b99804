import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A response of an old site: a text of HTML, other bytes with a type, a status, or a function. */
export type OldPage =
  | string
  | { type: string; body: string | Uint8Array; status?: number; headers?: Record<string, string> }
  | number
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** A local server with the pages of an old site by path and query; all others are 404. */
export interface OldSiteServer {
  address: string;
  pages: Map<string, OldPage>;
  /** Paths in the order of their requests. */
  requested: string[];
  userAgents: Set<string>;
  close(): void;
}

export async function startOldSite(pages: Readonly<Record<string, OldPage>> = {}): Promise<OldSiteServer> {
  const site: Omit<OldSiteServer, 'address' | 'close'> = {
    pages: new Map(Object.entries(pages)),
    requested: [],
    userAgents: new Set(),
  };
  const server = createServer((request, response) => {
    const { url = '' } = request;
    site.requested.push(url);
    site.userAgents.add(request.headers['user-agent'] ?? '');
    respond(site.pages.get(url) ?? 404, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { ...site, address: `http://127.0.0.1:${portOf(server)}`, close: () => closeServer(server) };
}

function respond(page: OldPage, request: IncomingMessage, response: ServerResponse): void {
  if (typeof page === 'function') page(request, response);
  else if (typeof page === 'number') response.writeHead(page, { 'content-type': 'text/html' }).end(`<h1>${page}</h1>`);
  else if (typeof page === 'string') response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  else response.writeHead(page.status ?? 200, { 'content-type': page.type, ...page.headers }).end(page.body);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function closeServer(server: Server): void {
  server.closeAllConnections();
  server.close();
}
