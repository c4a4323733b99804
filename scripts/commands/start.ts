import { nameForNext } from '../../lib/gate/listen.ts';
import { defaultProcesses } from '../../lib/processes/count.ts';
import { say } from '../ground/say.mjs';
import { becomeSite } from '../steps/become-next.ts';
import { build } from '../steps/build.ts';
import { checkPort } from '../steps/port.ts';
import { prepare } from '../steps/prepare.ts';
import { settings } from '../steps/settings.ts';

const environment = settings();
await checkPort(environment.port, environment.host);
prepare(environment);
build(environment);
say(`Serving the site on ${environment.siteUrl} (stop with Ctrl+C) …`);
becomeSite(
  ['start', '--port', String(environment.port), '--hostname', nameForNext(environment.host)],
  environment.processes ?? defaultProcesses(),
);
