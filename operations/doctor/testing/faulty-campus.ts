import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openFixture } from '#campus-api/testing/fixture-api.ts';
import type { Behaviour } from '#lib/site/campus-client/testing/behaviours.ts';

/** A campus API over HTTP without faults except on paths that are set to misbehave. */
export interface FaultyCampus {
  url: string;
  /** Requested paths. */
  requested: string[];
  misbehave(behaviours: Record<string, Behaviour>): void;
  close(): Promise<void>;
}

export async function startFaultyCampus(): Promise<FaultyCampus> {
  const fixture = openFixture();
  const handle = getRequestListener(fixture.api.fetch, { overrideGlobalObjects: false });
  const requested: string[] = [];
  let faults: Record<string, Behaviour> = {};
  const server = createServer((request, response) => {
    const path = request.url?.replace(/[?].*/, '') ?? '';
    requested.push(path);
    const behaviour = faults[path] ?? faults['*'];
    if (behaviour) void behaviour(response, request);
    else void handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    requested,
    misbehave: (behaviours) => {
      faults = behaviours;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      fixture.close();
    },
  };
}
