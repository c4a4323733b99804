import { inLanguage } from '@/lib/localize';
import { archive } from './archive';
import { calendar } from './calendar';
import { chart } from './chart';
import { contact } from './contact';
import { controls } from './controls';
import { files } from './files';
import { follow } from './follow';
import { frame } from './frame';
import { gallery } from './gallery';
import { home } from './home';
import { keep } from './keep';
import { notices } from './notices';
import { offline } from './offline';
import { people } from './people';
import { publications } from './publications';
import { push } from './push';
import { qaa } from './qaa';
import { results, search } from './search';
import { siteSearch } from './site-search';
import { states } from './states';
import { status } from './status';
import { study } from './study';
import { useful } from './useful';

const messages = {
  calendar,
  chart,
  archive,
  contact,
  controls,
  files,
  follow,
  frame,
  gallery,
  home,
  keep,
  notices,
  offline,
  people,
  publications,
  push,
  qaa,
  results,
  search,
  siteSearch,
  states,
  status,
  study,
  useful,
} as const;

const byLocale = { en: inLanguage(messages, 'en'), ne: inLanguage(messages, 'ne') };

export type Messages = (typeof byLocale)['en'];

/** Every message of the site in one language. */
export function messagesIn(locale: keyof typeof byLocale): Messages {
  return byLocale[locale];
}
