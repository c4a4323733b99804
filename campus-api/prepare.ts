import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#lib/runtime/transaction.ts';
import { needsPreparation, type PreparedAccount, prepareAccount } from './account/prepare-account.ts';
import { currentVersion, migrate, schemaVersion } from './database/migrate.ts';
import { openCampusDatabase, shortenTimeout } from './database/open.ts';
import { insertContent } from './database/seed/index.ts';
import { copyFiles } from './files/copy-files.ts';
import { makeFolder } from './files/make-folder.ts';
import type { CampusApiOptions } from './options.ts';
import { sampleContent, sampleFolder } from './sample/sample-content.ts';
import { toSetupError } from './setup-error.ts';

/** `created`: this call filled an empty database. `account` is null while there is no password. */
export interface PreparedDatabase {
  database: DatabaseSync;
  filesFolder: string;
  created: boolean;
  account: PreparedAccount | null;
}

/**
 * Opens the database in `dataDir`, first creating missing parts in one transaction: a killed start leaves nothing behind, and the next
 * one starts over. Throws `CampusApiSetupError`.
 */
export function prepareDatabase(options: CampusApiOptions, mayGeneratePassword: boolean): PreparedDatabase {
  const dataDir = resolve(options.dataDir);
  const filesFolder = join(dataDir, 'files');
  let database: DatabaseSync | undefined;
  try {
    makeFolder(dataDir);
    database = openCampusDatabase(join(dataDir, 'campus.db'));
    const prepared = fillDatabase(database, options, filesFolder, mayGeneratePassword);
    shortenTimeout(database);
    return { database, filesFolder, ...prepared };
  } catch (error) {
    database?.close();
    throw toSetupError(error, dataDir);
  }
}

function fillDatabase(database: DatabaseSync, options: CampusApiOptions, filesFolder: string, mayGenerate: boolean) {
  const isReady = schemaVersion(database) === currentVersion && !needsPreparation(database, options);
  if (isReady) return { created: false, account: prepareAccount(database, options, false) };
  return inTransaction(database, () => {
    const version = schemaVersion(database);
    if (version < currentVersion) migrate(database, version);
    if (version === 0) {
      if (options.sampleFilesDir === null) makeFolder(filesFolder);
      else copyFiles(options.sampleFilesDir ?? join(process.cwd(), sampleFolder, 'files'), filesFolder);
      insertContent(database, options.content ?? sampleContent());
    }
    return { created: version === 0, account: prepareAccount(database, options, mayGenerate) };
  });
}
