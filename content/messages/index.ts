import { messagesByLanguage } from '../localize.ts';
import { calendar } from './calendar.ts';
import { about, accreditation, contact, publicInformation } from './campus.ts';
import { documents, files, publications } from './documents.ts';
import { follow, mailSubscription, pushChoices } from './follow.ts';
import { gallery } from './gallery.ts';
import { controls, home, layout } from './layout.ts';
import { archive, notices, tableRows } from './notices.ts';
import { offline } from './offline.ts';
import { openData } from './open-data.ts';
import { chart, people } from './people.ts';
import { push } from './push.ts';
import { qaa, qaaWithoutScripts } from './qaa.ts';
import { saveOffline } from './save-offline.ts';
import { results, search, siteSearch } from './search.ts';
import { states, status } from './status.ts';
import { study } from './study.ts';
import { feedback, write } from './write.ts';

const messages = {
  about,
  accreditation,
  calendar,
  chart,
  archive,
  contact,
  controls,
  documents,
  files,
  follow,
  layout,
  mailSubscription,
  gallery,
  home,
  saveOffline,
  notices,
  offline,
  openData,
  people,
  publicInformation,
  publications,
  push,
  pushChoices,
  qaa,
  qaaWithoutScripts,
  results,
  search,
  siteSearch,
  states,
  status,
  study,
  tableRows,
  feedback,
  write,
} as const;

const byLocale = messagesByLanguage(messages);

export type Messages = (typeof byLocale)['en'];

/** Every message of the site in one language. */
export function messagesIn(locale: keyof typeof byLocale): Messages {
  return byLocale[locale];
}
