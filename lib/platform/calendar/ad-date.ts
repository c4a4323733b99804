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

export function isAdDate(text: string): text is AdDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const isLeapDay = month === 2 && day === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return isLeapDay || (day >= 1 && day <= (monthDays[month - 1] ?? 0));
}

/** Null for a text that is not a day of the calendar, such as `2026-02-30`. */
export function parseAdDate(text: string): AdDate | null {
  return isAdDate(text) ? text : null;
}

/** Days since 1970-01-01. */
export function toDayNumber(date: AdDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** @throws RangeError outside the years 0000 to 9999 */
export function fromDayNumber(day: number): AdDate {
  const cached = cache.get(day);
  if (cached) return cached;
  const text = new Date(day * DAY_MS).toISOString().slice(0, 10);
  if (isAdDate(text)) {
    if (cache.size === MAX_CACHED) cache.clear();
    cache.set(day, text);
    return text;
  }
  throw new RangeError(`no civil day has the number ${day}`);
}

export function weekdayOf(date: AdDate): Weekday {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 0;
}
