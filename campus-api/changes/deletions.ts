import type { DatabaseSync } from 'node:sqlite';
import { recordName } from '#campus-api/model/document-label.ts';
import { type RecordKind, type RowImage, trackedTable } from '#campus-api/model/tracked-tables.ts';
import type { ChangedRow } from './row-log.ts';

/** Records of one kind that a change deletes: `names` of at most the first hundred, in order of deletion. */
export interface Deletion {
  kind: RecordKind;
  noun: string;
  count: number;
  names: string[];
}

const MAX_NAMES = 100;
const DISPLAYED_NAMES = 8;

/** Rows that a change deletes and does not insert again, such as files of a notice or seats of a removed person. */
export function findDeletions(database: DatabaseSync, rows: ChangedRow[]): Deletion[] {
  const nameOf = namesOfStaff(database, rows);
  const label = (table: string, image: RowImage) => {
    const value = image[trackedTable(table).label];
    return table.endsWith('_seats') ? nameOf(Number(value)) : String(value ?? '');
  };
  // A renamed file is still the same stored file.
  const identity = (table: string, image: RowImage) => {
    const { isPart, files = [] } = trackedTable(table);
    return (isPart && image[files[0] ?? '']) || label(table, image);
  };
  const owned = (table: string, image: RowImage) =>
    [table, identity(table, image), image.list ?? image[trackedTable(table).id ?? '']].join('\0');
  const returned = new Map<string, number>();
  for (const { table, after, before } of rows) {
    if (after === null || (before !== null && !trackedTable(table).isPart)) continue;
    returned.set(owned(table, after), (returned.get(owned(table, after)) ?? 0) + 1);
  }
  const deletions = new Map<string, Deletion>();
  for (const { table, before, after } of rows) {
    const { isPart } = trackedTable(table);
    if (before === null || (after !== null && !isPart) || table === 'notice_departments') continue;
    if (table === 'site_versions' && isTakenOver(before, after, rows)) continue;
    const key = owned(table, before);
    const insertedAgain = returned.get(key) ?? 0;
    if (insertedAgain > 0) {
      returned.set(key, insertedAgain - 1);
      continue;
    }
    const { kind, noun } = trackedTable(table);
    const deletion = deletions.get(table) ?? { kind, noun, count: 0, names: [] };
    deletion.count += 1;
    if (deletion.names.length < MAX_NAMES) deletion.names.push(label(table, before));
    deletions.set(table, deletion);
  }
  return [...deletions.values()];
}

/** Whether a scheduled version was changed, or published in the same change: nothing is lost. */
const isTakenOver = ({ document_id: id }: RowImage, after: RowImage | null, rows: ChangedRow[]) =>
  after !== null || rows.some((row) => row.table === 'site_documents' && row.after !== null && row.after.id === id);

/** Names of staff by id, including people whom this change deletes. */
function namesOfStaff(database: DatabaseSync, rows: ChangedRow[]): (id: number) => string {
  const deleted = new Map<number, string>();
  for (const { table, before } of rows) {
    if (table === 'staff' && before !== null) deleted.set(Number(before.id), String(before.full_name));
  }
  const find = database.prepare('SELECT full_name FROM staff WHERE id = ?');
  return (id) => deleted.get(id) ?? String(find.get(id)?.full_name ?? id);
}

const plurals: Readonly<Record<string, string>> = {
  'member of staff': 'members of staff',
  'seat in a committee': 'seats in committees',
  'seat in the structure': 'seats in the structure',
  'document of the site': 'documents of the site',
};

/** `86 members of staff: Sita, Gita, … and 78 more`. */
export function describeDeletion({ noun, count, names }: Deletion): string {
  const words = count === 1 ? noun : (plurals[noun] ?? `${noun}s`);
  const more = count > DISPLAYED_NAMES ? ` and ${count - DISPLAYED_NAMES} more` : '';
  const listed = names.slice(0, DISPLAYED_NAMES).map((name) => recordName({ noun, name }, 'en'));
  return `${count} ${words}: ${listed.join(', ')}${more}`;
}
