import 'server-only';
import { markReplaced } from '#lib/site/campus-client/mark-replaced.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import {
  getCampusChief,
  getContact,
  getHomeNotices,
  getLatestAlbums,
  getLatestPublications,
} from '#lib/site/content-cache/readers.ts';
import { readNextEvents } from '#lib/site/events/read-events.ts';
import { getProgrammes } from '#lib/site/site-content/programme-readers.ts';
import { categoryNames } from './category-names.ts';
import { readClosingDates } from './read-closing-dates.ts';
import { currentMonth, readMonthView } from './read-month.ts';
import { replacementsOf } from './read-notices.ts';
import { readStrip } from './read-strip.ts';
import { readTaskFacts } from './read-task-facts.ts';

/** The newest notices with the names of their categories and their replacements, if these are available. */
async function readNotices() {
  const notices = await getHomeNotices();
  const ids = notices.map(({ id }) => id);
  const [names, replaced] = await Promise.all([attempt(() => categoryNames(ids)), attempt(() => replacementsOf(ids))]);
  const marked = replaced.ok ? markReplaced(notices, new Map(Object.entries(replaced.value))) : notices;
  return marked.map((notice, at) => ({ ...notice, categories: (names.ok && names.value[at]) || [] }));
}

/** Everything that Home shows, each part on its own: a failure affects only that part. */
export async function readHome() {
  const [notices, strip, closing, month, facts, programmes, chief, albums, publications, contact, events] =
    await Promise.all([
      attempt(readNotices),
      attempt(readStrip),
      attempt(readClosingDates),
      currentMonth().then(readMonthView),
      readTaskFacts(),
      attempt(getProgrammes),
      attempt(getCampusChief),
      attempt(getLatestAlbums),
      attempt(getLatestPublications),
      attempt(getContact),
      readNextEvents(),
    ]);
  return { notices, strip, closing, month, facts, programmes, chief, albums, publications, contact, events };
}
