import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { prepare } from '#campus-api/commands/prepare.ts';
import { readSettings } from '#campus-api/commands/settings.ts';
import { stopOnSignal } from '#campus-api/commands/stop-on-signal.ts';
import { CampusApiSetupError, errorSentence, systemErrorCode } from '#campus-api/setup-error.ts';
import { networkOf } from '#lib/http/client-ip.ts';
import { createConnections, limitConnections, serverTimeouts } from '#lib/limits/connections.ts';
import { endWithSupervisor, reportServing } from '#lib/runtime/supervisor.ts';
import { type Office, openAdmin } from './admin.ts';
import { createAdminApp } from './app.ts';
import { type AdminSettings, addressOf, readAdminSettings } from './settings.ts';

/** Milliseconds in which a request as a whole must have arrived: 100 MB over a slow line take an hour. */
const requestTimeout = 3_600_000;
const HOUR = 3_600_000;

/** Serves the office in a browser until SIGTERM or SIGINT, or until what started it ends. */
export async function serveAdmin(settings: AdminSettings): Promise<void> {
  const { office, madePassword } = await openAdmin(settings);
  const app = createAdminApp(office);
  const server = createAdminServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }), settings);
  try {
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (error) {
    office.close();
    throw new CampusApiSetupError(
      systemErrorCode(error) === 'EADDRINUSE'
        ? `port ${settings.port} of ${settings.host} is taken: choose another with OFFICE_PORT`
        : `cannot listen on port ${settings.port} of ${settings.host} (${error}): see OFFICE_PORT and OFFICE_HOST`,
      { cause: error },
    );
  }
  stopOnSignal(server, office);
  setInterval(() => forgetEnquiries(office), HOUR).unref();
  endWithSupervisor();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  console.log(`Office: ${addressOf(settings, port)}`);
  reportServing();
  if (madePassword !== null) console.log(`Office login, shown only this once: ${settings.user} / ${madePassword}`);
}

/** Limits idle and slow connections as the site does; those of a proxy, which come from one address, by their number alone. */
export function createAdminServer(
  listener: RequestListener,
  { trustedProxies }: Pick<AdminSettings, 'trustedProxies'>,
): Server {
  const connections = createConnections({
    addressOf: ({ remoteAddress = '' }) => (trustedProxies > 0 ? null : networkOf(remoteAddress)),
  });
  const server = createServer({ ...serverTimeouts, requestTimeout }, (request, response) => {
    connections.ask(request, response);
    listener(request, response);
  });
  limitConnections(server, connections);
  return server;
}

/** What visitors wrote goes when its time is over, also where nobody looks at it. */
function forgetEnquiries({ stores }: Office): void {
  try {
    stores.enquiries.forgetOld();
  } catch (error) {
    console.error('office: old enquiries could not be deleted, which is tried again in an hour:', error);
  }
}

/** `npm run office`. */
export async function runAdmin(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    // What is missing is made as by any command: the sample campus, and the account of the quality assurance area.
    prepare(readSettings(environment));
    await serveAdmin(readAdminSettings(environment));
  } catch (error) {
    const sentence = errorSentence(error);
    console.error(sentence === null ? error : `Office: ${sentence}`);
    process.exitCode = 1;
    if (process.connected) process.disconnect();
  }
}
