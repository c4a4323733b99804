import { createHash } from 'node:crypto';
import { monthFirstExample } from '#campus-api/csv/table-days.ts';
import type { Remark } from '#campus-api/imports/plan/remarks.ts';
import type { Localized } from '#content/locale.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import type { ImportTable } from './read-import-table.ts';
import { ImportCells } from './row-cells.ts';
import type { TableColumn } from './table-columns.ts';

/** A record that a row describes. `identity` is the same for the same record: its day and the letters of its text. */
export interface RowRecord<Value> {
  title: string;
  identity: string;
  value: Value;
}

export interface PlannedRow<Value> extends RowRecord<Value> {
  origin: string;
  line: number;
  cells: ImportCells;
}

/** The rows that are new; the others are counted or named. */
export interface PlannedRows<Value> {
  rows: PlannedRow<Value>[];
  existing: number;
  remarks: Remark[];
}

interface Existing {
  /** Origins of the records that were imported before. */
  origins: Pick<ReadonlySet<string>, 'has'>;
  /** Identities of the records of the campus. */
  identities: ReadonlySet<string>;
}

const TITLE_LENGTH = 80;
const DAY_COLUMNS = ['date', 'lastDate'] as const;

/** Reads each row; wrong, repeated and existing ones are left out. Rows are known again by their id, or else by their identity. */
export function planRows<Value>(
  table: ImportTable,
  { origins, identities }: Existing,
  read: (cells: ImportCells) => RowRecord<Value>,
): PlannedRows<Value> {
  const result: PlannedRows<Value> = { rows: [], existing: 0, remarks: [...table.remarks] };
  const note = (code: Remark['code'], values: Remark['values']) => void result.remarks.push({ code, values });
  const example = monthFirstExample(DAY_COLUMNS.flatMap((column) => valuesOf(table, column)));
  if (example !== null) note('month-first', { value: example });
  const lines = new Map<string, number>();
  for (const row of table.rows) {
    const cells = new ImportCells(row, table, example !== null);
    const record = read(cells);
    const title = clip(record.title, TITLE_LENGTH);
    result.remarks.push(...cells.remarks(table.kind).filter(({ code }) => (code === 'row-left-out') === cells.isWrong));
    if (cells.isWrong) continue;
    const origin = originOfRow(table, cells.typed('id'), record.identity);
    const first = lines.get(origin);
    if (first !== undefined) note('row-twice', { row: cells.line, first, title });
    else if (origins.has(origin)) result.existing += 1;
    else if (identities.has(record.identity)) note('same-record', { title });
    else {
      for (const { kind, before, after } of cells.repairs) note(kind, { title, before, after });
      result.rows.push({ ...record, origin, line: cells.line, cells });
    }
    if (first === undefined) lines.set(origin, cells.line);
  }
  return result;
}

function valuesOf({ rows, indexes }: ImportTable, column: TableColumn): string[] {
  const index = indexes[column];
  return index === undefined ? [] : rows.map(({ cells }) => cells[index] ?? '');
}

/** A table has the same origins as a workbook and as text. */
function originOfRow({ name }: ImportTable, id: string, identity: string): string {
  if (id !== '') return `${name.replace(/\.\w+$/, '').toLowerCase()}#${id}`;
  return `row#${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`;
}

/** The name of a row in remarks about its files. */
export const rowTitle = ({ line, title }: { line: number; title: string }): Localized => ({
  en: `line ${line}, ${clip(title, TITLE_LENGTH)}`,
  ne: `पङ्क्ति ${localizeDigits(String(line), 'ne')}, ${clip(title, TITLE_LENGTH)}`,
});
