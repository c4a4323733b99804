import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

/** Fills the placeholders of a message: `{position} of {count}`. Numbers get the digits of the language; texts are unchanged. */
export function fillIn(message: string, values: Readonly<Record<string, string | number>>, locale: Locale): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? localizeDigits(String(value), locale) : value;
  });
}
