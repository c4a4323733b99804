import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import type { Issues } from './issue.ts';
import { readDateInput } from './read-fields.ts';

/** Default time of a day: the opening of the office. */
export const OPENING_TIME = '10:00:00';

// Made once: a new one for each of 5,000 notices takes seconds.
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', timeStyle: 'medium' });

/** An instant as records store it, in Nepal's time. */
export const nepalTime = (now: Date): string => `${nepalDate(now)}T${clock.format(now)}+05:45`;

/** A future time as records store it, null for none: a day in either calendar, and a time of Nepal (`2083-08-08 10:30`). `time`: that of a day without one. */
export function readMoment(
  issues: Issues,
  field: string,
  value: string,
  { now = new Date(), time: dayTime = OPENING_TIME }: { now?: Date; time?: string } = {},
): string | null {
  if (/^\s*(?:(?:now|none)\s*)?$/i.test(value)) return null;
  const text = toLatinDigits(value.trim());
  const [clock = '', hour, minute] = /(?<![T\s])[T\s]+(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  const date = readDateInput(issues, field, text.slice(0, text.length - clock.length));
  if (Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) issues.error(field, 'no-time', { value });
  const time = hour === undefined ? dayTime : `${hour.padStart(2, '0')}:${minute}:00`;
  const at = `${date}T${time}+05:45`;
  if (at <= nepalTime(now))
    issues.error(field, field === 'withdrawAt' ? 'withdrawal-is-past' : 'time-is-past', { value });
  return at;
}
