import { join } from 'node:path';
import { linkOrCopy } from '#campus-api/files/link-file.ts';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { storedNamesIn } from '#campus-api/files/stored-name.ts';

/** The names of the stored files in a folder, none without the folder. */
export function storedFilesIn(folder: string): string[] {
  try {
    return storedNamesIn(folder);
  } catch {
    return [];
  }
}

/** Gives the stored files of `from` a second name in `to`: they are never modified, so that the links preserve them. */
export function linkStoredFiles(from: string, to: string): void {
  makeFolder(to);
  for (const name of storedFilesIn(from)) linkOrCopy(join(from, name), join(to, name));
}
