import { globSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { redisMissingReason } from '#deploy/cluster/testing/redis.ts';
import { nginxMissingReason } from '#deploy/testing/nginx.ts';
import { say } from '#lib/runtime/console.mjs';
import { prepare } from '#server/process/prepare.ts';
import { settings } from '#server/process/settings.ts';
import { build } from './build.ts';
import { extractDebian } from './debian.ts';
import { run } from './run.ts';

const FOLDER = resolve('node_modules/.cache/debian');

/** Has the programs of a folder, laid out as the root of a Debian, found by this process and those that it starts; those of the machine come first. */
export function addPrograms(root: string, environment: NodeJS.ProcessEnv = process.env): void {
  const append = (variable: string, folders: readonly string[]) => {
    const before = environment[variable];
    environment[variable] = [...(before ? [before] : []), ...folders].join(delimiter);
  };
  append(
    'PATH',
    ['usr/bin', 'usr/sbin'].map((folder) => join(root, folder)),
  );
  append(
    'LD_LIBRARY_PATH',
    globSync(['usr/lib/*-linux-gnu', 'lib/*-linux-gnu'], { cwd: root }).map((folder) => join(root, folder)),
  );
}

/** Provides the servers beside a large site: those that are there, else Debian's, which are not installed; without one, a line says what is not tested. */
export function provideExternalServices(): void {
  const lacking = () => [nginxMissingReason(), redisMissingReason()].filter((reason) => reason !== null);
  if (lacking().length > 0 && extractDebian(FOLDER, 'nginx-light', 'openssl', 'redis-server')) addPrograms(FOLDER);
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
