import { once } from 'node:events';
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openCampusApi } from '#campus-api/api/server/campus-api.ts';
import { CampusApiSetupError, systemErrorCode } from '#campus-api/validation/setup-error.ts';
import { prepareAndReport } from './prepare.ts';
import type { Settings } from './settings.ts';
import { stopServerOnSignal } from './stop-on-signal.ts';

/** Milliseconds until a request must be complete. */
const requestTimeout = 30_000;

/** Serves the campus API over HTTP until SIGTERM or SIGINT. */
export async function serveCampusApi(settings: Settings): Promise<void> {
  prepareAndReport(settings);
  const api = openCampusApi(settings.options);
  const server = createServer({ requestTimeout }, getRequestListener(api.fetch, { overrideGlobalObjects: false }));
  try {
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (error) {
    api.close();
    throw listenError(error, settings);
  }
  stopServerOnSignal(server, api);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : settings.port;
  console.log(`Campus API: http://${isIPv6(settings.host) ? `[${settings.host}]` : settings.host}:${port}`);
}

function listenError(error: unknown, { port, host }: Settings): CampusApiSetupError {
  const reason =
    systemErrorCode(error) === 'EADDRINUSE'
      ? `port ${port} of ${host} is taken: choose another with CAMPUS_API_PORT`
      : `cannot listen on port ${port} of ${host} (${error}): see CAMPUS_API_PORT and CAMPUS_API_HOST`;
  return new CampusApiSetupError(reason, { cause: error });
}
