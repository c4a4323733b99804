import { readClock } from '#campus-api/validation/read-clock.ts';
import { type DayProblem, dayOf } from '#campus-api/validation/read-day.ts';
import { type AdDate, nepalDate, readDate } from '#packages/nepali/calendar/index.ts';
import { fromPreeti } from '#packages/nepali/legacy-fonts/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';

/** A time after a day, as databases write it. */
const TIME =
  /(?<![\sT])[\sT]+(?:till |until |at )?((?:बिहान |दिउँसो |साँझ |बेलुका )?(?:\d{1,2}:\d{2}.*|\d{1,2}(?:\.\d{2})?\s*(?:[ap]\.?m\b|बजे).*))/i;
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

/** Two years that follow each other, such as those of a volume: `2079/80`, `2078-2079`. */
const YEARS = /(?<!\d)((?:19|20)?\d{2}|0\d{2})\s*[-/–]\s*(?:19|20|0)?(\d{2})(?!\d)/;

/** The first day of a year or month that stands alone, as publications have it: `२०७९`, `2022 AD`, `2079/80`, `असार २०७९`; null for another text. */
export function firstDayOf(value: string): AdDate | null {
  const text = toLatinDigits(value.trim()).replace(YEARS, (years, first: string, second: string) =>
    (Number(first) + 1) % 100 === Number(second) ? first : years,
  );
  const days = [`${text}-1-1`, `${text}-1`, `1-${text}`].map((day) => readTableDay(day));
  return days.find((day) => typeof day === 'string') ?? null;
}

/** The time behind a day in one cell, `HH:MM`; `''` for none, and for midnight, which spreadsheets add to days. */
export function timeBehindDay(value: string): string {
  const text = toLatinDigits(value.trim());
  if (dayOfInstant(text) !== null) return timeBehindDay(`1 ${nepalClock.format(instantOf(text))}`);
  const written = (TIME.exec(text)?.[1] ?? '').replace(/(?:सम्म|देखि|भित्र)$/, '');
  const clock = readClock(written.replace(/(\d:\d{2}:\d{2}).*|(बजे)\S*$/, '$1$2'));
  return clock === null || clock === '00:00' ? '' : clock;
}

/** Between two days or times: `A to B`, `A – B`, `A देखि B सम्म`. */
const BETWEEN = /\s(?:to|till|until|-)\s|[–—~]|देखि/i;

function partsOf(value: string): [from: string, to: string] | null {
  const [from = '', to = '', ...others] = value.split(BETWEEN).map((part) => part.trim());
  return from === '' || to === '' || others.length > 0 ? null : [from, to.replace(/सम्म$/, '').trim()];
}

/** `5-7 December 2026`, `२०८३ पुस १५-२०` */
const DAYS = /^(.*?)(?<!\d)(\d{1,2})\s*[-–]\s*(\d{1,2})(?!\d)(.*)$/;

/** The first and the last day of a cell with both, as texts; null for another cell. */
export function dayRange(value: string, isMonthFirst = false): [string, string] | null {
  const isDay = (text: string) => typeof readTableDay(text, isMonthFirst) === 'string';
  if (isDay(value)) return null;
  const parts = partsOf(value);
  if (parts?.every(isDay)) return parts;
  const [, before = '', first = '', last = '', behind = ''] = DAYS.exec(toLatinDigits(value.trim())) ?? [];
  const days: [string, string] = [`${before}${first}${behind}`, `${before}${last}${behind}`];
  return Number(first) < Number(last) && days.every(isDay) ? days : null;
}

/** The times of a cell such as `7:00 - 10:00 AM`, `HH:MM`; null for another cell. */
export function timeRange(value: string): [string, string] | null {
  const [from = '', to = ''] = partsOf(value.replaceAll('-', ' - ')) ?? [];
  const end = readClock(to);
  if (end === null) return null;
  const half = /[ap]\.?m\.?$/i.exec(to)?.[0];
  const starts = [half ? `${from} ${half}` : '', from, `${from}:00`].map(readClock).filter((time) => time !== null);
  const before = starts.find((time) => time < end);
  if (before !== undefined || starts.length === 0) return before === undefined ? null : [before, end];
  // An end such as that of `11:00 – 2:00` is in the afternoon.
  const [first = ''] = starts;
  const isAfternoon = !half && first < '12:00' && end >= '01:00' && end <= '07:00';
  return isAfternoon ? [first, `${Number(end.slice(0, 2)) + 12}${end.slice(2)}`] : null;
}

/** The day in Nepal of an instant of the Gregorian calendar, as databases export it. */
function dayOfInstant(text: string): AdDate | null {
  const instant = instantOf(text);
  // Years from 2050 on are of Bikram Sambat.
  return Number.isNaN(instant.getTime()) || instant.getUTCFullYear() >= 2050 ? null : nepalDate(instant);
}

const nepalClock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', hour: '2-digit', minute: '2-digit' });

function instantOf(text: string): Date {
  const [, day, time, zone = ''] = INSTANT.exec(text) ?? [];
  return new Date(`${day}T${time}${/^[+-]/.test(zone) ? zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2') : 'Z'}`);
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
