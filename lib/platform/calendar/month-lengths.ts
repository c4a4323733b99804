import { dateConfigMap } from 'nepali-date-converter';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { type ConfirmedYear, confirmYears } from './confirm-years.ts';
import type { MonthLengths } from './month-table.ts';

/** Published tables disagree on later years. */
const LAST_CONFIRMED = 2083;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2090;

/**
 * The years of the release: of the library's table, including provisional ones. The library's own conversion uses the host's
 * time zone, mirrors days before its range and lets the 32nd of a month overflow.
 */
export const releasedYears: MonthLengths = {
  firstYear: FIRST_YEAR,
  lastConfirmed: LAST_CONFIRMED,
  firstDay: '1943-04-14',
  years: Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) =>
    Object.values(dateConfigMap[FIRST_YEAR + index] ?? {})
      .map((days) => days - 29)
      .join(''),
  ),
};

const state = () => processSingleton('month-lengths', () => ({ confirmed: '[]', current: releasedYears }));

/** All years, some of them confirmed by the campus: one object until they change. Dates of later years are marked wherever they are shown. */
export const monthLengths = (): MonthLengths => state().current;

/** For the readers of the site content, in every process. Years that do not fit are left out: they stay provisional. */
export function setConfirmedYears(years: readonly ConfirmedYear[]): void {
  const confirmed = JSON.stringify(years);
  if (confirmed === state().confirmed) return;
  state().confirmed = confirmed;
  state().current = confirmYears(releasedYears, years).lengths;
}

/** The first and last year of the table, and the last one with confirmed month lengths. */
export function calendarYears(): { first: number; lastConfirmed: number; last: number } {
  const { firstYear, lastConfirmed, years } = monthLengths();
  return { first: firstYear, lastConfirmed, last: firstYear + years.length - 1 };
}
