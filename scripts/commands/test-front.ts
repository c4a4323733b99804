import { whyNoNginx } from '../../deploy/testing/nginx.ts';
import { say } from '../ground/say.mjs';
import { run } from '../steps/run.ts';

const reason = whyNoNginx();
if (reason !== null) say(`The front is not tested: ${reason}.`);
else run('playwright', ['test', '--config', 'deploy/playwright.config.ts'], 'The front does not do what it should.');
