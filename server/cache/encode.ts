import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from '#lib/platform/http/accepts-encoding.ts';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import type { PageCoding } from '../http/page-coding.ts';
import { type WholeResponse, withHeaders } from '../http/response.ts';

/** Content codings that the site sends (RFC 9110, 8.4.1). */
export type Encoding = 'br' | 'gzip' | 'identity' | PageCoding;

/** In bytes: a smaller body fits into the same packet either way. A personal response costs processor time at each request. */
const MIN_BYTES = { shared: 512, personal: 1024 };

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Brotli at 5 takes as long as gzip and gives a quarter fewer bytes; at 11 it gives a seventh fewer still, in a hundred times the time. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Encodings by `Accept-Encoding`, of which browsers send few different values. */
const encodingsByHeader = new BoundedMap<string, readonly Encoding[]>(100);

/** The encodings that an `Accept-Encoding` allows, the smallest first; `pageCoding`: one that the browser can decode besides. */
export function acceptedEncodings(accepted: string, pageCoding: PageCoding | null = null): readonly Encoding[] {
  const encodings = encodingsByHeader.get(accepted) ?? encodingsOf(accepted);
  return pageCoding ? [pageCoding, ...encodings] : encodings;
}

function encodingsOf(accepted: string): readonly Encoding[] {
  const compressed = (['br', 'gzip'] as const).filter((encoding) => acceptsEncoding(accepted, encoding));
  const encodings = [...compressed, 'identity'] as const;
  encodingsByHeader.set(accepted, encodings);
  return encodings;
}

/** Encodes a body while a visitor waits for it. */
export async function encodeNow(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (typeof encoding === 'object') return encoding.encode(body, 'fast');
  return encoding === 'br' ? toBrotli(body, FAST_BROTLI) : toGzip(body);
}

export function withEncoding(response: WholeResponse, encoding: Encoding): WholeResponse {
  if (encoding === 'identity' || response.status === 304) return response;
  return withHeaders(response, {
    'content-encoding': typeof encoding === 'object' ? encoding.contentEncoding : encoding,
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Encodes a body as small as possible, in the background and one at a time: brotli at 11 takes a tenth of a second for a page, and saves
 * a third of the bytes of gzip.
 */
export function encodeSmallest(body: Buffer, encoding: 'br' | PageCoding): Promise<Buffer> {
  const done = last.then(() => (encoding === 'br' ? toBrotli(body) : encoding.encode(body, 'best')));
  last = done.catch(() => undefined);
  return done;
}

export function isWorthEncoding(body: Buffer, audience: keyof typeof MIN_BYTES = 'shared'): boolean {
  return body.length >= MIN_BYTES[audience];
}
