import type { Locale } from '#content/locale.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

/** A time of Nepal as ISO text with its offset. */
export const momentOf = (date: string, time: string): string => `${date}T${time}:00+05:45`;

/** Two dates as one text, with the words that they share only once: `18 – 20 Mangsir 2083`, `२०८३ मङ्सिर १८ – २०`. */
export function joinDates(first: string, last: string): string {
  const [from, to] = [first.split(' '), last.split(' ')];
  const isDayFirst = (from[0] ?? '').length <= 2;
  const sharesFrom = (at: number) => from.slice(at).join(' ') === to.slice(at).join(' ');
  const sharesTo = (at: number) => from.slice(0, at).join(' ') === to.slice(0, at).join(' ');
  if (isDayFirst) return `${from.slice(0, [1, 2].find(sharesFrom)).join(' ')} – ${last}`;
  return `${first} – ${to.slice([2, 1].find(sharesTo)).join(' ')}`;
}

/** The times of an event, which no line divides: `10:30 – 16:00`; empty for whole days. */
export function timesOf({ startTime, endTime }: CampusEvent, locale: Locale): string {
  return localizeDigits([startTime, endTime].filter(Boolean).join('\u00a0–\u00a0'), locale);
}
