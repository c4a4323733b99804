import { readXlsx as readWorkbook, type Sheet } from 'hucre/xlsx';
import type { Block, DocumentText } from '../types.ts';
import { cellText, type SheetCell } from './cell-text.ts';
import { checkArchive } from './check-archive.ts';
import { looksLikeHeader } from './tables.ts';
import { UnreadableError } from './unreadable-error.ts';

/** Limits of a sheet; the rest of longer lists is not read. */
const LIMITS = { rows: 5000, columns: 60 };

/** Reads the text of an Excel file, a page for each visible sheet. */
export async function readXlsx(bytes: Buffer, maxPages: number): Promise<DocumentText> {
  checkArchive(bytes, 'xl/workbook.xml');
  const workbook = await readWorkbook(bytes, {
    readStyles: true,
    maxRows: LIMITS.rows,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  const legacyFonts = new Set<string>();
  const textOf = (sheet: Sheet, cell: SheetCell) => {
    const { text, font } = cellText(workbook, sheet, cell);
    if (font) legacyFonts.add(font);
    return text;
  };

  const pages = workbook.sheets
    .map((sheet) => ({
      name: sheet.name,
      rows: sheet.rows.map((row, index) =>
        row
          .slice(0, LIMITS.columns)
          .map((value, column) => textOf(sheet, { value, row: index, column }).replace(/\s+/g, ' ').trim()),
      ),
    }))
    .map(({ name, rows }) => toBlocks(rows, workbook.sheets.length > 1 ? name : null))
    .filter((blocks) => blocks.some(({ kind }) => kind !== 'heading'));
  if (pages.length === 0) throw new UnreadableError('empty');
  return {
    kind: 'xlsx',
    pageCount: pages.length,
    pages: pages.slice(0, maxPages).map((blocks) => ({ blocks, picture: null })),
    isScan: false,
    legacyFonts: [...legacyFonts].sort(),
  };
}

/** Rows with one cell above the table are its title; so is a title in merged cells. */
function toBlocks(rows: readonly string[][], name: string | null): Block[] {
  const filled = rows.filter((row) => row.some(Boolean));
  const start = filled.findIndex((row) => row.filter(Boolean).length > 1);
  const titles = filled.slice(0, start < 0 ? filled.length : start).map((row) => row.filter(Boolean).join(' '));
  const table = start < 0 ? [] : filled.slice(start);
  const used = Array.from({ length: Math.max(0, ...table.map((row) => row.length)) }, (_, column) => column).filter(
    (column) => table.some((row) => row[column]),
  );
  const cells = table.map((row) => used.map((column) => row[column] ?? ''));
  return [
    ...(name ? [{ kind: 'heading', text: name } as const] : []),
    ...titles.map((text) => ({ kind: 'paragraph', text }) as const),
    ...(cells.length > 0 ? [{ kind: 'table', rows: cells, hasHeader: looksLikeHeader(cells, false) } as const] : []),
  ];
}
