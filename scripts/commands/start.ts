import { checkPort } from '#server/port.ts';
import { prepare } from '#server/prepare.ts';
import { settings } from '#server/settings.ts';
import { build } from '../steps/build.ts';

const environment = settings();
// What would stop the site, better now than after a build.
await checkPort(environment.port, environment.host);
prepare(environment);
build();
await import('#server/main.ts');
