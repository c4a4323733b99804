import type { DatabaseSync } from 'node:sqlite';
import type { CampusContent } from '../../records.ts';
import { insertContact } from './contact.ts';
import { insertLibrary } from './library.ts';
import { insertNotices } from './notices.ts';
import { insertPeople } from './people.ts';

/** Fills an empty database; runs inside a transaction. */
export function insertContent(database: DatabaseSync, content: CampusContent): void {
  insertContact(database, content.contact);
  insertPeople(database, content);
  insertNotices(database, content);
  insertLibrary(database, content);
}
