import { readFileSync, statSync } from 'node:fs';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { systemErrorCode } from '#campus-api/validation/setup-error.ts';
import { withLegacyHyphens } from '#campus-api/validation/to-unicode.ts';

const MAX_TABLE_BYTES = 5 * 1024 * 1024;

/** The text of a table and its encoding. */
export interface DecodedTable {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
}

/** The text of a table: UTF-8 or UTF-16, as spreadsheets write it, or else windows-1252: no bytes are invalid in it. @throws RefusedError */
export function decodeTable(bytes: Buffer, { path, name = path }: UploadedFile): DecodedTable {
  // Excel workbook from before 2007.
  if (bytes.toString('latin1', 0, 4) === '\xd0\xcf\x11\xe0') refuseField('table', 'file-workbook', { file: name });
  const encoding = unicodeOf(bytes);
  try {
    return decoded(bytes, encoding);
  } catch {
    if (encoding === 'utf-8') return decoded(bytes, 'windows-1252');
    return refuseField('table', 'file-not-utf8', { file: name });
  }
}

/** Byte order marks and blanks of no width. Joiners change conjuncts; a soft hyphen may be a letter, which only the text of its cell shows. */
const INVISIBLE = /[\u200b\u2060\ufeff]/g;

function decoded(bytes: Buffer, encoding: DecodedTable['encoding']): DecodedTable {
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  return { text: text.replaceAll(/\r\n?/g, '\n').replaceAll(INVISIBLE, '').normalize('NFC'), encoding };
}

/** A cell without letters that nobody sees and that change no other. */
export const visible = (cell: string): string =>
  withLegacyHyphens(cell).replaceAll(INVISIBLE, '').replaceAll('\u00ad', '');

/** The encoding by the byte order mark; without one, zero bytes are halves of UTF-16, such as those of separators and digits. */
export function unicodeOf(bytes: Buffer): DecodedTable['encoding'] {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return 'utf-16le';
  if (mark === '\xfe\xff') return 'utf-16be';
  const zero = bytes.subarray(0, 4096).indexOf(0);
  if (zero < 0) return 'utf-8';
  return zero % 2 === 1 ? 'utf-16le' : 'utf-16be';
}

/** @throws RefusedError for a missing or too large file */
export function readTableBytes({ path, name = path }: UploadedFile, maxBytes = MAX_TABLE_BYTES): Buffer {
  let size: number;
  try {
    size = statSync(path).size;
    if (size <= maxBytes) return readFileSync(path);
  } catch (error) {
    const code = systemErrorCode(error) === 'ENOENT' ? 'file-missing' : 'file-unreadable';
    return refuseField('table', code, { file: name });
  }
  return refuseField('table', 'file-too-large', { file: name, most: maxBytes / 1024 / 1024 });
}
