import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { readLine } from '#campus-api/validation/read-fields.ts';
import type { CampusContent } from './campus-content.ts';
import type { ContactRecord } from './contact/contact.ts';
import { insertContact } from './contact/insert.ts';
import { contactNamed } from './contact/write.ts';
import { identityOf, MAX_CAMPUS_NAME } from './site-document/identity-of.ts';
import { insertDocument, type NewDocument } from './site-document/insert.ts';

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
  'events',
  'qaa_documents',
  'contact',
  'redirects',
  'site_documents',
  'notice_origins',
  'site_document_origins',
  'publication_origins',
  'album_origins',
] as const;

const idTables = [
  'staff',
  'flash_notices',
  'notices',
  'albums',
  'publications',
  'events',
  'qaa_documents',
  'redirects',
  'site_documents',
] as const;

/** Records and site content of a campus with only its name. @throws RefusedError without a name, or for one that is too long */
export function emptyContent(name: string | undefined): { content: CampusContent; identity: NewDocument } {
  const issues = new Issues();
  const title = readLine(issues, 'name', name, { maxLength: MAX_CAMPUS_NAME });
  issues.throwIfErrors();
  return { content: recordsNamed(title), identity: { key: 'identity', content: identityOf(title) } };
}

function recordsNamed(title: string): CampusContent {
  return {
    contact: contactNamed(title),
    committees: [],
    staff: [],
    seats: [],
    structure: { executiveCommittee: [], managementCommittee: [], campusAuthorities: [] },
    notices: [],
    flashNotices: [],
    albums: [],
    publications: [],
    events: [],
    qaaDocuments: [],
  };
}

/** Deletes all records and site content, of the sample campus or another, except the name; accounts and the visit counter stay. */
export function emptyCampus(campus: Campus, name: string | undefined): ChangeResult<ContactRecord> {
  const {
    content: { contact },
    identity,
  } = emptyContent(name);
  const { database } = campus;
  return changeCampus(campus, { action: 'remove' }, () => {
    for (const table of idTables) reserveIds(database, table, 0);
    for (const table of contentTables) database.exec(`DELETE FROM ${table}`);
    insertContact(database, contact);
    insertDocument(database, { id: reserveIds(database, 'site_documents'), ...identity });
    return contact;
  });
}
