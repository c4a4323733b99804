import type { Locale } from '#content/locale.ts';
import { inLanguage } from '#content/localize.ts';
import { account, accounts } from './accounts.ts';
import { contact, introduction } from './contact.ts';
import { documents } from './documents.ts';
import { enquiries } from './enquiries.ts';
import { forms } from './forms.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { albums, publications } from './library.ts';
import { login } from './login.ts';
import { department, flash, notices } from './notices.ts';
import { committees, staff } from './people.ts';
import { qaa, qaaUsers } from './qaa.ts';
import { results, siteReadsElsewhere } from './results.ts';
import { backup, log } from './upkeep.ts';

/** All words of the office in a browser, both languages side by side. Nepali is what a clerk reads first. */
const messages = {
  ...frame,
  ...forms,
  results,
  siteReadsElsewhere,
  login,
  home,
  notices,
  flash,
  department,
  albums,
  publications,
  staff,
  committees,
  qaa,
  qaaUsers,
  contact,
  enquiries,
  introduction,
  documents,
  log,
  backup,
  account,
  accounts,
} as const;

const byLanguage = { en: inLanguage(messages, 'en'), ne: inLanguage(messages, 'ne') };

export type AdminMessages = (typeof byLanguage)['en'];

export const messagesIn = (language: Locale): AdminMessages => byLanguage[language];
