import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { createReader } from '#lib/platform/document-reader/reader-process.ts';
import { type DecodedTable, decodeTable, readTableBytes } from './decode.ts';
import { type ParsedTable, parseTable } from './parse-table.ts';

/** High priority, because a clerk waits. The reader limits memory and time. */
const reader = createReader({
  priority: 0,
  draws: false,
  memoryBytes: 384 * 1024 * 1024,
  textBytes: 24 * 1024 * 1024,
});

/** Limits and encodings of a table, where they differ from the usual ones. */
export interface TableOptions {
  maxBytes?: number;
  acceptsWindows1252?: boolean;
}

/** A table; the encoding is null for a workbook. */
export interface ReadTable extends ParsedTable {
  encoding: DecodedTable['encoding'] | null;
}

/** Up to `maxRows` rows of a table, empty ones included: text with separators, or the first sheet of an Excel workbook. @throws RefusedError */
export async function readTable(table: UploadedFile, maxRows: number, options: TableOptions = {}): Promise<ReadTable> {
  const bytes = readTableBytes(table, options.maxBytes);
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04') {
    const { text, encoding } = decodeTable(bytes, table, options);
    return { ...parseTable(text, maxRows), encoding };
  }
  const folder = await mkdtemp(join(tmpdir(), 'campus-office-'));
  try {
    const sheet = await reader.readRows(table.path, maxRows, folder);
    // An import needs the memory.
    await reader.rest();
    if ('why' in sheet) return refuseField('table', 'file-workbook', { file: table.name ?? table.path });
    return { rows: sheet.value.map((row) => ({ ...row, cells: [...row.cells] })), problem: null, encoding: null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
