import { LITE_SHARING } from '#lib/platform/http/wants-lite.ts';
import { CACHE_STATE } from '#server/next-adapter/headers.ts';
import type { RequestContext } from '#server/request-context.ts';
import { type CacheKey, variesByKey } from '../cache/cache-key.ts';
import {
  acceptedEncodings,
  type Encoding,
  encodeNow,
  encodeSmallest,
  isWorthEncoding,
  type PageCoding,
  withEncoding,
} from '../cache/encode.ts';
import { CachedResponse, responseCache } from '../cache/response-cache.ts';
import { offerPageAsDictionary } from '../optional/dictionaries/page-headers.ts';
import {
  headerOf,
  isEncodable,
  isSharedPage,
  type ResponseHead,
  type WholeResponse,
} from '../response/whole-response.ts';
import { toNotModified } from './not-modified.ts';
import { allowPrefetchReuse } from './page-transforms.ts';

const MAX_BODY_BYTES = 512 * 1024;

/** Stage: responds from the response cache; null where the request has to go to the framework. */
export function serveCached(context: RequestContext): WholeResponse | null {
  const { cacheKey, rendering } = context;
  const cached = cacheKey && responseCache().take(cacheKey.text);
  if (!cached) return null;
  const response = cached.responseIn(cached.encodingFor(encodingsFor(cached, context)));
  if (!response) return null;
  const own = { ...response, headers: { ...response.headers, 'x-request-id': rendering.id } };
  return offerPageAsDictionary(allowPrefetchReuse(toNotModified(own, context), context), context);
}

/** Transform: stores a response that is the same for everybody. */
export function storeResponse(response: WholeResponse, context: RequestContext): WholeResponse {
  const { cacheKey, isLite } = context;
  const cache = responseCache();
  if (!cacheKey) return response;
  // A new rendering of the same content is sent as the stored one, whose encodings exist.
  context.cached = response.status === 200 ? cache.withTag(cacheKey.text, response.headers.etag) : null;
  if (cache.generation !== cacheKey.generation) return response;
  // The framework is rendering a newer page: the stored response is as good as the stale one that it sent.
  if (headerOf(response, CACHE_STATE) === 'STALE') return response;
  if (response.body.length > MAX_BODY_BYTES || !isForEverybody(response, isLite)) {
    cache.drop(cacheKey.text);
    return response;
  }
  if (context.cached) {
    context.cached.checkedAt = cacheKey.requestedAt;
    return response;
  }
  context.cached = store(cacheKey, response);
  return response;
}

function store({ text, requestedAt }: CacheKey, response: WholeResponse): CachedResponse {
  const { 'x-request-id': _, ...headers } = response.headers;
  const cached = new CachedResponse(headers, !isWorthEncoding(response.body), requestedAt);
  responseCache().store(text, cached);
  return cached;
}

/** Replaces a body that was encoded quickly by the smallest one, in the background. */
function storeSmallest(key: CacheKey | null, cached: CachedResponse, body: Buffer, encoding: 'br' | PageCoding): void {
  encodeSmallest(body, encoding).then(
    (smallest) => addBody(key, cached, encoding, smallest),
    () => undefined,
  );
}

/** Adds an encoding to a cached response; `key`: null for a response that is not in the response cache. */
export function addBody(key: CacheKey | null, cached: CachedResponse, encoding: Encoding, body: Buffer): void {
  cached.setBody(encoding, body);
  if (key && responseCache().withTag(key.text, cached.headers.etag) === cached) responseCache().store(key.text, cached);
}

/** The encodings that the response may have and the browser accepts. */
function encodingsFor(
  head: Pick<ResponseHead, 'headers'>,
  { acceptEncoding, dictionaryOffer: { dictionary } }: RequestContext,
): readonly Encoding[] {
  return acceptedEncodings(acceptEncoding, isSharedPage(head) ? dictionary : null);
}

/** Transform: encodes the body in the smallest encoding that the browser accepts. */
export async function encodeBody(response: WholeResponse, context: RequestContext): Promise<WholeResponse> {
  const { cached, cacheKey } = context;
  if (response.body.length === 0 || !isEncodable(response)) return response;
  const isWorthIt = isWorthEncoding(response.body, cached ? 'shared' : 'personal');
  const accepted = isWorthIt ? encodingsFor(response, context) : (['identity'] as const);
  const [encoding = 'identity'] = accepted;
  const isFirst = cached?.isMissing(encoding);
  const body = await (cached?.encode(encoding, response.body) ?? encodeNow(response.body, encoding));
  if (cached) {
    addBody(cacheKey, cached, encoding, body);
    if (isFirst && encoding !== 'identity' && encoding !== 'gzip')
      storeSmallest(cacheKey, cached, response.body, encoding);
  }
  return withEncoding({ ...response, body }, encoding);
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
