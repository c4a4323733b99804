import type { Locale } from '#content/locale.ts';
import { localizeDigits } from './digits.ts';

/** Fills the placeholders of a message: `{position} of {count}`. Numbers get the digits of the language; texts stay as they are. */
export function fillIn(message: string, values: Readonly<Record<string, string | number>>, locale: Locale): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? localizeDigits(String(value), locale) : value;
  });
}
