import type { DatabaseSync } from 'node:sqlite';
import { blankTexts, type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { readClock } from '#campus-api/validation/read-clock.ts';
import { readDateInput } from '#campus-api/validation/read-fields.ts';
import { nepalDate, parseAdDate, toDayNumber } from '#packages/nepali/calendar/index.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { missingNotice } from '../notice/check-details.ts';
import { type EventRecord, eventFields } from './event.ts';

/** An event as entered; undefined fields are unchanged. An empty end is the first day; an empty id of an album or a notice is none. */
export type EventForm = FormOf<typeof eventFields>;

/** The length of an event in days; longer ones are mistyped years. */
const MAX_DAYS = 400;

/** Finds records that an event can link to. */
export interface LinkedRecords {
  hasAlbum(id: number): boolean;
  hasNotice(id: number): boolean;
}

export function linkedRecords(database: DatabaseSync): LinkedRecords {
  const album = database.prepare('SELECT 1 FROM albums WHERE id = ?');
  const notice = database.prepare('SELECT 1 FROM notices WHERE id = ?');
  return {
    hasAlbum: (id) => album.get(id) !== undefined,
    hasNotice: (id) => notice.get(id) !== undefined,
  };
}

export const blankEvent: Omit<EventRecord, 'id' | 'uid' | 'updatedAt'> = {
  ...blankTexts(eventFields),
  type: 'event',
  startDate: '',
  endDate: '',
  albumId: null,
  noticeId: null,
};

/** The fields as entered, without fields that only the program sets. `before`: null for a new event. */
export function readEvent(
  issues: Issues,
  linked: LinkedRecords,
  form: EventForm,
  before: EventRecord | null,
): Omit<EventRecord, 'id' | 'uid' | 'updatedAt'> {
  const stored = before ?? blankEvent;
  return {
    ...mergeEntries(eventFields, issues, form, stored, { isNew: before === null }),
    ...readDays(issues, form, stored),
    albumId: form.album === undefined ? stored.albumId : readId(issues, 'album', form.album, linked.hasAlbum),
    noticeId: form.notice === undefined ? stored.noticeId : readId(issues, 'notice', form.notice, linked.hasNotice),
  };
}

/** A missing end moves with the beginning of an event of one day. */
function readDays(issues: Issues, form: EventForm, before: typeof blankEvent) {
  const isNew = before.startDate === '';
  if (isNew && !form.start?.trim()) issues.error('start', 'missing');
  const startDate = form.start?.trim() ? readDateInput(issues, 'start', form.start) : before.startDate;
  const first = startDate || nepalDate(new Date());
  const sameDay = form.end === undefined ? isNew || before.endDate === before.startDate : form.end.trim() === '';
  const entered = form.end === undefined ? before.endDate : form.end;
  const endDate = sameDay ? first : form.end === undefined ? entered : readDateInput(issues, 'end', entered);
  const startTime = form.startTime === undefined ? before.startTime : readTime(issues, 'startTime', form.startTime);
  const endTime = form.endTime === undefined ? before.endTime : readTime(issues, 'endTime', form.endTime);
  const [start, end] = [parseAdDate(first), parseAdDate(endDate)];
  const length = start && end ? toDayNumber(end) - toDayNumber(start) : 0;
  if (length < 0) issues.error('end', 'event-ends-before');
  else if (length > MAX_DAYS) issues.error('end', 'event-too-long', { most: MAX_DAYS });
  if (endTime !== '' && startTime === '') issues.error('endTime', 'event-end-time-alone');
  else if (length === 0 && endTime !== '' && endTime <= startTime) issues.error('endTime', 'event-ends-before');
  return { startDate: first, endDate, startTime, endTime };
}

/** `HH:MM` in 24 hours; empty for none. */
function readTime(issues: Issues, field: string, value: string): string {
  if (value.trim() === '') return '';
  const time = readClock(value);
  if (time === null) issues.error(field, 'no-time', { value });
  return time ?? '';
}

function readId(issues: Issues, field: string, value: string, exists: (id: number) => boolean): number | null {
  const text = toLatinDigits(value.trim());
  if (text === '' || text === 'none') return null;
  const id = /^\d{1,15}$/.test(text) ? Number(text) : null;
  if (id === null || !exists(id))
    issues.error(field, field === 'notice' ? missingNotice(text) : 'not-there', { what: field, value: text });
  return id;
}
