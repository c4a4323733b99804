import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Usage } from './bounded-map.ts';

const MOST_FILES = 500;
const MAX_BYTES = 128 * 1024 * 1024;
const DRAFT_MS = 60_000;

/**
 * Removes the oldest files above 500 files or 128 MB, and the half-written files of killed processes, which do not have the `ending`.
 * @returns how much is left
 */
export async function trimFolder(
  folder: string,
  most = { files: MOST_FILES, bytes: MAX_BYTES },
  ending = '.json',
): Promise<Usage> {
  const found = await Promise.all((await readdir(folder)).map((name) => describe(join(folder, name))));
  const files = found.filter((file) => file !== null).sort((a, b) => b.time - a.time);
  const left: Usage = { entries: 0, bytes: 0 };
  const surplus = files.filter(({ path, size, time }) => {
    if (!path.endsWith(ending)) return Date.now() - time > DRAFT_MS;
    if (left.entries >= most.files || left.bytes + size > most.bytes) return true;
    left.entries += 1;
    left.bytes += size;
    return false;
  });
  await Promise.all(surplus.map(({ path }) => rm(path, { force: true })));
  return left;
}

async function describe(path: string) {
  const stats = await stat(path).catch(() => null);
  return stats && { path, size: stats.size, time: stats.mtimeMs };
}
