import { whyNoRedis } from '#deploy/cluster/testing/redis.ts';
import { whyNoNginx } from '#deploy/testing/nginx.ts';
import { say } from '#lib/runtime/say.mjs';
import { prepare } from '#server/process/prepare.ts';
import { settings } from '#server/process/settings.ts';
import { build } from './build.ts';
import { installDebian } from './debian.ts';
import { run } from './run.ts';

/** Sees to the programs that stand beside the site where it is large: those that are there, else Debian's; without one, a line says what is not tested. */
export function provideExternalServices(): void {
  const lacking = () => [whyNoNginx(), whyNoRedis()].filter((reason) => reason !== null);
  if (lacking().length > 0) installDebian('nginx-light', 'openssl', 'redis-server');
  for (const reason of lacking()) say(`Tests are skipped: ${reason}.`);
}

/** Runs one of their projects (playwright.config.ts) on the production build. Gives up with `failure` when it fails. */
export function testWithExternalServices(project: string, failure: string): void {
  const environment = settings();
  provideExternalServices();
  prepare(environment);
  build();
  run('playwright', ['test', '--project', project], failure);
}
