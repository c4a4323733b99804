import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { nepaliTexts } from '#campus-api/database/rows.ts';
import { columnsOf, shapeOf } from '#campus-api/model/fields.ts';
import { type EventRecord, eventFields } from './event.ts';

const eventRows = z.array(z.object({ id: z.number(), ...shapeOf(eventFields), nepali: nepaliTexts }));

/** Events, the earliest first. */
export interface EventStore {
  all(): EventRecord[];
  find(id: number): EventRecord | null;
}

export function createEventStore(database: DatabaseSync, { isPublic = false } = {}): EventStore {
  const selectEvents = `SELECT id, ${columnsOf(eventFields)} FROM ${isPublic ? 'public_events' : 'events'}`;
  const all = database.prepare(`${selectEvents} ORDER BY start_date, start_time, id`);
  const find = database.prepare(`${selectEvents} WHERE id = ?`);
  return {
    all: () => eventRows.parse(all.all()),
    find: (id) => eventRows.parse(find.all(id))[0] ?? null,
  };
}
