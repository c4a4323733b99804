import { presentTime } from '#lib/platform/runtime/clock.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';

/** From this age on the footer shows the age of the content (decision 6). */
const OLD_MS = 15 * 60_000;
/** From this age on a line under the heading shows it too. */
const VERY_OLD_MS = 60 * 60_000;
/** Stale content that no page used for this long no longer counts. */
const EXPIRY_MS = 5 * 60_000;
/** A page with stale content is rendered every 5 s, so content that was last used longer ago belongs to other pages. */
const CURRENT_MS = 15_000;

/** Stored content that is shown because newer is not available: when it was fetched, and when a page last used it. */
const staleContent = () => processSingleton('stale-content', () => new Map<string, { at: number; usedAt: number }>());

/** `at` in epoch milliseconds. */
export function markStale(key: string, at: number): void {
  staleContent().set(key, { at, usedAt: presentTime() });
}

export function markFresh(key: string): void {
  staleContent().delete(key);
}

/** When the oldest stale content in use was fetched, epoch milliseconds; null when all is current. */
export function staleContentSince(): number | null {
  return oldestUsedWithin(EXPIRY_MS);
}

/** When the oldest stale content of pages rendered now was fetched, if more than 15 minutes ago. */
export function oldContentSince(): Date | null {
  const since = oldestUsedWithin(CURRENT_MS);
  return since !== null && presentTime() - since > OLD_MS ? new Date(since) : null;
}

/** The same, if more than an hour ago: it may lack a day's notices. */
export function veryOldContentSince(): Date | null {
  const since = oldContentSince();
  return since !== null && presentTime() - since.getTime() > VERY_OLD_MS ? since : null;
}

function oldestUsedWithin(milliseconds: number): number | null {
  for (const [key, { usedAt }] of staleContent()) if (presentTime() - usedAt > EXPIRY_MS) staleContent().delete(key);
  const times = [...staleContent().values()].flatMap(({ at, usedAt }) =>
    presentTime() - usedAt <= milliseconds ? [at] : [],
  );
  return times.length > 0 ? Math.min(...times) : null;
}

/** The age of the oldest stale content in use, in seconds; 0 when all is current. */
export function contentAge(): number {
  const since = staleContentSince();
  return since === null ? 0 : (presentTime() - since) / 1000;
}
