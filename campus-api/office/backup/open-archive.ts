import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { currentVersion, schemaVersion } from '../../database/migrate.ts';
import { CampusApiSetupError } from '../../setup-error.ts';
import type { OfficeFile } from '../files/check-file.ts';
import { refuse } from '../findings/finding.ts';
import { checkDatabase } from './check-database.ts';
import { databaseName, filesName, type Manifest, manifestName, verifyManifest } from './manifest.ts';
import { unpackArchive } from './tar.ts';

/** Takes a back-up apart into `folder` and answers its manifest. @throws RefusedError for what is none, is damaged, or is of a newer program */
export async function openArchive({ path, name = path }: OfficeFile, folder: string): Promise<Manifest> {
  const names = [manifestName, databaseName, filesName];
  await unpackArchive({ path, name }, folder, names);
  const manifest = await verifyManifest(folder, name);
  if (manifest.schema > currentVersion) {
    refuse('archive', 'file-newer-backup', { file: name, version: manifest.schema, known: currentVersion });
  }
  const database = openCopy(folder);
  try {
    checkDatabase(database);
    if (schemaVersion(database) !== manifest.schema) refuse('archive', 'file-no-backup', { file: name });
  } catch (error) {
    if (!(error instanceof CampusApiSetupError)) throw error;
    refuse('archive', 'file-damaged-backup', { file: name, part: databaseName });
  } finally {
    database.close();
  }
  return manifest;
}

/** The database of a back-up that was taken apart. It comes from elsewhere: nothing in its schema may call anything. */
function openCopy(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, databaseName), { readOnly: true });
  database.exec('PRAGMA trusted_schema = OFF');
  return database;
}
