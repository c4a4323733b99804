import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';

interface FetchedPackage {
  name: string;
  version: string;
  /** In the registry's notation: `sha512-…`. */
  integrity: string;
}

const FOLDER = 'node_modules/.cache/fetched';

/**
 * Returns the folder of a large npm package that only one command needs. The package is fetched at the first run of that
 * command, so that an installation of the site works without it. Its scripts do not run. @throws Error
 */
export function fetchedPackage({ name, version, integrity }: FetchedPackage): string {
  const folder = join(FOLDER, `${name.replace('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  print(`Fetching ${name} ${version} …`);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const fetched = spawnSync('npm', ['pack', `${name}@${version}`, '--loglevel=error', '--pack-destination', part], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [file] = readdirSync(part);
  if (fetched.status !== 0 || !file) throw new Error(`${name} could not be fetched; see the error of npm above`);
  const archive = join(part, file);
  const actual = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (actual !== integrity) throw new Error(`${name} ${version} has changed: its hash is ${actual}`);
  if (spawnSync('tar', ['-xzf', archive, '-C', part, '--strip-components=1'], { stdio: 'inherit' }).status !== 0) {
    throw new Error(`${name} could not be unpacked; see the error of tar above`);
  }
  rmSync(archive);
  renameSync(part, folder);
  return folder;
}
