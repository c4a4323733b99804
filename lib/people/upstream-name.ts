import { campus } from '#content/campus.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { upstreamNames } from '#content/upstream-names.ts';
import { localizeDigits } from '#lib/i18n/digits.ts';
import { languageOf } from '#lib/i18n/language-of.ts';

/** Separates an association from its committee: `Teachers’ Association – Executive Committee`. */
const DASH = /\s+[–—-]\s+/;

const keyOf = (name: string) => name.normalize('NFC').replace(/['’]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();

const byKey = new Map<string, Localized>();
for (const name of [campus.name, ...upstreamNames]) {
  for (const each of [name.en, name.ne]) if (!byKey.has(keyOf(each))) byKey.set(keyOf(each), name);
}

/**
 * A name of the campus API (a department, a designation, an office, a committee, the campus) in the language of the page if there is a translation,
 * else unchanged; with the language of the result.
 */
export function upstreamName(name: string, locale: Locale): { text: string; lang: Locale } {
  const original = { text: name, lang: languageOf(name) };
  if (original.lang === locale) return original;
  const whole = byKey.get(keyOf(name));
  if (whole) return { text: whole[locale], lang: locale };
  const parts = name.split(DASH).map((part) => byKey.get(keyOf(part))?.[locale]);
  return parts.every((part) => part !== undefined) ? { text: parts.join(' – '), lang: locale } : original;
}

/** A ward number or postal code after the name of a municipality, as in `Himchuli-7`. */
const NUMBER = /[-\s]?[\d०-९]+$/;

/** A postal address, or a part of it, in the language of the page if all names between its commas have a translation, else unchanged. */
export function upstreamAddress(address: string, locale: Locale): { text: string; lang: Locale } {
  const parts = address.split(/\s*,\s*/).map((part) => {
    const [number = ''] = NUMBER.exec(part) ?? [];
    const name = part.slice(0, part.length - number.length);
    const { text, lang } = name ? upstreamName(name, locale) : { text: '', lang: locale };
    return { text: text + localizeDigits(number, locale), lang };
  });
  if (parts.some(({ lang }) => lang !== locale)) return { text: address, lang: languageOf(address) };
  return { text: parts.map(({ text }) => text).join(', '), lang: locale };
}

/** The names that Nepali pages show in English, once each. */
export function namesWithoutNepali(names: readonly string[]): string[] {
  return withoutNepali(names, upstreamName);
}

/** The parts of postal addresses that Nepali pages show in English, once each. */
export function addressPartsWithoutNepali(lines: readonly string[]): string[] {
  return withoutNepali(
    lines.flatMap((line) => line.split(',')),
    upstreamAddress,
  );
}

function withoutNepali(texts: readonly string[], translate: typeof upstreamName): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text && translate(text, 'ne').lang === 'en');
}
