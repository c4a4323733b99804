import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { unguardFormula } from '#lib/platform/i18n/csv-formula.ts';
import { visible } from './decode.ts';
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
  /** Name of the sheet of a workbook, and the lines of its hidden rows, which are left out. */
  name?: string;
  hidden?: readonly number[];
  /** The lines with texts in columns that are not read. */
  wide?: readonly number[] | undefined;
}

const parsedRow = z.object({ record: z.array(z.string()), raw: z.string(), info: z.object({ lines: z.number() }) });
const separators = [',', ';', '\t', '|'] as const;
/** Lines that are tried with each separator: a title above the table may contain others. */
const SAMPLE_LINES = 20;
const SAMPLE_CHARACTERS = 20_000;
/** The line with which Excel names the separator of a CSV file. */
const HINT = /^\s*"?sep=(.)"?[^\S\n]*(?:\n|$)/i;

/** Reads up to `maxRows` rows, empty ones included. `text` has no carriage returns. */
export function parseTable(text: string, maxRows = Number.POSITIVE_INFINITY): ParsedTable {
  const [hint = '', separator] = HINT.exec(text) ?? [];
  const lines = newlines(hint);
  return parseWith(text.slice(hint.length), separator ?? separatorOf(text), maxRows, lines);
}

function parseWith(text: string, delimiter: string, maxRows: number, skipped: number): ParsedTable {
  const rows: TableRow[] = [];
  let problem: Problem | null = null;
  try {
    parse(text, {
      delimiter,
      ...(Number.isFinite(maxRows) && { to: maxRows }),
      info: true,
      raw: true,
      relax_column_count: true,
      // A quote inside a cell without quotes is a letter, as in 5" pipe.
      relax_quotes: true,
      trim: true,
      on_record: (row: unknown) => {
        const { record, raw, info } = parsedRow.parse(row);
        rows.push({
          line: info.lines - newlines(raw.trim()) + skipped,
          cells: record.map((cell) => unguardFormula(unquoteFormula(visible(cell)))),
        });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problem = toProblem(error, skipped);
  }
  return { rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')), problem };
}

/** Excel keeps the zeros of `="00123"`. */
const unquoteFormula = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

/** The separator that gives the most lines the same number of several cells; the comma where none does. */
function separatorOf(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS).split('\n', SAMPLE_LINES).join('\n');
  const scores = separators.map((separator) => {
    const { rows } = parseWith(sample, separator, SAMPLE_LINES, 0);
    const byWidth = Map.groupBy(
      rows.filter(({ cells }) => cells.length > 1),
      ({ cells }) => cells.length,
    );
    const [most] = [...byWidth.values()].map(({ length }) => length).sort((a, b) => b - a);
    return { separator, lines: most ?? 0 };
  });
  return scores.reduce((best, score) => (score.lines > best.lines ? score : best)).separator;
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}

const codes: Record<string, Problem['code']> = {
  CSV_QUOTE_NOT_CLOSED: 'table-quote-not-closed',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'table-quote-closed-early',
};

function toProblem(error: CsvError & Partial<InfoRecord>, skipped: number): Problem {
  return { line: (error.lines ?? 1) + skipped, code: codes[error.code] ?? 'table-unreadable' };
}
