import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SiteImportError } from '../network/site-import-error.ts';
import { downloadName, type MediaFile, pathsOf } from './media.ts';
import type { NamedFile } from './open-export.ts';
import { readZipEntries, readZipEntry, type ZipEntry } from './zip-archive.ts';

const MAX_GIGABYTES = 20;
const MAX_NAME_BYTES = 200;
/** Metadata that macOS and file managers add. */
const SYSTEM_FOLDER = /^(?:__MACOSX|\..*)$/;

/** A file within an archive, by the path of the archive. */
interface ArchivedFile {
  path: string;
  entry: ZipEntry;
}

/**
 * Unpacks one file of an archive to `target`, whose folder is made. Returns the reason why it is left out, or null. `onBytes` is called with the length of each
 * chunk, and may throw. @throws errors of the disk
 */
async function unpackEntry(
  { path, entry }: ArchivedFile,
  target: string,
  maxBytes: number,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<SiteImportError | null> {
  const partial = `${target}.partial`;
  const chunks = async function* () {
    for await (const chunk of readZipEntry(path, entry, maxBytes)) {
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
    if (error instanceof SiteImportError && error.code.startsWith('file-')) return error;
    throw error;
  } finally {
    rmSync(partial, { force: true });
  }
}

/**
 * Unpacks files of the old site to `folder` under the names of `downloadName`, each once, also over several runs. Names of an archive are only compared:
 * none becomes a path. Returns the failures by path. @throws SiteImportError for an archive that cannot be read; errors of the disk
 */
export async function unpackFiles(
  archives: readonly NamedFile[],
  files: readonly MediaFile[],
  folder: string,
  { maxBytes, onProgress }: { maxBytes: number; onProgress?: (done: number) => void },
): Promise<Map<string, SiteImportError>> {
  mkdirSync(folder, { recursive: true });
  const entries = new Map(
    archives.flatMap(({ path, name }) =>
      readZipEntries(path, name).map((entry) => [uploadPathOf(entry.name).normalize('NFC'), { path, entry }] as const),
    ),
  );
  const failures = new Map<string, SiteImportError>();
  for (const [index, file] of files.entries()) {
    const source = pathsOf(file)
      .map((path) => entries.get(path.normalize('NFC')))
      .find((entry) => entry !== undefined);
    const target = join(folder, downloadName(file));
    if (source !== undefined && !existsSync(target)) {
      const failure = await unpackEntry(source, target, maxBytes);
      if (failure !== null) failures.set(file.path, failure);
    }
    onProgress?.(index + 1);
  }
  return failures;
}

/** Archives contain the folder of uploads, its content, or folders above it. */
const uploadPathOf = (name: string) => name.replace(/^\.\//, '').replace(/^(?:.*?\/)?uploads\//, '');

/**
 * Unpacks whole archives into `folder`, once. Files whose names leave the folder, and encrypted or damaged ones, are left out. @throws SiteImportError
 * for a file that is not an archive, or unpacks to too much; errors of the disk
 */
export async function unpackArchives(
  archives: readonly NamedFile[],
  folder: string,
  { maxBytes, onProgress }: { maxBytes: number; onProgress?: (done: number, waiting: number) => void },
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
        await unpackEntry({ path, entry }, target, maxBytes, (length) => {
          bytes += length;
          if (bytes > MAX_GIGABYTES * 1024 ** 3)
            throw new SiteImportError('unpacks-too-large', { file: name, most: MAX_GIGABYTES });
        });
      done += 1;
      onProgress?.(done, total - done);
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
