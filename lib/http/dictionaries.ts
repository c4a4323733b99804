import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '#content/locale.ts';
import { processWide } from '#lib/runtime/process-wide.ts';
import { IMMUTABLE } from './answer.ts';
import { takesEncoding } from './takes-encoding.ts';

/** What the pages of a language have in common: a browser that has it is sent the rest of a page alone (RFC 9842). */
export interface Dictionary {
  readonly locale: Locale;
  /** The last part of its address, which says what is in it. */
  readonly name: string;
  readonly body: Buffer;
  /** SHA-256 of the body. */
  readonly digest: Buffer;
}

/** The encoding by a dictionary: Zstandard. */
export const WITH_DICTIONARY = 'dcz';

export function createDictionary(locale: Locale, text: string): Dictionary {
  const body = Buffer.from(text);
  const digest = createHash('sha256').update(body).digest();
  return { locale, name: `${locale}-${digest.toString('hex').slice(0, 12)}`, body, digest };
}

const known = () => processWide('dictionaries', () => new Map<Locale, Dictionary>());

/** Has pages announce these from now on. Until then, and in development, there are none. */
export function provideDictionaries(dictionaries: readonly Dictionary[]): void {
  known().clear();
  for (const dictionary of dictionaries) known().set(dictionary.locale, dictionary);
}

/** The one for pages of a language. */
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

/** The digest, in base64, of a dictionary that a browser has and takes an answer by, whosever it is. */
export function offeredDigest(headers: IncomingHttpHeaders): string | null {
  const [, digest = null] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  return digest && takesEncoding(String(headers['accept-encoding'] ?? ''), WITH_DICTIONARY) ? digest : null;
}

/** The one of a digest; null for one of another build. */
export function dictionaryWithDigest(wanted: string | null): Dictionary | null {
  if (wanted === null) return null;
  return (
    known()
      .values()
      .find(({ digest }) => wanted === digest.toString('base64')) ?? null
  );
}

/** Where pages of a language are: of two dictionaries a browser takes the one that says more of the address. */
const PAGES: Readonly<Record<Locale, string>> = { en: '/*', ne: '/ne*' };

/** What a dictionary says of itself: it is for pages, and for what the service worker asks for; pictures and the like have nothing in common with it. */
export function headersOfDictionary({ locale }: Dictionary): Record<string, string> {
  return {
    'Cache-Control': IMMUTABLE,
    'Content-Type': 'text/plain; charset=utf-8',
    'Use-As-Dictionary': `match="${PAGES[locale]}", match-dest=("document" "")`,
    Vary: 'Accept-Encoding, Available-Dictionary',
    'X-Robots-Tag': 'noindex',
  };
}
