import type { DatabaseSync } from 'node:sqlite';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';

/** @throws CampusApiSetupError for a database that is damaged within */
export function checkDatabase(database: DatabaseSync): void {
  const answer = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
  const orphan = database.prepare('PRAGMA foreign_key_check').get();
  if (answer === 'ok' && orphan === undefined) return;
  throw new CampusApiSetupError(
    `the database is damaged (${orphan === undefined ? answer : 'records that belong to none'})`,
  );
}
