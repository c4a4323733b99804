import type { DatabaseSync } from 'node:sqlite';
import { withAdminLock } from '#campus-api/changes/admin-lock.ts';
import type { Confirmation } from '#campus-api/changes/confirmation.ts';
import { deleteLeftovers } from '#campus-api/changes/leftover-files.ts';
import { startRowLog } from '#campus-api/changes/row-log.ts';
import type { RecordKind } from '#campus-api/model/tracked-tables.ts';
import { publishDueVersions } from '#campus-api/records/site-document/versions.ts';
import type { CampusApiOptions } from './options.ts';
import { prepareDatabase } from './prepare.ts';

/** An open campus for reads and changes by the person `by`. */
export interface Campus {
  database: DatabaseSync;
  filesFolder: string;
  by: string;
  confirmation: Confirmation;
  /** Whether this person may change records of a type; for the site content also a document by its key. */
  mayChange(kind: RecordKind, document?: string): boolean;
}

/** Runs `work` on the campus under the admin lock, after deleting leftovers of killed commands. Prints nothing. */
export async function withCampus<Result>(
  options: CampusApiOptions,
  { by, confirmation = { confirmed: false }, mayChange = () => true }: Pick<Campus, 'by'> & Partial<Campus>,
  work: (campus: Campus) => Result | Promise<Result>,
): Promise<Result> {
  return withAdminLock(options.dataDir, async () => {
    const { database, filesFolder } = prepareDatabase(options, false);
    try {
      deleteLeftovers(database, filesFolder);
      startRowLog(database);
      publishDueVersions({ database, filesFolder });
      return await work({ database, filesFolder, by, confirmation, mayChange });
    } finally {
      database.close();
    }
  });
}
