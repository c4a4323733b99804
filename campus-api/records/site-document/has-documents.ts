import type { DatabaseSync } from 'node:sqlite';

/** Whether the site content has any document. */
export function hasDocuments(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM site_documents LIMIT 1').get() !== undefined;
}
