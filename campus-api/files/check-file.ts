import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { IssueValues } from '#campus-api/validation/issue.ts';
import type { IssueCode } from '#campus-api/validation/issue-messages.ts';
import { systemErrorCode } from '#campus-api/validation/setup-error.ts';
import { endingOf, isNameOfPicture } from '#packages/site-import/content/file-name.ts';
import { endings, matchesItsEnding, withFittingEnding } from './file-kinds.ts';
import { formatOf, isHeic, pictureEndingOf } from './picture-bytes/picture-kinds.ts';
import { pictureState } from './picture-bytes/picture-state.ts';
import { isSvg } from './svg.ts';

/** A file to add: its path, and its original name if that differs, as for an upload. */
export interface UploadedFile {
  path: string;
  name?: string;
  /** Stored instead of the file, such as a smaller photograph. */
  content?: Buffer | undefined;
}

/** The reason to reject a file; `values.file` is its name. */
export interface FileProblem {
  code: IssueCode;
  values: IssueValues;
}

/** A picture is re-encoded, regardless of its name, and a logo, which may be an SVG; an attachment only loses the metadata of a picture. */
export type FileUse = 'picture' | 'logo' | 'attachment';

const MAX_MEGABYTES = 100;
/** Size limit of a stored file. */
export const MAX_FILE_BYTES = MAX_MEGABYTES * 1024 * 1024;
const maxNameLength = 200;
/** Number of bytes that identify a file type. */
const BEGINNING_BYTES = 128;

const reasons: Record<string, IssueCode> = {
  ENOENT: 'file-missing',
  EACCES: 'file-forbidden',
  ENAMETOOLONG: 'file-name-too-long',
};

/** The reason why a file cannot be used, or null if it can. */
export function problemOfFile({ path, name = path }: UploadedFile, use: FileUse = 'attachment'): FileProblem | null {
  const problem = (code: IssueCode, values: IssueValues = {}): FileProblem => ({
    code,
    values: {
      file: name,
      most: code === 'file-too-large' ? MAX_MEGABYTES : maxNameLength,
      endings: endings.join(', '),
      ...values,
    },
  });
  if (basename(name).length > maxNameLength) return problem('file-name-too-long');
  try {
    const code = inspect(path, name, use);
    if (code !== null) return problem(code, { format: formatOf(readBeginning(path)) ?? '' });
    const state = pictureState(path);
    // An attachment is not decoded.
    if (use === 'attachment' && state?.problem === 'file-picture-pixels') return null;
    return state && problem(state.problem, 'most' in state ? { megapixels: state.megapixels, most: state.most } : {});
  } catch (error) {
    return problem(reasons[systemErrorCode(error) ?? ''] ?? 'file-unreadable');
  }
}

function inspect(path: string, name: string, use: FileUse): IssueCode | null {
  const stats = statSync(path);
  if (!stats.isFile()) return 'file-is-none';
  if (stats.size === 0) return 'file-empty';
  if (stats.size > MAX_FILE_BYTES) return 'file-too-large';
  const beginning = readBeginning(path);
  if (isHeic(beginning)) return 'file-heic';
  if (use === 'logo' && isSvg(beginning)) return null;
  const format = formatOf(beginning);
  if (format !== null) return format === 'TIFF' && use !== 'attachment' ? null : 'file-format';
  return use === 'attachment' ? problemOfAttachment(name, beginning) : problemOfPicture(name, beginning);
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

/** The download name of a valid file: its own, with the extension of its content. */
export function nameForVisitors({ path, name = path }: UploadedFile): string {
  return withFittingEnding(basename(name), readBeginning(path));
}

/** Whether a file is a picture by its content; false also for an unreadable file. */
export function isPictureFile(path: string): boolean {
  try {
    const beginning = readBeginning(path);
    return isHeic(beginning) || pictureEndingOf(beginning) !== null || formatOf(beginning) !== null;
  } catch {
    return false;
  }
}
