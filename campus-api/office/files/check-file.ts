import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { systemErrorCode } from '../../setup-error.ts';
import { endings, isOfItsKind } from './file-kinds.ts';

const largestFile = 100 * 1024 * 1024;
const longestName = 200;

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read',
  ENAMETOOLONG: 'the name is too long',
};

/** Why a file cannot be attached, or null where it can. */
export function problemOfFile(path: string): string | null {
  if (basename(path).length > longestName) return `${path}: the name has more than ${longestName} characters`;
  try {
    const problem = look(path);
    return problem && `${path}: ${problem}`;
  } catch (error) {
    return `${path}: ${reasons[systemErrorCode(error) ?? ''] ?? 'it cannot be read'}`;
  }
}

function look(path: string): string | null {
  const descriptor = openSync(path, 'r');
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return 'it is no file';
    if (stats.size === 0) return 'it is empty';
    if (stats.size > largestFile) return 'it has more than 100 MB';
    const beginning = Buffer.alloc(16);
    readSync(descriptor, beginning);
    const fits = isOfItsKind(path, beginning);
    if (fits === null) return `its ending is none of ${endings.join(', ')}`;
    return fits ? null : 'its content is not what its ending says';
  } finally {
    closeSync(descriptor);
  }
}
