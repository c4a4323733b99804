import { campusMigration } from './001-campus.ts';
import { officeMigration } from './002-office.ts';
import { structureRolesMigration } from './003-structure-roles.ts';
import { changesMigration } from './004-changes.ts';
import { officeWebMigration } from './005-office-web.ts';
import { enquiriesMigration } from './006-enquiries.ts';
import { answeredEnquiriesMigration } from './007-answered-enquiries.ts';
import { changeSubjectsMigration } from './008-change-subjects.ts';
import { documentNamesMigration } from './009-document-names.ts';
import { staffOrderMigration } from './010-staff-order.ts';
import { replacedNoticesMigration } from './011-replaced-notices.ts';
import { siteDocumentsMigration } from './012-site-documents.ts';
import { editorRoleMigration } from './013-editor-role.ts';
import { namesMigration } from './016-names.ts';
import { workflowMigration } from './017-workflow.ts';
import { letterNumbersMigration } from './020-letter-numbers.ts';
import { fileTextsMigration } from './024-file-texts.ts';
import { staffContactsMigration } from './025-staff-contacts.ts';
import { secondFactorsMigration } from './026-second-factors.ts';
import { redirectsMigration } from './027-redirects.ts';
import { originsMigration } from './028-origins.ts';
import { publicationAndAlbumOriginsMigration } from './029-publication-and-album-origins.ts';
import { noticeDetailsMigration } from './030-notice-details.ts';
import { eventsMigration } from './032-events.ts';
import { staffDetailsMigration } from './033-staff-details.ts';
import { joinedRedirectsMigration } from './034-joined-redirects.ts';

/** Migrations in order: the first one brings an empty database to version 1. The SQL of a released one is never edited. */
export const migrations: readonly string[] = [
  campusMigration,
  officeMigration,
  structureRolesMigration,
  changesMigration,
  officeWebMigration,
  enquiriesMigration,
  answeredEnquiriesMigration,
  changeSubjectsMigration,
  documentNamesMigration,
  staffOrderMigration,
  replacedNoticesMigration,
  siteDocumentsMigration,
  editorRoleMigration,
  namesMigration,
  workflowMigration,
  letterNumbersMigration,
  fileTextsMigration,
  staffContactsMigration,
  secondFactorsMigration,
  redirectsMigration,
  originsMigration,
  publicationAndAlbumOriginsMigration,
  eventsMigration,
  noticeDetailsMigration,
  staffDetailsMigration,
  joinedRedirectsMigration,
];
