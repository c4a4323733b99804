import { AsyncLocalStorage } from 'node:async_hooks';
import { metrics } from '#lib/metrics/index.ts';
import { log } from '#lib/runtime/log.ts';
import { isStopping } from '#lib/runtime/stopping.ts';
import { type AtLeisure, atLeisure, RoundOverError } from './at-leisure.ts';

export interface Work {
  /** `published`: the cache tags of new content. @throws RoundOverError */
  pages(published: ReadonlySet<string>, leisurely: AtLeisure): Promise<void>;
  /** @throws RoundOverError */
  pictures(leisurely: AtLeisure): Promise<void>;
}

/** Starts a round for these tags in so many milliseconds. */
export type Begin = (published: Iterable<string>, afterMs: number) => void;

/**
 * Runs one round after the other. A publication ends the round that is under way: the next round begins with what is needed most by then, and also does what was left. A
 * round that fails is not repeated.
 */
export function createRounds({ pages, pictures }: Work, doesVisitorWait: () => boolean): Begin {
  // A publication comes within the context of a route handler, where the framework refuses to render pages.
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
      // After a publication meanwhile, all of it is still due.
      if (!signal.aborted) end();
      await pictures(leisurely);
    } catch (error) {
      if (!(error instanceof RoundOverError)) {
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
