import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '#campus-api/database/insert.ts';
import { rowOf } from '#campus-api/model/fields.ts';
import { insertAlbums } from './album/insert.ts';
import type { CampusContent } from './campus-content.ts';
import { insertCommittees } from './committee/insert.ts';
import { insertContact } from './contact/store.ts';
import { eventRow } from './event/event.ts';
import { insertFlashNotices } from './flash-notice/store.ts';
import { insertNotices } from './notice/insert.ts';
import { insertPublication } from './publication/insert.ts';
import { qaaDocumentFields } from './qaa-document/qaa-document.ts';
import { insertStaff } from './staff/staff-records.ts';

/** Fills an empty database; runs inside a transaction. */
export function insertContent(database: DatabaseSync, content: CampusContent): void {
  insertContact(database, content.contact);
  insertStaff(database, content.staff);
  insertCommittees(database, content);
  insertNotices(database, content.notices);
  insertFlashNotices(database, content.flashNotices);
  insertAlbums(database, content.albums);
  for (const publication of content.publications) insertPublication(database, publication);
  insertRows(database, 'events', content.events.map(eventRow));
  insertRows(
    database,
    'qaa_documents',
    content.qaaDocuments.map((document) => rowOf(qaaDocumentFields, document)),
  );
}
