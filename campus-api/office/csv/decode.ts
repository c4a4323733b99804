import { readFileSync, statSync } from 'node:fs';
import { CampusApiSetupError, systemErrorCode } from '../../setup-error.ts';

const largestFile = 5 * 1024 * 1024;

/** The text of a table: UTF-8 with or without a byte order mark, or UTF-16 with one, as spreadsheets write it. @throws CampusApiSetupError */
export function decodeTable(path: string): string {
  const bytes = readBytes(path);
  if (isWorkbook(bytes)) {
    throw new CampusApiSetupError(
      `${path} is a workbook, not a table of text: open it, choose Save As, and as its type "CSV UTF-8 (comma delimited)"`,
    );
  }
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n').normalize('NFC');
  } catch {
    throw new CampusApiSetupError(`${path} is not in UTF-8: save it as "CSV UTF-8", and Nepali text in Unicode`);
  }
}

/** Excel's, of before 2007 and since, and LibreOffice's. */
function isWorkbook(bytes: Buffer): boolean {
  return ['PK\x03\x04', '\xd0\xcf\x11\xe0'].includes(bytes.toString('latin1', 0, 4));
}

function readBytes(path: string): Buffer {
  try {
    if (statSync(path).size > largestFile) throw new CampusApiSetupError(`${path} has more than 5 MB`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof CampusApiSetupError) throw error;
    const reason = systemErrorCode(error) === 'ENOENT' ? 'is not there' : `cannot be read (${systemErrorCode(error)})`;
    throw new CampusApiSetupError(`${path} ${reason}`, { cause: error });
  }
}
