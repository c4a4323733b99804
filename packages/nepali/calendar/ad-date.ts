declare const calendar: unique symbol;

/**
 * A civil day of the Gregorian calendar, `YYYY-MM-DD`. The brand distinguishes it from Bikram Sambat dates, which look
 * the same: every AD year of this century is also a BS year of the converter.
 */
export type AdDate = string & { readonly [calendar]: 'AD' };

/** 0 Sunday to 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const DAY_MS = 86_400_000;
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Number of cached dates: fifty years. */
const MAX_CACHED = 18_262;
const cache = new Map<number, AdDate>();

/** Whether a text is a day of the Gregorian calendar; false for another value. */
export function isAdDate(text: string): text is AdDate {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const isLeapDay = month === 2 && day === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return isLeapDay || (day >= 1 && day <= (monthDays[month - 1] ?? 0));
}

/** Null for a text that is not a day of the calendar, such as `2026-02-30`, and for another value. */
export function parseAdDate(text: string): AdDate | null {
  return isAdDate(text) ? text : null;
}

/** A text that is a day. @throws RangeError for another one, and for another value */
export function requireDay(date: string): AdDate {
  if (isAdDate(date)) return date;
  throw new RangeError(`a day is written as YYYY-MM-DD, unlike ${JSON.stringify(date)}`);
}

/** Days since 1970-01-01. @throws RangeError for a text that is not a day */
export function toDayNumber(date: AdDate): number {
  return Date.parse(`${requireDay(date)}T00:00:00Z`) / DAY_MS;
}

/** The day with a number since 1970-01-01. @throws RangeError outside the years 0000 to 9999, and for a fraction */
export function fromDayNumber(day: number): AdDate {
  const cached = cache.get(day);
  if (cached) return cached;
  const instant = new Date(Number.isInteger(day) ? day * DAY_MS : Number.NaN);
  const text = Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 10);
  if (!isAdDate(text)) throw new RangeError(`no civil day has the number ${day}`);
  if (cache.size === MAX_CACHED) cache.clear();
  cache.set(day, text);
  return text;
}

/** @throws RangeError for a text that is not a day */
export function weekdayOf(date: AdDate): Weekday {
  return weekdays[new Date(`${requireDay(date)}T00:00:00Z`).getUTCDay()] ?? 0;
}
