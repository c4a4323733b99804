import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf, shapeOf } from '#campus-api/model/fields.ts';
import { type QaaDocumentRecord, qaaDocumentFields } from './qaa-document.ts';

const documentRows = z.array(z.object({ id: z.number(), ...shapeOf(qaaDocumentFields) }));

export type QaaDocumentStore = ReturnType<typeof createQaaDocumentStore>;

export function createQaaDocumentStore(database: DatabaseSync): { all(): QaaDocumentRecord[] } {
  const all = database.prepare(`SELECT id, ${columnsOf(qaaDocumentFields)} FROM qaa_documents ORDER BY id`);
  return { all: () => documentRows.parse(all.all()) };
}
