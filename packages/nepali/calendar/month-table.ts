import { isAdDate, toDayNumber } from './ad-date.ts';

/** The lengths of the months of Bikram Sambat as plain data, for the browser too: for each year twelve digits, days less 29. */
export interface MonthLengths {
  readonly firstYear: number;
  readonly lastConfirmed: number;
  /** The first day of the first year, AD. */
  readonly firstDay: string;
  readonly years: readonly string[];
}

/** A month of Bikram Sambat; `start` is the day number of its first day. */
export interface MonthOfYear {
  readonly year: number;
  readonly month: number;
  readonly days: number;
  readonly start: number;
}

export function monthsOf({ firstYear, firstDay, years }: MonthLengths): MonthOfYear[] {
  let start = isAdDate(firstDay) ? toDayNumber(firstDay) : Number.NaN;
  return years.flatMap((lengths, index) =>
    [...lengths].map((digit, month) => {
      const days = Number(digit) + 29;
      start += days;
      return { year: firstYear + index, month: month + 1, days, start: start - days };
    }),
  );
}
