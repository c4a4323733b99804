import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { systemErrorCode } from '#campus-api/setup-error.ts';
import type { IssueValues } from '../validation/issue.ts';
import type { IssueCode } from '../validation/issue-texts.ts';
import { endingOf, endings, isNameOfPicture, matchesItsEnding, withFittingEnding } from './file-kinds.ts';
import { isHeic, pictureEndingOf } from './picture-kinds.ts';

/** A file of the office's: where it is, and its own name where it lies under another, as an upload does. */
export interface UploadedFile {
  path: string;
  name?: string;
}

/** Why a file is not taken; `values.file` is its name. */
export interface FileProblem {
  code: IssueCode;
  values: IssueValues;
}

/** A picture is made anew, whatever its name; an attachment reaches visitors as it is. */
export type FileUse = 'picture' | 'attachment';

const largestMegabytes = 100;
const maxNameLength = 200;
/** Enough to see what a file is. */
const BEGINNING_BYTES = 64;

const reasons: Record<string, IssueCode> = {
  ENOENT: 'file-missing',
  EACCES: 'file-forbidden',
  ENAMETOOLONG: 'file-name-too-long',
};

/** Why a file cannot be used so, or null where it can. */
export function problemOfFile({ path, name = path }: UploadedFile, use: FileUse = 'attachment'): FileProblem | null {
  const because = (code: IssueCode): FileProblem => ({
    code,
    values: {
      file: name,
      most: code === 'file-too-large' ? largestMegabytes : maxNameLength,
      endings: endings.join(', '),
    },
  });
  if (basename(name).length > maxNameLength) return because('file-name-too-long');
  try {
    const code = look(path, name, use);
    return code && because(code);
  } catch (error) {
    return because(reasons[systemErrorCode(error) ?? ''] ?? 'file-unreadable');
  }
}

function look(path: string, name: string, use: FileUse): IssueCode | null {
  const stats = statSync(path);
  if (!stats.isFile()) return 'file-is-none';
  if (stats.size === 0) return 'file-empty';
  if (stats.size > largestMegabytes * 1024 * 1024) return 'file-too-large';
  const beginning = readBeginning(path);
  if (isHeic(beginning)) return 'file-heic';
  return use === 'picture' ? problemOfPicture(name, beginning) : problemOfAttachment(name, beginning);
}

function problemOfPicture(name: string, beginning: Buffer): IssueCode | null {
  if (pictureEndingOf(beginning) !== null) return null;
  return endingOf(name) !== '' && isNameOfPicture(name) ? 'file-content' : 'file-no-picture';
}

function problemOfAttachment(name: string, beginning: Buffer): IssueCode | null {
  const fits = matchesItsEnding(name, beginning);
  if (fits === null) return 'file-ending';
  return fits ? null : 'file-content';
}

/** @throws as the file system does */
function readBeginning(path: string): Buffer {
  const descriptor = openSync(path, 'r');
  try {
    const beginning = Buffer.alloc(BEGINNING_BYTES);
    return beginning.subarray(0, readSync(descriptor, beginning));
  } finally {
    closeSync(descriptor);
  }
}

/** The name under which a file without a problem is attached: its own, with the ending of its content. */
export function nameForVisitors({ path, name = path }: UploadedFile): string {
  return withFittingEnding(basename(name), readBeginning(path));
}

/** Whether a file is a picture by its content; false also for what cannot be read. */
export function isPicture(path: string): boolean {
  try {
    const beginning = readBeginning(path);
    return isHeic(beginning) || pictureEndingOf(beginning) !== null;
  } catch {
    return false;
  }
}
