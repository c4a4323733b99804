import 'server-only';
import { publications, waitBudget, waitFor } from '#lib/content-store/in-flight.ts';
import { log } from '#lib/runtime/log.ts';
import { processWide } from '#lib/runtime/process-wide.ts';
import { buildIndex, type SearchIndex } from '#lib/search/search-index.ts';
import { readEntries } from './read-entries.ts';

/** An index serves so long, unless something is published, before the content is looked at again; the content itself lives by the rules of the cache. */
const FRESH_MS = 1000;

/** One that nobody has asked for so long serves no search: what was published since would be missed. */
const STALE_MS = 15_000;

interface Prepared {
  index: SearchIndex;
  isWhole: boolean;
}

const state = () =>
  processWide(
    'site index',
    (): { current?: Prepared; since: number; publications: number; next?: Promise<Prepared> | null } => ({
      since: 0,
      publications: 0,
    }),
  );

/** Reads the content, and prepares it anew only where it has changed. */
async function renew(known: Prepared | undefined): Promise<Prepared> {
  const { list, isWhole } = await readEntries();
  return { index: await buildIndex(list, known?.index), isWhole };
}

/**
 * The index over the whole site. It is renewed beside the searches, which meanwhile have the one before; only the first, and the first
 * after a pause, wait, and for as long as pages do (`waitBudget`) whoever may have come for what was just published.
 */
export async function siteIndex(): Promise<Prepared> {
  const own = state();
  const age = performance.now() - own.since;
  const isPublished = own.publications !== publications();
  if (own.current && !isPublished && age < FRESH_MS) return own.current;
  own.next ??= begin();
  const { current, next } = own;
  if (!current || age > STALE_MS) return next;
  next.catch((error: unknown) => log.error({ err: error }, 'the index of the site could not be renewed'));
  const newer = isPublished ? await waitFor(next, waitBudget()).catch(() => null) : null;
  return newer?.value ?? current;
}

function begin(): Promise<Prepared> {
  const own = state();
  const asked = publications();
  return renew(own.current)
    .then((current) => {
      Object.assign(own, { current, since: performance.now(), publications: asked });
      return current;
    })
    .finally(() => {
      own.next = null;
    });
}
