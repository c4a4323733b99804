import type { AttachmentForm } from '#campus-api/files/arrange-files.ts';
import type { FormOf } from '#campus-api/model/fields.ts';
import { visibilityOf } from '#campus-api/model/times.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { readDateInput } from '#campus-api/validation/read-fields.ts';
import { nepalTime, OPENING_TIME } from '#campus-api/validation/read-time.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import type { NoticeRecord, noticeFields } from './notice.ts';

/** A notice as entered; undefined fields are unchanged. `lastDate`: the closing date in either calendar; `none` or `''` for none. */
export interface NoticeForm extends FormOf<typeof noticeFields>, AttachmentForm {
  /** Addresses of categories; each item is an address or a comma-separated list of addresses. */
  department?: readonly string[] | undefined;
  /** The day of the notice, in either calendar; default: now. */
  date?: string | undefined;
  /** Time of publication: a day in either calendar, and a time of Nepal (`2083-08-08 10:30`); `now` for immediately. */
  publishAt?: string | undefined;
}

/** Whether visitors see a notice now. */
export function isPublic(
  { withdrawnAt, ...times }: Pick<NoticeRecord, 'withdrawnAt' | 'publishAt' | 'withdrawAt'>,
  now = new Date(),
): boolean {
  return !withdrawnAt && visibilityOf(times, now).state === 'public';
}

/** Time of a notice: now, or the opening of the office on a past day. */
export function readCreatedDate(issues: Issues, value: string | undefined, now: Date): string {
  const date = value === undefined ? nepalDate(now) : readDateInput(issues, 'date', value);
  if (date > nepalDate(now)) issues.error('date', 'day-to-come', { day: date });
  return date === nepalDate(now) ? nepalTime(now) : `${date}T${OPENING_TIME}+05:45`;
}

/** The closing date, or null; an issue for a day before that of the notice. */
export function readLastDate(issues: Issues, value: string, createdDate: string): string | null {
  if (/^\s*(?:none\s*)?$/i.test(value)) return null;
  const date = readDateInput(issues, 'lastDate', value);
  if (date < createdDate.slice(0, 10)) issues.error('lastDate', 'before-own-day', { day: date });
  else if (date < nepalDate(new Date())) issues.warn('lastDate', 'day-is-past', { day: date });
  return date;
}
