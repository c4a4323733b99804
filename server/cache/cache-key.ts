import type { IncomingMessage } from 'node:http';
import { LITE_VARY } from '#lib/http/wants-lite.ts';
import { isRouterHeader } from '#lib/next/headers.ts';
import { responseCache } from './response-cache.ts';

/** The key of a request in the response cache. */
export interface CacheKey {
  readonly text: string;
  /** When the request came, in milliseconds of this process, and how many publications there had been. */
  readonly askedAt: number;
  readonly generation: number;
}

/** A request with one of these headers has a response of its own (RFC 9110, 13.1 and 14.2). */
const CONDITIONS = ['range', 'if-match', 'if-modified-since', 'if-unmodified-since', 'authorization'];

/** Null where the response depends on more than the address: the response cache is passed by. */
export function cacheKeyOf(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  isLite = false,
): CacheKey | null {
  if (method !== 'GET' || url.includes('?')) return null;
  for (const name of CONDITIONS) if (headers[name] !== undefined) return null;
  for (const name in headers) if (isRouterHeader(name)) return null;
  const text = isLite ? `lite ${url}` : url;
  return { text, askedAt: performance.now(), generation: responseCache().generation };
}

/** Headers by which the encoding is chosen when the response is sent: one entry serves all values. */
const OF_ENCODING = ['accept-encoding', 'available-dictionary'];

/** Whether one entry can serve a response with this `Vary`: each header is part of the key or chooses the encoding. */
export function variesByKey(vary: string): boolean {
  return vary
    .replace(LITE_VARY, '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .every((name) => name === '' || OF_ENCODING.includes(name) || isRouterHeader(name));
}
