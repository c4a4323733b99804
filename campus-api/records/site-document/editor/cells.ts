import { parse } from 'csv-parse/sync';
import type { Locale } from '#content/locale.ts';
import { formatNumber, toLatinDigits } from '#packages/nepali/text/digits.ts';
import { oneLine } from './plain-text.ts';

/** A text in one or both languages, as it is stored. */
export type PartialText = { en?: string; ne?: string };

/** The heading of a column without one. */
export const EMPTY_HEADING = { en: '–', ne: '–' } as const;

/** A cell of a table; null for an empty one. */
export type Cell = PartialText | number | null;

const digitGroups = /^\d{1,3}(?:,\d{2,3})*(?:\.\d{1,3})?$/;
/** Without a comma; four digits are a year. */
const plainDigits = /^(?!\d{4}$)\d{1,15}(?:\.\d{1,3})?$/;

/** The number of a cell such as `४७,३३०`; null for a text, and for a year such as `2083`. */
function numberOf(text: string): number | null {
  const latin = toLatinDigits(text);
  return digitGroups.test(latin) || plainDigits.test(latin) ? Number(latin.replaceAll(',', '')) : null;
}

export function storedText(english: string, nepali: string): PartialText | undefined {
  const [en, ne] = [oneLine(english), oneLine(nepali)];
  return en === '' && ne === '' ? undefined : { ...(en !== '' && { en }), ...(ne !== '' && { ne }) };
}

/** A cell as it is stored: a number if it is one in every language in which it is filled in. */
export function storedCell(english: string, nepali: string): PartialText | number | undefined {
  const text = storedText(english, nepali);
  const numbers = Object.values(text ?? {}).map(numberOf);
  const [first = null] = numbers;
  return first !== null && numbers.every((number) => number === first) ? first : text;
}

/** A cell in one language as a form shows it. */
export function cellIn(cell: Cell, language: Locale): string {
  return typeof cell === 'number' ? formatNumber(cell, language) : (cell?.[language] ?? '');
}

/** The rows of a table that was pasted from a spreadsheet or a text program; cells are separated by tabs, or by `|` if there is no tab. */
export function parseTabbed(text: string): string[][] {
  const delimiter = text.includes('\t') ? '\t' : '|';
  const rows = rowsOf(text.replaceAll(/\r\n?/g, '\n'), delimiter).map((cells) => cells.map(oneLine));
  return rows.slice(0, rows.findLastIndex((cells) => cells.some((cell) => cell !== '')) + 1);
}

/** Cells with line breaks are in quotes. In a text with an unclosed quote, all quotes are ordinary characters. */
function rowsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, relax_quotes: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    return text.split('\n').map((line) => line.split(delimiter));
  }
}

/** Rows as text with tabs, as spreadsheets copy them. */
export function writeTabbed(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => (cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((cells) => cells.map((cell) => quoted(oneLine(cell))).join('\t')).join('\n');
}

/** Rows of cells in both languages, all of the same length. */
export function joinRows(english: string[][], nepali: string[][]): Cell[][] {
  const longer = english.length >= nepali.length ? english : nepali;
  const width = [...english, ...nepali].reduce((widest, row) => Math.max(widest, row.length), 0);
  return longer.map((_, row) =>
    Array.from(
      { length: width },
      (__, column) => storedCell(english[row]?.[column] ?? '', nepali[row]?.[column] ?? '') ?? null,
    ),
  );
}
