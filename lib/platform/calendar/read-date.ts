import { normalize } from '#lib/platform/i18n/normalize.ts';
import { readWordDate } from './date-term.ts';
import { weekdayNames } from './names.ts';

/** A day read from a text, whether or not it exists; `calendar` is null if the text does not name it. */
export interface ParsedDay {
  readonly calendar: 'ad' | 'bs' | null;
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const foldAll = (words: string) => new Set(normalize(words).split(' '));

/** Words that name the calendar. */
const marks = {
  bs: foldAll('bs b.s. b.s वि.सं. वि.सं विसं विक्रम संवत् साल sal'),
  ad: foldAll('ad a.d. a.d ce ई.सं. ई.सं इ.सं. ईस्वी सन् san'),
} as const;

/** Ignored words: days of the week, and words that accompany a number. */
const ignoredWords = new Set([
  ...foldAll('gate गते the of st nd rd th औं दिन को को'),
  ...[...weekdayNames.en, ...weekdayNames.ne].map(normalize),
  ...weekdayNames.en.map((name) => normalize(name.slice(0, 3))),
]);

/** Three numbers, the year of four digits first or last. */
function readNumbers(numbers: readonly string[]): Omit<ParsedDay, 'calendar'> | null {
  const [first = '', month = '', last = ''] = numbers;
  const [year, day] = last.length === 4 ? [last, first] : [first, last];
  const isDay = numbers.length === 3 && year.length === 4 && month.length <= 2 && day.length <= 2;
  return isDay ? { year: Number(year), month: Number(month), day: Number(day) } : null;
}

/** Reads a day in words; `year` is 0 if it is missing. */
function readWords(words: readonly string[]): ParsedDay | null {
  const { date, length } = readWordDate(words, 0) ?? {};
  if (!date || length !== words.length || date.month === null || date.day === null) return null;
  return { calendar: date.calendar, year: date.year ?? 0, month: date.month, day: date.day };
}

/**
 * Reads a whole text as one day, in either digits: `2083-8-5`, `5/8/2083`, `२०८३।८।५`, `20 Mangsir 2083`, `२०८३ साल मंसिर २० गते`,
 * `Sunday, Nov 22nd 2026 AD`. The name of a month determines the calendar. Null for any other text; a `year` of 0 is a missing year.
 */
export function readDate(text: string): ParsedDay | null {
  const words = normalize(text)
    .replace(/(\d)([\p{L}])/gu, '$1 $2')
    .replace(/([\p{L}\p{M}])(\d)/gu, '$1 $2')
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !ignoredWords.has(word));
  const calendar = (['bs', 'ad'] as const).find((name) => words.some((word) => marks[name].has(word))) ?? null;
  const parts = words
    .filter((word) => !marks.bs.has(word) && !marks.ad.has(word))
    .flatMap((word) => word.split(/[-/.।]+/))
    .filter(Boolean);
  if (!parts.every((part) => /^(\d+|[\p{L}\p{M}]+)$/u.test(part))) return null;
  const numbers = parts.every((part) => /^\d+$/.test(part)) ? readNumbers(parts) : null;
  return numbers ? { calendar, ...numbers } : readWords(parts);
}
