import type { DatabaseSync } from 'node:sqlite';
import { recordsOf } from './change-log.ts';
import type { ChangedRow } from './row-log.ts';
import { type RecordKind, type RowImage, trackedTable, trackedTables } from './tracked-tables.ts';

const mostNamed = 3;
const longestName = 80;

/** The records of a change as the audit log names them: `notice 5 (परीक्षा तालिका)`, or `87 staff` where there are many. */
export function summarize(database: DatabaseSync, rows: ChangedRow[]): string {
  const byKind = Map.groupBy(recordsOf(rows), ({ kind }) => kind);
  const parts = [...byKind].map(([kind, records]) => {
    if (records.length > mostNamed) return `${records.length} ${kind}`;
    return records.map(({ id }) => nameRecord(database, kind, id, rows)).join(', ');
  });
  return parts.join('; ');
}

function nameRecord(database: DatabaseSync, kind: RecordKind, id: number, rows: ChangedRow[]): string {
  const table = mainTable(kind);
  if (table === null) return kind;
  const written = rows.findLast((row) => row.table === table && idIn(table, row.after ?? row.before) === id);
  const label = trackedTable(table).label;
  const stored = () => database.prepare(`SELECT ${label} AS label FROM ${table} WHERE id = ?`).get(id)?.label;
  const name = String((written?.after ?? written?.before)?.[label] ?? stored() ?? '');
  const short = name.length > longestName ? `${name.slice(0, longestName)}…` : name;
  return `${kind}${trackedTable(table).id === null ? '' : ` ${id}`}${short === '' ? '' : ` (${short})`}`;
}

/** The table with one row for each record of that kind; the structure has none. */
function mainTable(kind: RecordKind): string | null {
  if (kind === 'structure') return null;
  return Object.keys(trackedTables).find((table) => trackedTable(table).kind === kind) ?? null;
}

function idIn(table: string, image: RowImage | null): number {
  return trackedTable(table).id === null ? 1 : Number(image?.id);
}
