import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { DICTIONARIES } from '#lib/platform/routes/paths.ts';
import { LruCache } from '#lib/platform/runtime/bounded-map.ts';
import { type CachedResponse, responseCache } from '#server/cache/response-cache.ts';
import type { Handled } from '#server/finish/handled.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { toWholeResponse } from '#server/http/response.ts';
import { type Dictionary, dictionaryNamed, headersOfDictionary, WITH_DICTIONARY } from './dictionaries.ts';
import { encodeWithDictionary } from './encode-with-dictionary.ts';
import { offeredDigest } from './offer.ts';

/** An entry takes about 2 KB; there is one for each page on which visits began. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Encoded dictionaries, by name of the dictionary and digest of the page. */
const encodedDictionaries = new LruCache<Buffer>(MAX_BYTES);

/**
 * Handler: sends a dictionary encoded against the page that announced it, which the browser has just read: a quarter of the bytes. Null where
 * that page is not in memory in the same version; the whole dictionary is sent then.
 */
export function sendDictionaryByPage(context: RequestContext): null | Promise<Handled | null> {
  const { url, method, referer } = context;
  if (method !== 'GET' || !url.startsWith(`${DICTIONARIES}/`)) return null;
  const digest = offeredDigest(context);
  const dictionary = dictionaryNamed(url.slice(DICTIONARIES.length + 1));
  const page = pathOf(referer);
  return dictionary && digest !== null && page !== null ? byPage(dictionary, digest, page) : null;
}

async function byPage(dictionary: Dictionary, digest: string, page: string): Promise<Handled | null> {
  const body = encodedDictionaries.get(`${dictionary.name} ${digest}`) ?? (await makeByPage(dictionary, digest, page));
  if (!body) return null;
  const headers = { ...headersOfDictionary(dictionary), 'Content-Encoding': WITH_DICTIONARY };
  return { response: await toWholeResponse(new Response(new Uint8Array(body), { headers })) };
}

async function makeByPage(dictionary: Dictionary, digest: string, page: string): Promise<Buffer | null> {
  const cached = responseCache().peek(page);
  const text = cached && (await decoded(cached));
  if (!text) return null;
  const own = createHash('sha256').update(text).digest();
  if (own.toString('base64') !== digest) return null;
  const body = await encodeWithDictionary(dictionary.body, { body: text, digest: own }, 'best');
  encodedDictionaries.set(`${dictionary.name} ${digest}`, body, body.length);
  return body;
}

const decoders = [
  ['identity', async (body: Buffer) => body],
  ['br', promisify(brotliDecompress)],
  ['gzip', promisify(gunzip)],
] as const;

async function decoded(cached: CachedResponse): Promise<Buffer | null> {
  for (const [encoding, decode] of decoders) {
    const body = cached.bodyIn(encoding);
    if (body) return decode(body);
  }
  return null;
}

function pathOf(referer: string | undefined): string | null {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : null;
}
