import type { DocumentText } from '../../types.ts';
import { withHidden } from '../text/hidden-parts.ts';
import { type SheetText, sheetLimits, sheetsText } from '../text/sheet-blocks.ts';
import { createTextBudget } from '../text/text-budget.ts';
import { visibleRows } from '../text/visible-cells.ts';
import { openSheets } from './open-sheets.ts';
import { readSheet } from './read-sheet.ts';

/** Reads the text of an OpenDocument spreadsheet, a page for each visible sheet. */
export async function readOds(bytes: Buffer, maxPages: number): Promise<DocumentText> {
  const { sheets, fonts, hidden, visibleText } = await openSheets(bytes);
  const spend = createTextBudget();
  const texts = sheets.map((sheet): SheetText => {
    const cells = readSheet(sheet, {
      limits: sheetLimits,
      valueOfCell: (cell, style) => spend(visibleText(cell, style)) || null,
      repeat: spend,
    });
    const rows = visibleRows(cells, ({ value }) => value, hidden);
    return { name: sheet.attributes.get('table:name') ?? '', rows: rows.map((row) => row.cells), isCut: cells.isCut };
  });
  return withHidden(sheetsText('ods', texts, fonts, maxPages), hidden);
}
