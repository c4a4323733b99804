import { copyFileSync, linkSync, renameSync } from 'node:fs';
import { systemErrorCode } from '../setup-error.ts';

/** Gives a stored file, which is never written to again, a second name. Not every disk knows links; a copy appears whole. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return;
    copyFileSync(from, `${to}.partial`);
    renameSync(`${to}.partial`, to);
  }
}
