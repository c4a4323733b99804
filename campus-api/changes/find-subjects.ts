import type { DatabaseSync } from 'node:sqlite';
import { type RecordKind, type RowImage, trackedTable, trackedTables } from '#campus-api/model/tracked-tables.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import { recordsOf } from './change-log.ts';
import type { ChangedRow } from './row-log.ts';
import type { Subject } from './subjects.ts';

const MAX_NAMED = 3;
const maxNameLength = 80;

/** The records of a change for the log, without records that only lost a reference, such as a flash notice whose notice was deleted. */
export function findSubjects(database: DatabaseSync, rows: ChangedRow[]): Subject[] {
  const byKind = Map.groupBy(recordsOf(rows.filter((row) => !followsAnother(row, rows))), ({ kind }) => kind);
  return [...byKind].flatMap(([kind, records]): Subject[] => {
    if (records.length > MAX_NAMED) return [{ kind, count: records.length }];
    return records.map(({ id }) => nameRecord(database, kind, id, rows));
  });
}

/** Whether a row changed only in its reference to a record that was added or deleted in the same change, or was added or deleted with it. */
function followsAnother({ table, before, after }: ChangedRow, rows: ChangedRow[]): boolean {
  const { reference } = trackedTable(table);
  if (reference === undefined) return false;
  const { column, table: target } = reference;
  const columns = Object.keys(before ?? after ?? {});
  const isReferenceAlone =
    before === null || after === null || columns.every((name) => name === column || before[name] === after[name]);
  const targets = [before?.[column], after?.[column]];
  const isAddedOrDeleted = (row: ChangedRow) =>
    row.table === target &&
    (row.before === null || row.after === null) &&
    targets.includes((row.before ?? row.after)?.id);
  return isReferenceAlone && rows.some(isAddedOrDeleted);
}

function nameRecord(database: DatabaseSync, kind: RecordKind, id: number, rows: ChangedRow[]): Subject {
  const table = mainTable(kind);
  if (table === null) return { kind };
  const written = rows.findLast((row) => row.table === table && idIn(table, row.after ?? row.before) === id);
  const label = trackedTable(table).label;
  const stored = () => database.prepare(`SELECT ${label} AS label FROM ${table} WHERE id = ?`).get(id)?.label;
  const name = String((written?.after ?? written?.before)?.[label] ?? stored() ?? '');
  const short = name.length > maxNameLength ? `${beginningOf(name, maxNameLength)}…` : name;
  return { kind, id: trackedTable(table).id === null ? null : id, name: short };
}

/** The table with one row for each record of that kind; the structure has none. */
function mainTable(kind: RecordKind): string | null {
  if (kind === 'structure') return null;
  return Object.keys(trackedTables).find((table) => trackedTable(table).kind === kind) ?? null;
}

function idIn(table: string, image: RowImage | null): number {
  return trackedTable(table).id === null ? 1 : Number(image?.id);
}
