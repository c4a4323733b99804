import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Problem } from './problems.ts';

/** One row of a table, and its first line. */
export interface TableRow {
  line: number;
  cells: string[];
  /** The original texts of the cells of a workbook in a legacy font, by their index. */
  typed?: Readonly<Record<string, string>> | undefined;
}

/** The non-empty rows. After a misplaced quote the ends of cells and lines are ambiguous: the rest is not read. */
export interface ParsedTable {
  rows: TableRow[];
  problem: Problem | null;
}

const parsedRow = z.object({ record: z.array(z.string()), raw: z.string(), info: z.object({ lines: z.number() }) });
const separators = [',', ';', '\t'];

/** Reads up to `maxRows` rows, empty ones included; the separator is the most frequent one of the first line. `text` has no carriage returns. */
export function parseTable(text: string, maxRows = Number.POSITIVE_INFINITY): ParsedTable {
  const rows: TableRow[] = [];
  let problem: Problem | null = null;
  try {
    parse(text, {
      delimiter: separatorOf(text),
      ...(Number.isFinite(maxRows) && { to: maxRows }),
      info: true,
      raw: true,
      relax_column_count: true,
      trim: true,
      on_record: (row: unknown) => {
        const { record, raw, info } = parsedRow.parse(row);
        rows.push({ line: info.lines - newlines(raw.trim()), cells: record });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problem = toProblem(error);
  }
  return { rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')), problem };
}

function separatorOf(text: string): string {
  const first = /^\s*(.*)$/m.exec(text)?.[1] ?? '';
  const count = (separator: string) => first.split(separator).length;
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}

const codes: Record<string, Problem['code']> = {
  CSV_QUOTE_NOT_CLOSED: 'table-quote-not-closed',
  CSV_INVALID_CLOSING_QUOTE: 'table-quote-closed-early',
  INVALID_OPENING_QUOTE: 'table-quote-inside',
};

function toProblem(error: CsvError & Partial<InfoRecord>): Problem {
  return { line: error.lines ?? 1, code: codes[error.code] ?? 'table-unreadable' };
}
