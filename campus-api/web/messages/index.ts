import { adminFactorMessages } from '#campus-api/accounts/factor-messages.ts';
import { adminAccountMessages, adminAccountsMessages, adminQaaUsersMessages } from '#campus-api/accounts/messages.ts';
import type { Locale } from '#content/locale.ts';
import { messagesByLanguage } from './by-language.ts';
import { adminChannelsMessages } from './channels.ts';
import { adminDocumentsMessages } from './documents.ts';
import { adminEditingMessages } from './editing.ts';
import { adminFormsMessages } from './forms.ts';
import { adminHomeMessages } from './home.ts';
import { adminLayoutMessages } from './layout.ts';
import { adminLibraryMessages } from './library.ts';
import { adminListMessages } from './lists.ts';
import { adminLoginMessages } from './login.ts';
import { adminMailsMessages } from './mails.ts';
import { adminBackupMessages, adminLogMessages } from './maintenance.ts';
import { adminProviderMessages } from './provider.ts';
import { adminResultsMessages, siteReadsElsewhere, siteReadsRecordsElsewhere } from './results.ts';
import { adminSendingMessages, sendingFormMessages } from './sending.ts';
import { adminTableMessages } from './tables.ts';
import { adminTimesMessages } from './times.ts';
import { adminVersionMessages } from './versions.ts';
import { adminWatchMessages } from './watch.ts';
import { adminWorkflowMessages } from './workflow.ts';

/** All messages of the admin in both languages. Nepali is the default of clerks. */
const messages = {
  ...adminLayoutMessages,
  ...adminFormsMessages,
  editing: adminEditingMessages,
  results: adminResultsMessages,
  sending: adminSendingMessages,
  sendingForm: sendingFormMessages,
  siteReadsElsewhere,
  siteReadsRecordsElsewhere,
  library: adminLibraryMessages,
  login: adminLoginMessages,
  home: adminHomeMessages,
  lists: adminListMessages,
  qaaUsers: adminQaaUsersMessages,
  workflow: adminWorkflowMessages,
  times: adminTimesMessages,
  versions: adminVersionMessages,
  watch: adminWatchMessages,
  mails: adminMailsMessages,
  channels: adminChannelsMessages,
  documents: adminDocumentsMessages,
  log: adminLogMessages,
  backup: adminBackupMessages,
  account: adminAccountMessages,
  factors: adminFactorMessages,
  accounts: adminAccountsMessages,
  provider: adminProviderMessages,
  tables: adminTableMessages,
} as const;

const byLanguage = messagesByLanguage(messages);

export type AdminMessages = (typeof byLanguage)['en'];

export const adminMessagesIn = (language: Locale): AdminMessages => byLanguage[language];
