import { type AdDate, parseAdDate } from './ad-date.ts';
import { type BsDate, fromBikramSambat, toBikramSambat } from './bikram-sambat.ts';
import { isMonthDayOrder, readDate } from './read-date.ts';

/** A day in both calendars. */
export interface Converted {
  readonly ad: AdDate;
  readonly bs: BsDate;
}

const two = (number: number) => String(number).padStart(2, '0');

/** Reasons for a failed conversion: the text is not a date, its year is missing, its month and day may be exchanged, or the table has no such day. */
export type ConversionError = 'unread' | 'noYear' | 'monthDay' | 'none';

/** Reads a date in numbers or words (`readDate`) and converts it from the calendar in the text, else from `from`. @throws TypeError for another value than a text */
export function convertText(text: string, from: 'ad' | 'bs'): Converted | ConversionError {
  const parsed = readDate(text);
  if (!parsed) return 'unread';
  const { calendar, year, month, day } = parsed;
  if (year === 0) return 'noYear';
  if (isMonthDayOrder(parsed)) return 'monthDay';
  const ad =
    (calendar ?? from) === 'bs'
      ? fromBikramSambat({ year, month, day })
      : parseAdDate(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`);
  const bs = ad && toBikramSambat(ad);
  return bs ? { ad, bs } : 'none';
}
