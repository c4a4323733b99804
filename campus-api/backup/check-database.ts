import type { DatabaseSync } from 'node:sqlite';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';

/** @throws CampusApiSetupError for a corrupt database */
export function checkDatabase(database: DatabaseSync): void {
  const integrity = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
  const orphan = database.prepare('PRAGMA foreign_key_check').get();
  if (integrity === 'ok' && orphan === undefined) return;
  throw new CampusApiSetupError(
    `the database is damaged (${orphan === undefined ? integrity : 'records without their parent'})`,
  );
}
