import { guardFormula } from '#lib/platform/i18n/csv-formula.ts';
import type { DataTable } from './data-table.ts';

/** Programs that open CSV need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const line = (cells: readonly string[]) => `${cells.map((cell) => quoted(guardFormula(cell))).join(',')}\r\n`;

/** Lines of cells as CSV (RFC 4180) in UTF-8; no cell is a formula. */
export const csvOf = (lines: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + lines.map(line).join('');

/** A table as CSV: the names of its columns, then its rows with the page of each. */
export const writeCsv = ({ columns, rows }: DataTable): string =>
  csvOf([[...columns.map(({ name }) => name), 'page'], ...rows.map(({ page, cells }) => [...cells, String(page)])]);
