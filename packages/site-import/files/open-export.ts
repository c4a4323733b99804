import { closeSync, createReadStream, createWriteStream, openSync, readSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { SiteImportError } from '../network/site-import-error.ts';
import { readZipEntries, readZipEntry } from './zip-archive.ts';

/** Size limit of an export file after it is unpacked: its texts are in memory, long ones compressed. */
export const MAX_EXPORT_BYTES = 300 * 1024 * 1024;

/** An uploaded file: its path, and its name for messages. */
export interface NamedFile {
  path: string;
  name: string;
}

/** The path of an export file, unpacked to `target` if it is compressed (gzip, or ZIP with one XML file). @throws SiteImportError, errors of the disk */
export async function openExport({ path, name }: NamedFile, target: string): Promise<string> {
  const chunks = unpackedChunks({ path, name });
  if (chunks === null) {
    if (statSync(path).size > MAX_EXPORT_BYTES) throw tooLarge(name);
    return path;
  }
  try {
    await pipeline(Readable.from(bounded(chunks, name)), createWriteStream(target));
  } catch (error) {
    throw isDamage(error) ? new SiteImportError('unpack', { file: name }, { cause: error }) : error;
  }
  return target;
}

/** Null for a file that is not compressed. */
function unpackedChunks({ path, name }: NamedFile): AsyncIterable<Buffer> | null {
  const beginning = readBeginning(path);
  if (beginning.readUInt16BE(0) === 0x1f8b) {
    const file = createReadStream(path);
    const unpacked = file.pipe(createGunzip());
    file.on('error', (error) => unpacked.destroy(error));
    return unpacked;
  }
  if (beginning.toString('latin1', 0, 2) !== 'PK') return null;
  const exports = readZipEntries(path, name).filter(
    (entry) => /\.xml$/i.test(entry.name) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(entry.name),
  );
  const [entry] = exports;
  if (entry === undefined || exports.length > 1) throw new SiteImportError('zip-one', { file: name });
  return readZipEntry(path, entry, MAX_EXPORT_BYTES + 1);
}

async function* bounded(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MAX_EXPORT_BYTES) throw tooLarge(name);
    yield chunk;
  }
}

const tooLarge = (file: string) => new SiteImportError('too-large', { file, most: MAX_EXPORT_BYTES / 1024 / 1024 });

/** An error of gzip or of a file in a ZIP archive, not of the disk. */
const isDamage = (error: unknown) =>
  error instanceof SiteImportError
    ? error.code.startsWith('file-')
    : typeof error === 'object' && error !== null && 'code' in error && /^Z_/.test(String(error.code));

function readBeginning(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const beginning = Buffer.alloc(4);
    readSync(file, beginning, 0, 4, 0);
    return beginning;
  } finally {
    closeSync(file);
  }
}
