import { globSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { redisMissingReason } from '#deploy/cluster/redis.ts';
import { caddyMissingReason } from '#deploy/testing/caddy.ts';
import { nginxMissingReason } from '#deploy/testing/nginx.ts';
import { resticMissingReason } from '#deploy/testing/restic.ts';
import { sftpMissingReason } from '#deploy/testing/sftp-server.ts';
import { print } from '#lib/platform/runtime/console.mjs';
import { extractDebian } from './debian.ts';

const FOLDER = resolve('node_modules/.cache/debian-services');
const RESTIC_FOLDER = resolve('node_modules/.cache/debian-restic');

/** Adds the programs of a folder with the layout of a Debian root to the search paths of this process and its children; those of the machine come first. */
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

/** Provides nginx, Redis, Caddy and restic: installed ones, else Debian's, which are only extracted; a missing one is reported with the skipped tests. */
export function provideExternalServices(): void {
  const lacking = () =>
    [nginxMissingReason(), redisMissingReason(), caddyMissingReason()].filter((reason) => reason !== null);
  if (lacking().length > 0 && extractDebian(FOLDER, 'nginx-light', 'openssl', 'redis-server', 'caddy'))
    addPrograms(FOLDER);
  if (resticMissingReason() !== null && extractDebian(RESTIC_FOLDER, 'restic')) addPrograms(RESTIC_FOLDER);
  for (const reason of [...lacking(), resticMissingReason(), sftpMissingReason()].filter((each) => each !== null))
    print(`Tests are skipped: ${reason}.`);
}
