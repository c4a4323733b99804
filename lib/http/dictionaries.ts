import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '#content/locale.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { acceptsEncoding } from './accepts-encoding.ts';
import { IMMUTABLE } from './error-response.ts';

/** What all pages of a language have in common: a browser that has it is sent only the rest of a page (RFC 9842). */
export interface Dictionary {
  readonly locale: Locale;
  /** The last part of its address, which holds a digest of the body. */
  readonly name: string;
  readonly body: Buffer;
  /** SHA-256 of the body. */
  readonly digest: Buffer;
}

/** The content coding of a body encoded against a dictionary, with Zstandard. */
export const WITH_DICTIONARY = 'dcz';

export function createDictionary(locale: Locale, text: string): Dictionary {
  const body = Buffer.from(text);
  const digest = createHash('sha256').update(body).digest();
  return { locale, name: `${locale}-${digest.toString('hex').slice(0, 12)}`, body, digest };
}

const known = () => processSingleton('dictionaries', () => new Map<Locale, Dictionary>());

/** Registers the dictionaries that pages announce. Until then, and in development, there are none. */
export function provideDictionaries(dictionaries: readonly Dictionary[]): void {
  known().clear();
  for (const dictionary of dictionaries) known().set(dictionary.locale, dictionary);
}

/** The dictionary for the pages of a language. */
export function dictionaryFor(locale: Locale): Dictionary | null {
  return known().get(locale) ?? null;
}

export function dictionaryNamed(name: string): Dictionary | null {
  return (
    known()
      .values()
      .find((dictionary) => dictionary.name === name) ?? null
  );
}

/** The digest, in base64, of the dictionary that a browser offers and accepts an encoding for, ours or not. */
export function offeredDigest(headers: IncomingHttpHeaders): string | null {
  const [, digest = null] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  return digest && acceptsEncoding(String(headers['accept-encoding'] ?? ''), WITH_DICTIONARY) ? digest : null;
}

/** Our dictionary with that digest; null for one of another build. */
export function dictionaryWithDigest(wanted: string | null): Dictionary | null {
  if (wanted === null) return null;
  return (
    known()
      .values()
      .find(({ digest }) => wanted === digest.toString('base64')) ?? null
  );
}

/** The `match` pattern for the pages of a language: of two dictionaries a browser uses the one with the longer pattern. */
const PAGES: Readonly<Record<Locale, string>> = { en: '/*', ne: '/ne*' };

/** The response headers of a dictionary. It is for pages and for fetches of the service worker only: other files have nothing in common with it. */
export function headersOfDictionary({ locale }: Dictionary): Record<string, string> {
  return {
    'Cache-Control': IMMUTABLE,
    'Content-Type': 'text/plain; charset=utf-8',
    'Use-As-Dictionary': `match="${PAGES[locale]}", match-dest=("document" "")`,
    Vary: 'Accept-Encoding, Available-Dictionary',
    'X-Robots-Tag': 'noindex',
  };
}
