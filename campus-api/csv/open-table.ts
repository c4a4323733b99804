import { basename } from 'node:path';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import type { Localized } from '#content/locale.ts';
import type { DecodedTable } from './decode.ts';
import {
  bothNames,
  type ColumnChoices,
  type ColumnIndexes,
  type ColumnNames,
  describeHeadings,
  type Heading,
  hasOpenColumns,
  indexesOf,
  type Joins,
  noChoices,
  readHeadings,
  type TableHeadings,
} from './headings.ts';
import type { ParsedTable, TableRow } from './parse-table.ts';
import { joinHeadings, type OtherRow, partRows } from './part-rows.ts';
import { type Problem, tableError } from './problems.ts';
import { type ReadTable, readTable } from './read-table.ts';

/** Columns and limits of the tables of one type of record. */
export interface TableType<Column extends string> {
  columns: ColumnNames<Column>;
  /** One column of each list is needed. */
  needed: readonly (readonly Column[])[];
  joins?: Joins;
  /** Values that a clerk can choose for all rows of a table without this column. */
  choices?: Partial<Record<Column, readonly (Localized & { value: string })[]>>;
  maxRows: number;
  maxBytes?: number;
}

/** A table with its rows below the headings. */
export interface Table<Column extends string> {
  /** Its file name. */
  name: string;
  /** The line of the headings, from 1. */
  line: number;
  headings: Heading<Column>[];
  indexes: ColumnIndexes<Column>;
  joins: Joins;
  /** The headings if a person may choose other columns: one is left out, or somebody has chosen. */
  openHeadings: TableHeadings | null;
  /** The value of all rows, by column. */
  values: Readonly<Partial<Record<string, string>>>;
  rows: TableRow[];
  /** The lines of hidden rows, which are left out. */
  hidden: readonly number[];
  /** The lines with texts in columns that are not read. */
  wide: readonly number[];
  /** Rows without a record, which are left out: headings of parts, totals and signatures. */
  others: readonly OtherRow[];
  /** Null for a workbook. */
  encoding: DecodedTable['encoding'] | null;
}

/** Rows among which the headings are looked for: tables of an office begin with its name, a title and a date. */
const HEADING_ROWS = 20;

/**
 * Reads a table: text with separators or an Excel workbook, of which the first sheet with the needed headings counts. `choices` are columns that a clerk has
 * chosen for headings. @throws RefusedError for an unreadable file, TableError without the needed columns or rows
 */
export async function openTable<Column extends string>(
  type: TableType<Column>,
  file: UploadedFile,
  choices: ColumnChoices = noChoices,
): Promise<Table<Column>> {
  const name = basename(file.name ?? file.path).normalize('NFC');
  // Empty rows and those above the headings count, too.
  const read = await readTable(file, 2 * type.maxRows, type.maxBytes);
  const { heading, rows, problem, encoding, isComplete, hidden = [], wide = [] } = chooseSheet(type, read);
  const first = rows[heading];
  const line = first?.line ?? 1;
  if (first === undefined) throw tableError(name, [problem ?? { line, code: 'table-no-columns' }]);
  const both = joinHeadings(type.columns, first.cells, rows[heading + 1]?.cells ?? []);
  const joins = type.joins ?? {};
  const headings = readHeadings(type.columns, both ?? first.cells, { ...choices, joins });
  const problems: Problem[] = [...(problem ? [problem] : []), ...problemsOf(type, headings, choices, line)];
  const below = rows.slice(heading + (both ? 2 : 1));
  // Without the needed columns a clerk sees all rows, to choose for the headings.
  const { records, others } =
    problems.length > 0 ? { records: below, others: [] } : partRows(type.needed, headings, below);
  if (problems.length > 0 && !isComplete && read.sheets.length > 1)
    problems.push({
      line,
      code: 'table-sheets',
      values: { names: read.sheets.map((sheet) => sheet.name ?? '').join(', ') },
    });
  if (records.length === 0 && problems.length === 0) problems.push({ line, code: 'table-no-rows' });
  if (records.length > type.maxRows)
    problems.push({ line, code: 'table-too-many-rows', values: { most: type.maxRows } });
  if (problems.length > 0) throw tableError(name, problems, describeHeadings(headings, records));
  const openHeadings = hasOpenColumns(headings, choices) ? describeHeadings(headings, records) : null;
  const indexes = indexesOf(headings);
  return {
    name,
    line,
    headings,
    indexes,
    joins,
    openHeadings,
    values: choices.values,
    rows: records,
    others,
    encoding,
    hidden,
    wide,
  };
}

/** The first sheet with the needed headings, or else the one with most known headings. */
function chooseSheet<Column extends string>(type: TableType<Column>, { sheets, encoding }: ReadTable) {
  const candidates = sheets.map((sheet) => ({ ...sheet, ...findHeading(type, sheet.rows), encoding }));
  const best = candidates.reduce((one, other) => (other.matches > one.matches ? other : one), candidates[0] ?? noSheet);
  return candidates.find(({ isComplete }) => isComplete) ?? { ...best, encoding };
}

const noSheet: ParsedTable & ReturnType<typeof findHeading> = {
  rows: [],
  problem: null,
  heading: 0,
  matches: 0,
  isComplete: false,
};

/** The index of the first row with the needed headings, or else of the one with most known ones. */
function findHeading<Column extends string>(type: TableType<Column>, rows: readonly TableRow[]) {
  const candidates = rows.slice(0, HEADING_ROWS).map(({ cells }, heading) => {
    const headings = readHeadings(
      type.columns,
      joinHeadings(type.columns, cells, rows[heading + 1]?.cells ?? []) ?? cells,
    );
    const matches = headings.filter(({ column }) => column !== null).length;
    return {
      heading,
      matches,
      isComplete: missingColumns(type, headings, noChoices).length === 0,
      width: cells.filter(Boolean).length,
    };
  });
  const complete = candidates.find(({ isComplete }) => isComplete);
  const best = candidates.toSorted((a, b) => b.matches - a.matches)[0];
  // Without any known heading, the first row with several cells is most likely the one.
  const wide = candidates.find(({ width }) => width > 1);
  return complete ?? (best && best.matches > 0 ? best : wide) ?? { heading: 0, matches: 0, isComplete: false };
}

const missingColumns = <Column extends string>(
  { needed }: TableType<Column>,
  headings: readonly Heading<Column>[],
  { values }: ColumnChoices,
) =>
  needed.filter(
    (names) =>
      !names.some((name) => values[name]) && !headings.some(({ column }) => column !== null && names.includes(column)),
  );

function problemsOf<Column extends string>(
  type: TableType<Column>,
  headings: readonly Heading<Column>[],
  choices: ColumnChoices,
  line: number,
): Problem[] {
  const missing = missingColumns(type, headings, choices).map(([column]): Problem => {
    return { line, column: bothNames((column && type.columns[column]) ?? []), code: 'table-column-missing' };
  });
  const twice = headings.filter(({ state }) => state === 'twice');
  return [...missing, ...twice.map(({ text }): Problem => ({ line, column: text, code: 'table-column-twice' }))];
}
