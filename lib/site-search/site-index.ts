import 'server-only';
import { log } from '#lib/runtime/log.ts';
import { processWide } from '#lib/runtime/process-wide.ts';
import type { Entry } from '#lib/search/entry.ts';
import { buildIndex, type SearchIndex } from '#lib/search/search-index.ts';
import { readEntries } from './read-entries.ts';

/** An index serves so long before the content is looked at again; the content itself lives by the rules of the cache. */
const FRESH_MS = 5000;

/** One that nobody has asked for so long serves no search: what was published since would be missed. */
const STALE_MS = 15_000;

interface Prepared {
  index: SearchIndex;
  isWhole: boolean;
}

const state = () =>
  processWide('site index', (): { current?: Prepared; since: number; next?: Promise<Prepared> | null } => ({
    since: 0,
  }));

function isSame(a: Entry, b: Entry | undefined): boolean {
  const isSameText = a.title.en === b?.title.en && a.note.en === b.note.en && a.whole === b.whole && a.text === b.text;
  return isSameText && a.path === b.path && a.date === b.date && a.lastDate === b.lastDate;
}

/** Reads the content, and prepares it anew only where it has changed. */
async function renew(known: Prepared | undefined): Promise<Prepared> {
  const { list, isWhole } = await readEntries();
  const old = known?.index.list;
  const isUnchanged = old?.length === list.length && list.every((entry, at) => isSame(entry, old[at]));
  return known && isUnchanged ? { index: known.index, isWhole } : { index: await buildIndex(list), isWhole };
}

/** The index over the whole site. It is renewed beside the searches, which meanwhile have the one before; only the first, and the first after a pause, wait. */
export async function siteIndex(): Promise<Prepared> {
  const own = state();
  const age = performance.now() - own.since;
  if (own.current && age < FRESH_MS) return own.current;
  own.next ??= renew(own.current)
    .then((prepared) => {
      own.current = prepared;
      own.since = performance.now();
      return prepared;
    })
    .finally(() => {
      own.next = null;
    });
  if (!own.current || age > STALE_MS) return own.next;
  own.next.catch((error: unknown) => log.error({ err: error }, 'the index of the site could not be renewed'));
  return own.current;
}
