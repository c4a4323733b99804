import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { Effort } from '#server/http/page-coding.ts';

const toZstandard = promisify(zstdCompress);

/** The head of a body encoded against a dictionary, followed by the dictionary's digest (RFC 9842, 5): a Zstandard frame that decoders skip. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** Levels of Zstandard: 9 while a visitor waits; 19 is a twentieth smaller and takes ten times as long. */
const LEVELS: Readonly<Record<Effort, number>> = { fast: 9, best: 19 };

/** Encodes a body against a dictionary with this SHA-256 digest. */
export async function encodeWithDictionary(
  body: Buffer,
  { body: dictionary, digest }: { readonly body: Buffer; readonly digest: Buffer },
  effort: Effort,
): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: LEVELS[effort] };
  return Buffer.concat([MAGIC, digest, await toZstandard(body, { dictionary, params })]);
}
