import type { DatabaseSync } from 'node:sqlite';
import type { ChangedRow } from './row-log.ts';
import { type RecordKind, type RowImage, trackedTable } from './tracked-tables.ts';

/** What goes with a change: `names` of at most the first hundred, in the order in which they go. */
export interface Deletion {
  kind: RecordKind;
  noun: string;
  count: number;
  names: string[];
}

const mostNames = 100;
const shown = 8;

/** Rows that go and do not come back in the same change, such as files that a notice loses or seats of somebody who leaves. */
export function findDeletions(database: DatabaseSync, rows: ChangedRow[]): Deletion[] {
  const nameOf = namesOfStaff(database, rows);
  const label = (table: string, image: RowImage) => {
    const value = image[trackedTable(table).label];
    return table.endsWith('_seats') ? nameOf(Number(value)) : String(value ?? '');
  };
  const owned = (table: string, image: RowImage) =>
    [table, label(table, image), image.list ?? image[trackedTable(table).id ?? '']].join('\0');
  const returned = new Map<string, number>();
  for (const { table, after, before } of rows) {
    if (after === null || (before !== null && !trackedTable(table).isPart)) continue;
    returned.set(owned(table, after), (returned.get(owned(table, after)) ?? 0) + 1);
  }
  const losses = new Map<string, Deletion>();
  for (const { table, before, after } of rows) {
    const { isPart } = trackedTable(table);
    if (before === null || (after !== null && !isPart) || table === 'notice_departments') continue;
    const key = owned(table, before);
    const back = returned.get(key) ?? 0;
    if (back > 0) {
      returned.set(key, back - 1);
      continue;
    }
    const { kind, noun } = trackedTable(table);
    const loss = losses.get(table) ?? { kind, noun, count: 0, names: [] };
    loss.count += 1;
    if (loss.names.length < mostNames) loss.names.push(label(table, before));
    losses.set(table, loss);
  }
  return [...losses.values()];
}

/** Names by the id, of those too who go with this change. */
function namesOfStaff(database: DatabaseSync, rows: ChangedRow[]): (id: number) => string {
  const gone = new Map<number, string>();
  for (const { table, before } of rows) {
    if (table === 'staff' && before !== null) gone.set(Number(before.id), String(before.full_name));
  }
  const find = database.prepare('SELECT full_name FROM staff WHERE id = ?');
  return (id) => gone.get(id) ?? String(find.get(id)?.full_name ?? id);
}

const plurals: Readonly<Record<string, string>> = {
  'member of staff': 'members of staff',
  'seat in a committee': 'seats in committees',
  'seat in the structure': 'seats in the structure',
};

/** `86 members of staff: Sita, Gita, … and 78 more`. */
export function describeDeletion({ noun, count, names }: Deletion): string {
  const words = count === 1 ? noun : (plurals[noun] ?? `${noun}s`);
  const more = count > shown ? ` and ${count - shown} more` : '';
  return `${count} ${words}: ${names.slice(0, shown).join(', ')}${more}`;
}
