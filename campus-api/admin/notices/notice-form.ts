import type { NoticeRecord } from '#campus-api/records.ts';
import { nepalDate, toLatinDigits } from '#lib/calendar/index.ts';
import type { UploadedFile } from '../files/check-file.ts';
import type { Issues } from '../validation/issue.ts';
import { readDate } from '../validation/read-fields.ts';

/** A notice as it is typed; what is undefined stays as it is. */
export interface NoticeForm {
  text?: string | undefined;
  /** Names of departments, each alone or in a list with commas. */
  department?: readonly string[] | undefined;
  /** The day of the notice, in either calendar; now where there is none. */
  date?: string | undefined;
  /** The closing date in either calendar; `none` or `''` for none. */
  lastDate?: string | undefined;
  /** When it becomes public: a day in either calendar, and a time of Nepal (`2083-08-08 10:30`); `now` for at once. */
  publishAt?: string | undefined;
  file?: readonly UploadedFile[] | undefined;
  /** Names of attached files, as visitors see them, that go. */
  dropFile?: readonly string[] | undefined;
}

/** A day without a time stands for the opening of the office. */
const opening = '10:00:00';

/** An instant as notices store it, in Nepal's time. */
export function nepalTime(now: Date): string {
  return `${nepalDate(now)}T${now.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kathmandu' })}+05:45`;
}

/** Whether visitors see a notice now. */
export function isPublic(
  { withdrawnAt, publishAt }: Pick<NoticeRecord, 'withdrawnAt' | 'publishAt'>,
  now = new Date(),
): boolean {
  return !withdrawnAt && !(publishAt && publishAt > nepalTime(now));
}

/** When a notice is dated: now, or the opening of the office on a day that is not to come. */
export function readCreatedDate(issues: Issues, value: string | undefined, now: Date): string {
  const date = value === undefined ? nepalDate(now) : readDate(issues, 'date', value);
  if (date > nepalDate(now)) issues.error('date', 'day-to-come', { day: date });
  return date === nepalDate(now) ? nepalTime(now) : `${date}T${opening}+05:45`;
}

/** Null for none; a finding for a day before that of the notice. */
export function readLastDate(issues: Issues, value: string, createdDate: string): string | null {
  if (/^\s*(none)?\s*$/i.test(value)) return null;
  const date = readDate(issues, 'lastDate', value);
  if (date < createdDate.slice(0, 10)) issues.error('lastDate', 'before-own-day', { day: date });
  else if (date < nepalDate(new Date())) issues.warn('lastDate', 'day-is-past', { day: date });
  return date;
}

/** Null for at once: a time to come, as notices store it. */
export function readPublishAt(issues: Issues, value: string, now: Date): string | null {
  if (/^\s*(now)?\s*$/i.test(value)) return null;
  const [, day = '', hour, minute] = /^(.*?)(?:[T\s]+(\d{1,2}):(\d{2}))?$/.exec(toLatinDigits(value.trim())) ?? [];
  const date = readDate(issues, 'publishAt', day);
  if (Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) issues.error('publishAt', 'no-time', { value });
  const time = hour === undefined ? opening : `${hour.padStart(2, '0')}:${minute}:00`;
  const at = `${date}T${time}+05:45`;
  if (at <= nepalTime(now)) issues.error('publishAt', 'time-is-past', { value });
  return at;
}
