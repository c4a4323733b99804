import { processSingleton } from './process-singleton.ts';

const state = () => processSingleton('stop', () => ({ isStopping: false }));

/** Whether this process was told to stop and only finishes the requests under way. */
export function isStopping(): boolean {
  return state().isStopping;
}

export function noteStopping(): void {
  state().isStopping = true;
}
