import { whyNoRedis } from '../../deploy/cluster/testing/redis.ts';
import { say } from '../ground/say.mjs';
import { build } from '../steps/build.ts';
import { prepare } from '../steps/prepare.ts';
import { run } from '../steps/run.ts';
import { settings } from '../steps/settings.ts';

const reason = whyNoRedis();
if (reason !== null) say(`Several instances are not tested: ${reason}.`);
else {
  const environment = settings();
  prepare(environment);
  build(environment);
  run(
    'playwright',
    ['test', '--config', 'deploy/cluster/playwright.config.ts'],
    'Instances do not share what they should.',
  );
}
