import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that only tests read: no build and no installation has them. */
const TESTS = /(?:^|[/\\])(?:testing|__snapshots__)[/\\]|\.test\.tsx?$/;

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!statSync(path, { throwIfNoEntry: false })) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * SHA-256 over the names and bytes of files and folders, tests left out; missing ones count as absent.
 * @param {readonly string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  const files = paths.flatMap(filesUnder).filter((file) => !TESTS.test(file));
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
