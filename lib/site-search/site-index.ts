import 'server-only';
import { log } from '#lib/runtime/log.ts';
import { processWide } from '#lib/runtime/process-wide.ts';
import { buildSiteIndex, type SiteIndex } from './build-index.ts';
import type { Entry } from './entry.ts';
import { readEntries } from './read-entries.ts';

/** An index serves so long before the content is looked at again; the content itself lives by the rules of the cache. */
const FRESH_MS = 5000;

interface Kept {
  index: SiteIndex;
  isWhole: boolean;
}

const state = () =>
  processWide('site index', (): { kept?: Kept; since: number; next?: Promise<Kept> | null } => ({ since: 0 }));

function isSame(a: Entry, b: Entry | undefined): boolean {
  const isSameText = a.title.en === b?.title.en && a.note.en === b.note.en && a.whole === b.whole && a.text === b.text;
  return isSameText && a.path === b.path && a.date === b.date && a.lastDate === b.lastDate;
}

/** Reads the content, and prepares it anew only where it has changed. */
async function renew(known: Kept | undefined): Promise<Kept> {
  const { list, isWhole } = await readEntries();
  const old = known?.index.list;
  const isUnchanged = old?.length === list.length && list.every((entry, at) => isSame(entry, old[at]));
  return known && isUnchanged ? { index: known.index, isWhole } : { index: await buildSiteIndex(list), isWhole };
}

/** The index over the whole site. It is renewed beside the searches, which meanwhile have the one before; only the first waits. */
export async function siteIndex(): Promise<Kept> {
  const own = state();
  if (own.kept && performance.now() - own.since < FRESH_MS) return own.kept;
  own.next ??= renew(own.kept)
    .then((kept) => {
      own.kept = kept;
      own.since = performance.now();
      return kept;
    })
    .finally(() => {
      own.next = null;
    });
  if (!own.kept) return own.next;
  own.next.catch((error: unknown) => log.error({ err: error }, 'the index of the site could not be renewed'));
  return own.kept;
}
