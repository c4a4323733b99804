import { Issues } from '#campus-api/validation/issue.ts';
import { showDay } from '#campus-api/validation/read-day.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import type { Table } from './open-table.ts';
import type { TableRow } from './parse-table.ts';
import type { Problem } from './problems.ts';
import { firstDayOf, readTableDay } from './table-days.ts';

/** A number that a spreadsheet has shortened, and a text that it has taken for a day: their digits are lost. */
const SHORTENED = /^[-+]?\d(?:[.,]\d+)?E\+?\d{1,3}$/i;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const AS_DAY = new RegExp(`^(?:\\d{1,2}[- ]${MONTH}(?:[- ]\\d{2,4})?|${MONTH}[- ]\\d{1,4})$`, 'i');

const isChanged = (text: string) => SHORTENED.test(text) || AS_DAY.test(text);

/** The cells of a row by their columns; collects what is wrong with them. */
export class RowCells<Column extends string> {
  readonly line: number;
  readonly issues = new Issues();
  readonly #row: TableRow;
  readonly #table: Table<Column>;
  readonly isMonthFirst: boolean;

  constructor(row: TableRow, table: Table<Column>, isMonthFirst = false) {
    this.line = row.line;
    this.#row = row;
    this.#table = table;
    this.isMonthFirst = isMonthFirst;
    const { cells } = row;
    const columns = table.headings.length;
    // In text, a separator within a cell without quotes moves all cells behind it.
    if (table.encoding !== null && cells.slice(columns).some((cell) => cell !== ''))
      this.issues.error('', 'table-too-many-cells', { cells: cells.length, columns });
  }

  /** The cell as it is; undefined for a missing column. */
  optional(column: Column): string | undefined {
    const { indexes, values } = this.#table;
    return indexes[column] === undefined && !values[column] ? undefined : this.value(column);
  }

  /** The cell as it is, or those of all headings of the column; `''` for a missing column. */
  value(column: Column): string {
    const { indexes, values } = this.#table;
    return indexes[column] === undefined ? (values[column] ?? '') : this.#join(column, this.#texts(column));
  }

  /** The cell as it was typed, before a conversion by its font: for names of files. */
  typed(column: Column): string {
    return this.#join(column, this.#texts(column, this.#row.typed)) || this.value(column);
  }

  /** The texts of all headings of a column, each once. */
  #texts(column: Column, typed: TableRow['typed'] = {}): string[] {
    const texts = this.#table.headings.flatMap((heading, index) =>
      heading.column === column ? (typed[index] ?? this.#row.cells[index] ?? '').trim() : [],
    );
    return [...new Set(texts)].filter(Boolean);
  }

  #join(column: Column, texts: readonly string[]): string {
    return texts.join(this.#table.joins[column]);
  }

  /** A text; an issue for one whose letters a spreadsheet program has replaced by question marks, a warning for one that it has perhaps changed. */
  text(column: Column): string {
    const value = this.value(column);
    if (isLost(value)) this.issues.error(column, 'table-letters-lost', { value: value.slice(0, 60) });
    if (isChanged(value)) this.issues.warn(column, 'table-text-doubtful', { value });
    return value;
  }

  /** A number that is a text, such as that of a telephone or a letter; a warning, and perhaps undefined, for one that a spreadsheet has changed. */
  code(column: Column): string | undefined {
    const texts = this.#texts(column);
    const changed = texts.filter(isChanged);
    for (const value of changed)
      this.issues.warn(column, SHORTENED.test(value) ? 'table-number-shortened' : 'table-text-as-day', { value });
    if (changed.length === 0) return this.optional(column);
    const whole = texts.filter((text) => !changed.includes(text));
    return whole.length > 0 ? this.#join(column, whole) : undefined;
  }

  /** A day in either calendar; null, and perhaps an issue, for another text. `mayBeYear`: a year or month alone counts as its first day, with a warning. */
  day(column: Column, { mayBeYear = false } = {}): AdDate | null {
    const value = this.value(column);
    if (value === '') return null;
    const day = readTableDay(value, this.isMonthFirst);
    if (typeof day === 'string') return day;
    const typed = readTableDay(this.typed(column), this.isMonthFirst);
    if (typeof typed === 'string') return typed;
    const first = mayBeYear ? (firstDayOf(value) ?? firstDayOf(this.typed(column))) : null;
    if (first === null) this.issues.error(column, day.code, day.values);
    else this.issues.warn(column, 'table-first-day', { value, day: showDay(first) });
    return first;
  }

  /** Adds the errors of the row to `problems`, and its warnings with line and column to `warnings`. */
  report(problems: Problem[], warnings: Issues): void {
    for (const { level, field, code, values } of this.issues.list) {
      const column = this.headingOf(field);
      if (level === 'warning') warnings.warn('table', code, { line: this.line, column, ...values });
      else problems.push({ line: this.line, ...(column && { column }), code, values: { label: column, ...values } });
    }
  }

  /** The heading of a column as the table has it. */
  headingOf(field: string): string {
    return this.#table.headings.find(({ column }) => column === field)?.text ?? field;
  }

  /** A day of a form: in the form `2026-11-21 AD`, or as it is where it is not a day. */
  formDay(value: string): string {
    const day = readTableDay(value, this.isMonthFirst);
    return typeof day === 'string' && day !== '' ? `${day} AD` : value;
  }

  /** Whether the row cannot be imported. */
  get isWrong(): boolean {
    return this.issues.list.some(({ level }) => level === 'error');
  }
}

/** Question marks instead of letters, as in a table that was saved as CSV of an encoding without Devanagari. */
function isLost(text: string): boolean {
  const marks = text.match(/[?\ufffd]/g)?.length ?? 0;
  return marks >= 3 && marks * 3 >= text.replaceAll(/\s/g, '').length;
}
