import { localizeDigits } from '../text/digits.ts';
import { type Language, requireLanguage } from '../text/language.ts';
import { type AdDate, requireDay, type Weekday, weekdayOf } from './ad-date.ts';
import type { BsDate } from './bikram-sambat.ts';
import { bikramSambatMonths, gregorianMonths, weekdayNames } from './names.ts';

/** Follows a date of a year whose official calendar is not published. */
export const provisionalMark = { en: 'provisional', ne: 'अस्थायी' } as const;

/** A written date, or a part of it, with the mark where its year is provisional. */
export const markProvisional = (text: string, isProvisional: boolean | undefined, language: Language): string =>
  isProvisional ? `${text} (${provisionalMark[language]})` : text;

function withWeekday(date: string, language: Language, weekday: Weekday | undefined): string {
  if (weekday === undefined) return date;
  const name = weekdayNames[language][weekday];
  return language === 'ne' ? `${date}, ${name}` : `${name}, ${date}`;
}

/**
 * `5 Mangsir 2083`, `२०८३ मङ्सिर ५`; with a weekday `Saturday, 5 Mangsir 2083`, `२०८३ मङ्सिर ५, शनिबार`; `5 Mangsir 2084 (provisional)`.
 * @throws RangeError for a month that is not 1 to 12, or another language
 */
export function formatBikramSambat(
  { year, month, day, isProvisional }: BsDate,
  language: Language,
  options: { weekday?: Weekday } = {},
): string {
  requireLanguage(language);
  const name = bikramSambatMonths[language][month - 1];
  if (name === undefined) throw new RangeError(`a year has the months 1 to 12, not ${month}`);
  const date = localizeDigits(language === 'ne' ? `${year} ${name} ${day}` : `${day} ${name} ${year}`, language);
  return withWeekday(markProvisional(date, isProvisional, language), language, options.weekday);
}

/**
 * `21 November 2026`, `२१ नोभेम्बर २०२६`; with the weekday `Saturday, 21 November 2026`, `२१ नोभेम्बर २०२६, शनिबार`.
 * @throws RangeError for a text that is not a day, or another language
 */
export function formatGregorian(date: AdDate, language: Language, options: { weekday?: boolean } = {}): string {
  requireLanguage(language);
  const [year, month, day] = requireDay(date).split('-').map(Number);
  const text = localizeDigits(`${day} ${gregorianMonths[language][Number(month) - 1]} ${year}`, language);
  return withWeekday(text, language, options.weekday ? weekdayOf(date) : undefined);
}

const clock = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of day in Nepal, 24 hours: `16:05`, `१६:०५`. @throws RangeError for an invalid instant, or another language */
export function formatTime(instant: Date, language: Language): string {
  return localizeDigits(clock.format(instant), language);
}

/** Nepal has been at UTC+05:45 since 1986. */
const NEPAL_MS = 20_700_000;

/**
 * The time in Nepal at an instant since 1986, written as if it were UTC: `2026-11-21T14:05:00.000Z`. Without a table of time zones, for a
 * service worker. @throws RangeError for an invalid instant
 */
export function nepalClock(instant: Date): string {
  return new Date(instant.getTime() + NEPAL_MS).toISOString();
}
