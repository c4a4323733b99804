import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { type Dictionary, WITH_DICTIONARY } from '#lib/http/dictionaries.ts';
import { takesEncoding } from '#lib/http/takes-encoding.ts';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import { type WholeResponse, withHeaders } from '../response/whole-response.ts';

/** Content codings that the site sends (RFC 9110, 8.4.1); of those by a dictionary there is one for each. */
export type Encoding = 'br' | 'gzip' | 'identity' | Dictionary;

/** Headers of a smaller body would outweigh what is saved. */
const SMALLEST = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const toZstandard = promisify(zstdCompress);

/** Takes no longer than gzip, for a quarter fewer bytes; a seventh more than at its best, for a hundredth of the time. */
const WHILE_SOMEBODY_WAITS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** By `Accept-Encoding`: browsers say few different ones. */
const known = new BoundedMap<string, readonly Encoding[]>(100);

/** The encodings that an `Accept-Encoding` takes, the smallest first; `dictionary`: one that the visitor has. */
export function acceptedEncodings(accepted: string, dictionary: Dictionary | null = null): readonly Encoding[] {
  const encodings = known.get(accepted) ?? encodingsOf(accepted);
  return dictionary ? [dictionary, ...encodings] : encodings;
}

function encodingsOf(accepted: string): readonly Encoding[] {
  const named = (['br', 'gzip'] as const).filter((encoding) => takesEncoding(accepted, encoding));
  const encodings = [...named, 'identity'] as const;
  known.set(accepted, encodings);
  return encodings;
}

/** Encodes a body while a visitor waits for it. */
export async function encodeNow(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (typeof encoding === 'object') return withDictionary(body, encoding, 'now');
  return encoding === 'br' ? toBrotli(body, WHILE_SOMEBODY_WAITS) : toGzip(body);
}

/** What a body begins with that is made by a dictionary, before the digest of that (RFC 9842, 5): a frame of Zstandard that decoders skip. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** For who waits, a tenth larger at half; at its best, a twentieth smaller for ten times the time. */
const LEVELS = { now: 9, ahead: 19 } as const;

/** A body by a dictionary. */
export async function withDictionary(
  body: Buffer,
  { body: dictionary, digest }: Pick<Dictionary, 'body' | 'digest'>,
  when: keyof typeof LEVELS,
): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: LEVELS[when] };
  return Buffer.concat([MAGIC, digest, await toZstandard(body, { dictionary, params })]);
}

/** Says in which encoding the body of a response is. */
export function withEncoding(response: WholeResponse, encoding: Encoding): WholeResponse {
  if (encoding === 'identity' || response.status === 304) return response;
  return withHeaders(response, { 'content-encoding': typeof encoding === 'object' ? WITH_DICTIONARY : encoding });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * A body as small as it gets, beside everything else and one at a time: brotli takes a tenth of a second for a page, and saves a third of
 * the bytes of gzip.
 */
export function precompress(body: Buffer, encoding: 'br' | Dictionary): Promise<Buffer> {
  const done = last.then(() => (encoding === 'br' ? toBrotli(body) : withDictionary(body, encoding, 'ahead')));
  last = done.catch(() => undefined);
  return done;
}

export function isWorthEncoding(body: Buffer): boolean {
  return body.length >= SMALLEST;
}
