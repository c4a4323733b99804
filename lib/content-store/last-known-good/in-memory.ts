import 'server-only';
import { cacheLife } from 'next/cache';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { CampusApiError } from '#lib/upstream/errors.ts';
import { publications } from './in-flight.ts';
import { type Content, findContent } from './last-known-good.ts';

/** How long content is fresh, as the cache lives of `next.config.mjs` say. */
const LIFE_MS = { fresh: 60_000, late: 1000, stale: 5000, gone: 5000 } as const;
/** How fresh content must be for a reader who did not find a record in it. */
export const RECENT_MS = 15_000;

type Found = Content<unknown> | { readonly state: 'gone'; readonly error: CampusApiError };

interface Held {
  readonly found: Found;
  readonly since: number;
  readonly publications: number;
}

const state = () =>
  processSingleton('content in memory', () => ({
    held: new Map<string, Held>(),
    next: new Map<string, { reply: Promise<Found>; publications: number }>(),
  }));

/**
 * What `lastKnownGood` finds, once for all who ask in this process, at most a minute old or as old as is asked for. For lists that are too
 * large to be unpacked for each page: the value is one object until it changes. @throws CampusApiError where nothing was ever known
 */
export async function findInMemory<T>(key: string, load: () => Promise<T>, mostAge?: number): Promise<Content<T>> {
  const known = state().held.get(key);
  const found = known && isCurrent(known, mostAge) ? known.found : await renew(key, load);
  if (found.state === 'gone') throw found.error;
  return found as Content<T>;
}

function isCurrent({ found, since, publications: asked }: Held, mostAge = Number.POSITIVE_INFINITY): boolean {
  return asked === publications() && performance.now() - since < Math.min(LIFE_MS[found.state], mostAge);
}

/** Reads once at a time, unless there is a publication meanwhile. */
function renew<T>(key: string, load: () => Promise<T>): Promise<Found> {
  const { held, next } = state();
  const asked = publications();
  const running = next.get(key);
  if (running?.publications === asked) return running.reply;
  const reply = findContent(key, load)
    .catch((error: unknown): Found => {
      if (error instanceof CampusApiError) return { state: 'gone', error };
      throw error;
    })
    .then((found) => {
      if ((held.get(key)?.publications ?? asked) <= asked)
        held.set(key, { found, since: performance.now(), publications: asked });
      return found;
    })
    .finally(() => next.get(key)?.reply === reply && next.delete(key));
  next.set(key, { reply, publications: asked });
  return reply;
}

/** For the inside of a cached function: the value, with the life that its state allows. */
export function withLifeOf<T>({ state, value }: Content<T>): T {
  if (state === 'late') cacheLife('late');
  if (state === 'stale') cacheLife('failure');
  return value;
}
