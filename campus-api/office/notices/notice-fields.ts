import { type AdDate, nepalDate } from '#lib/calendar/index.ts';
import { readDay } from '../read-day.ts';
import { UsageError } from '../usage-error.ts';

const longestText = 2000;
/** A day without a time stands for the opening of the office. */
const opening = '10:00:00';

/** Words of one line. @throws UsageError where there are none, or too many */
export function readText(value: string | undefined, name = '--text'): string {
  const text = (value ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (text === '') throw new UsageError(`${name} is missing`);
  if (text.length > longestText) throw new UsageError(`${name} has more than ${longestText} characters`);
  return text;
}

/** @throws UsageError for what is no day */
export function readDate(text: string, name: string): AdDate {
  const day = readDay(text);
  if (typeof day === 'object') throw new UsageError(`${name}: ${day.problem}`);
  return day;
}

/** When a notice is dated: now, or the opening of the office on a day that is not to come. @throws UsageError */
export function readCreatedDate(text: string | undefined, now: Date): string {
  const today = nepalDate(now);
  const date = text === undefined ? today : readDate(text, '--date');
  if (date > today) throw new UsageError(`--date: ${date} is still to come`);
  const time = now.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kathmandu' });
  return `${date}T${date === today ? time : opening}+05:45`;
}

/** `none` takes the last date away. @throws UsageError for a day before `created` */
export function readLastDate(text: string, createdDate: string): string | null {
  if (text.trim().toLowerCase() === 'none') return null;
  const date = readDate(text, '--last-date');
  if (date < createdDate.slice(0, 10)) throw new UsageError(`--last-date: ${date} is before the notice's own date`);
  return date;
}
