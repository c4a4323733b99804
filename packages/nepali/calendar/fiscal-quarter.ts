import { type AdDate, fromDayNumber, toDayNumber } from './ad-date.ts';
import { fromBikramSambat, toBikramSambat } from './bikram-sambat.ts';

/** A quarter of the fiscal year of Nepal, which begins in Shrawan, the fourth month: `months` of Bikram Sambat, `end` its last day. */
export interface FiscalQuarter {
  year: number;
  months: readonly [first: number, last: number];
  end: AdDate;
}

/** The last quarter that has ended before a day; null outside of the table. @throws RangeError for a text that is not a day */
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

/** A quarter by its number, 1 to 4, in the fiscal year that begins in Shrawan of `year`. */
export interface NumberedQuarter {
  year: number;
  quarter: number;
}

/** The fourth quarter, from Baisakh to Asar, is in the next year of the calendar. */
export function numberOfQuarter({ year, months: [first] }: Pick<FiscalQuarter, 'year' | 'months'>): NumberedQuarter {
  return first === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: (first - 1) / 3 };
}

/** The first and the last month of a quarter in Bikram Sambat. @throws RangeError for a number that is not 1 to 4 */
export function monthsOfQuarter(quarter: number): readonly [first: number, last: number] {
  if (![1, 2, 3, 4].includes(quarter)) throw new RangeError(`a year has the quarters 1 to 4, not ${quarter}`);
  const first = quarter === 4 ? 1 : 3 * quarter + 1;
  return [first, first + 2];
}

/** The name of a fiscal year: `2083/84`. @throws RangeError for a number that is not a year */
export function fiscalYearName(year: number): string {
  if (!Number.isInteger(year)) throw new RangeError(`a year is a whole number, unlike ${year}`);
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}
