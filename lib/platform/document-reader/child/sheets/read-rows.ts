import type { SheetRow } from '../../types.ts';
import { MAX_COLUMNS } from '../text/table-cells.ts';
import { UnreadableError } from '../text/unreadable-error.ts';
import { visibleRows } from '../text/visible-cells.ts';
import { createCellReader } from './cell-text.ts';
import { openWorkbook } from './read-workbook.ts';

/** Reads the non-empty rows of the first visible sheet, with their numbers in the workbook; hidden rows and columns too, as a table of records is stored whole. */
export async function readRows(bytes: Buffer, maxRows: number): Promise<SheetRow[]> {
  const workbook = await openWorkbook(bytes);
  const [sheet] = workbook.sheets;
  if (!sheet) throw new UnreadableError('empty');
  const reader = createCellReader(workbook, { forPrograms: true });
  const { rows, merged } = await sheet.read({ rows: maxRows, columns: MAX_COLUMNS });
  const typed = new Map<number, Record<string, string>>();
  const all = rows.map(({ row, cells }) => ({
    row,
    isHidden: false,
    cells: cells.map((cell) => ({ row, column: cell.column, ...reader.read(cell) })),
  }));
  for (const { row, column, typed: text } of all.flatMap(({ cells }) => cells))
    if (text !== undefined) typed.set(row, { ...typed.get(row), [column]: text });
  const sheetCells = { rows: all, merged, isHiddenColumn: () => false };
  return visibleRows(sheetCells, ({ text }) => text, new Set()).map(({ row, cells }) => {
    const own = typed.get(row);
    return { line: row + 1, cells, ...(own && { typed: own }) };
  });
}
