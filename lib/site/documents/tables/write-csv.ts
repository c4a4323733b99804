import type { DataTable } from './data-table.ts';

/** Programs that open CSV need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Beginnings of formulas, also in full width (OWASP, CSV injection). */
const FORMULA = /^[\s\u200c\u200d]*[=+\-@＝＋－＠]|^[\t\r]/;
/** A number with its sign, and the sign of an empty cell, which are harmless. */
const HARMLESS = /^(?:[+-]?\d[\d,]*(?:\.\d+)?|-)$/;

/** A cell that spreadsheet programs show as text, and never run. */
function guarded(cell: string): string {
  return FORMULA.test(cell) && !HARMLESS.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const line = (cells: readonly string[]) => `${cells.map((cell) => quoted(guarded(cell))).join(',')}\r\n`;

/** A table as CSV (RFC 4180) in UTF-8: the names of its columns, then its rows with the page of each. */
export function writeCsv({ columns, rows }: DataTable): string {
  const lines = rows.map(({ page, cells }) => line([...cells, String(page)]));
  return BYTE_ORDER_MARK + line([...columns.map(({ name }) => name), 'page']) + lines.join('');
}
