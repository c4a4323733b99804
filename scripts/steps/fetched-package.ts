import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, say } from '#lib/runtime/console.mjs';

interface FetchedPackage {
  name: string;
  version: string;
  /** As the registry writes it: `sha512-…`. */
  integrity: string;
}

const FOLDER = 'node_modules/.cache/fetched';

/**
 * A large package of the npm registry that one command alone needs: fetched when that runs first, so that whoever installs the
 * site does without it. None of its scripts runs. Returns its folder.
 */
export function fetchedPackage({ name, version, integrity }: FetchedPackage): string {
  const folder = join(FOLDER, `${name.replace('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  say(`Fetching ${name} ${version} …`);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const fetched = spawnSync('npm', ['pack', `${name}@${version}`, '--loglevel=error', '--pack-destination', part], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [file] = readdirSync(part);
  if (fetched.status !== 0 || !file) return fail(`${name} could not be fetched; what npm says of it stands above.`);
  const archive = join(part, file);
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (found !== integrity) return fail(`${name} ${version} is not what it was: its hash is ${found}.`);
  if (spawnSync('tar', ['-xzf', archive, '-C', part, '--strip-components=1'], { stdio: 'inherit' }).status !== 0) {
    return fail(`${name} could not be unpacked; what tar says of it stands above.`);
  }
  rmSync(archive);
  renameSync(part, folder);
  return folder;
}
