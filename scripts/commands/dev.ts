import { print } from '#lib/platform/runtime/console.mjs';
import { settings } from '#server/process/settings.ts';
import { checkPort, prepare } from '#server/process/start.ts';

Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' });
const environment = settings();
const { port, host } = environment;
await checkPort(port, host);
prepare(environment);
print('Starting the development server …');
const { serveDevelopment } = await import('#server/development.ts');
await serveDevelopment(host, port);
print(`The development server listens on http://localhost:${port}.`);
