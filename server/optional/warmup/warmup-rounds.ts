import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import { createIdleScheduler, type RunWhenIdle, WarmupAbortedError } from './idle-scheduler.ts';

export interface WarmupTasks {
  /** `published`: the cache tags of new content. @returns a page that lacks content of the campus API; null where no page does. @throws WarmupAbortedError */
  pages(published: ReadonlySet<string>, runWhenIdle: RunWhenIdle): Promise<string | null>;
  /** @throws WarmupAbortedError */
  pictures(runWhenIdle: RunWhenIdle): Promise<void>;
  /** Whether a page that lacked content still does. @throws WarmupAbortedError */
  isIncomplete(path: string, runWhenIdle: RunWhenIdle): Promise<boolean>;
}

/** The delay that `Retry-After` requests from browsers. */
const RETRY_MS = 30_000;

/** Starts a round for these tags after a delay. */
export type ScheduleRound = (published: Iterable<string>, afterMs: number) => void;

/**
 * Runs one round after the other. A publication aborts the current round: the next round starts again by priority and includes the remaining pages. A
 * round whose pages lacked content is repeated once the content is available, one that failed for another reason is not.
 */
export function createRounds(
  { pages, pictures, isIncomplete }: WarmupTasks,
  isVisitorWaiting: () => boolean,
  retryMs = RETRY_MS,
): ScheduleRound {
  // A publication comes within the context of a route handler, where the framework refuses to render pages.
  const outsideRequests = AsyncLocalStorage.snapshot();
  const due = new Set<string>();
  let waiting: NodeJS.Timeout | null = null;
  let current = new AbortController();
  let last = Promise.resolve();

  const updatePending = () => metrics.warmupPending.set(waiting === null ? 0 : 1);

  async function runRound(): Promise<void> {
    waiting = null;
    current = new AbortController();
    const { signal } = current;
    const runWhenIdle = createIdleScheduler({ isVisitorWaiting, isAborted: () => signal.aborted || isStopping() });
    const published = new Set(due);
    const clearDue = () => {
      for (const tag of published) due.delete(tag);
    };
    try {
      const incomplete = await pages(published, runWhenIdle);
      // If something was published meanwhile, all tags are still due.
      if (!signal.aborted && incomplete === null) clearDue();
      const encoded = pictures(runWhenIdle).then(updatePending);
      await (incomplete === null ? encoded : Promise.all([encoded, awaitContent(incomplete, runWhenIdle, signal)]));
    } catch (error) {
      if (!(error instanceof WarmupAbortedError)) {
        clearDue();
        log.warn({ err: error }, 'warm-up stopped until the next publication');
      }
      updatePending();
    }
  }

  /** Waits until a page has its content, then schedules a round for all due tags, unless something is published first. @throws WarmupAbortedError */
  async function awaitContent(path: string, runWhenIdle: RunWhenIdle, signal: AbortSignal): Promise<void> {
    do await wait(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
    while (await isIncomplete(path, runWhenIdle));
    schedule([], 0);
  }

  function startRound(): void {
    last = last.then(runRound);
  }

  function schedule(published: Iterable<string>, afterMs: number): void {
    for (const tag of published) due.add(tag);
    metrics.warmupPending.set(1);
    current.abort();
    waiting ??= outsideRequests(() => setTimeout(startRound, afterMs)).unref();
  }

  return schedule;
}
