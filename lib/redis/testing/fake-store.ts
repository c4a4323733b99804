import type { Redis } from '../redis-connection.ts';
import { type SharedStore, StoreUnavailableError } from '../shared-store.ts';
import type { StoreState } from '../store-state.ts';

/** A store for tests: `redis` answers while it is well. */
export function fakeStore(redis: object = {}) {
  const listeners: (() => void)[] = [];
  let now: StoreState = 'well';
  const store: SharedStore = {
    state: () => now,
    async ask(question) {
      if (now === 'away') throw new StoreUnavailableError('away');
      return question(redis as Redis);
    },
    whenWell: (listen) => void listeners.push(listen),
    close: () => undefined,
  };
  return {
    store,
    become(state: StoreState) {
      now = state;
      if (state === 'well') for (const listen of listeners) listen();
    },
  };
}
