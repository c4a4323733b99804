import { log } from '#lib/platform/runtime/log.ts';

/** `readOnly`: Redis replies, but cannot be written: full, read-only, loading. */
export type RedisState = 'ready' | 'readOnly' | 'unavailable';

export interface RedisStateTracker {
  /** Null until it is determined. */
  now(): RedisState | null;
  /** Each change is a line in the log. */
  set(state: RedisState, error?: unknown): void;
  /** Calls the listener each time Redis becomes ready, the first time too. */
  onReady(listener: () => void): void;
}

export function createStateTracker(): RedisStateTracker {
  const listeners: (() => void)[] = [];
  let now: RedisState | null = null;
  return {
    now: () => now,
    set(state, error) {
      if (state === now) return;
      now = state;
      const reason = error instanceof Error ? error.message : undefined;
      if (state === 'ready') log.info('Redis is ready: limits and sessions are shared');
      if (state === 'readOnly') log.warn({ reason }, 'Redis is read-only: limits are per instance, no QAA area');
      if (state === 'unavailable') log.warn({ reason }, 'Redis is unavailable: limits are per instance, no QAA area');
      if (state === 'ready') for (const listener of listeners) listener();
    },
    onReady(listener) {
      listeners.push(listener);
      if (now === 'ready') listener();
    },
  };
}
