import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { prepareAndReport } from '#campus-api/cli/program/prepare.ts';
import { readSettings } from '#campus-api/cli/program/settings.ts';
import { stopServerOnSignal } from '#campus-api/cli/program/stop-on-signal.ts';
import { CampusApiSetupError, errorSentence, systemErrorCode } from '#campus-api/validation/setup-error.ts';
import { networkOf } from '#lib/platform/http/client-ip.ts';
import { localAddress } from '#lib/platform/http/local-address.ts';
import { createConnections, limitConnections, serverTimeouts } from '#lib/platform/limits/connections.ts';
import { inheritedSocket } from '#lib/platform/runtime/inherited-socket.ts';
import { endWithSupervisor, reportServing } from '#lib/platform/runtime/supervisor.ts';
import { openAdmin } from './admin.ts';
import { createAdminApp } from './app.ts';
import type { AdminSettings } from './requests/settings.ts';
import { type AdminServerSettings, adminUrl, readAdminSettings } from './settings.ts';

const IDLE_MS = 15 * 60_000;

/**
 * Stops an admin that nobody uses, by SIGTERM after 15 minutes without a request. Only for a server whose socket systemd holds: the next connection
 * starts it again. On a machine with many campuses most admins are unused most of the time. `isBusy`: work without requests, such as an import, after which
 * the time begins again.
 */
export function stopWhenIdle(
  server: Pick<Server, 'on'>,
  { isBusy, stop = () => process.kill(process.pid, 'SIGTERM') }: { isBusy: () => boolean; stop?: () => void },
): void {
  let pending = 0;
  let lastUse = performance.now();
  server.on('request', (_, response: ServerResponse) => {
    pending += 1;
    response.once('close', () => {
      pending -= 1;
      lastUse = performance.now();
    });
  });
  setInterval(() => {
    if (isBusy()) lastUse = performance.now();
    if (pending === 0 && performance.now() - lastUse >= IDLE_MS) stop();
  }, 60_000).unref();
}

/** Time limit for receiving a whole request in milliseconds: 100 MB over a slow line take an hour. */
const requestTimeout = 3_600_000;

/** Serves the admin until SIGTERM or SIGINT, or until its supervisor ends. */
export async function serveAdmin(settings: AdminServerSettings): Promise<void> {
  const { services, imports, generatedPassword } = await openAdmin(settings);
  const app = createAdminApp(services, imports);
  const server = createAdminServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }), settings);
  try {
    server.listen(inheritedSocket() ?? { port: settings.port, host: settings.host });
    await once(server, 'listening');
  } catch (error) {
    services.close();
    throw new CampusApiSetupError(
      systemErrorCode(error) === 'EADDRINUSE'
        ? `port ${settings.port} of ${settings.host} is taken: choose another with ADMIN_PORT`
        : `cannot listen on port ${settings.port} of ${settings.host} (${error}): see ADMIN_PORT and ADMIN_HOST`,
      { cause: error },
    );
  }
  stopServerOnSignal(server, services);
  if (inheritedSocket()) stopWhenIdle(server, { isBusy: imports.isRunning });
  endWithSupervisor();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  console.log(`Admin: ${adminUrl(settings, port)}`);
  // A hanging admin is restarted: only the login page needs no session.
  reportServing(`${localAddress(settings.host, port)}/login`);
  if (generatedPassword !== null)
    console.log(`Admin login, shown only this once: ${settings.user} / ${generatedPassword}`);
}

/** Limits idle and slow connections as the site does; connections of a proxy, which share one address, are limited only in number. */
export function createAdminServer(
  listener: RequestListener,
  { trustedProxies }: Pick<AdminSettings, 'trustedProxies'>,
): Server {
  const connections = createConnections({
    addressOf: ({ remoteAddress = '' }) => (trustedProxies > 0 ? null : networkOf(remoteAddress)),
  });
  const server = createServer({ ...serverTimeouts, requestTimeout }, (request, response) => {
    connections.trackRequest(request, response);
    listener(request, response);
  });
  limitConnections(server, connections);
  return server;
}

/** Runs `npm run admin`. */
export async function runAdmin(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    // Creates missing data as every command does: the sample campus, and the account of the quality assurance area.
    prepareAndReport(readSettings(environment));
    await serveAdmin(readAdminSettings(environment));
  } catch (error) {
    const sentence = errorSentence(error);
    console.error(sentence === null ? error : `Admin: ${sentence}`);
    process.exitCode = 1;
    if (process.connected) process.disconnect();
  }
}
