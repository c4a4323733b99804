import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { needsPreparation, type PreparedAccount, prepareAccount } from '#campus-api/accounts/prepare-account.ts';
import { currentVersion, migrate, schemaVersion } from '#campus-api/database/migrate.ts';
import { openCampusDatabase, shortenTimeout } from '#campus-api/database/open.ts';
import { copyFiles } from '#campus-api/files/copy-files.ts';
import { referencedFiles } from '#campus-api/files/file-references.ts';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { albumTable } from '#campus-api/records/album/album.ts';
import type { CampusContent } from '#campus-api/records/campus-content.ts';
import { insertCommittees } from '#campus-api/records/committee/insert.ts';
import { contactTable } from '#campus-api/records/contact/contact.ts';
import { eventTable } from '#campus-api/records/event/event.ts';
import { flashNoticeTable } from '#campus-api/records/flash-notice/flash-notice.ts';
import { noticeTable } from '#campus-api/records/notice/notice.ts';
import { publicationTable } from '#campus-api/records/publication/publication.ts';
import { qaaDocumentTable } from '#campus-api/records/qaa-document/qaa-document.ts';
import { applyConfirmedYears } from '#campus-api/records/site-document/check-years.ts';
import { insertDocuments } from '#campus-api/records/site-document/insert.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { staffTable } from '#campus-api/records/staff/staff.ts';
import { toSetupError } from '#campus-api/validation/setup-error.ts';
import { inTransaction } from '#lib/platform/runtime/transaction.ts';
import type { CampusApiOptions } from './options.ts';
import { sampleContent, sampleFolder } from './sample-content.ts';

/** Fills an empty database; runs inside a transaction. */
function insertContent(database: DatabaseSync, content: CampusContent): void {
  contactTable.insert(database, [{ id: 1, ...content.contact }]);
  staffTable.insert(database, content.staff);
  insertCommittees(database, content);
  noticeTable.insert(database, content.notices);
  flashNoticeTable.insert(database, content.flashNotices);
  albumTable.insert(database, content.albums);
  publicationTable.insert(database, content.publications);
  eventTable.insert(database, content.events);
  qaaDocumentTable.insert(database, content.qaaDocuments);
}

/** `created`: this call filled an empty database. `account` is null while there is no password. */
export interface PreparedDatabase {
  database: DatabaseSync;
  filesFolder: string;
  created: boolean;
  account: PreparedAccount | null;
}

/**
 * Opens the database in `dataDir`, first creating missing parts in one transaction: a killed start leaves nothing behind, and the next
 * one starts over. Throws `CampusApiSetupError`.
 */
export function prepareDatabase(options: CampusApiOptions, mayGeneratePassword: boolean): PreparedDatabase {
  const dataDir = resolve(options.dataDir);
  const filesFolder = join(dataDir, 'files');
  let database: DatabaseSync | undefined;
  try {
    makeFolder(dataDir);
    database = openCampusDatabase(join(dataDir, 'campus.db'));
    const prepared = fillDatabase(database, options, filesFolder, mayGeneratePassword);
    shortenTimeout(database);
    applyConfirmedYears(database);
    return { database, filesFolder, ...prepared };
  } catch (error) {
    database?.close();
    throw toSetupError(error, dataDir);
  }
}

function fillDatabase(database: DatabaseSync, options: CampusApiOptions, filesFolder: string, mayGenerate: boolean) {
  const isReady = schemaVersion(database) === currentVersion && !needsPreparation(database, options);
  if (isReady) return { created: false, account: prepareAccount(database, options, false) };
  return inTransaction(database, () => {
    const version = schemaVersion(database);
    if (version < currentVersion) migrate(database, version);
    if (version === 0) insertCampus(database, options, filesFolder);
    return { created: version === 0, account: prepareAccount(database, options, mayGenerate) };
  });
}

function insertCampus(database: DatabaseSync, options: CampusApiOptions, filesFolder: string): void {
  const { content, sampleFilesDir, siteDocuments = content === null ? [] : sampleDocuments() } = options;
  const source = sampleFilesDir === null ? null : (sampleFilesDir ?? join(process.cwd(), sampleFolder, 'files'));
  if (source === null) makeFolder(filesFolder);
  else copyFiles(source, filesFolder, content === null ? referencedFiles(siteDocuments) : undefined);
  if (content !== null) insertContent(database, content ?? sampleContent());
  insertDocuments(database, siteDocuments);
}
