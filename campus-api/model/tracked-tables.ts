import { z } from 'zod';
import { kinds, type RecordKind, recordKinds } from './kinds.ts';
import type { RecordKindDefinition, TrackedTable as TableDefinition } from './record-kind.ts';

export { type RecordKind, recordKinds };

/** A row as JSON: all columns of content are texts or whole numbers. */
export const rowImage = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type RowImage = z.infer<typeof rowImage>;

export interface TrackedTable extends TableDefinition {
  kind: RecordKind;
}

/** Every table of content. Changes to them are recorded and can be undone. */
export const trackedTables: Readonly<Record<string, TrackedTable>> = Object.fromEntries(
  recordKinds.flatMap((kind) => {
    const { tables }: RecordKindDefinition = kinds[kind];
    return Object.entries(tables).map(([name, table]) => [name, { ...table, kind }]);
  }),
);

export function trackedTable(name: string): TrackedTable {
  const table = trackedTables[name];
  if (table === undefined) throw new Error(`No table ${name} is tracked`);
  return table;
}

/** The record that a row is or belongs to. */
export function recordOfRow(table: string, image: RowImage): { kind: RecordKind; id: number } {
  const { kind, id } = trackedTable(table);
  return { kind, id: id === null ? 1 : Number(image[id]) };
}
