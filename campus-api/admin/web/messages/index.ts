import type { Locale } from '#content/locale.ts';
import { inLanguage } from '#content/localize.ts';
import { adminAccountMessages, adminAccountsMessages } from './accounts.ts';
import { adminContactMessages, adminIntroductionMessages } from './contact.ts';
import { adminDocumentsMessages } from './documents.ts';
import { adminEnquiriesMessages } from './enquiries.ts';
import { adminFormsMessages } from './forms.ts';
import { adminHomeMessages } from './home.ts';
import { adminLayoutMessages } from './layout.ts';
import { adminAlbumsMessages, adminPublicationsMessages } from './library.ts';
import { adminLoginMessages } from './login.ts';
import { adminBackupMessages, adminLogMessages } from './maintenance.ts';
import { adminDepartmentsMessages, adminFlashNoticesMessages, adminNoticesMessages } from './notices.ts';
import { adminCommitteesMessages, adminStaffMessages } from './people.ts';
import { adminQaaMessages, adminQaaUsersMessages } from './qaa.ts';
import { adminResultsMessages, siteReadsElsewhere } from './results.ts';
import { adminSiteMessages } from './site.ts';

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
  department: adminDepartmentsMessages,
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
  documents: adminDocumentsMessages,
  log: adminLogMessages,
  backup: adminBackupMessages,
  account: adminAccountMessages,
  accounts: adminAccountsMessages,
} as const;

const byLanguage = { en: inLanguage(messages, 'en'), ne: inLanguage(messages, 'ne') };

export type AdminMessages = (typeof byLanguage)['en'];

export const adminMessagesIn = (language: Locale): AdminMessages => byLanguage[language];
