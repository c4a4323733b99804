import { acceptsEncoding } from '#lib/platform/http/accepts-encoding.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type Dictionary, dictionaryWithDigest, WITH_DICTIONARY } from './dictionaries.ts';

type Offer = Pick<RequestContext, 'acceptEncoding' | 'availableDictionary'>;

/** Base64 digest of the dictionary that the browser has; it may be of another build. Null for a browser that does not accept `dcz`. */
export function offeredDigest({ acceptEncoding, availableDictionary }: Offer): string | null {
  const [, digest = null] = /^:([A-Za-z0-9+/]{43}=):$/.exec(availableDictionary) ?? [];
  return digest && acceptsEncoding(acceptEncoding, WITH_DICTIONARY) ? digest : null;
}

/** The site's dictionary that the browser has. */
export function offeredDictionary(offer: Offer): Dictionary | null {
  const digest = offeredDigest(offer);
  return digest === null ? null : dictionaryWithDigest(digest);
}
