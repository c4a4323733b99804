import type { DatabaseSync } from 'node:sqlite';
import { prepare } from '../commands/prepare.ts';
import type { Settings } from '../commands/settings.ts';
import { deleteLeftovers } from '../files/leftover-files.ts';
import { prepareDatabase } from '../prepare.ts';
import { withOfficeLock } from './office-lock.ts';

/** An open campus that a command reads and changes. */
export interface Campus {
  database: DatabaseSync;
  filesFolder: string;
}

/** Opens the campus for one command, alone among the office's; what a killed one left behind is cleared away first. */
export async function withCampus<Result>(
  settings: Settings,
  work: (campus: Campus) => Result | Promise<Result>,
): Promise<Result> {
  return withOfficeLock(settings.options.dataDir, async () => {
    prepare(settings);
    const { database, filesFolder } = prepareDatabase(settings.options, false);
    try {
      deleteLeftovers(database, filesFolder);
      return await work({ database, filesFolder });
    } finally {
      database.close();
    }
  });
}
