import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '#lib/platform/runtime/write-atomically.ts';
import { watchFolder } from '#lib/platform/watch/watch-state.ts';

/** Names of units as systemd permits them, without `/`. */
const UNIT_PATTERN = /^[\w@.:\\-]{1,240}$/;

export const isUnitName = (text: string) => UNIT_PATTERN.test(text) && !text.startsWith('.');

const folderIn = (dataDir: string) => join(watchFolder(dataDir), 'failed');

/** Notes a failed unit until a run has recorded it. @throws errors of the file system */
export function noteFailedUnit(dataDir: string, unit: string): Promise<void> {
  return writeAtomically(join(folderIn(dataDir), unit), '');
}

export function notedUnits(dataDir: string): string[] {
  try {
    return readdirSync(folderIn(dataDir)).filter((name) => isUnitName(name) && !isDraft(name));
  } catch {
    return [];
  }
}

/** The name of a temporary file of `writeAtomically`, which a killed command leaves. */
const isDraft = (name: string) => /\.\d+\.[0-9a-f]{8}$/.test(name);

/** Removes the notes of units that are recorded. */
export function clearNotedUnits(dataDir: string, units: readonly string[]): void {
  for (const unit of units) rmSync(join(folderIn(dataDir), unit), { force: true });
}
