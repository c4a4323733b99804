import { print } from '#lib/platform/runtime/console.mjs';
import { checkPort } from '#server/process/port.ts';
import { prepare } from '#server/process/prepare.ts';
import { settings } from '#server/process/settings.ts';

Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' });
const environment = settings();
const { port, host } = environment;
await checkPort(port, host);
prepare(environment);
print('Starting the development server …');
const { serveDevelopment } = await import('#server/development.ts');
await serveDevelopment(host, port);
print(`The development server listens on http://localhost:${port}.`);
