import { type ColumnChoices, noChoices } from '#campus-api/csv/headings.ts';
import { openTable, type Table } from '#campus-api/csv/open-table.ts';
import { linesOf, tableWarnings } from '#campus-api/csv/table-warnings.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import type { Remark } from '#campus-api/imports/plan/remarks.ts';
import { type TableColumn, type TableKind, tableKinds } from './table-columns.ts';

/** The rows of a table of an old site; `remarks` are about the table itself. */
export interface ImportTable extends Table<TableColumn> {
  kind: TableKind;
  remarks: Remark[];
}

/** Reads a table before it is planned. @throws RefusedError for an unreadable file, TableError without the needed columns or rows */
export async function readImportTable(
  kind: TableKind,
  file: UploadedFile,
  choices: ColumnChoices = noChoices,
): Promise<ImportTable> {
  const table = await openTable(tableKinds[kind], file, choices);
  const names = table.headings.filter(({ state, text }) => state === 'unknown' && text !== '').map(({ text }) => text);
  const remarks: Remark[] = [];
  const { list } = tableWarnings(table);
  if (list.some(({ code }) => code === 'table-encoding'))
    remarks.push({ code: 'table-encoding', values: { encoding: 'Windows-1252' } });
  if (table.hidden.length > 0) remarks.push({ code: 'row-hidden', values: { lines: linesOf(table.hidden) } });
  if (names.length > 0) remarks.push({ code: 'column-unknown', values: { names: names.join(', ') } });
  for (const { line, text } of table.others) remarks.push({ code: 'row-other', values: { row: line, text } });
  return { ...table, kind, remarks };
}
