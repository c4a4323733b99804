import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';
import { databaseOf, type InstalledCampus, paths } from './layout.ts';
import { MachineError } from './machine-error.ts';
import { attempt, lastError } from './system.ts';

/** A campus whose back-up failed, with the reason. */
export class BackupError extends MachineError {}

/** Backs a campus up as its timer does, if it has content here. @throws BackupError */
export function backUp(campus: InstalledCampus): void {
  if (!campus.hasAdmin || !existsSync(databaseOf(campus))) return;
  print(`Backing ${campus.name} up …`);
  const unit = `campus-website-backup@${campus.name}.service`;
  if (attempt('systemctl', ['start', unit]).status !== 0)
    throw new BackupError(`The back-up of ${campus.name} failed: ${lastError(unit)}`);
}

/** Path of the newest back-up of a campus on this machine; its name has the time. */
export const newestBackup = (name: string) =>
  globSync(join(paths.backups, name, 'campus-*.tar'))
    .toSorted()
    .at(-1) ?? null;
