import { createHash } from 'node:crypto';
import type { Locale } from '#content/locale.ts';
import { IMMUTABLE } from '#lib/platform/http/error-response.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import type { PageCoding } from '#server/http/page-coding.ts';
import { encodeWithDictionary } from './encode-with-dictionary.ts';

/** Compression dictionary: text common to all pages of a language, so that responses hold only the difference (RFC 9842). */
export interface Dictionary extends PageCoding {
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
  return {
    locale,
    name: `${locale}-${digest.toString('hex').slice(0, 12)}`,
    body,
    digest,
    contentEncoding: WITH_DICTIONARY,
    encode: (page, effort) => encodeWithDictionary(page, { body, digest }, effort),
  };
}

const registered = () => processSingleton('dictionaries', () => new Map<Locale, Dictionary>());

/** Sets the dictionaries that pages announce. Until then, in development and where they are switched off there are none. */
export function setDictionaries(dictionaries: readonly Dictionary[]): void {
  registered().clear();
  for (const dictionary of dictionaries) registered().set(dictionary.locale, dictionary);
}

/** The dictionary for the pages of a language. */
export function dictionaryFor(locale: Locale): Dictionary | null {
  return registered().get(locale) ?? null;
}

function find(matches: (dictionary: Dictionary) => boolean): Dictionary | null {
  return registered().values().find(matches) ?? null;
}

export function dictionaryNamed(name: string): Dictionary | null {
  return find((dictionary) => dictionary.name === name);
}

/** The registered dictionary with that base64 digest; null for one of another build. */
export function dictionaryWithDigest(offered: string): Dictionary | null {
  return find(({ digest }) => offered === digest.toString('base64'));
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
