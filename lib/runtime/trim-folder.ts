import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MOST_FILES = 500;
const MOST_BYTES = 128 * 1024 * 1024;
const DRAFT_MS = 60_000;

/**
 * Removes the oldest files above 500 files or 128 MB, and what a killed process left half written: what does not have the
 * `ending`.
 */
export async function trimFolder(
  folder: string,
  most = { files: MOST_FILES, bytes: MOST_BYTES },
  ending = '.json',
): Promise<void> {
  const found = await Promise.all((await readdir(folder)).map((name) => describe(join(folder, name))));
  const files = found.filter((file) => file !== null).sort((a, b) => b.time - a.time);
  let bytes = 0;
  const surplus = files.filter(({ path, size, time }, place) => {
    if (!path.endsWith(ending)) return Date.now() - time > DRAFT_MS;
    bytes += size;
    return place >= most.files || bytes > most.bytes;
  });
  await Promise.all(surplus.map(({ path }) => rm(path, { force: true })));
}

async function describe(path: string) {
  const stats = await stat(path).catch(() => null);
  return stats && { path, size: stats.size, time: stats.mtimeMs };
}
