import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` in a transaction that excludes all other processes that write to this database. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  return endTransaction(database, work);
}

/** Runs the rest of a transaction that has begun, and commits it; rolls it back if `work` throws. */
export function endTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
