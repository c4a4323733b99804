import { countLetters, MAX_SHORT_LETTERS } from '#content/site/text.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import type { Campus } from '../changes/campus.ts';
import { type ChangeResult, changeCampus } from '../changes/change-campus.ts';
import { reserveIds } from '../changes/next-id.ts';
import { Issues } from '../validation/issue.ts';
import { readLine } from '../validation/read-fields.ts';
import type { CampusContent } from './campus-content.ts';
import { contactTable } from './contact/contact.ts';
import { contactNamed } from './contact/write.ts';
import { insertDocument, type NewDocument } from './site-document/insert.ts';

/** Maximum length of the name of a campus (`content/site/identity.ts`), in characters. */
const MAX_CAMPUS_NAME = 120;

/** The identity document of a campus with nothing but its name, in the language of its letters. */
export function identityOf(name: string) {
  const language = languageOf(name);
  return { name: { [language]: name }, shortName: { [language]: shortNameOf(name) } };
}

/** The first words of a name that fit, or the beginning of its first word. */
function shortNameOf(name: string): string {
  const words = name.split(' ');
  const fitting = words
    .map((_, index) => words.slice(0, index + 1).join(' '))
    .filter((name) => countLetters(name) <= MAX_SHORT_LETTERS);
  return fitting.at(-1) ?? beginningOf(words[0] ?? '');
}

/** The letters of a word that fit; a letter of Devanagari is never divided. */
function beginningOf(word: string): string {
  const letters = [...new Intl.Segmenter('ne').segment(word)].map(({ segment }) => segment);
  return letters.slice(0, MAX_SHORT_LETTERS).join('');
}

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
export function emptyCampus(campus: Campus, name: string | undefined): ChangeResult<CampusContent['contact']> {
  const {
    content: { contact },
    identity,
  } = emptyContent(name);
  const { database } = campus;
  return changeCampus(campus, { action: 'remove' }, () => {
    for (const table of idTables) reserveIds(database, table, 0);
    for (const table of contentTables) database.exec(`DELETE FROM ${table}`);
    contactTable.insert(database, [{ id: 1, ...contact }]);
    insertDocument(database, { id: reserveIds(database, 'site_documents'), ...identity });
    return contact;
  });
}
