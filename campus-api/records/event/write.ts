import { randomUUID } from 'node:crypto';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { removeRecords } from '#campus-api/changes/remove-records.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { insertRows, updateRow } from '#campus-api/database/insert.ts';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { differs, type EventRecord, eventRow } from './event.ts';
import { type EventForm, linkedRecords, readEvent } from './read-event.ts';
import { createEventStore } from './store.ts';

/** @throws RefusedError, NeedsConfirmationError */
export function addEvent(campus: Campus, form: EventForm): ChangeResult<EventRecord> {
  const { database } = campus;
  return changeCampus(campus, { action: 'add' }, (issues) => {
    const entered = readEvent(issues, linkedRecords(database), form, null);
    issues.throwIfErrors();
    const id = reserveIds(database, 'events');
    const event = { id, ...entered, uid: randomUUID(), updatedAt: nepalTime(new Date()) };
    insertRows(database, 'events', [eventRow(event)]);
    return event;
  });
}

/** Changes the fields of the form. @throws RefusedError, NeedsConfirmationError, ConflictError */
export function editEvent(campus: Campus, id: number, form: EventForm, revision?: number): ChangeResult<EventRecord> {
  const { database } = campus;
  const entered = new Issues();
  if (Object.values(form).every((value) => value === undefined)) entered.error('title', 'nothing-named');
  return changeCampus(campus, { action: 'edit', issues: entered }, (issues) => {
    const before = requireEvent(campus, id);
    requireRevision(database, 'event', id, revision);
    const fields = readEvent(issues, linkedRecords(database), form, before);
    issues.throwIfErrors();
    const after = { ...before, ...fields, updatedAt: nepalTime(new Date()) };
    if (!differs(before, after)) return before;
    updateRow(database, 'events', eventRow(after));
    return after;
  });
}

/** @throws RefusedError, NeedsConfirmationError */
export function removeEvents(campus: Campus, ids: readonly number[]): ChangeResult<EventRecord[]> {
  return removeRecords(campus, 'events', ids, requireEvent);
}

function requireEvent({ database }: Campus, id: number): EventRecord {
  return createEventStore(database).find(id) ?? refuseField('id', 'not-there', { what: 'event', value: id });
}
