import { LITE_SHARING } from '#lib/platform/http/wants-lite.ts';
import { CACHE_STATE } from '#server/next-adapter/headers.ts';
import { type CacheKey, variesByKey } from '../cache/cache-key.ts';
import { isWorthEncoding } from '../cache/encode.ts';
import { CachedResponse, responseCache } from '../cache/response-cache.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type AnyResponse, headerOf, isEncodable, type ResponseHead, type WholeResponse } from '../http/response.ts';

const MAX_BODY_BYTES = 512 * 1024;

/** Stores a complete response that is the same for everybody. Returns its entry; null for any other response. */
export function storeResponse(
  { status, headers, body }: AnyResponse,
  key: CacheKey,
  { isLite }: RequestContext,
): CachedResponse | null {
  if (body === null) return null;
  const response = { status, headers, body };
  const cache = responseCache();
  // A new rendering of the same content is sent as the stored one, whose encodings exist.
  const existing = status === 200 ? cache.withTag(key.text, headers.etag) : null;
  if (cache.generation !== key.generation) return existing;
  // The framework is rendering a newer page: the stored response is as good as the stale one that it sent.
  if (headerOf(response, CACHE_STATE) === 'STALE') return existing;
  if (body.length > MAX_BODY_BYTES || !isForEverybody(response, isLite)) {
    cache.drop(key.text);
    return existing;
  }
  if (existing === null) return store(key, response);
  existing.checkedAt = key.requestedAt;
  existing.isOutdated = false;
  return existing;
}

function store({ text, requestedAt }: CacheKey, { headers, body }: WholeResponse): CachedResponse {
  const cached = new CachedResponse(headers, !isWorthEncoding(body), requestedAt);
  responseCache().store(text, cached);
  return cached;
}

const isShared = (sharing: string) => /\b(public|s-maxage)\b/.test(sharing) && !/\b(no-store|private)\b/.test(sharing);

/** Whether every visitor may get this response: a shareable text, current, without a nonce or a cookie. */
function isForEverybody(response: ResponseHead, isLite: boolean): boolean {
  const sharing = headerOf(response, 'cache-control');
  return (
    response.status === 200 &&
    isEncodable(response) &&
    (isLite ? sharing === LITE_SHARING : isShared(sharing)) &&
    /^(HIT)?$/.test(headerOf(response, CACHE_STATE)) &&
    !headerOf(response, 'content-security-policy').includes("'nonce-") &&
    response.headers['set-cookie'] === undefined &&
    variesByKey(headerOf(response, 'vary'))
  );
}
