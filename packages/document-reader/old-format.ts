import { readFile } from 'node:fs/promises';
import type { DocumentKind } from './types.ts';

/** Word and Excel files from before 2007, which only LibreOffice converts. */
export type OldKind = Extract<DocumentKind, 'doc' | 'xls'>;

export const isOldKind = (kind: DocumentKind): kind is OldKind => kind === 'doc' || kind === 'xls';

/** The format that an old one is converted to. */
export const newKinds = { doc: 'docx', xls: 'xlsx' } as const satisfies Record<OldKind, DocumentKind>;

/** The true format of a file with an old name; programs save RTF and new formats under it. `compound`: really an old file. */
export type OldContent = 'compound' | 'encrypted' | 'rtf' | 'archive' | 'other';

/** Signature of compound files (MS-CFB 2.2). */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The stream of a new file with a password, within a compound file. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
const SECTOR = 512;
/** A workbook states its encryption among its first records. */
const MAX_RECORDS = 20;

export async function oldContent(file: string, kind: OldKind): Promise<OldContent> {
  const bytes = await readFile(file);
  const beginning = bytes.toString('latin1', 0, 64);
  if (beginning.startsWith('PK\u0003\u0004')) return 'archive';
  if (beginning.includes('{\\rtf')) return 'rtf';
  if (!bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) return 'other';
  const isEncrypted = bytes.includes(ENCRYPTED_PACKAGE) || sectorsOf(bytes).some((at) => isLocked(bytes, at, kind));
  return isEncrypted ? 'encrypted' : 'compound';
}

function sectorsOf({ length }: Buffer): number[] {
  return Array.from({ length: Math.floor(length / SECTOR) }, (_, index) => index * SECTOR);
}

/** Whether a stream with a password begins in this sector. */
function isLocked(bytes: Buffer, at: number, kind: OldKind): boolean {
  return kind === 'doc' ? isLockedDocument(bytes, at) : isLockedWorkbook(bytes, at);
}

/** `FibBase.fEncrypted` (MS-DOC 2.5.2). */
function isLockedDocument(bytes: Buffer, at: number): boolean {
  return bytes.readUInt16LE(at) === 0xa5ec && (bytes.readUInt16LE(at + 10) & 0x0100) !== 0;
}

/** `FilePass` after the `BOF` of the workbook (MS-XLS 2.4.117). */
function isLockedWorkbook(bytes: Buffer, at: number): boolean {
  if (bytes.readUInt16LE(at) !== 0x0809 || bytes.readUInt16LE(at + 4) !== 0x0600) return false;
  let record = at;
  for (let count = 0; count < MAX_RECORDS && record + 4 <= bytes.length; count += 1) {
    if (bytes.readUInt16LE(record) === 0x002f) return true;
    record += 4 + bytes.readUInt16LE(record + 2);
  }
  return false;
}
