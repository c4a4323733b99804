import { basename } from 'node:path';
import type { NewFile } from '../../files/store-file.ts';
import type { StoredFile } from '../../records.ts';
import { CampusApiSetupError } from '../../setup-error.ts';
import { problemOfFile } from './check-file.ts';
import { createNames } from './new-names.ts';

/** Files as they are attached, and as they are to be stored. */
export interface Attachments {
  files: StoredFile[];
  newFiles: NewFile[];
}

/** @throws CampusApiSetupError with a line for each file that cannot be attached */
export function readAttachments(paths: string[]): Attachments {
  const problems = paths.map(problemOfFile).filter((problem) => problem !== null);
  if (problems.length > 0) throw new CampusApiSetupError(problems.join('\n'));
  const nameFor = createNames();
  const files = paths.map((path) => ({ stored: nameFor(path), original: originalName(path), path }));
  return {
    files: files.map(({ stored, original }) => ({ stored, original })),
    newFiles: files.map(({ stored, path }) => ({ stored, content: { path } })),
  };
}

/** Composed, for what visitors search and save; a control character in a name is a blank. */
function originalName(path: string): string {
  return basename(path)
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}
