import type { Locale } from '#content/locale.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

/** A time of Nepal as ISO text with its offset. */
export const momentOf = (date: string, time: string): string => `${date}T${time}:00+05:45`;

/** The times of an event, which no line divides: `10:30 – 16:00`; empty for whole days. */
export function timesOf({ startTime, endTime }: CampusEvent, locale: Locale): string {
  return localizeDigits([startTime, endTime].filter(Boolean).join('\u00a0–\u00a0'), locale);
}
