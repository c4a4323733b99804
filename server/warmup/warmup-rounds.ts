import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { metrics } from '#lib/metrics/index.ts';
import { log } from '#lib/runtime/log.ts';
import { isStopping } from '#lib/runtime/stopping.ts';
import { createIdleScheduler, type RunWhenIdle, WarmupAbortedError } from './idle-scheduler.ts';

export interface Work {
  /** `published`: the cache tags of new content. @returns a page that lacks content of the campus API; null where none does. @throws WarmupAbortedError */
  pages(published: ReadonlySet<string>, runWhenIdle: RunWhenIdle): Promise<string | null>;
  /** @throws WarmupAbortedError */
  pictures(runWhenIdle: RunWhenIdle): Promise<void>;
  /** Whether a page that lacked content still does. @throws WarmupAbortedError */
  isIncomplete(path: string, runWhenIdle: RunWhenIdle): Promise<boolean>;
}

/** As long as browsers are asked to wait (`Retry-After`). */
const AGAIN_MS = 30_000;

/** Starts a round for these tags in so many milliseconds. */
export type Begin = (published: Iterable<string>, afterMs: number) => void;

/**
 * Runs one round after the other. A publication ends the round that is under way: the next round begins with what is needed most by then, and also does what was left. A
 * round whose pages lacked content is repeated once that is there, one that failed for another reason is not.
 */
export function createRounds(
  { pages, pictures, isIncomplete }: Work,
  isVisitorWaiting: () => boolean,
  againMs = AGAIN_MS,
): Begin {
  // A publication comes within the context of a route handler, where the framework refuses to render pages.
  const outsideRequests = AsyncLocalStorage.snapshot();
  const due = new Set<string>();
  let waiting: NodeJS.Timeout | null = null;
  let current = new AbortController();
  let last = Promise.resolve();

  const rest = () => metrics.warmupPending.set(waiting === null ? 0 : 1);

  async function runRound(): Promise<void> {
    waiting = null;
    current = new AbortController();
    const { signal } = current;
    const runWhenIdle = createIdleScheduler({ isVisitorWaiting, isEnough: () => signal.aborted || isStopping() });
    const published = new Set(due);
    const end = () => {
      for (const tag of published) due.delete(tag);
    };
    try {
      const incomplete = await pages(published, runWhenIdle);
      // After a publication meanwhile, all of it is still due.
      if (!signal.aborted && incomplete === null) end();
      const encoded = pictures(runWhenIdle).then(rest);
      await (incomplete === null ? encoded : Promise.all([encoded, awaitContent(incomplete, runWhenIdle, signal)]));
    } catch (error) {
      if (!(error instanceof WarmupAbortedError)) {
        end();
        log.warn({ err: error }, 'nothing more is made ahead of visitors until something is published');
      }
      rest();
    }
  }

  /** Waits until a page has what it lacked, and has all that is still due made, unless something is published first. @throws WarmupAbortedError */
  async function awaitContent(path: string, runWhenIdle: RunWhenIdle, signal: AbortSignal): Promise<void> {
    do await wait(againMs, undefined, { signal, ref: false }).catch(() => undefined);
    while (await isIncomplete(path, runWhenIdle));
    begin([], 0);
  }

  function startRound(): void {
    last = last.then(runRound);
  }

  function begin(published: Iterable<string>, afterMs: number): void {
    for (const tag of published) due.add(tag);
    metrics.warmupPending.set(1);
    current.abort();
    waiting ??= outsideRequests(() => setTimeout(startRound, afterMs)).unref();
  }

  return begin;
}
