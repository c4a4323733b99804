import { createHash } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, mkdirSync, openSync, readSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { currentVersion } from '#campus-api/database/migrate.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { systemErrorCode } from '#campus-api/validation/setup-error.ts';
import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import { databaseName, filesName, type Manifest, manifestName, parseManifest } from './manifest.ts';
import { readTar, type TarEntry, TarError } from './read-tar.ts';

/** Bytes to leave free on the disk. */
const RESERVED_BYTES = 32 * 1024 ** 2;
const MAX_MANIFEST_BYTES = 32 * 1024 ** 2;

/**
 * Unpacks a back-up into `folder`, each file as its manifest describes it; nothing else of the archive is written. Types, sizes and free space are checked
 * first. Reads and writes synchronously: for a separate process. @throws RefusedError
 */
export function unpackArchive({ path, name }: { path: string; name: string }, folder: string): Manifest {
  const descriptor = openArchiveFile(path, name);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) refuseField('archive', 'file-is-none', { file: name });
    const entries = namedEntries(readTar(descriptor, stats.size), name);
    const manifest = readManifest(descriptor, entries, name);
    const members = [
      { ...manifest.database, path: databaseName },
      ...manifest.files.map((file) => ({ ...file, path: `${filesName}/${file.name}` })),
    ];
    for (const member of members)
      if (entries.get(member.path)?.size !== member.bytes)
        refuseField('archive', 'file-damaged-backup', { file: name, part: member.name });
    requireDiskSpace(
      folder,
      members.reduce((sum, { bytes }) => sum + bytes, 0),
      name,
    );
    mkdirSync(join(folder, filesName));
    for (const member of members) {
      const entry = entries.get(member.path);
      if (!entry || extract(descriptor, entry, join(folder, member.path)) !== member.sha256)
        refuseField('archive', 'file-damaged-backup', { file: name, part: member.name });
    }
    return manifest;
  } catch (error) {
    if (error instanceof TarError) refuseField('archive', 'file-no-archive', { file: name, reason: error.message });
    if (/^(ENOSPC|EDQUOT)$/.test(systemErrorCode(error) ?? '')) refuseField('archive', 'file-no-room', { file: name });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

function openArchiveFile(path: string, name: string): number {
  try {
    return openSync(path, 'r');
  } catch {
    return refuseField('archive', 'file-unreadable', { file: name });
  }
}

/** Members of a back-up by their names. @throws RefusedError for a member that is not a regular file or occurs twice */
function namedEntries(all: TarEntry[], archive: string): Map<string, TarEntry> {
  const entries = new Map<string, TarEntry>();
  const files = new Map<string, TarEntry>();
  for (const entry of all) {
    const name = bareName(entry.name);
    if (entry.type === '0') files.set(name, entry);
    if (name === filesName && entry.type === '5') continue;
    if (name !== manifestName && name !== databaseName && name !== filesName && !name.startsWith(`${filesName}/`))
      continue;
    // A hard link: the bytes are those of its target.
    const target = entry.type === '1' ? files.get(bareName(entry.link)) : undefined;
    const isFile = target !== undefined || entry.type === '0' || entry.type === '7';
    if (!isFile || entries.has(name)) refuseField('archive', 'file-no-backup', { file: archive });
    entries.set(name, target ? { ...target, name } : entry);
  }
  return entries;
}

const bareName = (name: string): string => trimEnd(name.replace(/^(\.\/)+/, ''), /\//);

function readManifest(descriptor: number, entries: ReadonlyMap<string, TarEntry>, archive: string): Manifest {
  const entry = entries.get(manifestName);
  if (!entry || entry.size > MAX_MANIFEST_BYTES) return refuseField('archive', 'file-no-backup', { file: archive });
  const bytes = Buffer.alloc(entry.size);
  readSync(descriptor, bytes, 0, entry.size, entry.offset);
  const manifest = parseManifest(bytes.toString('utf8')) ?? refuseField('archive', 'file-no-backup', { file: archive });
  if (manifest.schema > currentVersion) {
    refuseField('archive', 'file-newer-backup', { file: archive, version: manifest.schema, supported: currentVersion });
  }
  return manifest;
}

function requireDiskSpace(folder: string, bytes: number, archive: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bytes + RESERVED_BYTES > bavail * bsize) refuseField('archive', 'file-no-room', { file: archive });
}

/** Writes a member to the disk and returns its SHA-256. */
function extract(descriptor: number, { offset, size }: TarEntry, path: string): string {
  const file = openSync(path, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    const buffer = Buffer.alloc(1024 ** 2);
    for (let done = 0; done < size; ) {
      const read = readSync(descriptor, buffer, 0, Math.min(buffer.length, size - done), offset + done);
      if (read === 0) throw new TarError('it ends too early');
      const piece = buffer.subarray(0, read);
      hash.update(piece);
      for (let written = 0; written < read; ) written += writeSync(file, piece, written);
      done += read;
    }
    fsyncSync(file);
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
}
