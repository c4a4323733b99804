import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { refuseField } from '#campus-api/validation/issue.ts';
import type { NamedFile } from './open-export.ts';
import { unpackEntry } from './unpack-entry.ts';
import { readZipEntries } from './zip-archive.ts';

const MAX_GIGABYTES = 20;
const MAX_NAME_BYTES = 200;
/** Metadata that macOS and file managers add. */
const SYSTEM_FOLDER = /^(?:__MACOSX|\..*)$/;

/**
 * Unpacks archives into `folder`, once for an import. Files whose names leave the folder, and encrypted or damaged ones, are left out: their rows
 * name them as missing. @throws RefusedError for a file that is not an archive, or unpacks to too much; errors of the disk
 */
export async function unpackArchives(
  archives: readonly NamedFile[],
  folder: string,
  onProgress: (done: number, waiting: number) => void,
): Promise<void> {
  if (existsSync(folder)) return;
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  let bytes = 0;
  let done = 0;
  const listed = archives.map(({ path, name }) => ({ path, name, entries: readZipEntries(path, name) }));
  const total = listed.reduce((sum, { entries }) => sum + entries.length, 0);
  for (const { path, name, entries } of listed) {
    for (const entry of entries) {
      const safe = safePathOf(entry.name);
      const target = safe && join(partial, safe);
      if (target && !existsSync(target))
        await unpackEntry({ path, entry }, target, (length) => {
          bytes += length;
          if (bytes > MAX_GIGABYTES * 1024 ** 3)
            refuseField('', 'import-unpacks-too-large', { file: name, most: MAX_GIGABYTES });
        });
      done += 1;
      onProgress(done, total - done);
    }
  }
  renameSync(partial, folder);
}

/** The path of an entry below the folder; null for one outside of it, and for metadata. */
function safePathOf(name: string): string | null {
  const parts = name.split('/').filter((part) => part !== '.');
  const isSafe = (part: string) =>
    part !== '' && part !== '..' && !/[\p{Cc}:]/u.test(part) && Buffer.byteLength(part) <= MAX_NAME_BYTES;
  return parts.every((part) => isSafe(part) && !SYSTEM_FOLDER.test(part)) ? parts.join('/') : null;
}
