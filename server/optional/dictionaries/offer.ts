import type { IncomingHttpHeaders } from 'node:http';
import { acceptsEncoding } from '#lib/platform/http/accepts-encoding.ts';
import { type Dictionary, dictionaryWithDigest, WITH_DICTIONARY } from './dictionaries.ts';

/** The dictionary that a request offers. */
export interface DictionaryOffer {
  /** Base64 digest of the dictionary that the browser has; it may be of another build. Null for a browser that does not accept `dcz`. */
  readonly digest: string | null;
  /** The site's dictionary with that digest. */
  readonly dictionary: Dictionary | null;
  /** Chromium uses a page as a dictionary only while it may show it stale. */
  readonly isChromium: boolean;
}

/** Reads the offer of a request, before its other headers are removed. */
export function readOffer(headers: IncomingHttpHeaders): DictionaryOffer {
  const digest = offeredDigest(headers);
  return {
    digest,
    dictionary: digest === null ? null : dictionaryWithDigest(digest),
    isChromium: String(headers['sec-ch-ua'] ?? '').includes('Chromium'),
  };
}

function offeredDigest(headers: IncomingHttpHeaders): string | null {
  const [, digest = null] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  return digest && acceptsEncoding(String(headers['accept-encoding'] ?? ''), WITH_DICTIONARY) ? digest : null;
}
