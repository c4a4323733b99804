import { type AdDate, fromDayNumber, isAdDate, toDayNumber } from './ad-date.ts';
import type { BsDate } from './bikram-sambat.ts';
import { type MonthLengths, monthsOf } from './month-table.ts';
import { readDate } from './read-date.ts';

/** Characters of a date that is written out with its weekday and calendar. */
export const MAX_DATE_LENGTH = 60;

/** A day in both calendars; provisional where published tables disagree on the year. */
export interface Converted {
  readonly ad: AdDate;
  readonly bs: BsDate;
  readonly isProvisional: boolean;
}

/** Null for what is no day of the table's years. */
export function convertBs(table: MonthLengths, { year, month: number, day }: BsDate): Converted | null {
  const month = monthsOf(table).find((one) => one.year === year && one.month === number);
  if (!month || day < 1 || day > month.days) return null;
  const bs = { year, month: number, day };
  return { ad: fromDayNumber(month.start + day - 1), bs, isProvisional: year > table.lastConfirmed };
}

/** Null for a day outside the table's years. */
export function convertAd(table: MonthLengths, ad: AdDate): Converted | null {
  const day = toDayNumber(ad);
  const month = monthsOf(table).find(({ start, days }) => day >= start && day < start + days);
  if (!month) return null;
  const bs = { year: month.year, month: month.month, day: day - month.start + 1 };
  return { ad, bs, isProvisional: month.year > table.lastConfirmed };
}

const two = (number: number) => String(number).padStart(2, '0');

/** Why a text has no answer: it is not read as a date, its year is left out, or the table has no such day. */
export type NoDay = 'unread' | 'noYear' | 'none';

/** Reads a date in numbers or words (`readDate`) and converts it, from the calendar that it names, else from the one that is given. */
export function convertText(table: MonthLengths, text: string, from: 'ad' | 'bs'): Converted | NoDay {
  const named = text.length > MAX_DATE_LENGTH ? null : readDate(text);
  if (!named) return 'unread';
  if (named.year === 0) return 'noYear';
  if ((named.calendar ?? from) === 'bs') return convertBs(table, named) ?? 'none';
  const ad = `${named.year}-${two(named.month)}-${two(named.day)}`;
  return (isAdDate(ad) && convertAd(table, ad)) || 'none';
}
