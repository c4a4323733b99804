import { copyFileSync, linkSync, renameSync } from 'node:fs';
import { systemErrorCode } from '#campus-api/validation/setup-error.ts';

/** Gives a stored file, which is never modified, a second name. Disks without hard links get an atomic copy. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return;
    copyFileSync(from, `${to}.partial`);
    renameSync(`${to}.partial`, to);
  }
}
