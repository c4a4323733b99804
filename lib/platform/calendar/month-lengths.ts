import { dateConfigMap } from 'nepali-date-converter';
import type { MonthLengths } from './month-table.ts';

/** Years with confirmed month lengths. Published tables disagree from 2084 on: raise `last` when the official calendar of the year (patro) is published. */
export const CONFIRMED_YEARS = { first: 2000, last: 2083 } as const;

/** Tables disagree on these years: their dates can be chosen, and are marked wherever they are shown. */
export const PROVISIONAL_YEARS = { first: CONFIRMED_YEARS.last + 1, last: 2090 } as const;

/**
 * All years of the library's table, including provisional ones, for pages that mark these. The library's own conversion uses
 * the host's time zone, mirrors days before its range and lets the 32nd of a month overflow.
 */
export const monthLengths: MonthLengths = {
  firstYear: CONFIRMED_YEARS.first,
  lastConfirmed: CONFIRMED_YEARS.last,
  firstDay: '1943-04-14',
  years: Array.from({ length: PROVISIONAL_YEARS.last - CONFIRMED_YEARS.first + 1 }, (_, index) =>
    Object.values(dateConfigMap[CONFIRMED_YEARS.first + index] ?? {})
      .map((days) => days - 29)
      .join(''),
  ),
};
