import type { IncomingMessage } from 'node:http';
import { LITE_VARY } from '#lib/platform/http/wants-lite.ts';
import { isFileRoute } from '#lib/platform/routes/match.ts';
import { isRouterHeader } from '#server/next-adapter/headers.ts';
import type { RequestContext } from '../http/request-context.ts';
import { responseCache } from './response-cache.ts';

/** The key of a request in the response cache. */
export interface CacheKey {
  readonly text: string;
  /** Time of the request, in milliseconds of this process, and the number of publications before it. */
  readonly requestedAt: number;
  readonly generation: number;
}

/** A request with one of these headers has a separate response (RFC 9110, 13.1 and 14.2). */
const CONDITIONAL_HEADERS = ['range', 'if-match', 'if-modified-since', 'if-unmodified-since', 'authorization'];

/** Null where the response depends on more than the address: it bypasses the response cache. */
export function cacheKeyOf(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  isLite = false,
): CacheKey | null {
  if (method !== 'GET' || url.includes('?')) return null;
  for (const name of CONDITIONAL_HEADERS) if (headers[name] !== undefined) return null;
  for (const name in headers) if (isRouterHeader(name)) return null;
  const text = isLite ? `lite ${url}` : url;
  return { text, requestedAt: performance.now(), generation: responseCache().generation };
}

/** The key of a visitor's request; null also where no cache may store the responses of its route. */
export function requestKey({ request, route, isLite }: RequestContext): CacheKey | null {
  return isFileRoute(route) || route?.storedBy === 'nobody' ? null : cacheKeyOf(request, isLite);
}

/** Headers by which the encoding is chosen when the response is sent: one entry serves all values. */
const ENCODING_HEADERS = ['accept-encoding', 'available-dictionary'];

/** Whether one entry can serve a response with this `Vary`: each header is part of the key or chooses the encoding. */
export function variesByKey(vary: string): boolean {
  return vary
    .replace(LITE_VARY, '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .every((name) => name === '' || ENCODING_HEADERS.includes(name) || isRouterHeader(name));
}
