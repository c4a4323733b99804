import {
  acceptedEncodings,
  type Encoding,
  encodeNow,
  encodeSmallest,
  isWorthEncoding,
  withEncoding,
} from '../cache/encode.ts';
import { type CachedResponse, responseCache } from '../cache/response-cache.ts';
import type { PageCoding } from '../http/page-coding.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type AnyResponse, isEncodable, isSharedPage, type ResponseHead } from '../http/response.ts';

/** The encodings that the response may have and the browser accepts, the smallest first. */
export function encodingsFor(
  head: Pick<ResponseHead, 'headers'>,
  { acceptEncoding, pageCoding }: RequestContext,
): readonly Encoding[] {
  return acceptedEncodings(acceptEncoding, isSharedPage(head) ? pageCoding : null);
}

/**
 * Step: encodes the body in the smallest encoding that the browser accepts. `encodings`: where existing encodings of this body are, and new
 * ones are added; null for a response to one visitor.
 */
export async function encodeBody(
  response: AnyResponse,
  context: RequestContext,
  encodings: StoredEncodings | null,
): Promise<AnyResponse> {
  const { body } = response;
  if (body === null || body.length === 0 || !isEncodable(response)) return response;
  const accepted = isWorthEncoding(body, encodings ? 'shared' : 'personal') ? encodingsFor(response, context) : [];
  const [encoding = 'identity'] = accepted;
  if (encodings === null) return withEncoding({ ...response, body: await encodeNow(body, encoding) }, encoding);
  const { cached, key } = encodings;
  const isFirst = cached.isMissing(encoding);
  const encoded = await cached.encode(encoding, body);
  responseCache().addBody(key, cached, encoding, encoded);
  if (isFirst && encoding !== 'identity' && encoding !== 'gzip') storeSmallest(encodings, body, encoding);
  return withEncoding({ ...response, body: encoded }, encoding);
}

/** A response in its encodings. `key`: null where the response cache does not hold it. */
export interface StoredEncodings {
  readonly cached: CachedResponse;
  readonly key: string | null;
}

/** Replaces a body that was encoded quickly by the smallest one, in the background. */
function storeSmallest({ cached, key }: StoredEncodings, body: Buffer, encoding: 'br' | PageCoding): void {
  encodeSmallest(body, encoding).then(
    (smallest) => responseCache().addBody(key, cached, encoding, smallest),
    () => undefined,
  );
}
