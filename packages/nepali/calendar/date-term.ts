import { normalize } from '../text/normalize.ts';
import { monthNamed } from './month-spellings.ts';

/** A day, month or year in a text; missing parts are null. Without a calendar it may belong to either. */
export interface DateTerm {
  readonly calendar: 'ad' | 'bs' | null;
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

/** Words in dates that do not affect the value. */
const filler = new Set(normalize('gate गते sal साल को of bs b.s. वि.सं. ad a.d. ई.सं.').split(' '));

export function isDateFiller(word: string): boolean {
  return filler.has(word);
}

/** A folded word: `2083-8-5`, `083/8/5`, `2083/08`, `21.11.2026`: the part with four digits, or three after a zero, is the year. */
export function readNumericDate(word: string): DateTerm | null {
  const [, first = '', , second = '', third = ''] = /^(\d{1,4})([-/.])(\d{1,2})(?:\2(\d{1,4}))?$/.exec(word) ?? [];
  const [written, month, day] = third.length > 2 ? [third, second, first] : [first, second, third];
  const year = written.replace(/^0(?=\d\d$)/, '20');
  if (year.length !== 4 || Number(month) < 1 || Number(month) > 12 || day.length > 2 || Number(day) > 32) return null;
  return { calendar: null, year: Number(year), month: Number(month), day: day === '' ? null : Number(day) };
}

/** Reads a date from the words at a position, in any order: `5 mangsir 2083`, `mangsir 5`; a month and a number are required. */
export function readWordDate(words: readonly string[], from: number): { date: DateTerm; length: number } | null {
  let date: DateTerm = { calendar: null, year: null, month: null, day: null };
  let length = 0;
  for (const word of words.slice(from)) {
    const part = partOf(word, date);
    if (!part && (length === 0 || !isDateFiller(word))) break;
    date = { ...date, ...part };
    length += 1;
  }
  return date.month === null || (date.day === null && date.year === null) ? null : { date, length };
}

/** The part of a date that a word names; null if it names none or the date already has that part. */
function partOf(word: string, date: DateTerm): Partial<DateTerm> | null {
  if (date.year === null && /^(19|20|21)\d\d$/.test(word)) return { year: Number(word) };
  if (date.day === null && /^0?([1-9]|[12]\d|3[0-2])$/.test(word)) return { day: Number(word) };
  return date.month === null ? monthNamed(word) : null;
}
