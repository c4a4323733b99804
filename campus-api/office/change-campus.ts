import { inTransaction } from '../database/transaction.ts';
import { deleteLeftovers, keepUsed, noteLeftovers } from '../files/leftover-files.ts';
import { makeFolder } from '../files/make-folder.ts';
import { type NewFile, storeFile } from '../files/store-file.ts';
import type { Campus } from './with-campus.ts';

/** What a change gives up: stored files that go with it, unless another record uses them. */
export interface Change<Result> {
  result: Result;
  released?: string[];
}

/**
 * Database and files change together or not at all. New files are noted as leftovers before they are written, and owned by the transaction that
 * makes their records; files that are given up go after it. Killed anywhere, the next command or start clears away what nothing owns.
 */
export function changeCampus<Result>(campus: Campus, newFiles: NewFile[], change: () => Change<Result>): Result {
  const { database, filesFolder } = campus;
  const names = newFiles.map(({ stored }) => stored);
  try {
    if (names.length > 0) inTransaction(database, () => noteLeftovers(database, names));
    makeFolder(filesFolder);
    for (const file of newFiles) storeFile(filesFolder, file);
    return inTransaction(database, () => {
      const { result, released = [] } = change();
      keepUsed(database);
      noteLeftovers(database, released);
      return result;
    });
  } finally {
    deleteLeftovers(database, filesFolder);
  }
}
