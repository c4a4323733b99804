import { type AdDate, fromDayNumber, isAdDate, toDayNumber } from './ad-date.ts';
import type { BsDate } from './bikram-sambat.ts';
import { type MonthLengths, monthsOf } from './month-table.ts';
import { isMonthDayOrder, readDate } from './read-date.ts';

/** A day in both calendars; provisional if published tables disagree on the year. */
export interface Converted {
  readonly ad: AdDate;
  readonly bs: BsDate;
  readonly isProvisional: boolean;
}

/** Null for a date that is not in the table's years. */
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

/** Reasons for a failed conversion: the text is not a date, its year is missing, its month and day may be exchanged, or the table has no such day. */
export type ConversionError = 'unread' | 'noYear' | 'monthDay' | 'none';

/** Reads a date in numbers or words (`readDate`) and converts it from the calendar in the text, else from `from`. */
export function convertText(table: MonthLengths, text: string, from: 'ad' | 'bs'): Converted | ConversionError {
  const parsed = readDate(text);
  if (!parsed) return 'unread';
  if (parsed.year === 0) return 'noYear';
  if (isMonthDayOrder(parsed)) return 'monthDay';
  if ((parsed.calendar ?? from) === 'bs') return convertBs(table, parsed) ?? 'none';
  const ad = `${parsed.year}-${two(parsed.month)}-${two(parsed.day)}`;
  return (isAdDate(ad) && convertAd(table, ad)) || 'none';
}
