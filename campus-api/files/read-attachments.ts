import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { StoredFile } from '#campus-api/database/values.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { endingOf } from '#packages/site-import/content/file-name.ts';
import { nameForVisitors, problemOfFile, type UploadedFile } from './check-file.ts';
import { createNames } from './new-names.ts';
import type { NewFile } from './store-file.ts';

/** Attachments of a record, and the files to store. */
export interface Attachments {
  files: StoredFile[];
  newFiles: NewFile[];
}

/** Prepares attachments; adds to `issues` each file that cannot be attached. */
export function prepareAttachments(issues: Issues, field: string, uploads: readonly UploadedFile[]): Attachments {
  const nameFor = createNames();
  const files = uploads.map((file) => {
    const problem = problemOfFile(file);
    if (problem) issues.error(field, problem.code, problem.values);
    else warnOfSize(issues, field, file);
    const name = problem ? basename(file.name ?? file.path) : nameForVisitors(file);
    return { stored: nameFor(name), original: originalName(name), content: file.content ?? { path: file.path } };
  });
  return {
    files: files.map(({ stored, original }) => ({ stored, original })),
    newFiles: files.map(({ stored, content }) => ({ stored, content })),
  };
}

/** Size of a scan in colours, in bytes; visitors pay for each megabyte. */
const heavyPdf = 10 * 1024 * 1024;

function warnOfSize(issues: Issues, field: string, { path, name = path }: UploadedFile): void {
  const { size } = statSync(path);
  if (endingOf(name) !== 'pdf' || size < heavyPdf) return;
  issues.warn(field, 'file-heavy', { file: basename(name), megabytes: Math.round(size / 1024 / 1024) });
}

/** The name in NFC, for search and downloads, with control characters as spaces. */
function originalName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}

/** Removes files of a record by the names that visitors see; adds missing names to `issues`. */
export function dropFiles(
  issues: Issues,
  field: string,
  record: string,
  files: readonly StoredFile[],
  names: readonly string[],
): StoredFile[] {
  const dropped = new Set(names.map((name) => name.normalize('NFC')));
  const remaining = files.filter(({ original }) => !dropped.delete(original));
  for (const file of dropped) issues.error(field, 'file-not-attached', { record, file });
  return remaining;
}
