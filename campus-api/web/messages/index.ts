import { adminAccountMessages, adminAccountsMessages } from '#campus-api/accounts/messages.ts';
import { adminAlbumsMessages } from '#campus-api/records/album/messages.ts';
import { adminCommitteesMessages } from '#campus-api/records/committee/messages.ts';
import { adminContactMessages, adminIntroductionMessages } from '#campus-api/records/contact/messages.ts';
import { adminEnquiriesMessages } from '#campus-api/records/enquiry/messages.ts';
import { adminFlashNoticesMessages } from '#campus-api/records/flash-notice/messages.ts';
import { adminNoticesMessages } from '#campus-api/records/notice/messages.ts';
import { adminPublicationsMessages } from '#campus-api/records/publication/messages.ts';
import { adminQaaMessages, adminQaaUsersMessages } from '#campus-api/records/qaa-document/messages.ts';
import { adminSiteMessages } from '#campus-api/records/site-document/messages.ts';
import { adminStaffMessages } from '#campus-api/records/staff/messages.ts';
import type { Locale } from '#content/locale.ts';
import { inLanguage } from '#content/localize.ts';
import { adminDocumentsMessages } from './documents.ts';
import { adminFormsMessages } from './forms.ts';
import { adminHomeMessages } from './home.ts';
import { adminLayoutMessages } from './layout.ts';
import { adminLoginMessages } from './login.ts';
import { adminBackupMessages, adminLogMessages } from './maintenance.ts';
import { adminResultsMessages, siteReadsElsewhere } from './results.ts';
import { adminWorkflowMessages } from './workflow.ts';

/** All messages of the admin in both languages. Nepali is the default of clerks. */
const messages = {
  ...adminLayoutMessages,
  ...adminFormsMessages,
  results: adminResultsMessages,
  siteReadsElsewhere,
  login: adminLoginMessages,
  home: adminHomeMessages,
  notices: adminNoticesMessages,
  flash: adminFlashNoticesMessages,
  albums: adminAlbumsMessages,
  publications: adminPublicationsMessages,
  staff: adminStaffMessages,
  committees: adminCommitteesMessages,
  qaa: adminQaaMessages,
  qaaUsers: adminQaaUsersMessages,
  contact: adminContactMessages,
  enquiries: adminEnquiriesMessages,
  introduction: adminIntroductionMessages,
  site: adminSiteMessages,
  workflow: adminWorkflowMessages,
  documents: adminDocumentsMessages,
  log: adminLogMessages,
  backup: adminBackupMessages,
  account: adminAccountMessages,
  accounts: adminAccountsMessages,
} as const;

const byLanguage = { en: inLanguage(messages, 'en'), ne: inLanguage(messages, 'ne') };

export type AdminMessages = (typeof byLanguage)['en'];

export const adminMessagesIn = (language: Locale): AdminMessages => byLanguage[language];
