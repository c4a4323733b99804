import type { IncomingMessage } from 'node:http';
import { LITE_VARY } from '#lib/http/wants-lite.ts';
import { isRouterHeader } from '#lib/next/headers.ts';
import { responseCache } from './response-cache.ts';

/** What a request asks for, where all who ask for the same get the same. */
export interface CacheKey {
  readonly text: string;
  /** When it was asked, in milliseconds of this process, and after how many publications. */
  readonly askedAt: number;
  readonly generation: number;
}

/** With one of these the response is not the one for everybody (RFC 9110, 13.1 and 14.2). */
const CONDITIONS = ['range', 'if-match', 'if-modified-since', 'if-unmodified-since', 'authorization'];

/** Null where more than the address tells what is asked for. */
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

/** By these its encoding is chosen as it is sent. */
const OF_ENCODING = ['accept-encoding', 'available-dictionary'];

/** Whether what a response varies by is part of its key, or is chosen as it is sent. */
export function variesByKey(vary: string): boolean {
  return vary
    .replace(LITE_VARY, '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .every((name) => name === '' || OF_ENCODING.includes(name) || isRouterHeader(name));
}
