import { readFileSync, statSync } from 'node:fs';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { systemErrorCode } from '#campus-api/validation/setup-error.ts';

const MAX_TABLE_BYTES = 5 * 1024 * 1024;

/** The text of a table: UTF-8 with or without a byte order mark, or UTF-16 with one, as spreadsheets write it. @throws RefusedError */
export function decodeTable(bytes: Buffer, { path, name = path }: UploadedFile): string {
  // Excel workbook from before 2007.
  if (bytes.toString('latin1', 0, 4) === '\xd0\xcf\x11\xe0') refuseField('table', 'file-workbook', { file: name });
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n').normalize('NFC');
  } catch {
    return refuseField('table', 'file-not-utf8', { file: name });
  }
}

/** @throws RefusedError for a missing or too large file */
export function readTableBytes({ path, name = path }: UploadedFile): Buffer {
  let size: number;
  try {
    size = statSync(path).size;
    if (size <= MAX_TABLE_BYTES) return readFileSync(path);
  } catch (error) {
    const code = systemErrorCode(error) === 'ENOENT' ? 'file-missing' : 'file-unreadable';
    return refuseField('table', code, { file: name });
  }
  return refuseField('table', 'file-too-large', { file: name, most: MAX_TABLE_BYTES / 1024 / 1024 });
}
