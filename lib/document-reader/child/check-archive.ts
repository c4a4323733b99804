import { UnreadableError } from './unreadable-error.ts';

// Word and Excel files are zip archives. What an archive says of its own contents is looked at before anything is unpacked; one that lies is ended by the
// site, which watches the memory of this process.

/** Unpacked, all files of an archive together; a thesis with its pictures has less. */
const MAX_BYTES = 150 * 1024 * 1024;
const MOST_ENTRIES = 5000;
/** XML packs well, but not so well; and small files may do as they like. */
const MOST_RATIO = 200;
const SMALL_BYTES = 5 * 1024 * 1024;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Compound files: Word and Excel of before 2007, and what is locked with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

/** @throws UnreadableError `encrypted`, `wrong-kind`, `broken`, `too-large` */
export function checkArchive(bytes: Buffer, part: string): void {
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND))
    throw new UnreadableError(bytes.includes(LOCKED) ? 'encrypted' : 'wrong-kind');
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') throw new UnreadableError('wrong-kind');
  const names = new Set<string>();
  let unpacked = 0;
  for (const { name, packedBytes, unpackedBytes } of entriesOf(bytes)) {
    names.add(name);
    unpacked += unpackedBytes;
    const isBomb = unpackedBytes > SMALL_BYTES && unpackedBytes > packedBytes * MOST_RATIO;
    if (isBomb || unpacked > MAX_BYTES) throw new UnreadableError('too-large');
  }
  if (!names.has(part)) throw new UnreadableError('wrong-kind');
}

/** By the directory at the end of the archive (APPNOTE 4.3.12 and 4.3.16). */
function entriesOf(bytes: Buffer): { name: string; packedBytes: number; unpackedBytes: number }[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) throw new UnreadableError('broken');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new UnreadableError('too-large');
  const entries = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new UnreadableError('broken');
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      packedBytes: bytes.readUInt32LE(at + 20),
      unpackedBytes: bytes.readUInt32LE(at + 24),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
