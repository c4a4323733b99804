import { dateConfigMap } from 'nepali-date-converter';
import { CONFIRMED_YEARS } from './bikram-sambat.ts';
import type { MonthLengths } from './convert.ts';

/** The converter's table ends here; tables disagree on what comes after the confirmed years. */
const LAST_YEAR = 2090;

/** All the years of the table, those after the confirmed ones too: for pages that say which is which. */
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
