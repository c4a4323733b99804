import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { createReader } from '#lib/platform/document-reader/reader-process.ts';
import { decodeTable, readTableBytes } from './decode.ts';
import { type ParsedTable, parseTable } from './parse-table.ts';

/** High priority, because a clerk waits. The reader limits memory and time. */
const reader = createReader({ priority: 0, draws: false, memoryBytes: 384 * 1024 * 1024 });

/** Up to `maxRows` rows of a table, empty ones included: text with separators, or the first sheet of an Excel workbook. @throws RefusedError */
export async function readTable(table: UploadedFile, maxRows: number): Promise<ParsedTable> {
  const bytes = readTableBytes(table);
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04') return parseTable(decodeTable(bytes, table), maxRows);
  const folder = await mkdtemp(join(tmpdir(), 'campus-office-'));
  try {
    const sheet = await reader.readRows(table.path, maxRows, folder);
    if ('why' in sheet) return refuseField('table', 'file-workbook', { file: table.name ?? table.path });
    return { rows: sheet.value.map(({ line, cells }) => ({ line, cells: [...cells] })), problem: null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
