import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openForReading } from '#campus-api/database/open.ts';
import { readOpenEnquiries } from '#campus-api/records/enquiry/store.ts';

/** Runs `read` on the database of a campus without changing it; null where it is missing or of another version. @throws errors of SQLite */
export function readCampus<Result>(dataDir: string, read: (database: DatabaseSync) => Result): Result | null {
  const database = openForReading(join(dataDir, 'campus.db'));
  if (database === null) return null;
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** Unread letters of visitors, the oldest first. */
export function readUnreadEnquiries(dataDir: string, now: Date) {
  return readCampus(dataDir, (database) => readOpenEnquiries(database, now.getTime()).unread);
}
