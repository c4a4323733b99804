import { type AdDate, fromDayNumber, toDayNumber } from './ad-date.ts';
import { fromBikramSambat, toBikramSambat } from './bikram-sambat.ts';

/** A quarter of the fiscal year of Nepal, which begins in Shrawan, the fourth month: `months` of Bikram Sambat, `end` its last day. */
export interface FiscalQuarter {
  year: number;
  months: readonly [first: number, last: number];
  end: AdDate;
}

/** The last quarter that has ended before a day; null outside of the confirmed years of the calendar. */
export function lastFiscalQuarter(day: AdDate): FiscalQuarter | null {
  const today = toBikramSambat(day);
  if (today === null) return null;
  // Quarters begin in the months 1, 4, 7 and 10.
  const firstMonth = today.month - ((today.month - 1) % 3);
  const start = fromBikramSambat({ ...today, month: firstMonth, day: 1 });
  if (start === null) return null;
  const end = fromDayNumber(toDayNumber(start) - 1);
  const last = toBikramSambat(end);
  return last === null ? null : { year: last.year, months: [last.month - 2, last.month], end };
}
