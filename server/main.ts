// Entry point of the site: serves the build, here or in an exported folder (`npm run standalone`). Nothing is installed, nothing is built.
import cluster from 'node:cluster';
import { print } from '#lib/platform/runtime/console.mjs';
import { inheritedSocket } from '#lib/platform/runtime/inherited-socket.ts';
import { endWithSupervisor } from '#lib/platform/runtime/supervisor.ts';
import { defaultProcesses } from './process/processes.ts';
import { settings } from './process/settings.ts';
import { announce, checkPort, prepare } from './process/start.ts';

// Before anything else is loaded: the framework and the server's modules read the environment as they are loaded.
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
const environment = settings();
const processes = environment.processes ?? defaultProcesses();

if (cluster.isPrimary) {
  endWithSupervisor();
  if (!inheritedSocket()) await checkPort(environment.port, environment.host);
  prepare(environment);
  print('Starting the site …');
}
if (cluster.isPrimary && processes > 1) {
  const { startProcesses } = await import('./process/processes.ts');
  cluster.once('listening', (_worker, { port }) => announce(environment, port));
  startProcesses(processes);
} else {
  const { serve } = await import('./serve.ts');
  await serve(environment, cluster.isPrimary ? (port) => announce(environment, port) : undefined);
}
