import type { DocumentText } from '../../types.ts';
import { withHidden } from '../text/hidden-parts.ts';
import { type SheetText, sheetLimits, sheetsText } from '../text/sheet-blocks.ts';
import { createTextBudget } from '../text/text-budget.ts';
import { visibleRows } from '../text/visible-cells.ts';
import { createCellReader } from './cell-text.ts';
import { openWorkbook } from './read-workbook.ts';
import type { WorksheetCell } from './read-worksheet.ts';

/** Reads the text of an Excel file, a page for each visible sheet. */
export async function readXlsx(bytes: Buffer, maxPages: number): Promise<DocumentText> {
  const workbook = await openWorkbook(bytes);
  const reader = createCellReader(workbook);
  const spend = createTextBudget();
  const sheets: SheetText[] = [];
  for (const sheet of workbook.sheets.slice(0, maxPages)) {
    const worksheet = await sheet.read(sheetLimits);
    const textOf = (cell: WorksheetCell) => {
      const { text } = reader.read(cell);
      const { isEmpty, isWhite } = workbook.styles.formatOf(cell.style);
      if (!isEmpty && (worksheet.hasGrounds || !isWhite)) return spend(text);
      if (isEmpty || text !== '') workbook.hidden.add('text');
      return '';
    };
    const rows = visibleRows(worksheet, textOf, workbook.hidden);
    sheets.push({ name: sheet.name, rows: rows.map(({ cells }) => cells), isCut: worksheet.isCut });
  }
  const text = sheetsText('xlsx', sheets, reader.fonts, maxPages);
  return withHidden({ ...text, pageCount: text.pageCount + workbook.sheets.length - sheets.length }, workbook.hidden);
}
