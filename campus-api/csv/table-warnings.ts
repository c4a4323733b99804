import { Issues } from '#campus-api/validation/issue.ts';
import type { Table } from './open-table.ts';

/** Warnings about a table as a whole: its encoding, and headings that are not imported. */
export function tableWarnings<Column extends string>({ encoding, headings, line }: Table<Column>): Issues {
  const warnings = new Issues();
  if (encoding === 'windows-1252') warnings.warn('table', 'table-encoding', { encoding: 'Windows-1252' });
  for (const { text, state } of headings)
    if (state === 'unknown' && text !== '') warnings.warn('table', 'table-column-ignored', { line, column: text });
  return warnings;
}
