import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openFixture } from '#campus-api/testing/fixture-api.ts';
import type { Behaviour } from '#lib/upstream/testing/behaviours.ts';

/** A campus API over HTTP that is well, but for the paths that are told to misbehave. */
export interface PartlyWellCampus {
  url: string;
  /** Paths that were asked for. */
  asked: string[];
  misbehave(behaviours: Record<string, Behaviour>): void;
  close(): Promise<void>;
}

export async function startPartlyWellCampus(): Promise<PartlyWellCampus> {
  const fixture = openFixture();
  const well = getRequestListener(fixture.api.fetch, { overrideGlobalObjects: false });
  const asked: string[] = [];
  let ill: Record<string, Behaviour> = {};
  const server = createServer((request, response) => {
    const path = request.url?.replace(/[?].*/, '') ?? '';
    asked.push(path);
    const behaviour = ill[path] ?? ill['*'];
    if (behaviour) void behaviour(response, request);
    else void well(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    misbehave: (behaviours) => {
      ill = behaviours;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      fixture.close();
    },
  };
}
