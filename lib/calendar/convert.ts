import { type AdDate, fromDayNumber, isAdDate, toDayNumber } from './ad-date.ts';
import type { BsDate } from './bikram-sambat.ts';
import { toLatinDigits } from './digits.ts';
import { type MonthLengths, monthsOf } from './month-table.ts';

/** A day in both calendars; provisional where published tables disagree on the year. */
export interface Converted {
  readonly ad: AdDate;
  readonly bs: BsDate;
  readonly isProvisional: boolean;
}

/** Null for what is no day of the table's years. */
export function convertBs(table: MonthLengths, bs: BsDate): Converted | null {
  const month = monthsOf(table).find(({ year, month: number }) => year === bs.year && number === bs.month);
  if (!month || bs.day < 1 || bs.day > month.days) return null;
  return { ad: fromDayNumber(month.start + bs.day - 1), bs, isProvisional: bs.year > table.lastConfirmed };
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

/** Reads `2083-8-5`, `2083/08/05` or `२०८३।८।५` and converts it from a calendar; null for what is no such day. */
export function convertText(table: MonthLengths, text: string, from: 'ad' | 'bs'): Converted | null {
  const [, year, month, day] = /^\s*(\d{4})[-/.\s।]+(\d{1,2})[-/.\s।]+(\d{1,2})\s*$/.exec(toLatinDigits(text)) ?? [];
  if (!year) return null;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (from === 'bs') return convertBs(table, date);
  const ad = `${year}-${two(date.month)}-${two(date.day)}`;
  return isAdDate(ad) ? convertAd(table, ad) : null;
}
