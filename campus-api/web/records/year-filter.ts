import { parseAdDate, toBikramSambat } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import type { View } from '../view/layout.ts';
import type { ListChoice } from './listing.ts';

/** The year of a day (`YYYY-MM-DD`) in Bikram Sambat; in AD if the calendar does not have it. */
export function yearOf(day: string): string {
  const date = parseAdDate(day);
  return String((date && toBikramSambat(date)?.year) ?? day.slice(0, 4));
}

/** A filter with the years of these days, the newest first. */
export function yearFilter({ messages, language }: View, days: readonly string[]): ListChoice {
  const years = [...new Set(days.map(yearOf))].sort().reverse();
  const options = years.map((year) => [year, localizeDigits(year, language)] as const);
  return { name: 'year', label: messages.lists.year, options };
}
