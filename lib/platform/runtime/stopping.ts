import { processSingleton } from './process-singleton.ts';

const state = () => processSingleton('stopping', () => ({ isStopping: false }));

/** Whether this process is stopping and only finishes the requests in flight. */
export function isStopping(): boolean {
  return state().isStopping;
}

export function markStopping(): void {
  state().isStopping = true;
}
