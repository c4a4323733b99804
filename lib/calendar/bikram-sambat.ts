import { dateConfigMap } from 'nepali-date-converter';
import { log } from '../log.ts';
import { type AdDate, fromDayNumber, toDayNumber } from './ad-date.ts';

/** A day of the Bikram Sambat calendar; `month` 1 Baisakh to 12 Chaitra. */
export interface BsDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Years whose months are settled. Published tables disagree from 2084 on: raise `last` when the year's patro is out. */
export const CONFIRMED_YEARS = { first: 2000, last: 2083 } as const;

/** 1 Baisakh 2000 is 14 April 1943. */
const FIRST_DAY = Date.UTC(1943, 3, 14) / 86_400_000;

/** A month of the calendar; `start` is the day number of its first day. */
interface TableMonth {
  year: number;
  month: number;
  days: number;
  start: number;
}

// Only the converter's table: its own conversion uses the host's time zone, mirrors days before its range and lets the
// 32nd of a month run over.
const table = buildTable();

function buildTable(): TableMonth[] {
  const months: TableMonth[] = [];
  let start = FIRST_DAY;
  for (let year = CONFIRMED_YEARS.first; year <= CONFIRMED_YEARS.last; year++) {
    for (const [index, days] of Object.values(dateConfigMap[year] ?? {}).entries()) {
      months.push({ year, month: index + 1, days, start });
      start += days;
    }
  }
  return months;
}

/** Null before BS 2000 (logged) and in the provisional years from 2084 on, which are shown with their AD date alone. */
export function toBikramSambat(date: AdDate): BsDate | null {
  const day = toDayNumber(date);
  if (day < FIRST_DAY) log.warn({ date }, 'no Bikram Sambat date: before 2000-01-01');
  const month = table.find(({ start, days }) => day >= start && day < start + days);
  return month ? { year: month.year, month: month.month, day: day - month.start + 1 } : null;
}

/** Null for what is no day of a confirmed year; never runs over into the next month. */
export function fromBikramSambat(date: BsDate): AdDate | null {
  const month = table.find(({ year, month }) => year === date.year && month === date.month);
  if (!month || !Number.isInteger(date.day) || date.day < 1 || date.day > month.days) return null;
  return fromDayNumber(month.start + date.day - 1);
}

/** The month of a day and the ones after it, at most `count` in all. */
export function monthsFrom(date: AdDate, count: number): readonly Readonly<TableMonth>[] {
  const day = toDayNumber(date);
  const first = table.findIndex(({ start, days }) => day >= start && day < start + days);
  return first < 0 ? [] : table.slice(first, first + count);
}
