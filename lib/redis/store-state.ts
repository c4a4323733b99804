import { log } from '#lib/runtime/log.ts';

/** `refusing`: it replies, but cannot be written: full, read-only, loading. */
export type StoreState = 'well' | 'refusing' | 'away';

export interface StateOfStore {
  /** Null until it is known. */
  now(): StoreState | null;
  /** Each change is a line in the log. */
  settle(state: StoreState, error?: unknown): void;
  /** Called each time it becomes ready, the first time too. */
  whenWell(listen: () => void): void;
}

export function createState(): StateOfStore {
  const listeners: (() => void)[] = [];
  let now: StoreState | null = null;
  return {
    now: () => now,
    settle(state, error) {
      if (state === now) return;
      now = state;
      const reason = error instanceof Error ? error.message : undefined;
      if (state === 'well') log.info('Redis answers: limits and sessions are shared');
      if (state === 'refusing') log.warn({ reason }, 'Redis takes nothing: each instance counts alone, no QAA area');
      if (state === 'away') log.warn({ reason }, 'Redis does not answer: each instance counts alone, no QAA area');
      if (state === 'well') for (const listen of listeners) listen();
    },
    whenWell(listen) {
      listeners.push(listen);
      if (now === 'well') listen();
    },
  };
}
