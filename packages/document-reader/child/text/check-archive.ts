import { UnreadableError } from './unreadable-error.ts';

// Word and Excel files are zip archives. The sizes in the directory of an archive are checked before decompression; if they are wrong,
// the site kills this process at its memory limit.

/** Limit of the decompressed size of all files; a thesis with its pictures has less. */
const MAX_BYTES = 150 * 1024 * 1024;
const MAX_ENTRIES = 5000;
/** Limit of the compression ratio, which XML does not reach; not applied to small files. */
const MAX_RATIO = 200;
const SMALL_BYTES = 5 * 1024 * 1024;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Signature of compound files: Word and Excel before 2007, and password-protected files. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Checks an archive before decompression; it must have this file. @throws UnreadableError `encrypted`, `wrong-kind`, `broken`, `too-large` */
export function checkArchive(bytes: Buffer, part: string): void {
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND))
    throw new UnreadableError(bytes.includes(ENCRYPTED) ? 'encrypted' : 'wrong-kind');
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') throw new UnreadableError('wrong-kind');
  const names = new Set<string>();
  let total = 0;
  for (const { name, compressedBytes, uncompressedBytes } of entriesOf(bytes)) {
    names.add(partName(name));
    total += uncompressedBytes;
    const isBomb = uncompressedBytes > SMALL_BYTES && uncompressedBytes > compressedBytes * MAX_RATIO;
    if (isBomb || total > MAX_BYTES) throw new UnreadableError('too-large');
  }
  if (!names.has(partName(part))) throw new UnreadableError('wrong-kind');
}

/** Whether an archive has this file. @throws UnreadableError `broken`, `too-large` */
export const hasPart = (bytes: Buffer, part: string): boolean =>
  entriesOf(bytes).some(({ name }) => partName(name) === partName(part));

/** Reads the directory at the end of the archive (APPNOTE 4.3.12 and 4.3.16). */
function entriesOf(bytes: Buffer): { name: string; compressedBytes: number; uncompressedBytes: number }[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) throw new UnreadableError('broken');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new UnreadableError('too-large');
  const entries = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new UnreadableError('broken');
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      compressedBytes: bytes.readUInt32LE(at + 20),
      uncompressedBytes: bytes.readUInt32LE(at + 24),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The name of a file of an archive as it is compared: some programs write other letters or separators. */
export const partName = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
