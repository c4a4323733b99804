import { localize } from '../localize.ts';
import { about } from './about.ts';
import { accreditation } from './accreditation.ts';
import { archive } from './archive.ts';
import { calendar } from './calendar.ts';
import { chart } from './chart.ts';
import { contact } from './contact.ts';
import { controls } from './controls.ts';
import { documents } from './documents.ts';
import { feedback } from './feedback.ts';
import { files } from './files.ts';
import { follow } from './follow.ts';
import { gallery } from './gallery.ts';
import { states } from './health.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { mailSubscription } from './mail-subscription.ts';
import { notices } from './notices.ts';
import { offline } from './offline.ts';
import { openData } from './open-data.ts';
import { people } from './people.ts';
import { publicInformation } from './public-information.ts';
import { publications } from './publications.ts';
import { push } from './push.ts';
import { pushChoices } from './push-choices.ts';
import { qaa, qaaWithoutScripts } from './qaa.ts';
import { saveOffline } from './save-offline.ts';
import { results, search } from './search.ts';
import { siteSearch } from './site-search.ts';
import { status } from './status.ts';
import { study } from './study.ts';
import { tableRows } from './table-rows.ts';
import { write } from './write.ts';

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

const byLocale = { en: localize(messages, 'en'), ne: localize(messages, 'ne') };

export type Messages = (typeof byLocale)['en'];

/** Every message of the site in one language. */
export function messagesIn(locale: keyof typeof byLocale): Messages {
  return byLocale[locale];
}
