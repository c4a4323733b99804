import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '#content/locale.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { acceptsEncoding } from './accepts-encoding.ts';
import { IMMUTABLE } from './error-response.ts';

/** Compression dictionary: text common to all pages of a language, so that responses hold only the difference (RFC 9842). */
export interface Dictionary {
  readonly locale: Locale;
  /** Last segment of the path, with a digest of the body. */
  readonly name: string;
  readonly body: Buffer;
  /** SHA-256 of the body. */
  readonly digest: Buffer;
}

/** Content coding of a body compressed by Zstandard with a dictionary. */
export const WITH_DICTIONARY = 'dcz';

export function createDictionary(locale: Locale, text: string): Dictionary {
  const body = Buffer.from(text);
  const digest = createHash('sha256').update(body).digest();
  return { locale, name: `${locale}-${digest.toString('hex').slice(0, 12)}`, body, digest };
}

const registered = () => processSingleton('dictionaries', () => new Map<Locale, Dictionary>());

/** Sets the dictionaries that pages announce. Until then, and in development, there are none. */
export function setDictionaries(dictionaries: readonly Dictionary[]): void {
  registered().clear();
  for (const dictionary of dictionaries) registered().set(dictionary.locale, dictionary);
}

/** The dictionary for the pages of a language. */
export function dictionaryFor(locale: Locale): Dictionary | null {
  return registered().get(locale) ?? null;
}

export function dictionaryNamed(name: string): Dictionary | null {
  return (
    registered()
      .values()
      .find((dictionary) => dictionary.name === name) ?? null
  );
}

/** Base64 digest of the dictionary that a browser has, if it also accepts `dcz`; it may be of another build. */
export function offeredDigest(headers: IncomingHttpHeaders): string | null {
  const [, digest = null] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  return digest && acceptsEncoding(String(headers['accept-encoding'] ?? ''), WITH_DICTIONARY) ? digest : null;
}

/** The registered dictionary with that digest; null for one of another build. */
export function dictionaryWithDigest(offered: string | null): Dictionary | null {
  if (offered === null) return null;
  return (
    registered()
      .values()
      .find(({ digest }) => offered === digest.toString('base64')) ?? null
  );
}

/** `match` pattern for the pages of a language: browsers prefer the dictionary with the longer pattern. */
const PAGES: Readonly<Record<Locale, string>> = { en: '/*', ne: '/ne*' };

/** Response headers of a dictionary. It applies only to pages and fetches of the service worker; other files have no text in common with it. */
export function headersOfDictionary({ locale }: Dictionary): Record<string, string> {
  return {
    'Cache-Control': IMMUTABLE,
    'Content-Type': 'text/plain; charset=utf-8',
    'Use-As-Dictionary': `match="${PAGES[locale]}", match-dest=("document" "")`,
    Vary: 'Accept-Encoding, Available-Dictionary',
    'X-Robots-Tag': 'noindex',
  };
}
