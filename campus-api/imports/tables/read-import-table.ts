import { basename } from 'node:path';
import { type ColumnIndexes, readColumns, type TableColumns } from '#campus-api/csv/columns.ts';
import type { TableRow } from '#campus-api/csv/parse-table.ts';
import { type Problem, refuseProblems } from '#campus-api/csv/problems.ts';
import { readTable } from '#campus-api/csv/read-table.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import type { Remark } from '#campus-api/imports/plan/remarks.ts';
import { neededColumns, type TableType, tableColumns } from './table-columns.ts';

const MAX_ROWS = 10_000;
/** Maximum number of parsed rows, empty ones included. */
const MAX_PARSED_ROWS = 2 * MAX_ROWS;
const MAX_BYTES = 20 * 1024 * 1024;
/** Rows among which the names of the columns are looked for: tables of an office begin with a title. */
const HEADING_ROWS = 10;

/** The rows of a table by its columns; `remarks` are about the table itself. */
export interface ImportTable {
  type: TableType;
  /** Its file name. */
  name: string;
  indexes: ColumnIndexes<string>;
  rows: TableRow[];
  remarks: Remark[];
}

/** Reads a table before it is planned. @throws RefusedError for an unreadable file, TableError without the needed columns or rows */
export async function readImportTable(type: TableType, table: UploadedFile): Promise<ImportTable> {
  const name = basename(table.name ?? table.path).normalize('NFC');
  const options = { maxBytes: MAX_BYTES, acceptsWindows1252: true };
  const { rows, problem, encoding } = await readTable(table, MAX_PARSED_ROWS, options);
  const { heading, columns } = findHeading(type, rows);
  const others = rows.slice(heading + 1);
  const line = rows[heading]?.line ?? 1;
  const problems: Problem[] = [...(problem ? [problem] : []), ...problemsOf(type, rows, columns, line)];
  if (others.length === 0 && problems.length === 0) problems.push({ line, code: 'table-no-rows' });
  if (others.length > MAX_ROWS) problems.push({ line, code: 'table-too-many-rows', values: { most: MAX_ROWS } });
  refuseProblems(name, problems);
  const remarks: Remark[] = [];
  if (encoding === 'windows-1252') remarks.push({ code: 'table-encoding', values: { encoding: 'Windows-1252' } });
  const names = columns.surplus.map((column) => column.name).join(', ');
  if (names !== '') remarks.push({ code: 'column-unknown', values: { names } });
  return { type, name, indexes: columns.indexes, rows: others, remarks };
}

/** The index of the first row with the needed names, or else the first row. */
function findHeading(type: TableType, rows: readonly TableRow[]): { heading: number; columns: TableColumns<string> } {
  const candidates = rows.slice(0, HEADING_ROWS).map(({ cells }) => readColumns(tableColumns[type], cells));
  const index = candidates.findIndex((columns) => missingColumns(type, columns).length === 0);
  const heading = Math.max(index, 0);
  return { heading, columns: candidates[heading] ?? { indexes: {}, surplus: [] } };
}

const missingColumns = (type: TableType, { indexes }: TableColumns<string>) =>
  neededColumns[type].filter((names) => names.every((name) => indexes[name] === undefined));

function problemsOf(
  type: TableType,
  rows: readonly TableRow[],
  columns: TableColumns<string>,
  line: number,
): Problem[] {
  if (rows.length === 0) return [{ line, code: 'table-no-columns' }];
  const missing = missingColumns(type, columns).map(([column = '']): Problem => {
    const [english = column, nepali] = tableColumns[type][column] ?? [];
    return { line, column: `${english} (${nepali})`, code: 'table-column-missing' };
  });
  const twice = columns.surplus.filter(({ isKnown }) => isKnown);
  return [...missing, ...twice.map(({ name }): Problem => ({ line, column: name, code: 'table-column-twice' }))];
}
