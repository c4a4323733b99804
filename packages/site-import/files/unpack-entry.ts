import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_FILE_BYTES } from '#campus-api/files/check-file.ts';
import type { Localized } from '#content/locale.ts';
import { readZipEntry, type ZipEntry, ZipEntryError } from './zip-archive.ts';

/**
 * Unpacks one file of an archive to `target`, whose folder is made. Returns the reason why it is left out, or null. `onBytes` is called with the length of each
 * chunk, and may throw. @throws errors of the disk
 */
export async function unpackEntry(
  { path, entry }: { path: string; entry: ZipEntry },
  target: string,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Localized | null> {
  const partial = `${target}.partial`;
  const chunks = async function* () {
    for await (const chunk of readZipEntry(path, entry, MAX_FILE_BYTES)) {
      onBytes(chunk.length);
      yield chunk;
    }
  };
  try {
    mkdirSync(dirname(target), { recursive: true });
    await pipeline(Readable.from(chunks()), createWriteStream(partial));
    renameSync(partial, target);
    return null;
  } catch (error) {
    if (!(error instanceof ZipEntryError)) throw error;
    return error.reason;
  } finally {
    rmSync(partial, { force: true });
  }
}
