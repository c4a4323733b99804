import { MAX_DATE_LENGTH } from './convert.ts';

/** What the converter is asked: a date as it was typed, and the calendar it is of. */
export interface Question {
  from: 'ad' | 'bs';
  date: string;
}

/** The question of a page's address; null where it asks nothing. */
export function readQuestion(parameters: URLSearchParams): Question | null {
  const date = parameters.get('date');
  return date === null
    ? null
    : { from: parameters.get('from') === 'ad' ? 'ad' : 'bs', date: date.slice(0, MAX_DATE_LENGTH) };
}
