import { randomUUID } from 'node:crypto';
import { rowOf } from '#campus-api/model/fields.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { recordChanges, withoutFiles } from '../engine/record-changes.ts';
import { type EventRecord, eventFields, eventTable } from './event.ts';
import { blankEvent, type EventForm, linkedRecords, readEvent } from './read-event.ts';

export const eventChanges = recordChanges(eventTable, {
  noun: 'event',
  firstField: 'title',
  blank: () => ({ ...blankEvent, uid: randomUUID(), updatedAt: '' }),
  prepare: (_issues, _form: EventForm) => withoutFiles(),
  read(issues, { form, before, isNew, database }) {
    const entered = readEvent(issues, linkedRecords(database), form, isNew ? null : before);
    return { ...before, ...entered, updatedAt: nepalTime(new Date()) };
  },
  isSame: isSameEvent,
});

/** Whether two states of an event differ in nothing but the time of the change. */
export function isSameEvent(before: EventRecord, after: EventRecord): boolean {
  const textOf = (event: EventRecord) => JSON.stringify(rowOf(eventFields, { ...event, updatedAt: '' }));
  return textOf(before) === textOf(after);
}
