import { toLatinDigits } from './digits.ts';

/**
 * The number to dial, from the text that the campus API sends, in Latin or Devanagari digits: the first one of several, without its extension.
 * Null for a text without a number.
 */
export function dialString(phone: string): string | null {
  const [first = ''] = /\+?\(?\d[\d\s().-]*/.exec(toLatinDigits(phone)) ?? [];
  const number = first.replace(/[^+\d]/g, '');
  return number.length > 2 ? number : null;
}
