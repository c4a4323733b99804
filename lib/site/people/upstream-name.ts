import type { Locale, Localized } from '#content/locale.ts';
import { commonNames } from '#content/messages/common-names.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { languageOf } from '#packages/nepali/text/language.ts';

/** Separates an association from its committee: `Teachers’ Association – Executive Committee`. */
const DASH = /(?<!\s)\s+[–—-]\s+/;

/** A spelling by which names are compared. */
export const nameKey = (name: string) =>
  name.normalize('NFC').replace(/['’]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Names in both languages, by each spelling. */
function byKey(names: readonly Localized[]): ReadonlyMap<string, Localized> {
  const table = new Map<string, Localized>();
  for (const name of names.filter(({ en, ne }) => en !== ne)) {
    for (const each of [name.en, name.ne]) if (!table.has(nameKey(each))) table.set(nameKey(each), name);
  }
  return table;
}

const common = byKey(commonNames);

/** Finds the translation of a name in either language. */
export type NameTable = (name: string) => Localized | undefined;

/** The names of a campus, which have priority, and the common ones. The first name of several with the same meaning is shown. */
export function nameTable(ofCampus: readonly Localized[]): NameTable {
  const own = byKey(ofCampus);
  return (name) => own.get(nameKey(name)) ?? common.get(nameKey(name));
}

/** A text with its language. */
interface TextInLanguage {
  text: string;
  lang: Locale;
}

/**
 * A name of the campus API (a department, a designation, an office, a committee) in the language of the page if there is a translation,
 * else unchanged; with the language of the result.
 */
export function upstreamName(name: string, locale: Locale, names: NameTable): TextInLanguage {
  const original = { text: name, lang: languageOf(name) };
  if (original.lang === locale) return original;
  const whole = names(name);
  if (whole) return { text: whole[locale], lang: locale };
  const parts = name.split(DASH).map((part) => names(part)?.[locale]);
  return parts.every((part) => part !== undefined) ? { text: parts.join(' – '), lang: locale } : original;
}

/** A ward number or postal code after the name of a municipality, as in `Himchuli-7`. */
const NUMBER = /[-\s]?(?<![\d०-९])[\d०-९]+$/;

/** A postal address, or a part of it, in the language of the page if all names between its commas have a translation, else unchanged. */
export function upstreamAddress(address: string, locale: Locale, names: NameTable): TextInLanguage {
  const parts = address.split(/(?<!\s)\s*,\s*/).map((part) => {
    const [number = ''] = NUMBER.exec(part) ?? [];
    const name = part.slice(0, part.length - number.length);
    const { text, lang } = name ? upstreamName(name, locale, names) : { text: '', lang: locale };
    return { text: text + localizeDigits(number, locale), lang };
  });
  if (parts.some(({ lang }) => lang !== locale)) return { text: address, lang: languageOf(address) };
  return { text: parts.map(({ text }) => text).join(', '), lang: locale };
}

/** The names that Nepali pages show in English, once each. */
export function namesWithoutNepali(texts: readonly string[], names: NameTable): string[] {
  return withoutNepali(texts, names, upstreamName);
}

/** The parts of postal addresses that Nepali pages show in English, once each. */
export function addressPartsWithoutNepali(lines: readonly string[], names: NameTable): string[] {
  return withoutNepali(
    lines.flatMap((line) => line.split(',')),
    names,
    upstreamAddress,
  );
}

function withoutNepali(texts: readonly string[], names: NameTable, translate: typeof upstreamName): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => text && translate(text, 'ne', names).lang === 'en',
  );
}
