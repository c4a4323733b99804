import { nameForNext } from '../../lib/gate/listen.ts';
import { say } from '../ground/say.mjs';
import { becomeNext } from '../steps/become-next.ts';
import { checkPort } from '../steps/port.ts';
import { prepare } from '../steps/prepare.ts';
import { settings } from '../steps/settings.ts';

const environment = settings();
await checkPort(environment.port, environment.host);
prepare(environment);
say('Starting the development server …');
becomeNext(['dev', '--port', String(environment.port), '--hostname', nameForNext(environment.host)]);
