import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Behaviour } from '#lib/site/campus-client/testing/behaviours.ts';
import { freePort } from './process.ts';

/** A campus API that forwards to the real one until a test makes it misbehave. */
export interface FaultyUpstream {
  readonly url: string;
  /** Paths requested so far. */
  readonly seen: string[];
  /** Null restores normal responses. `at`: only for matching paths. */
  behave(behaviour: Behaviour | null, at?: RegExp): void;
  /** Refuses connections until `open`. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** @param target base address of the real one; by default that of all tests */
export async function startFaultyUpstream(target = process.env.E2E_CAMPUS_API ?? ''): Promise<FaultyUpstream> {
  const seen: string[] = [];
  let current: Behaviour | null = null;
  let where = /^/;

  function forward(incoming: IncomingMessage, response: ServerResponse) {
    const { method, headers } = incoming;
    const onward = request(`${target}${incoming.url}`, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  }

  const server = createServer((incoming, response) => {
    response.on('error', () => undefined);
    seen.push(incoming.url ?? '');
    if (!current || !where.test(incoming.url ?? '')) return forward(incoming, response);
    incoming.resume();
    Promise.resolve(current(response, incoming)).catch(() => response.destroy());
  });
  const port = await freePort();
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen();

  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    behave: (behaviour, at = /^/) => {
      current = behaviour;
      where = at;
    },
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    open: listen,
  };
}
