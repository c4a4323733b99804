import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { systemErrorCode } from '../../setup-error.ts';
import type { FindingValues } from '../findings/finding.ts';
import type { FindingCode } from '../findings/finding-texts.ts';
import { endings, isHeic, isOfItsKind } from './file-kinds.ts';

/** A file of the office's: where it is, and its own name where it lies under another, as an upload does. */
export interface OfficeFile {
  path: string;
  name?: string;
}

/** Why a file is not taken; `values.file` is its name. */
export interface FileProblem {
  code: FindingCode;
  values: FindingValues;
}

const largestMegabytes = 100;
const longestName = 200;

const reasons: Record<string, FindingCode> = {
  ENOENT: 'file-missing',
  EACCES: 'file-forbidden',
  ENAMETOOLONG: 'file-name-too-long',
};

/** Why a file cannot be attached, or null where it can. */
export function problemOfFile({ path, name = path }: OfficeFile): FileProblem | null {
  const because = (code: FindingCode): FileProblem => ({
    code,
    values: {
      file: name,
      most: code === 'file-too-large' ? largestMegabytes : longestName,
      endings: endings.join(', '),
    },
  });
  if (basename(name).length > longestName) return because('file-name-too-long');
  try {
    const code = look(path, name);
    return code && because(code);
  } catch (error) {
    return because(reasons[systemErrorCode(error) ?? ''] ?? 'file-unreadable');
  }
}

function look(path: string, name: string): FindingCode | null {
  const descriptor = openSync(path, 'r');
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return 'file-is-none';
    if (stats.size === 0) return 'file-empty';
    if (stats.size > largestMegabytes * 1024 * 1024) return 'file-too-large';
    const beginning = Buffer.alloc(16);
    readSync(descriptor, beginning);
    if (isHeic(name, beginning)) return 'file-heic';
    const fits = isOfItsKind(name, beginning);
    if (fits === null) return 'file-ending';
    return fits ? null : 'file-content';
  } finally {
    closeSync(descriptor);
  }
}
