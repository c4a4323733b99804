import {
  type AdDate,
  type BsDate,
  bikramSambatMonths,
  type DateTerm,
  formatBikramSambat,
  formatGregorian,
  gregorianMonths,
  toBikramSambat,
} from '#packages/nepali/calendar/index.ts';
import { normalize } from '#packages/nepali/text/index.ts';

/** A searchable day: its parts in both calendars, and a folded text with its usual spellings. */
export interface SearchDate {
  readonly ad: BsDate;
  readonly bs: BsDate | null;
  readonly text: string;
}

const two = (number: number) => String(number).padStart(2, '0');

function numbers({ year, month, day }: BsDate): string[] {
  return ['-', '/', '.'].flatMap((mark) => [[year, two(month), two(day)].join(mark), [year, month, day].join(mark)]);
}

/** Spells a day out in both calendars, both languages and in numbers. */
export function spellDate(date: AdDate): SearchDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const ad = { year, month, day };
  const written = toBikramSambat(date);
  const bs = written && { year: written.year, month: written.month, day: written.day };
  const spellings = [
    ...numbers(ad),
    formatGregorian(date, 'en'),
    `${gregorianMonths.en[month - 1]?.slice(0, 3)} ${day}`,
    formatGregorian(date, 'ne'),
    `${year} ${gregorianMonths.ne[month - 1]} ${day}`,
  ];
  if (bs) {
    spellings.push(...numbers(bs), formatBikramSambat(bs, 'en'), formatBikramSambat(bs, 'ne'));
    spellings.push(`${bs.day} ${bikramSambatMonths.ne[bs.month - 1]} ${bs.year}`);
  }
  return { ad, bs, text: normalize(spellings.join(' | ')) };
}

/** Whether a term names a day. */
export function isOn({ ad, bs }: SearchDate, term: DateTerm): boolean {
  const days = term.calendar === 'ad' ? [ad] : term.calendar === 'bs' ? [bs] : [ad, bs];
  return days.some(
    (day) =>
      day !== null &&
      (term.year ?? day.year) === day.year &&
      (term.month ?? day.month) === day.month &&
      (term.day ?? day.day) === day.day,
  );
}
