import { type DayProblem, dayOf } from '#campus-api/validation/read-day.ts';
import { clip } from '#lib/platform/i18n/clip.ts';
import { type AdDate, nepalDate, readDate } from '#packages/nepali/calendar/index.ts';
import { fromPreeti } from '#packages/nepali/legacy-fonts/index.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';

/** A time after a day, as databases write it. */
const TIME = /(?<![\sT])[\sT]+\d{1,2}:\d{2}.*/;
/** An instant with its zone. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T\s]+(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i;
/** A day of a spreadsheet of the United States or of Europe. */
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.]((?:19|20)\d{2})$/;
/** A day as spreadsheets show it, and save it as text: `12-May-24`. */
const SHORT_YEAR = /^(\d{1,2})[- ]((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})[- ]([0-4]\d)$/i;
/** No campus has older notices, and years such as 0202 are mistyped. */
const FIRST_YEAR = 1900;

/** A day in either calendar and either digits, in numbers or words, also in Preeti; or the problem with it. */
export function readTableDay(value: string, isMonthFirst = false): AdDate | DayProblem {
  const instant = dayOfInstant(toLatinDigits(value.trim()));
  if (instant !== null) return instant;
  const text = toLatinDigits(value.trim()).replace(TIME, '').replace(SHORT_YEAR, '$1 $2 20$3');
  const [, month, day, year] = (isMonthFirst && NUMBERS.exec(text)) || [];
  const parsed = readDate(month === undefined ? text : `${year}-${month}-${day}`) ?? readDate(preetiDigits(text));
  if (parsed === null || (parsed.year === 0 && !/0{4}/.test(text)))
    return { code: 'no-date', values: { value: clip(value, 60) } };
  const date = dayOf(parsed, value);
  if (typeof date === 'string' && Number(date.slice(0, 4)) < FIRST_YEAR)
    return { code: 'no-such-day', values: { value, calendar: 'AD' } };
  return date;
}

/** The day in Nepal of an instant of the Gregorian calendar, as databases export it. */
function dayOfInstant(text: string): AdDate | null {
  const [, day, time, zone = ''] = INSTANT.exec(text) ?? [];
  const instant = new Date(`${day}T${time}${/^[+-]/.test(zone) ? zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2') : 'Z'}`);
  // Years from 2050 on are of Bikram Sambat.
  return day === undefined || Number.isNaN(instant.getTime()) || instant.getUTCFullYear() >= 2050
    ? null
    : nepalDate(instant);
}

/** Digits of Preeti are the signs above them; its hyphen is a hyphen. */
const preetiDigits = (text: string) => text.replaceAll(/[^-./\s]+/g, fromPreeti);

/** A day that is only possible as month/day/year, if no day of the column is only possible as day/month/year. */
export function monthFirstExample(values: readonly string[]): string | null {
  const numbers = values.flatMap((value) => {
    const [, first, second] = NUMBERS.exec(toLatinDigits(value.trim()).replace(TIME, '')) ?? [];
    return first === undefined ? [] : [{ value, first: Number(first), second: Number(second) }];
  });
  if (numbers.some(({ first }) => first > 12)) return null;
  return numbers.find(({ second }) => second > 12)?.value ?? null;
}
