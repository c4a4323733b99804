import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates `folder` with its parents. Node's own `recursive` never ends if a parent such as `/proc` accepts no folders. */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
