import { type AdDate, fromBikramSambat, parseAdDate, toLatinDigits } from '#lib/platform/calendar/index.ts';
import { writtenMonths } from '#lib/platform/calendar/month-spellings.ts';

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

const separator = String.raw`\s?[-/.।–]\s?`;
const day = String.raw`(\d{1,2})(?:\s?(?:st|nd|rd|th|औं))?`;
const between = String.raw`[\s,.–-]{1,3}(?:गते|of|साल)?[\s,]{0,2}`;
/** Between a number and the name of a month, which elements of a page may separate. */
const beforeName = String.raw`[\s,.–-]{0,3}(?:गते|of|साल)?[\s,]{0,2}`;
const edge = String.raw`(?<![\p{L}\p{M}\d])`;
const months = new Map<string, { calendar: 'ad' | 'bs'; month: number }>();
for (const calendar of ['bs', 'ad'] as const)
  for (const [index, spellings] of writtenMonths[calendar].entries())
    for (const spelling of spellings.filter(Boolean))
      months.set(spelling.toLowerCase(), { calendar, month: index + 1 });
const month = `(${[...months.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{M}])\\.?`;

type Parts = { year: string; month: string; day: string };
const forms: readonly (readonly [pattern: RegExp, read: (groups: readonly string[]) => Parts])[] = [
  [
    new RegExp(`(?<![\\d/.-])(\\d{4})${separator}(\\d{1,2})${separator}(\\d{1,2})(?!\\d)`, 'gu'),
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
    for (const match of latin.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (dates.some((other) => start < other.end && other.start < end)) continue;
      dates.push({ day: dayOf(read(match.slice(1)), latin.slice(Math.max(0, start - 12), end + 12)), start, end });
    }
  }
  return dates.sort((a, b) => a.start - b.start);
}

function dayOf({ year, month: name, day: number }: Parts, around: string): AdDate | null {
  const named = months.get(name.toLowerCase());
  const month = named?.month ?? Number(name);
  const calendar = named?.calendar ?? calendarOf(Number(year), around);
  const [y, d] = [Number(year), Number(number)];
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
