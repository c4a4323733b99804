import { AsyncLocalStorage } from 'node:async_hooks';
import { metrics } from '#lib/metrics/index.ts';
import { log } from '#lib/runtime/log.ts';
import { isStopping } from '#lib/runtime/stopping.ts';
import { type AtLeisure, atLeisure, Enough } from './at-leisure.ts';

export interface Work {
  /** Cache tags of what is new. @throws Enough */
  pages(published: ReadonlySet<string>, leisurely: AtLeisure): Promise<void>;
  /** @throws Enough */
  pictures(leisurely: AtLeisure): Promise<void>;
}

/** Has what these tags name made anew in so many milliseconds. */
export type Begin = (published: Iterable<string>, afterMs: number) => void;

/**
 * One round of work after the other. What is published while a round is under way ends it: the next one begins with what is needed most now, and does what was left,
 * too. A round that fails is not repeated.
 */
export function createRounds({ pages, pictures }: Work, doesVisitorWait: () => boolean): Begin {
  // The request that publishes has a context, in which the framework would render no page.
  const outsideRequests = AsyncLocalStorage.snapshot();
  const due = new Set<string>();
  let waiting: NodeJS.Timeout | null = null;
  let current = new AbortController();
  let last = Promise.resolve();

  async function goRound(): Promise<void> {
    waiting = null;
    current = new AbortController();
    const { signal } = current;
    const leisurely = atLeisure({ doesVisitorWait, isEnough: () => signal.aborted || isStopping() });
    const published = new Set(due);
    const end = () => {
      for (const tag of published) due.delete(tag);
    };
    try {
      await pages(published, leisurely);
      // What was published meanwhile is still due.
      if (!signal.aborted) end();
      await pictures(leisurely);
    } catch (error) {
      if (!(error instanceof Enough)) {
        end();
        log.warn({ err: error }, 'nothing more is made ahead of visitors until something is published');
      }
    }
    metrics.aheadUnderWay.set(waiting === null ? 0 : 1);
  }

  function startRound(): void {
    last = last.then(goRound);
  }

  return (published, afterMs) => {
    for (const tag of published) due.add(tag);
    metrics.aheadUnderWay.set(1);
    current.abort();
    waiting ??= outsideRequests(() => setTimeout(startRound, afterMs)).unref();
  };
}
