import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Usage } from './bounded-map.ts';

const MAX_FILES = 500;
const MAX_BYTES = 128 * 1024 * 1024;
const MAX_DRAFT_AGE_MS = 60_000;

/**
 * Removes the oldest files above 500 files or 128 MB, and incomplete files of killed processes, which lack the `extension`.
 * @returns the remaining usage
 */
export async function trimFolder(
  folder: string,
  limits = { files: MAX_FILES, bytes: MAX_BYTES },
  extension = '.json',
): Promise<Usage> {
  const entries = await Promise.all((await readdir(folder)).map((name) => describe(join(folder, name))));
  const files = entries.filter((file) => file !== null).sort((a, b) => b.time - a.time);
  const remaining: Usage = { entries: 0, bytes: 0 };
  const surplus = files.filter(({ path, size, time }) => {
    if (!path.endsWith(extension)) return Date.now() - time > MAX_DRAFT_AGE_MS;
    if (remaining.entries >= limits.files || remaining.bytes + size > limits.bytes) return true;
    remaining.entries += 1;
    remaining.bytes += size;
    return false;
  });
  await Promise.all(surplus.map(({ path }) => rm(path, { force: true })));
  return remaining;
}

async function describe(path: string) {
  const stats = await stat(path).catch(() => null);
  return stats && { path, size: stats.size, time: stats.mtimeMs };
}
