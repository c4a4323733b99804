import { type AdDate, fromBikramSambat, monthNamed, parseAdDate } from '../../nepali/calendar/index.ts';
import { toLatinDigits } from '../../nepali/text/digits.ts';
import { normalize } from '../../nepali/text/index.ts';

/** A date in a text, from `start` to `end`; `day` is null for one that does not exist, such as `0000-00-00`. */
export interface DateInText {
  day: AdDate | null;
  start: number;
  end: number;
}

/** First year that without a calendar means Bikram Sambat, and the last years of both that a notice may have. */
const FIRST_BS_YEAR = 2050;
const LAST_BS_YEAR = 2100;
const FIRST_AD_YEAR = 1990;

const separator = String.raw`\s?[-/.।\u2010-\u2015]\s?`;
const day = String.raw`(\d{1,2})(?:\s?(?:st|nd|rd|th|औं))?`;
const between = String.raw`[\s,.\u2010-\u2015-]{1,3}(?:गते|of|साल)?[\s,]{0,2}`;
/** Between a number and the name of a month, which elements of a page may separate. */
const beforeName = String.raw`[\s,.\u2010-\u2015-]{0,3}(?:गते|of|साल)?[\s,]{0,2}`;
const edge = String.raw`(?<![\p{L}\p{M}\d])`;
/** A word, which `monthNamed` must know. */
const month = String.raw`([\p{L}\p{M}]+)\.?`;
/** A year of four digits, or the short one of office letters, `083`. */
const leadingYear = String.raw`(\d{4}|0[5-9]\d)`;

type Parts = { year: string; month: string; day: string };
const forms: readonly (readonly [pattern: RegExp, read: (groups: readonly string[]) => Parts])[] = [
  [
    new RegExp(`(?<![\\d/.+-])${leadingYear}${separator}(\\d{1,2})${separator}(\\d{1,2})(?!\\d)`, 'gu'),
    ([year = '', m = '', d = '']) => ({ year, month: m, day: d }),
  ],
  [
    new RegExp(`(?<![\\d/.-])(\\d{1,2})${separator}(\\d{1,2})${separator}(\\d{4})(?!\\d)`, 'gu'),
    // The month first only where the other order is impossible.
    ([d = '', m = '', year = '']) =>
      Number(m) > 12 && Number(d) <= 12 ? { year, month: d, day: m } : { year, month: m, day: d },
  ],
  [
    new RegExp(`${edge}${day}${beforeName}${month}${beforeName}(\\d{4})(?!\\d)`, 'giu'),
    ([d = '', m = '', year = '']) => ({ year, month: m, day: d }),
  ],
  [
    new RegExp(`${edge}${month}${beforeName}${day}${between}(\\d{4})(?!\\d)`, 'giu'),
    ([m = '', d = '', year = '']) => ({ year, month: m, day: d }),
  ],
  [
    new RegExp(`(?<!\\d)(\\d{4})${beforeName}${month}${beforeName}${day}(?!\\d)`, 'giu'),
    ([year = '', m = '', d = '']) => ({ year, month: m, day: d }),
  ],
];

/** The dates of a text in their order, in either calendar, either digits, in numbers and in words, also typed in Preeti. */
export function findDates(text: string): DateInText[] {
  if (!/[\d०-९]|[!@#$%^&*()]{4}/.test(text)) return [];
  const latin = toLatinDigits(withPreetiDigits(text));
  const dates: DateInText[] = [];
  for (const [pattern, read] of forms) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(latin); match; match = pattern.exec(latin)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const parts = read(match.slice(1));
      const isDate = isPossible(parts) && !dates.some((other) => start < other.end && other.start < end);
      if (isDate) dates.push({ day: dayOf(parts, latin.slice(Math.max(0, start - 12), end + 12)), start, end });
      else pattern.lastIndex = start + 1;
    }
  }
  return dates.sort((a, b) => a.start - b.start);
}

/** Whether the word is a month; a short year could be the area code of a telephone number. */
function isPossible({ year, month: name, day: number }: Parts): boolean {
  if (year.length === 3) return Number(name) <= 12 && Number(number) <= 32;
  return /^\d/.test(name) || monthNamed(normalize(name)) !== null;
}

function dayOf({ year, month: name, day: number }: Parts, around: string): AdDate | null {
  const named = monthNamed(normalize(name));
  const month = named?.month ?? Number(name);
  const y = year.length === 3 ? 2000 + Number(year) : Number(year);
  const calendar = named?.calendar ?? calendarOf(y, around);
  const d = Number(number);
  const date =
    calendar === 'bs'
      ? fromBikramSambat({ year: y, month, day: d })
      : parseAdDate(`${year}-${String(month).padStart(2, '0')}-${String(d).padStart(2, '0')}`);
  return date !== null && date >= `${FIRST_AD_YEAR}` ? date : null;
}

function calendarOf(year: number, around: string): 'ad' | 'bs' {
  if (/\bb\.?\s?s\b|वि\.?\s?सं/i.test(around)) return 'bs';
  if (/\ba\.?\s?d\b|[इई]\.?\s?सं/i.test(around)) return 'ad';
  return year >= FIRST_BS_YEAR && year <= LAST_BS_YEAR ? 'bs' : 'ad';
}

/** Digits of Preeti are the characters above the digits of a keyboard; `÷` and `=` separate them. */
function withPreetiDigits(text: string): string {
  return text.replaceAll(/[!@#$%^&*()]{4}[÷=/.-][!@#$%^&*()]{1,2}[÷=/.-][!@#$%^&*()]{1,2}/g, (date) =>
    [...date].map((sign) => (/[÷=]/.test(sign) ? '/' : (preetiDigits.get(sign) ?? sign))).join(''),
  );
}
const preetiDigits = new Map([...')!@#$%^&*('].map((sign, digit) => [sign, String(digit)]));
