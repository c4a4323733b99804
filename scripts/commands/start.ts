import { checkPort } from '#server/process/port.ts';
import { prepare } from '#server/process/prepare.ts';
import { settings } from '#server/process/settings.ts';
import { build } from '../steps/build.ts';
import { requestAdmin } from '../steps/request-admin.ts';

const environment = settings();
// Fail before the build, not after it.
await checkPort(environment.port, environment.host);
prepare(environment);
build({ isServedHere: true });
if (environment.upstreamUrl === null) requestAdmin();
await import('#server/main.ts');
