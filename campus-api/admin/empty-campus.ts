import { insertContact } from '#campus-api/database/seed/contact.ts';
import type { CampusContent, ContactRecord } from '#campus-api/records.ts';
import { type ChangeResult, changeCampus } from './change-campus.ts';
import { contactNamed } from './contact/write-contact.ts';
import { reserveIds } from './next-id.ts';
import { Issues } from './validation/issue.ts';
import { readLine } from './validation/read-fields.ts';
import type { Campus } from './with-campus.ts';

/** Tables of content, dependent rows first; accounts stay. */
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

/** Content of a campus with nothing but its name. @throws RefusedError without a name */
export function emptyContent(name: string | undefined): CampusContent {
  const issues = new Issues();
  const contact = contactNamed(readLine(issues, 'name', name));
  issues.throwIfErrors();
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

/** Deletes all content, of the sample campus or another, except the name; accounts and the visit counter stay. */
export function emptyCampus(campus: Campus, name: string | undefined): ChangeResult<ContactRecord> {
  const { contact } = emptyContent(name);
  const { database } = campus;
  return changeCampus(campus, { action: 'remove' }, () => {
    for (const table of idTables) reserveIds(database, table, 0);
    for (const table of contentTables) database.exec(`DELETE FROM ${table}`);
    insertContact(database, contact);
    return contact;
  });
}
