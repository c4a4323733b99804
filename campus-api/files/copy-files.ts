import { copyFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { makeFolder } from './make-folder.ts';
import { storedNamesIn } from './stored-name.ts';

/** Prefix of partially copied files; files with a leading dot are never served. */
export const partial = '.partial-';

/** Copies missing files from `source` to `folder`, each atomically; existing files are unchanged. For one process at a time. */
export function copyFiles(source: string, folder: string, names = namesIn(source)): void {
  makeFolder(folder);
  const present = new Set(readdirSync(folder));
  for (const name of present) if (name.startsWith(partial)) rmSync(join(folder, name));
  for (const name of names) {
    if (present.has(name)) continue;
    copyFileSync(join(source, name), join(folder, partial + name));
    renameSync(join(folder, partial + name), join(folder, name));
  }
}

function namesIn(source: string): string[] {
  try {
    return storedNamesIn(source);
  } catch (error) {
    throw new CampusApiSetupError(`The folder of sample files ${source} cannot be read`, { cause: error });
  }
}
