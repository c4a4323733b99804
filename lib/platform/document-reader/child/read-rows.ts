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
    .map((row, index): SheetRow => {
      const values = row.slice(0, MAX_COLUMNS);
      const read = values.map((value, column) => cellText(workbook, sheet, { value, row: index, column }));
      const typed = read.flatMap(({ font }, column) => (font === null ? [] : [[column, String(values[column])]]));
      return {
        line: index + 1,
        cells: read.map(({ text }) => text.trim()),
        ...(typed.length > 0 && { typed: Object.fromEntries(typed) }),
      };
    })
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}
