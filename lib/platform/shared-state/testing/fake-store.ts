import type { Redis } from '../redis-connection.ts';
import type { RedisState } from '../shared-store.ts';
import { type SharedStore, StoreUnavailableError } from '../shared-store.ts';

/** A store for tests: `redis` runs the commands unless the state is `unavailable`. */
export function fakeStore(redis: object = {}) {
  const listeners: (() => void)[] = [];
  let now: RedisState = 'ready';
  const store: SharedStore = {
    state: () => now,
    async run(command) {
      if (now === 'unavailable') throw new StoreUnavailableError('unavailable');
      return command(redis as Redis);
    },
    onReady: (listener) => void listeners.push(listener),
    close: () => undefined,
  };
  return {
    store,
    become(state: RedisState) {
      now = state;
      if (state === 'ready') for (const listener of listeners) listener();
    },
  };
}
