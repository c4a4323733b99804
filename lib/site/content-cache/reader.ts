import 'server-only';
import { cacheLife } from 'next/cache';
import { cache } from 'react';
import { log } from '#lib/platform/runtime/log.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import type { ContentSource } from './contents.ts';
import { lastKnownGood } from './last-known-good/last-known-good.ts';

/**
 * The result of a cached function: the value, or why there is none. A cached function must not throw: Next then sends 500, even if the
 * page caught the error, and renders the page again for each visitor.
 */
export type ReadResult<T> =
  | { ok: true; value: T }
  | ({ ok: false } & Pick<CampusApiError, 'kind' | 'call' | 'status' | 'reason'>);

/**
 * Body of a cached function: the content, cached for `life`, or the failure, cached for seconds. `recent`: for content in which
 * a record is missing that may have been published meanwhile.
 */
export function cacheContent<T>(
  { key, load, maxWaitMs }: ContentSource<T>,
  life: 'content' | 'recent' = 'content',
): Promise<ReadResult<T>> {
  return cacheResult(
    key,
    () => lastKnownGood(key, load, maxWaitMs),
    () => life,
  );
}

/** `cacheContent` for a value that `make` derives from content. `lifeOf`: the cache life of a value. */
export async function cacheResult<T>(
  key: string,
  make: () => Promise<T>,
  lifeOf: (value: T) => 'content' | 'recent' = () => 'content',
): Promise<ReadResult<T>> {
  try {
    const value = await make();
    if (lifeOf(value) === 'recent') cacheLife('recent');
    else cacheLife('content');
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof CampusApiError)) throw error;
    cacheLife('failure');
    const { kind, call, status, reason } = error;
    log.error({ call, kind, status, reason, content: key }, 'the campus API failed and nothing is stored yet');
    return { ok: false, kind, call, status, reason };
  }
}

/**
 * A reader for pages on top of a cached function; returns the value. Within one rendering a value is decoded once, however many
 * parts of the page read it. @throws CampusApiError where there is none
 */
export function reader<Args extends unknown[], T>(
  cached: (...args: Args) => Promise<ReadResult<T>>,
): (...args: Args) => Promise<T> {
  return cache(async (...args: Args) => {
    const result = await cached(...args);
    if (result.ok) return result.value;
    const { kind, call, status, reason } = result;
    throw new CampusApiError(kind, call, { reason, ...(status !== null && { status }) });
  });
}
