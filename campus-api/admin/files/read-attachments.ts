import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { NewFile } from '#campus-api/files/store-file.ts';
import type { StoredFile } from '#campus-api/records.ts';
import type { Issues } from '../validation/issue.ts';
import { nameForVisitors, problemOfFile, type UploadedFile } from './check-file.ts';
import { endingOf } from './file-kinds.ts';
import { createNames } from './new-names.ts';

/** Files as they are attached, and as they are to be stored. */
export interface Attachments {
  files: StoredFile[];
  newFiles: NewFile[];
}

/** Adds to `issues` each file that cannot be attached. */
export function readAttachments(issues: Issues, field: string, wanted: readonly UploadedFile[]): Attachments {
  const nameFor = createNames();
  const files = wanted.map((file) => {
    const problem = problemOfFile(file);
    if (problem) issues.error(field, problem.code, problem.values);
    else warnOfSize(issues, field, file);
    const name = problem ? basename(file.name ?? file.path) : nameForVisitors(file);
    return { stored: nameFor(name), original: originalName(name), path: file.path };
  });
  return {
    files: files.map(({ stored, original }) => ({ stored, original })),
    newFiles: files.map(({ stored, path }) => ({ stored, content: { path } })),
  };
}

/** A scan in colours; visitors pay for each megabyte. */
const heavyPdf = 10 * 1024 * 1024;

function warnOfSize(issues: Issues, field: string, { path, name = path }: UploadedFile): void {
  const { size } = statSync(path);
  if (endingOf(name) !== 'pdf' || size < heavyPdf) return;
  issues.warn(field, 'file-heavy', { file: basename(name), megabytes: Math.round(size / 1024 / 1024) });
}

/** Composed, for what visitors search and save; a control character in a name is a blank. */
function originalName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}

/** Takes files out of those of a record by the names that visitors see; adds to `issues` what it does not have. */
export function dropFiles(
  issues: Issues,
  field: string,
  record: string,
  files: readonly StoredFile[],
  names: readonly string[],
): StoredFile[] {
  const wanted = new Set(names.map((name) => name.normalize('NFC')));
  const kept = files.filter(({ original }) => !wanted.delete(original));
  for (const file of wanted) issues.error(field, 'file-not-attached', { record, file });
  return kept;
}
