import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Behaviour } from './behaviours.ts';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A real HTTP server with behaviours set by the test. */
export interface CampusServer {
  readonly url: string;
  readonly seen: SeenRequest[];
  /** Sets a behaviour for each following request; the last one stays. */
  behave(...behaviours: Behaviour[]): void;
  /** Returns the number of open connections. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

export async function startCampusServer(): Promise<CampusServer> {
  const seen: SeenRequest[] = [];
  let queue: Behaviour[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse) {
    response.on('error', () => undefined);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    const behaviour = queue.length > 1 ? queue.shift() : queue[0];
    await behaviour?.(response, request);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    behave: (...behaviours) => {
      queue = behaviours;
    },
    connections: () => new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
