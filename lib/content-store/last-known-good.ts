import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { cacheLife } from 'next/cache';
import { log } from '#lib/runtime/log.ts';
import { CampusApiError } from '#lib/upstream/errors.ts';
import { standsIn, stoodDown } from './content-age.ts';
import { askOnce, expectLate, hasComeLate, patience, publications, waitFor } from './in-flight.ts';
import { findKept, isKept, keepContent, learnFromOthers } from './stored-content.ts';

/**
 * What `load` answers or, when the campus API fails or takes longer than one may wait, what it last answered under this key,
 * in this process or one before, or in another instance: always validated content. For the inside of a `'use cache'`
 * function, whose life it shortens when newer content is wanted.
 * @throws CampusApiError when it fails and nothing was ever known
 */
export async function lastKnownGood<T>(key: string, load: () => Promise<T>): Promise<T> {
  const late = hasComeLate(key) && (await findKept(key));
  if (late) return late.value as T;
  const latest = askOnce(key, () => loadAndKeep(key, load));
  if (!(await isKept(key)) && !(await learnFromOthers(key))) return latest;
  try {
    const reply = await waitFor(latest, patience());
    if (reply) return reply.value;
  } catch (error) {
    if (error instanceof CampusApiError) return standIn(key, latest, () => cacheLife('failure'));
    throw error;
  }
  expectLate(key, latest);
  return standIn(key, latest, () => cacheLife('late'));
}

/**
 * What `load` answers, or `none` where it has no record. No record says too little to take the place of one that is known.
 * @throws CampusApiError then
 */
export async function orNoneUnlessKnown<T, None>(
  key: string,
  none: None,
  load: () => Promise<T>,
): Promise<NonNullable<T> | None> {
  const value = await load();
  if (value !== null && value !== undefined) return value;
  const known = await findKept(key);
  if (!known || isDeepStrictEqual(known.value, none)) return none;
  log.warn({ content: key }, 'a reply without a record does not replace the one that is known');
  throw new CampusApiError('malformed', key, { reason: 'no record, where one is known' });
}

async function standIn<T>(key: string, latest: Promise<T>, shortenLife: () => void): Promise<T> {
  const kept = (await learnFromOthers(key)) ?? (await findKept(key));
  if (!kept) return latest;
  shortenLife();
  standsIn(key, kept.at);
  // Also where newer came while this was read: nothing else would take the mark away.
  latest.then(
    () => stoodDown(key),
    () => undefined,
  );
  return kept.value as T;
}

async function loadAndKeep<T>(key: string, load: () => Promise<T>): Promise<T> {
  const asked = publications();
  const value = await load();
  // It must not take the place of what was asked for after a publication.
  if (asked !== publications() && (await isKept(key))) return value;
  await keepContent(key, value);
  stoodDown(key);
  return value;
}
