import type { TableRow } from '#campus-api/csv/parse-table.ts';
import type { Repair } from '#campus-api/imports/content/old-site.ts';
import { noteLegacyFont, repairEncoding, repairLine } from '#campus-api/imports/content/repair-text.ts';
import type { Remark } from '#campus-api/imports/plan/remarks.ts';
import { Issues, localizeIssue } from '#campus-api/validation/issue.ts';
import type { AdDate } from '#lib/platform/calendar/index.ts';
import type { ImportTable } from './read-import-table.ts';
import { columnLabel } from './table-columns.ts';
import { readTableDay } from './table-days.ts';

/** The cells of a row by their columns; collects what is wrong with them and what was repaired. */
export class RowCells {
  readonly line: number;
  readonly issues = new Issues();
  readonly repairs: Repair[] = [];
  readonly #table: ImportTable;
  readonly #cells: readonly string[];
  readonly #typed: Readonly<Record<string, string>>;
  readonly #isMonthFirst: boolean;

  constructor({ line, cells, typed = {} }: TableRow, table: ImportTable, isMonthFirst: boolean) {
    this.line = line;
    this.#cells = cells;
    this.#typed = typed;
    this.#table = table;
    this.#isMonthFirst = isMonthFirst;
  }

  /** The cell as it is; `''` for a missing column. */
  value(column: string): string {
    const index = this.#table.indexes[column];
    return index === undefined ? '' : (this.#cells[index] ?? '').trim();
  }

  /** The cell as it was typed, before a conversion by its font: for names of files. */
  typed(column: string): string {
    return this.#typed[this.#table.indexes[column] ?? '']?.trim() ?? this.value(column);
  }

  /** A text in Unicode; an issue for one whose letters a spreadsheet program has replaced by question marks. */
  text(column: string): string {
    const value = this.value(column);
    if (isLost(value)) this.issues.error(column, 'table-letters-lost', { value: value.slice(0, 60) });
    const typed = this.typed(column);
    if (typed !== value) noteLegacyFont(typed, value, this.repairs);
    return repairLine(repairEncoding(value, this.repairs), this.repairs);
  }

  /** A day in either calendar; null, and perhaps an issue, for another text. */
  day(column: string): AdDate | null {
    const value = this.value(column);
    if (value === '') return null;
    const day = readTableDay(value, this.#isMonthFirst);
    if (typeof day === 'string') return day;
    const typed = readTableDay(this.typed(column), this.#isMonthFirst);
    if (typeof typed === 'string') return typed;
    this.issues.error(column, day.code, day.values);
    return null;
  }

  /** Whether the row cannot be imported. */
  get isWrong(): boolean {
    return this.issues.list.some(({ level }) => level === 'error');
  }

  /** The errors of the row, each with the name of its column. */
  remarks(): Remark[] {
    return this.issues.list.flatMap(({ level, field, code, values }): Remark[] => {
      if (level !== 'error') return [];
      const label = columnLabel(this.#table.type, field);
      const reason = localizeIssue(code, { label, ...values });
      return [{ code: 'row-left-out', values: { row: this.line, reason } }];
    });
  }
}

/** Question marks instead of letters, as in a table that was saved as CSV of an encoding without Devanagari. */
function isLost(text: string): boolean {
  const marks = text.match(/[?\ufffd]/g)?.length ?? 0;
  return marks >= 3 && marks * 3 >= text.replaceAll(/\s/g, '').length;
}
