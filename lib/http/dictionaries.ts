import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '#content/locale.ts';
import { processWide } from '#lib/runtime/process-wide.ts';
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

/** The one that a browser has and takes a page by; null also for one of another build. */
export function availableDictionary(headers: IncomingHttpHeaders): Dictionary | null {
  const available = headers['available-dictionary'];
  if (available === undefined || !takesEncoding(String(headers['accept-encoding'] ?? ''), WITH_DICTIONARY)) return null;
  return (
    known()
      .values()
      .find(({ digest }) => available === `:${digest.toString('base64')}:`) ?? null
  );
}

/** Where pages of a language are: of two dictionaries a browser takes the one that says more of the address. */
const PAGES: Readonly<Record<Locale, string>> = { en: '/*', ne: '/ne*' };

/** For pages, and for what the service worker asks for; pictures and the like have nothing in common with it. */
export function usesOfDictionary(locale: Locale): string {
  return `match="${PAGES[locale]}", match-dest=("document" "")`;
}
