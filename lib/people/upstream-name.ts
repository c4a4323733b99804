import type { Locale, Localized } from '#content/locale.ts';
import { upstreamNames } from '#content/upstream-names.ts';
import { languageOf } from '#lib/i18n/language-of.ts';

/** Parts the body from its committee: `Teachers’ Association – Executive Committee`. */
const DASH = /\s+[–—-]\s+/;

const keyOf = (name: string) => name.normalize('NFC').replace(/['’]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();

const byKey = new Map<string, Localized>();
for (const name of upstreamNames) {
  for (const each of [name.en, name.ne]) if (!byKey.has(keyOf(each))) byKey.set(keyOf(each), name);
}

/**
 * A name of the campus API (a department, a designation, an office, a committee) in the language of the page where both languages of
 * it are known, else as it came; with the language that it is in.
 */
export function upstreamName(name: string, locale: Locale): { text: string; lang: Locale } {
  const asItCame = { text: name, lang: languageOf(name) };
  if (asItCame.lang === locale) return asItCame;
  const whole = byKey.get(keyOf(name));
  if (whole) return { text: whole[locale], lang: locale };
  const parts = name.split(DASH).map((part) => byKey.get(keyOf(part))?.[locale]);
  return parts.every((part) => part !== undefined) ? { text: parts.join(' – '), lang: locale } : asItCame;
}

/** Those of some names that Nepali pages show in English, once each. */
export function namesWithoutNepali(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.trim()))].filter(
    (name) => name && upstreamName(name, 'ne').lang === 'en',
  );
}
