import { readXlsx as readWorkbook, type Sheet } from 'hucre/xlsx';
import type { DocumentText } from '../types.ts';
import { cellText, type SheetCell } from './cell-text.ts';
import { checkArchive } from './text/check-archive.ts';
import { sheetLimits, sheetsText } from './text/sheet-blocks.ts';

/** Reads the text of an Excel file, a page for each visible sheet. */
export async function readXlsx(bytes: Buffer, maxPages: number): Promise<DocumentText> {
  checkArchive(bytes, 'xl/workbook.xml');
  const workbook = await readWorkbook(bytes, {
    readStyles: true,
    maxRows: sheetLimits.rows,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  const legacyFonts = new Set<string>();
  const textOf = (sheet: Sheet, cell: SheetCell) => {
    const { text, font } = cellText(workbook, sheet, cell);
    if (font) legacyFonts.add(font);
    return text;
  };

  const sheets = workbook.sheets.map((sheet) => ({
    name: sheet.name,
    rows: sheet.rows.map((row, index) =>
      row
        .slice(0, sheetLimits.columns)
        .map((value, column) => textOf(sheet, { value, row: index, column }).replace(/\s+/g, ' ').trim()),
    ),
  }));
  return sheetsText('xlsx', sheets, legacyFonts, maxPages);
}
