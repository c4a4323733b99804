import type { SheetTable } from '../../types.ts';
import { MAX_COLUMNS } from '../text/table-cells.ts';
import { UnreadableError } from '../text/unreadable-error.ts';
import { visibleRows } from '../text/visible-cells.ts';
import { createCellReader } from './cell-text.ts';
import { openWorkbook } from './read-workbook.ts';

/** Sheets of a workbook that are read; a table of records is on one of the first. */
const MAX_SHEETS = 20;

type Workbook = Awaited<ReturnType<typeof openWorkbook>>;

/**
 * Reads the non-empty rows of the visible sheets, with their numbers in the workbook. Rows that are hidden, as by a filter, are only numbered; hidden columns are
 * read, as a table of records is stored whole.
 */
export async function readRows(bytes: Buffer, maxRows: number): Promise<SheetTable[]> {
  const workbook = await openWorkbook(bytes);
  if (workbook.sheets.length === 0) throw new UnreadableError('empty');
  const tables: SheetTable[] = [];
  for (const sheet of workbook.sheets.slice(0, MAX_SHEETS)) tables.push(await readSheet(workbook, sheet, maxRows));
  return tables;
}

async function readSheet(workbook: Workbook, sheet: Workbook['sheets'][number], maxRows: number): Promise<SheetTable> {
  const reader = createCellReader(workbook, { forPrograms: true });
  const { rows, merged } = await sheet.read({ rows: maxRows, columns: MAX_COLUMNS });
  const typed = new Map<number, Record<string, string>>();
  const all = rows.map(({ row, isHidden, cells }) => ({
    row,
    isHidden,
    cells: cells.map((cell) => ({ row, column: cell.column, ...reader.read(cell) })),
  }));
  for (const { row, column, typed: text } of all.flatMap(({ cells }) => cells))
    if (text !== undefined) typed.set(row, { ...typed.get(row), [column]: text });
  const sheetCells = { rows: all, merged, isHiddenColumn: () => false };
  const visible = visibleRows(sheetCells, ({ text }) => text, new Set());
  return {
    name: sheet.name,
    rows: visible.map(({ row, cells }) => {
      const own = typed.get(row);
      return { line: row + 1, cells, ...(own && { typed: own }) };
    }),
    hidden: all
      .filter(({ isHidden, cells }) => isHidden && cells.some(({ text }) => text !== ''))
      .map(({ row }) => row + 1),
  };
}
