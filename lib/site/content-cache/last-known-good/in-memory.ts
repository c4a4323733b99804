import 'server-only';
import { cacheLife } from 'next/cache';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { currentPreview } from '#lib/site/campus-client/preview.ts';
import { publicationCount } from './in-flight.ts';
import { type Content, findContent } from './last-known-good.ts';

/** How long content of each state is current, equal to the cache lives of `next.config.mjs`. */
const LIFE_MS = { fresh: 60_000, late: 1000, stale: 5000, gone: 5000 } as const;
/** Maximum age of content for a reader that did not find a record in it. */
export const RECENT_MS = 15_000;

type LoadResult = Content<unknown> | { readonly state: 'gone'; readonly error: CampusApiError };

interface Entry {
  readonly result: LoadResult;
  readonly since: number;
  readonly publicationCount: number;
}

export interface ContentInMemory {
  readonly entries: Map<string, Entry>;
  readonly pending: Map<string, { result: Promise<LoadResult>; publicationCount: number }>;
}

const state = () => processSingleton('content-in-memory', () => ({ entries: new Map(), pending: new Map() }));

/**
 * The result of `lastKnownGood`, shared by all readers in this process, at most a minute or `maxAge` milliseconds old. For lists that
 * are too large to be decoded for each page: the value is one object until it changes. @throws CampusApiError where nothing was ever stored
 */
export async function findInMemory<T>(key: string, load: () => Promise<T>, maxAge?: number): Promise<Content<T>> {
  if (await currentPreview()) return findContent(key, load);
  const entry = state().entries.get(key);
  const result = entry && isCurrent(entry, maxAge) ? entry.result : await renew(key, load);
  if (result.state === 'gone') throw result.error;
  return result as Content<T>;
}

function isCurrent({ result, since, publicationCount: loadedAt }: Entry, maxAge = Number.POSITIVE_INFINITY): boolean {
  return loadedAt === publicationCount() && performance.now() - since < Math.min(LIFE_MS[result.state], maxAge);
}

/** Loads once at a time, unless there is a publication meanwhile. */
function renew<T>(key: string, load: () => Promise<T>): Promise<LoadResult> {
  const { entries, pending } = state();
  const startedAt = publicationCount();
  const running = pending.get(key);
  if (running?.publicationCount === startedAt) return running.result;
  const loading = findContent(key, load)
    .catch((error: unknown): LoadResult => {
      if (error instanceof CampusApiError) return { state: 'gone', error };
      throw error;
    })
    .then((result) => {
      if ((entries.get(key)?.publicationCount ?? startedAt) <= startedAt)
        entries.set(key, { result, since: performance.now(), publicationCount: startedAt });
      return result;
    })
    .finally(() => pending.get(key)?.result === loading && pending.delete(key));
  pending.set(key, { result: loading, publicationCount: startedAt });
  return loading;
}

/** Returns the value and sets the life of the calling cached function by the state of the content. */
export function withLifeOf<T>({ state, value }: Content<T>): T {
  if (state === 'late') cacheLife('late');
  if (state === 'stale') cacheLife('failure');
  return value;
}
