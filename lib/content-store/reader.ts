import 'server-only';
import { cacheLife } from 'next/cache';
import { cache } from 'react';
import { log } from '#lib/runtime/log.ts';
import { CampusApiError } from '#lib/upstream/errors.ts';
import { lastKnownGood } from './last-known-good/last-known-good.ts';

/**
 * What a cached function returns: the value, or why there is none. It must not throw: Next sends 500 for a page in which a cached function
 * threw, even if the page caught it, and renders it again for each visitor.
 */
export type ReadResult<T> =
  | { ok: true; value: T }
  | ({ ok: false } & Pick<CampusApiError, 'kind' | 'call' | 'status' | 'reason'>);

/**
 * For the body of a cached function: the content, kept for its life, or that it cannot be had, kept for seconds. `recent`: for
 * content in which something was not found that may have been published meanwhile.
 */
export function cacheContent<T>(
  key: string,
  load: () => Promise<T>,
  life: 'content' | 'recent' = 'content',
): Promise<ReadResult<T>> {
  return cacheMade(
    key,
    () => lastKnownGood(key, load),
    () => life,
  );
}

/** The same of what `make` makes of content that it reads itself. `lifeOf`: how long what it made counts. */
export async function cacheMade<T>(
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
    log.error({ call, kind, status, reason, content: key }, 'the campus API failed, and nothing is known yet');
    return { ok: false, kind, call, status, reason };
  }
}

/**
 * A reader for pages on top of a cached function: answers the value. Within one rendering a value is unpacked once, however many
 * parts of the page ask for it. @throws CampusApiError where there is none
 */
export function reader<Args extends unknown[], T>(
  cached: (...args: Args) => Promise<ReadResult<T>>,
): (...args: Args) => Promise<T> {
  return cache(async (...args: Args) => {
    const kept = await cached(...args);
    if (kept.ok) return kept.value;
    const { kind, call, status, reason } = kept;
    throw new CampusApiError(kind, call, { reason, ...(status !== null && { status }) });
  });
}
