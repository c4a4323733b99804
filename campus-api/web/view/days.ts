import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import {
  formatDay,
  formatGregorian,
  formatTime,
  nepalDate,
  parseAdDate,
  toBikramSambat,
} from '#packages/nepali/calendar/index.ts';
import type { View } from './layout.ts';
import { adminMessagesIn } from './messages.ts';

/** A day in Bikram Sambat and in AD; only in AD, and marked as such, if the Bikram Sambat calendar of its year is not confirmed yet. */
export function bothDays(text: string, { language }: Pick<View, 'language'>): string {
  const day = parseAdDate(text);
  if (day === null) return text;
  const gregorian = formatGregorian(day, language);
  if (toBikramSambat(day) === null) return fillIn(adminMessagesIn(language).date.adAlone, { day: gregorian }, language);
  return `${formatDay(day, language)} (${gregorian})`;
}

/** Day and time in Nepal, the day in both calendars. */
export function moment(time: number | string, view: Pick<View, 'language'>): string {
  const instant = new Date(time);
  return `${bothDays(nepalDate(instant), view)}, ${formatTime(instant, view.language)}`;
}
