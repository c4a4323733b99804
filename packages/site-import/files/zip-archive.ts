import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import { createInflateRaw } from 'node:zlib';
import { SiteImportError } from '../network/site-import-error.ts';

/** A file of a ZIP archive. `name` is untrusted: never a path on this machine. */
export interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  compressedBytes: number;
  /** As the archive states it. */
  bytes: number;
  /** Position of its local header. */
  offset: number;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const MAX_COMMENT = 65_535;
const MAX_ENTRIES = 200_000;
/** Size limit of the list of files: about 200,000 names. */
const MAX_DIRECTORY = 64 * 1024 * 1024;
const ALL_ONES = 0xffffffff;

/** The files of an archive, from its directory (APPNOTE 4.3), ZIP64 included; folders are left out. @throws SiteImportError `zip` */
export function readZipEntries(path: string, name: string): ZipEntry[] {
  const file = openSync(path, 'r');
  try {
    const read = (position: number, length: number) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, position));
    };
    const directory = findDirectory(read, fstatSync(file).size);
    const entries =
      directory && directory.length <= MAX_DIRECTORY ? parseEntries(read(directory.offset, directory.length)) : null;
    if (entries === null) throw new SiteImportError('zip', { file: name });
    return entries;
  } finally {
    closeSync(file);
  }
}

type Read = (position: number, length: number) => Buffer;

/** Position and length of the directory; null for another file, or one that was cut. */
function findDirectory(read: Read, size: number): { offset: number; length: number } | null {
  const start = Math.max(0, size - END_BYTES - MAX_COMMENT);
  const tail = read(start, size - start);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END || at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const small = { offset: tail.readUInt32LE(at + 16), length: tail.readUInt32LE(at + 12) };
    const directory = small.offset === ALL_ONES || small.length === ALL_ONES ? find64(read, start + at) : small;
    return directory && directory.offset + directory.length <= size ? directory : null;
  }
  return null;
}

function find64(read: Read, end: number): { offset: number; length: number } | null {
  const locator = read(Math.max(0, end - LOCATOR_BYTES), LOCATOR_BYTES);
  if (locator.length < LOCATOR_BYTES || locator.readUInt32LE(0) !== LOCATOR_64) return null;
  const record = read(Number(locator.readBigUInt64LE(8)), 56);
  if (record.length < 56 || record.readUInt32LE(0) !== END_64) return null;
  return { length: Number(record.readBigUInt64LE(40)), offset: Number(record.readBigUInt64LE(48)) };
}

/** Null for a directory that is not one. */
function parseEntries(directory: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.length; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY || entries.length >= MAX_ENTRIES)
      return null;
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
    const next = extraEnd + directory.readUInt16LE(at + 32);
    if (next > directory.length) return null;
    const sizes = [directory.readUInt32LE(at + 24), directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 42)];
    const [bytes = 0, compressedBytes = 0, offset = 0] = widened(sizes, directory.subarray(nameEnd, extraEnd));
    const name = nameOf(directory.subarray(at + 46, nameEnd));
    if (!name.endsWith('/'))
      entries.push({
        name,
        method: directory.readUInt16LE(at + 10),
        isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
        compressedBytes,
        bytes,
        offset,
      });
    at = next;
  }
  return entries;
}

/** Values that do not fit are in the extra field of ZIP64 (4.5.3), in their order. */
function widened(values: readonly number[], extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2));
    let next = at + 4;
    return values.map((value) => {
      if (value !== ALL_ONES || next + 8 > end) return value;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    });
  }
  return [...values];
}

/** Old programs of Windows write other encodings than UTF-8: their names are compared byte by byte. */
function nameOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC').replaceAll('\\', '/');
  } catch {
    return bytes.toString('latin1').replaceAll('\\', '/');
  }
}

/** Bytes of a file of the archive, at most `maxBytes`, regardless of the sizes that the archive states. @throws SiteImportError `file-…` for one that is encrypted, damaged or larger */
export async function* readZipEntry(path: string, entry: ZipEntry, maxBytes: number): AsyncGenerator<Buffer> {
  if (entry.isEncrypted) throw new SiteImportError('file-encrypted');
  if (entry.method !== 0 && entry.method !== 8) throw new SiteImportError('file-method');
  const start = dataStart(path, entry);
  if (start === null) throw new SiteImportError('file-damaged');
  if (entry.compressedBytes === 0) return;
  const compressed = createReadStream(path, { start, end: start + entry.compressedBytes - 1 });
  const stream = entry.method === 0 ? compressed : compressed.pipe(createInflateRaw());
  compressed.on('error', (error) => stream.destroy(error));
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new SiteImportError('file-too-large', { most: Math.floor(maxBytes / 1024 / 1024) });
      yield chunk;
    }
  } catch (error) {
    throw error instanceof SiteImportError ? error : new SiteImportError('file-damaged', {}, { cause: error });
  } finally {
    compressed.destroy();
    stream.destroy();
  }
  if (bytes !== entry.bytes) throw new SiteImportError('file-damaged');
}

/** The local header has its own name and extra field; null where there is none. */
function dataStart(path: string, { offset }: ZipEntry): number | null {
  const file = openSync(path, 'r');
  try {
    const header = Buffer.alloc(30);
    if (readSync(file, header, 0, 30, offset) < 30 || header.readUInt32LE(0) !== LOCAL) return null;
    return offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    closeSync(file);
  }
}
