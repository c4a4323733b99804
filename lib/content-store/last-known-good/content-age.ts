import { provideGauges } from '#lib/metrics/index.ts';
import { presentTime } from '#lib/runtime/clock.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';

/** From this age on the footer says how old the content is (decision 6). */
const OLD_MS = 15 * 60_000;
/** From this age on a line under the heading says it too. */
const VERY_OLD_MS = 60 * 60_000;
/** Stale content that was not shown for so long no longer counts. */
const FORGOTTEN_MS = 5 * 60_000;
/** A page that shows such content is rendered every 5 s; what was last shown longer ago is of other pages, which may be well again. */
const SHOWN_NOW_MS = 15_000;

/** Stored content that is shown because newer cannot be had: when it was fetched, and when it was last shown. */
const staleContent = () =>
  processSingleton('content that stands in', () => new Map<string, { at: number; shown: number }>());

/** `at` in epoch milliseconds. */
export function markStale(key: string, at: number): void {
  staleContent().set(key, { at, shown: presentTime() });
}

export function markFresh(key: string): void {
  staleContent().delete(key);
}

/** When the oldest content that is shown for want of newer was fetched, epoch milliseconds; null when all is current. */
export function staleContentSince(): number | null {
  return oldestShownWithin(FORGOTTEN_MS);
}

/** The same of pages that are rendered now, when it is older than 15 minutes. */
export function oldContentSince(): Date | null {
  const since = oldestShownWithin(SHOWN_NOW_MS);
  return since !== null && presentTime() - since > OLD_MS ? new Date(since) : null;
}

/** The same, when it is older than an hour: it may be of another day's notices. */
export function veryOldContentSince(): Date | null {
  const since = oldContentSince();
  return since !== null && presentTime() - since.getTime() > VERY_OLD_MS ? since : null;
}

function oldestShownWithin(milliseconds: number): number | null {
  for (const [key, { shown }] of staleContent()) if (presentTime() - shown > FORGOTTEN_MS) staleContent().delete(key);
  const times = [...staleContent().values()].flatMap(({ at, shown }) =>
    presentTime() - shown <= milliseconds ? [at] : [],
  );
  return times.length > 0 ? Math.min(...times) : null;
}

provideGauges({
  contentAge() {
    const since = staleContentSince();
    return since === null ? 0 : (presentTime() - since) / 1000;
  },
});
