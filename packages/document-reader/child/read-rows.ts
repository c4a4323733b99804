import type { SheetTable } from '../types.ts';
import { openSheets } from './open-document/open-sheets.ts';
import { readSheet } from './open-document/read-sheet.ts';
import { createCellReader } from './sheets/cell-text.ts';
import { openWorkbook } from './sheets/read-workbook.ts';
import { hasPart } from './text/check-archive.ts';
import { MAX_COLUMNS } from './text/table-cells.ts';
import { createTextBudget } from './text/text-budget.ts';
import { UnreadableError } from './text/unreadable-error.ts';
import { type SheetCells, visibleRows } from './text/visible-cells.ts';

/** Sheets of a workbook that are read; a table of records is on one of the first. */
const MAX_SHEETS = 20;
/** Characters of all sheets, as repeated cells make any number of them. */
const MAX_CHARACTERS = 24 * 1024 * 1024;

interface Cell {
  readonly column: number;
  readonly text: string;
  /** The text in its legacy font, if it has one. */
  readonly typed?: string | undefined;
}

/**
 * Reads the non-empty rows of the visible sheets of an Excel workbook or an OpenDocument spreadsheet, with their numbers. Rows that are hidden, as by a filter, are
 * only numbered; hidden columns are read, as a table of records is stored whole.
 */
export async function readRows(bytes: Buffer, maxRows: number): Promise<SheetTable[]> {
  const tables = hasPart(bytes, 'content.xml')
    ? await openDocumentRows(bytes, maxRows)
    : await excelRows(bytes, maxRows);
  if (tables.length === 0) throw new UnreadableError('empty');
  return tables;
}

async function excelRows(bytes: Buffer, maxRows: number): Promise<SheetTable[]> {
  const workbook = await openWorkbook(bytes);
  const reader = createCellReader(workbook, { forPrograms: true });
  const tables: SheetTable[] = [];
  for (const sheet of workbook.sheets.slice(0, MAX_SHEETS)) {
    const { rows, merged, wideRows } = await sheet.read({ rows: maxRows, columns: MAX_COLUMNS });
    const read = rows.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map((cell) => ({ column: cell.column, ...reader.read(cell) })),
    }));
    tables.push(sheetTable(sheet.name, { rows: read, merged, wideRows }));
  }
  return tables;
}

async function openDocumentRows(bytes: Buffer, maxRows: number): Promise<SheetTable[]> {
  const { sheets, value } = await openSheets(bytes);
  const spend = createTextBudget(MAX_CHARACTERS);
  return sheets.slice(0, MAX_SHEETS).map((sheet) => {
    const { rows, merged, wideRows } = readSheet(sheet, {
      limits: { rows: maxRows, columns: MAX_COLUMNS },
      valueOfCell: (cell, style) => {
        const own = value(cell, style);
        return spend(own.text) === '' ? null : own;
      },
      repeat: ({ text }) => spend(text),
    });
    const read = rows.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map((cell) => ({ column: cell.column, ...cell.value })),
    }));
    return sheetTable(sheet.attributes.get('table:name') ?? '', { rows: read, merged, wideRows });
  });
}

function sheetTable(
  name: string,
  { rows, merged, wideRows }: Pick<SheetCells<Cell>, 'rows' | 'merged' | 'wideRows'>,
): SheetTable {
  const typed = new Map(
    rows.map(({ row, cells }) => [
      row,
      cells.flatMap((cell) => (cell.typed === undefined ? [] : [[cell.column, cell.typed] as const])),
    ]),
  );
  const visible = visibleRows({ rows, merged, isHiddenColumn: () => false }, ({ text }) => text, new Set());
  return {
    name,
    rows: visible.map(({ row, cells }) => {
      const own = typed.get(row) ?? [];
      return { line: row + 1, cells, ...(own.length > 0 && { typed: Object.fromEntries(own) }) };
    }),
    hidden: rows
      .filter(({ isHidden, cells }) => isHidden && cells.some(({ text }) => text !== ''))
      .map(({ row }) => row + 1),
    ...(wideRows.size > 0 && { wide: [...wideRows].map((row) => row + 1) }),
  };
}
