import { readSync } from 'node:fs';

/** A member of an archive: `type` is that of the format, `'0'` for a regular file; `offset` is the position of its first byte. */
export interface TarEntry {
  name: string;
  type: string;
  size: number;
  offset: number;
  /** The member that a hard link repeats. */
  link: string;
}

/** Error for a file that is not an archive or is truncated. */
export class TarError extends Error {
  override name = 'TarError';
}

const BLOCK = 512;
/** More than the files of any campus. */
const MAX_ENTRIES = 200_000;
/** Bytes of a header that only holds a long name. */
const MAX_NAME_BYTES = 64 * 1024;

/**
 * Lists the members of an archive without reading their bytes: POSIX ustar and pax, and the long names of GNU tar
 * (https://www.gnu.org/software/tar/manual/html_node/Standard.html). `bytes` is its size. @throws TarError
 */
export function readTar(descriptor: number, bytes: number): TarEntry[] {
  const entries: TarEntry[] = [];
  let extended: Partial<TarEntry> = {};
  for (let at = 0; ; ) {
    const header = readAt(descriptor, at, BLOCK, bytes);
    if (header.every((byte) => byte === 0)) return entries;
    if (entries.length === MAX_ENTRIES) throw new TarError('it has too many files');
    const entry = { ...parseHeader(header), offset: at + BLOCK };
    const size = extended.size ?? entry.size;
    at = entry.offset + Math.ceil(size / BLOCK) * BLOCK;
    if (at > bytes) throw new TarError('it ends in the middle of a file');
    if (!/^[xgLK]$/.test(entry.type)) {
      entries.push({ ...entry, ...extended });
      extended = {};
      continue;
    }
    if (size > MAX_NAME_BYTES) throw new TarError('a name in it is too long');
    const text = readAt(descriptor, entry.offset, size, bytes).toString('utf8');
    if (entry.type === 'x') extended = { ...extended, ...parsePax(text) };
    if (entry.type === 'L') extended.name = cut(text);
    if (entry.type === 'K') extended.link = cut(text);
  }
}

function readAt(descriptor: number, position: number, length: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(length);
  if (position + length > bytes) throw new TarError('it ends too early');
  for (let filled = 0; filled < length; ) {
    const read = readSync(descriptor, buffer, filled, length - filled, position + filled);
    if (read === 0) throw new TarError('it ends too early');
    filled += read;
  }
  return buffer;
}

const cut = (text: string): string => text.split('\0', 1)[0] ?? '';

function parseHeader(header: Buffer): Omit<TarEntry, 'offset'> {
  const text = (from: number, length: number) => cut(header.toString('utf8', from, from + length));
  const checksum = Number.parseInt(text(148, 8), 8);
  // The checksum counts its own field as spaces.
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (sum !== checksum) throw new TarError('it is not an archive');
  const prefix = text(257, 5) === 'ustar' && header[263] !== 0x20 ? text(345, 155) : '';
  const name = text(0, 100);
  const type = text(156, 1) || '0';
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    type,
    size: parseSize(header.subarray(124, 136)),
    link: text(157, 100),
  };
}

/** In octal digits, or with the highest bit set as a binary number. */
function parseSize(field: Buffer): number {
  const size =
    (field[0] ?? 0) & 0x80
      ? [...field.subarray(1)].reduce((sum, byte) => sum * 256 + byte, 0)
      : Number.parseInt(cut(field.toString('latin1')).trim() || '0', 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new TarError('a size in it is invalid');
  return size;
}

/** Records such as `12 path=a b\n`; their length counts itself. */
function parsePax(text: string): Partial<TarEntry> {
  const bytes = Buffer.from(text);
  const fields: Partial<TarEntry> = {};
  for (let at = 0; at < bytes.length; ) {
    const length = Number.parseInt(bytes.toString('latin1', at, at + 20), 10);
    if (!(length > 0)) throw new TarError('a header in it cannot be read');
    const [, key = '', value = ''] = /^\d+ ([^=]+)=(.*)\n$/s.exec(bytes.toString('utf8', at, at + length)) ?? [];
    if (key === 'path') fields.name = value;
    if (key === 'linkpath') fields.link = value;
    if (key === 'size') fields.size = parseSize(Buffer.from(Number(value).toString(8)));
    // A file with holes claims more bytes than it has.
    if (key.startsWith('GNU.sparse')) fields.type = 'S';
    at += length;
  }
  return fields;
}
