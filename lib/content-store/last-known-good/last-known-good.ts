import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { cacheLife } from 'next/cache';
import { log } from '#lib/runtime/log.ts';
import { CampusApiError } from '#lib/upstream/errors.ts';
import { findStored, isStored, readShared, storeContent } from '../storage/stored-content.ts';
import { markFresh, markStale } from './content-age.ts';
import { dedupe, hasArrivedLate, noteReply, publications, rememberLate, waitFor, waitLimit } from './in-flight.ts';

/**
 * What becomes of content that a page asks for:
 *
 * - `fresh`: the campus API answered within what a visitor may wait, or nothing was known and it answered at all;
 * - `late`: it has not answered yet; the last good content is shown, and the reply is stored when it comes;
 * - `stale`: it failed; the last good content is shown;
 * - gone: it failed and nothing was ever known, a `CampusApiError`.
 */
export interface Content<T> {
  readonly state: 'fresh' | 'late' | 'stale';
  readonly value: T;
}

/**
 * What `load` answers or, when the campus API fails or takes longer than one may wait, what it last answered under this key,
 * in this process or one before, or in another instance: always validated content. For the inside of a `'use cache'`
 * function, whose life it shortens when newer content is wanted.
 * @throws CampusApiError when it fails and nothing was ever known
 */
export async function lastKnownGood<T>(key: string, load: () => Promise<T>): Promise<T> {
  const { state, value } = await findContent(key, load);
  if (state === 'late') cacheLife('late');
  if (state === 'stale') cacheLife('failure');
  return value;
}

/** The same with its state, for callers that are no cached functions. @throws CampusApiError when it fails and nothing was ever known */
export async function findContent<T>(key: string, load: () => Promise<T>): Promise<Content<T>> {
  // A reply that came too late for its own reader is newer than what is stored.
  const arrived = hasArrivedLate(key) && (await findStored(key));
  if (arrived) return { state: 'fresh', value: arrived.value as T };
  // Before the request: its reply would count as known to this process while it is still being stored.
  const budget = waitLimit(key);
  const latest = dedupe(key, () => loadAndStore(key, load));
  const isKnown = (await isStored(key)) || (await readShared(key)) !== null;
  if (!isKnown) return { state: 'fresh', value: await latest };
  const reply = await waitFor(latest, budget).catch(toFailure);
  if (reply === 'failed') return showLastGood(key, 'stale', latest);
  if (reply) return { state: 'fresh', value: reply.value };
  rememberLate(key, latest);
  return showLastGood(key, 'late', latest);
}

function toFailure(error: unknown): 'failed' {
  if (error instanceof CampusApiError) return 'failed';
  throw error;
}

/**
 * What `load` answers, or `none` where it has no record. No record says too little to take the place of one that is known.
 * @throws CampusApiError then
 */
export async function emptyIfMissing<T, None>(
  key: string,
  none: None,
  load: () => Promise<T>,
): Promise<NonNullable<T> | None> {
  const value = await load();
  if (value !== null && value !== undefined) return value;
  const known = await findStored(key);
  if (!known || isDeepStrictEqual(known.value, none)) return none;
  log.warn({ content: key }, 'a reply without a record does not replace the one that is known');
  throw new CampusApiError('malformed', key, { reason: 'no record, where one is known' });
}

async function showLastGood<T>(key: string, state: 'late' | 'stale', latest: Promise<T>): Promise<Content<T>> {
  const stored = (await readShared(key)) ?? (await findStored(key));
  // It was there a moment ago.
  if (!stored) return { state: 'fresh', value: await latest };
  markStale(key, stored.at);
  // Also when newer content came while this was read: nothing else would clear the mark.
  latest.then(
    () => markFresh(key),
    () => undefined,
  );
  return { state, value: stored.value as T };
}

async function loadAndStore<T>(key: string, load: () => Promise<T>): Promise<T> {
  const asked = publications();
  const value = await load();
  noteReply(key);
  // A reply from before a publication must not replace one from after it.
  if (asked !== publications() && (await isStored(key))) return value;
  await storeContent(key, value);
  markFresh(key);
  return value;
}
