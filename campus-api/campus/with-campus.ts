import { withAdminLock } from '#campus-api/changes/admin-lock.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import { deleteLeftovers } from '#campus-api/changes/leftover-files.ts';
import { startRowLog } from '#campus-api/changes/row-log.ts';
import { requireUnusedCategories } from '#campus-api/records/site-document/used-categories.ts';
import { publishDueVersions } from '#campus-api/records/site-document/versions.ts';
import type { CampusApiOptions } from './options.ts';
import { prepareDatabase } from './prepare.ts';

/** Runs `work` on the campus under the admin lock, after deleting leftovers of killed commands. Prints nothing. */
export async function withCampus<Result>(
  options: CampusApiOptions,
  {
    by,
    confirmation = { confirmed: false },
    mayChange = () => true,
    needsApproval = () => false,
  }: Pick<Campus, 'by'> & Partial<Campus>,
  work: (campus: Campus) => Result | Promise<Result>,
): Promise<Result> {
  return withAdminLock(options.dataDir, async () => {
    const { database, filesFolder } = prepareDatabase(options, false);
    try {
      deleteLeftovers(database, filesFolder);
      startRowLog(database);
      const opened = { database, filesFolder, checkRows: requireUnusedCategories };
      publishDueVersions(opened);
      return await work({ ...opened, by, confirmation, mayChange, needsApproval });
    } finally {
      database.close();
    }
  });
}
