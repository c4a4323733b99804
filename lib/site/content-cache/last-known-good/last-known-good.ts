import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { cacheLife } from 'next/cache';
import { log } from '#lib/platform/runtime/log.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { currentPreview, previewContent } from '#lib/site/campus-client/preview.ts';
import { findStored, isStored, readShared, storeContent } from '../storage/stored-content.ts';
import { markFresh, markStale } from './content-age.ts';
import { dedupe, hasArrivedLate, noteReply, publicationCount, rememberLate, waitFor, waitLimit } from './in-flight.ts';

/**
 * Content for a page, with its state:
 *
 * - `fresh`: the campus API responded within the wait limit, or nothing was stored and it responded at all;
 * - `late`: it has not responded yet; the last good content is shown, and the reply is stored when it arrives;
 * - `stale`: it failed; the last good content is shown.
 *
 * If it failed and nothing was ever stored, a `CampusApiError` is thrown. The content of a preview is always read, and never stored.
 */
export interface Content<T> {
  readonly state: 'fresh' | 'late' | 'stale';
  readonly value: T;
}

/**
 * The result of `load` or, when the campus API fails or exceeds the wait limit, its last result under this key, in this process,
 * an earlier one or another instance: always validated content. For the body of a `'use cache'` function, whose life it
 * shortens unless the content is fresh.
 * @throws CampusApiError when the campus API fails, or takes longer than `maxWaitMs`, and nothing was ever stored
 */
export async function lastKnownGood<T>(key: string, load: () => Promise<T>, maxWaitMs?: number): Promise<T> {
  const { state, value } = await findContent(key, load, maxWaitMs);
  if (state === 'late') cacheLife('late');
  if (state === 'stale') cacheLife('failure');
  return value;
}

/** `lastKnownGood` with the state, for callers outside of cached functions. @throws CampusApiError as `lastKnownGood` */
export async function findContent<T>(key: string, load: () => Promise<T>, maxWaitMs?: number): Promise<Content<T>> {
  const preview = await currentPreview();
  if (preview) return { state: 'fresh', value: await previewContent(preview, key, load) };
  // A reply that was too late for its own reader is newer than the stored content.
  const arrived = hasArrivedLate(key) && (await findStored(key));
  if (arrived) return { state: 'fresh', value: arrived.value as T };
  // Before the request, whose reply already counts as one of this process while it is still being stored.
  const budget = waitLimit(key);
  const latest = dedupe(key, () => loadAndStore(key, load));
  const hasStored = (await isStored(key)) || (await readShared(key)) !== null;
  if (!hasStored) return { state: 'fresh', value: await waitAtMost(key, latest, maxWaitMs) };
  const reply = await waitFor(latest, budget).catch(toFailure);
  if (reply === 'failed') return showLastGood(key, 'stale', latest);
  if (reply) return { state: 'fresh', value: reply.value };
  rememberLate(key, latest);
  return showLastGood(key, 'late', latest);
}

/** Without `milliseconds` as long as it takes. @throws CampusApiError for a late reply, which is stored when it arrives */
async function waitAtMost<T>(key: string, latest: Promise<T>, milliseconds?: number): Promise<T> {
  if (milliseconds === undefined) return latest;
  const reply = await waitFor(latest, milliseconds);
  if (reply) return reply.value;
  rememberLate(key, latest);
  throw new CampusApiError('timeout', key);
}

function toFailure(error: unknown): 'failed' {
  if (error instanceof CampusApiError) return 'failed';
  throw error;
}

/**
 * The result of `load`, or `none` where it has no record. A missing record does not replace a stored one.
 * @throws CampusApiError in that case
 */
export async function emptyIfMissing<T, None>(
  key: string,
  none: None,
  load: () => Promise<T>,
): Promise<NonNullable<T> | None> {
  const value = await load();
  if (value !== null && value !== undefined) return value;
  const stored = await findStored(key);
  if (!stored || isDeepStrictEqual(stored.value, none)) return none;
  log.warn({ content: key }, 'ignored a reply without a record: one is stored');
  throw new CampusApiError('malformed', key, { reason: 'no record, although one is stored' });
}

async function showLastGood<T>(key: string, state: 'late' | 'stale', latest: Promise<T>): Promise<Content<T>> {
  const stored = (await readShared(key)) ?? (await findStored(key));
  if (!stored) return { state: 'fresh', value: await latest };
  markStale(key, stored.at);
  // Also if newer content arrived during this read: nothing else would clear the mark.
  latest.then(
    () => markFresh(key),
    () => undefined,
  );
  return { state, value: stored.value as T };
}

async function loadAndStore<T>(key: string, load: () => Promise<T>): Promise<T> {
  const startedAt = publicationCount();
  const value = await load();
  noteReply(key);
  // A reply from before a publication must not replace one from after it.
  if (startedAt !== publicationCount() && (await isStored(key))) return value;
  await storeContent(key, value);
  markFresh(key);
  return value;
}
