import { writeFileSync } from 'node:fs';
import { CampusApiSetupError, systemErrorCode } from '#campus-api/validation/setup-error.ts';
import { guardFormula } from '#lib/platform/i18n/csv-formula.ts';

/** A table as CSV, in which no cell is a formula. Excel detects UTF-8 by its byte order mark. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `${cells.map((cell) => quote(guardFormula(cell))).join(',')}\r\n`);
  return `\ufeff${lines.join('')}`;
}

function quote(cell: string): string {
  return /[",;\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Writes a table into a new file. @throws CampusApiSetupError if there is one */
export function writeTableFile(file: string, table: string): void {
  try {
    writeFileSync(file, table, { flag: 'wx' });
  } catch (error) {
    const reason =
      systemErrorCode(error) === 'EEXIST' ? 'exists already' : `cannot be written (${systemErrorCode(error)})`;
    throw new CampusApiSetupError(`${file} ${reason}`, { cause: error });
  }
}
