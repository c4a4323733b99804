import type { DatabaseSync } from 'node:sqlite';
import type { CampusContent } from './campus-content.ts';
import { insertContact } from './contact/insert.ts';
import { insertLibrary } from './insert-library.ts';
import { insertNotices } from './notice/insert.ts';
import { insertPeople } from './staff/insert.ts';

/** Fills an empty database; runs inside a transaction. */
export function insertContent(database: DatabaseSync, content: CampusContent): void {
  insertContact(database, content.contact);
  insertPeople(database, content);
  insertNotices(database, content);
  insertLibrary(database, content);
}
