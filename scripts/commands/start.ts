import { checkPort } from '../../server/port.ts';
import { settings } from '../../server/settings.ts';
import { build } from '../steps/build.ts';

const environment = settings();
// Better now than after a build.
await checkPort(environment.port, environment.host);
build();
await import('../../server/main.ts');
