import { MAX_DATE_LENGTH } from './read-date.ts';

/** A date as it was typed, and its calendar. */
export interface ConversionRequest {
  from: 'ad' | 'bs';
  date: string;
}

/** Reads the request from a page's parameters; null without a date. One character too many remains, so that no beginning is read as the date. */
export function readConversionRequest(parameters: URLSearchParams): ConversionRequest | null {
  const date = parameters.get('date');
  return date === null
    ? null
    : { from: parameters.get('from') === 'ad' ? 'ad' : 'bs', date: date.slice(0, MAX_DATE_LENGTH + 1) };
}
