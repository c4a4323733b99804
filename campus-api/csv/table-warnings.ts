import { Issues } from '#campus-api/validation/issue.ts';
import type { Table } from './open-table.ts';

/** Warnings about a table as a whole: its encoding, and headings and rows that are not imported. */
export function tableWarnings<Column extends string>({
  encoding,
  headings,
  line,
  hidden,
  wide,
  others,
}: Table<Column>): Issues {
  const warnings = new Issues();
  if (encoding === 'windows-1252') warnings.warn('table', 'table-encoding', { encoding: 'Windows-1252' });
  for (const { text, state } of headings)
    if (state === 'unknown' && text !== '') warnings.warn('table', 'table-column-ignored', { line, column: text });
  if (hidden.length > 0) warnings.warn('table', 'table-hidden-rows', { lines: linesOf(hidden) });
  if (wide.length > 0) warnings.warn('table', 'table-wide-rows', { lines: linesOf(wide) });
  for (const { line: row, text } of others) warnings.warn('table', 'table-other-row', { line: row, text });
  return warnings;
}

/** Numbers of lines in one text, neighbours as a range: `4, 7–9`. */
export function linesOf(lines: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const line of lines) {
    const current = ranges.at(-1);
    if (current && current[1] === line - 1) current[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
