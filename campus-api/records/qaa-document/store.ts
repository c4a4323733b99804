import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { QaaDocumentRecord } from '../records.ts';

const documentRows = z.array(
  z.object({ id: z.number(), name: z.string(), link: z.string(), original: z.string().nullable() }),
);

export function createQaaDocumentStore(database: DatabaseSync): { all(): QaaDocumentRecord[] } {
  const all = database.prepare('SELECT id, name, link, original FROM qaa_documents ORDER BY id');
  return { all: () => documentRows.parse(all.all()) };
}
