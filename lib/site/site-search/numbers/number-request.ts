import { MAX_DIGITS, readDigits, significantDigits } from '#lib/site/search/numbers.ts';
import { cleanQuery } from '#lib/site/search/query-text.ts';

/** Characters of a number with its signs. */
export const MAX_NUMBER_LENGTH = 60;

/** Shorter numbers may match anything else. */
const MIN_UNAMBIGUOUS_DIGITS = 5;

/** A search for a number: `typed` by the visitor, `digits` in Latin digits, without leading zeros. */
export type NumberRequest =
  | { readonly kind: 'none' | 'letters' | 'tooLong'; readonly typed: string }
  | { readonly kind: 'number'; readonly typed: string; readonly digits: string; readonly isShort: boolean };

/** Reads the first `number` parameter. */
export function readNumberRequest(parameters: URLSearchParams): NumberRequest {
  const typed = cleanQuery(parameters.get('number') ?? '');
  if (typed === '') return { kind: 'none', typed };
  if (typed.length > MAX_NUMBER_LENGTH) return { kind: 'tooLong', typed: typed.slice(0, MAX_NUMBER_LENGTH) };
  const digits = readDigits(typed);
  if (digits === null) return { kind: 'letters', typed };
  if (digits.length > MAX_DIGITS) return { kind: 'tooLong', typed };
  return { kind: 'number', typed, digits: significantDigits(digits), isShort: digits.length < MIN_UNAMBIGUOUS_DIGITS };
}
