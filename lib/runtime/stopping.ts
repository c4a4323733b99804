import { processWide } from './process-wide.ts';

const state = () => processWide('stop', () => ({ isStopping: false }));

/** Whether this process was told to end, and lets what is under way come to its end. */
export function isStopping(): boolean {
  return state().isStopping;
}

export function noteStopping(): void {
  state().isStopping = true;
}
