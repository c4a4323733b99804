import type { DatabaseSync } from 'node:sqlite';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { migrations } from './migrations.ts';

export const currentVersion = migrations.length;

/** The version of the schema, 0 for an empty database. @throws CampusApiSetupError for a newer or foreign database */
export function schemaVersion(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version > currentVersion) {
    throw new CampusApiSetupError(
      `The database ${database.location()} has version ${version}, newer than the ${currentVersion} of this program: update the program; the database was left unchanged`,
    );
  }
  if (version === 0 && database.prepare('SELECT name FROM sqlite_schema').get() !== undefined) {
    throw new CampusApiSetupError(
      `The database ${database.location()} is not one of the campus API; it was left unchanged`,
    );
  }
  return version;
}

/** Brings the schema from `version` to the current one; runs inside a transaction. */
export function migrate(database: DatabaseSync, version: number): void {
  for (const migration of migrations.slice(version)) database.exec(migration);
  database.exec(`PRAGMA user_version = ${currentVersion}`);
}
