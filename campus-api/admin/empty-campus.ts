import { insertContact } from '#campus-api/database/seed/contact.ts';
import type { CampusContent, ContactRecord } from '#campus-api/records.ts';
import { changeCampus, type Done } from './change-campus.ts';
import { contactNamed } from './contact/write-contact.ts';
import { reserveIds } from './next-id.ts';
import { Issues } from './validation/issue.ts';
import { readLine } from './validation/read-fields.ts';
import type { Campus } from './with-campus.ts';

/** Content, with the rows that hang on others first; accounts stay. */
const contentTables = [
  'committee_seats',
  'structure_seats',
  'committees',
  'staff',
  'flash_notices',
  'notices',
  'albums',
  'publications',
  'qaa_documents',
  'contact',
] as const;

const idTables = ['staff', 'flash_notices', 'notices', 'albums', 'publications', 'qaa_documents'] as const;

/** A campus of which nothing is known but its name. @throws RefusedError where there is none */
export function emptyContent(name: string | undefined): CampusContent {
  const issues = new Issues();
  const contact = contactNamed(readLine(issues, 'name', name));
  issues.refuse();
  return {
    contact,
    committees: [],
    staff: [],
    seats: [],
    structure: { executiveCommittee: [], managementCommittee: [], campusAuthorities: [] },
    notices: [],
    flashNotices: [],
    albums: [],
    publications: [],
    qaaDocuments: [],
  };
}

/** Takes all content away, of the sample campus or another, and begins with a name; accounts and the count of visits stay. */
export function emptyCampus(campus: Campus, name: string | undefined): Done<ContactRecord> {
  const { contact } = emptyContent(name);
  const { database } = campus;
  return changeCampus(campus, { action: 'remove' }, () => {
    for (const table of idTables) reserveIds(database, table, 0);
    for (const table of contentTables) database.exec(`DELETE FROM ${table}`);
    insertContact(database, contact);
    return contact;
  });
}
