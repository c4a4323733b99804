import {
  formatBikramSambat,
  formatGregorian,
  formatTime,
  nepalDate,
  parseAdDate,
  toBikramSambat,
  writtenDay,
} from '#lib/calendar/index.ts';
import type { View } from './layout.ts';

/** A day in Bikram Sambat with the one in AD. */
export function bothDays(text: string, { language }: Pick<View, 'language'>): string {
  const day = parseAdDate(text);
  if (day === null) return text;
  const [first, second] = [writtenDay(day, language), formatGregorian(day, language)];
  return first === second ? first : `${first} (${second})`;
}

/** Day and time in Nepal. */
export function moment(time: number | string, { language }: Pick<View, 'language'>): string {
  const instant = new Date(time);
  const day = nepalDate(instant);
  const bs = toBikramSambat(day);
  return `${bs ? formatBikramSambat(bs, language) : formatGregorian(day, language)}, ${formatTime(instant, language)}`;
}
