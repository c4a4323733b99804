import { readXlsx as readWorkbook } from 'hucre/xlsx';
import type { SheetRow } from '../types.ts';
import { cellText } from './cell-text.ts';
import { checkArchive } from './text/check-archive.ts';
import { MAX_COLUMNS } from './text/table-cells.ts';
import { UnreadableError } from './text/unreadable-error.ts';

/** Reads the non-empty rows of the first visible sheet, with their numbers in the workbook. */
export async function readRows(bytes: Buffer, maxRows: number): Promise<SheetRow[]> {
  checkArchive(bytes, 'xl/workbook.xml');
  const workbook = await readWorkbook(bytes, {
    readStyles: true,
    maxRows,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  const [sheet] = workbook.sheets;
  if (!sheet) throw new UnreadableError('empty');
  return sheet.rows
    .map((row, index) => ({
      line: index + 1,
      cells: row
        .slice(0, MAX_COLUMNS)
        .map((value, column) => cellText(workbook, sheet, { value, row: index, column }).text.trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}
