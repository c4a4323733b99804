import { normalize } from '../text/normalize.ts';
import { monthNamed } from './month-spellings.ts';
import { weekdayNames } from './names.ts';

/** Maximum characters of a date, written out with its weekday and calendar. */
export const MAX_DATE_LENGTH = 80;

/** A day read from a text, whether or not it exists; `calendar` is null if the text does not name it, and `year` is 0 if it is missing. */
export interface ParsedDay {
  readonly calendar: 'ad' | 'bs' | null;
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const edges = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'gu');

/** The names of the calendars, folded by `normalize`, with blanks and points as people put them. */
const marks = {
  bs: edges(
    String.raw`[bv]\.?\s?s\.?|बि\.?\s?(?:सं|एस)\.?|(?:बिक्रम\s?)?(?:संबत|सम्बत)्?|बिक्रम|(?:[bv]ikram\s?)?sam[bv]at|[bv]ikram|साल(?:को)?|saa?l`,
  ),
  ad: edges(String.raw`a\.?\s?d\.?|c\.?\s?e\.?|इ\.?\s?सं\.?|ए\.?\s?डि\.?|[इ]स्?बि(?:\s?(?:संबत|सम्बत|सन)्?)?|सन्?|san`),
} as const;

/** Words beside a date, which are ignored. */
const ignored = new Set(
  [
    ...[...weekdayNames.en, ...weekdayNames.en.map((name) => name.slice(0, 3)), 'tues', 'thur', 'thurs'],
    ...'मिति तारिख तारीख दिनांक दिनाङ्क गते औं औँ दिन रोज महिना इति शुभम् लागि बिहान दिउँसो तदनुसार'.split(' '),
    ...'आगामी यही यहि यसै यस आउँदो आउने हुने गत विगत बितेको चालू'.split(' '),
    ...'coming upcoming this last past next'.split(' '),
    ...'miti date dated dt day on in gate gatey the of st nd rd th month until till upto up to from by'.split(' '),
  ].map(normalize),
);

/** A weekday as it is spoken in either script, after `normalize`: `शुक्र`, `शुक्रवासर`, `Shukravar`. */
const WEEKDAY =
  /^(?:(?:आइत|ऐत|इत|रबि|सोम|म(?:ं|ङ्)गल|बुध|बिहि|बृहस्पति|गुरु|सुक्र|सनि)(?:बार|बासर)?|(?:aa?ita?|ra[bv]i|som|mangala?|budha?|bihi|guru|sh?ukra|sh?ani)[bvw]aa?r)$/;

/** A word of Nepali without the endings of its case: `पुसको`, `गतेसम्ममा`. */
const ENDINGS = /(?:को|का|कि|मा|बाट|देखि|सम्म|भित्र)+$/;

/** `वि०सं०` and `वि॰सं॰`, whose points are the digit or the sign of abbreviations. */
const ABBREVIATED_CALENDAR = /([बविईइ]ि?)\s?[०॰]\s?सं\s?[०॰]?/g;

/** The number of the weekday in letters: `गते रोज ७`. */
const WEEKDAY_NUMBER = /रोज\s*[1-7](?!\d)/;

/** Dashes of all kinds, and the danda and other signs that separate numbers. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;

/** `2083`, the short `083` of office letters, and `83`, which can be no day; null for another number. */
function yearOf(digits: string): Pick<ParsedDay, 'calendar' | 'year'> | null {
  if (/^\d{4}$/.test(digits)) return { calendar: null, year: Number(digits) };
  return /^0?(?:3[3-9]|[4-9]\d)$/.test(digits) ? { calendar: 'bs', year: 2000 + Number(digits) } : null;
}

/** `26` of `28-Nov-26`, as spreadsheets print days: only beside the name of a month, which makes it no Bikram Sambat year. */
const centuryYearOf = (digits: string): Pick<ParsedDay, 'calendar' | 'year'> | null =>
  /^(?:[0-2]\d|3[0-2])$/.test(digits) ? { calendar: 'ad', year: 2000 + Number(digits) } : null;

const isShort = (digits: string | undefined) => digits !== undefined && digits.length <= 2;

/** Three numbers: year, month, day; or day, month, year. */
function readNumbers([first = '', month = '', last = '']: readonly string[]): ParsedDay | null {
  const [year, day] = first.length === 4 || !yearOf(last) ? [yearOf(first), last] : [yearOf(last), first];
  return year && isShort(month) && isShort(day) ? { ...year, month: Number(month), day: Number(day) } : null;
}

/** A month by its name, and a day before or after it; a year at either end, or none. */
function readWords(parts: readonly string[]): ParsedDay | null {
  const names = parts.filter((part) => /\D/.test(part));
  const [first = '', second] = parts.filter((part) => /^\d+$/.test(part));
  const named = monthNamed(names[0] ?? '');
  if (!named || names.length > 1 || first === '' || parts.length > 3) return null;
  const [year, day] = second === undefined || first.length > 2 || yearOf(first) ? [first, second] : [second, first];
  if (day === undefined) return isShort(first) ? { ...named, year: 0, day: Number(first) } : null;
  const read = yearOf(year) ?? (named.calendar === 'ad' && second !== undefined ? centuryYearOf(year) : null);
  if (!read || !isShort(day) || (read.calendar === 'bs' && named.calendar === 'ad')) return null;
  return { ...named, year: read.year, day: Number(day) };
}

/**
 * Reads a whole text as one day, the only reader of dates that people write: in either digits and script, year first or day first
 * (never month first), with months by number or name, weekdays, and the name of the calendar, in any usual spelling. The name of a
 * month and a short year determine the calendar. Null for any other text. @throws TypeError for another value than a text
 */
export function readDate(text: string): ParsedDay | null {
  if (text.length > MAX_DATE_LENGTH) return null;
  let written = normalize(text.replace(ABBREVIATED_CALENDAR, '$1.सं. '))
    .replace(DASHES, '-')
    .replace(WEEKDAY_NUMBER, ' ')
    .replace(/ः/g, '')
    .replace(/(\d)(?=[\p{L}])/gu, '$1 ')
    .replace(/([\p{L}\p{M}])(?=\d)/gu, '$1 ');
  const calendar = (['bs', 'ad'] as const).find((name) => written.search(marks[name]) >= 0) ?? null;
  for (const mark of [marks.bs, marks.ad]) written = written.replace(mark, ' ');
  const parts = written
    .split(/[\s,;:()[\]'"/.।॥|*_⁄«»-]+/)
    .map((word) => word.replace(ENDINGS, ''))
    .filter((word) => word !== '' && !ignored.has(word) && !WEEKDAY.test(word));
  if (!parts.every((part) => /^(?:\d+|[\p{L}\p{M}]+)$/u.test(part))) return null;
  const day = parts.length === 3 && parts.every((part) => /^\d+$/.test(part)) ? readNumbers(parts) : readWords(parts);
  return day && { ...day, calendar: day.calendar ?? calendar };
}

/** Whether a day that does not exist would with its month and day exchanged, as in `11/28/2026`. */
export const isMonthDayOrder = ({ month, day }: ParsedDay): boolean =>
  month > 12 && month <= 32 && day >= 1 && day <= 12;
