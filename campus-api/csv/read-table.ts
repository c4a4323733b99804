import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { unguardFormula } from '#lib/platform/i18n/csv-formula.ts';
import { createReader } from '#packages/document-reader/index.ts';
import type { Unreadable } from '#packages/document-reader/types.ts';
import { type DecodedTable, decodeTable, readTableBytes, visible } from './decode.ts';
import { type ParsedTable, parseTable } from './parse-table.ts';

/** High priority, because a clerk waits. The reader limits memory and time. */
const reader = createReader({
  priority: 0,
  draws: false,
  memoryBytes: 384 * 1024 * 1024,
  textBytes: 24 * 1024 * 1024,
});

/** Reasons of workbooks that exceed the reader's limits. */
const limits: ReadonlySet<Unreadable> = new Set(['too-large', 'too-long', 'too-slow', 'too-much-memory']);

/** The sheets of a table, of which text has one; the encoding is null for a workbook. */
export interface ReadTable {
  sheets: ParsedTable[];
  encoding: DecodedTable['encoding'] | null;
}

/** Up to `maxRows` rows, empty ones included: text with separators, or the visible sheets of a workbook of Excel or LibreOffice. @throws RefusedError */
export async function readTable(table: UploadedFile, maxRows: number, maxBytes?: number): Promise<ReadTable> {
  const bytes = readTableBytes(table, maxBytes);
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04') {
    const { text, encoding } = decodeTable(bytes, table);
    return { sheets: [parseTable(text, maxRows)], encoding };
  }
  const folder = await mkdtemp(join(tmpdir(), 'campus-table-'));
  try {
    const book = await reader.readRows(table.path, maxRows, folder);
    // An import needs the memory.
    await reader.rest();
    if ('why' in book)
      return refuseField('table', limits.has(book.why) ? 'file-workbook-large' : 'file-workbook', {
        file: table.name ?? table.path,
      });
    const sheets = book.value.map(({ name, rows, hidden, wide }) => ({
      name,
      hidden,
      wide,
      rows: rows.map((row) => ({ ...row, cells: row.cells.map((cell) => unguardFormula(visible(cell))) })),
      problem: null,
    }));
    return { sheets, encoding: null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
