import { requestStart } from '#lib/platform/runtime/supervisor.ts';
import { settings } from '#server/process/settings.ts';
import { checkPort, prepare } from '#server/process/start.ts';
import { build } from '../steps/build.ts';

const environment = settings();
// Fail before the build, not after it.
await checkPort(environment.port, environment.host);
prepare(environment);
build({ isServedHere: true });
// The supervisor of this process starts the admin. The site polls the database for publications.
if (environment.upstreamUrl === null && process.env.ADMIN_PORT !== 'off') requestStart('admin');
await import('#server/main.ts');
