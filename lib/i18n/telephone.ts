import { toLatinDigits } from './digits.ts';

/**
 * What a telephone dials for a number as the campus API tells it, in either digits: the first where there are several, without
 * an extension. Null where there is none.
 */
export function dialled(phone: string): string | null {
  const [first = ''] = /\+?\(?\d[\d\s().-]*/.exec(toLatinDigits(phone)) ?? [];
  const number = first.replace(/[^+\d]/g, '');
  return number.length > 2 ? number : null;
}
