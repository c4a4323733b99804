import { dateConfigMap } from 'nepali-date-converter';
import type { MonthLengths } from './month-table.ts';

/** Years whose months are settled. Published tables disagree from 2084 on: raise `last` when the year's patro is out. */
export const CONFIRMED_YEARS = { first: 2000, last: 2083 } as const;

/** The converter's table ends here; tables disagree on what comes after the confirmed years. */
const LAST_YEAR = 2090;

/**
 * All years of the library's table, those after the confirmed ones too: for pages that say which is which. Its own conversion uses
 * the host's time zone, mirrors days before its range and lets the 32nd of a month run over.
 */
export const monthLengths: MonthLengths = {
  firstYear: CONFIRMED_YEARS.first,
  lastConfirmed: CONFIRMED_YEARS.last,
  firstDay: '1943-04-14',
  years: Array.from({ length: LAST_YEAR - CONFIRMED_YEARS.first + 1 }, (_, index) =>
    Object.values(dateConfigMap[CONFIRMED_YEARS.first + index] ?? {})
      .map((days) => days - 29)
      .join(''),
  ),
};
