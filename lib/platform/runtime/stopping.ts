import { processSingleton } from './process-singleton.ts';

const state = () => processSingleton('stopping', () => ({ isStopping: false, work: new Set<Promise<unknown>>() }));

/** Whether this process is stopping and only finishes the requests in flight. */
export function isStopping(): boolean {
  return state().isStopping;
}

export function markStopping(): void {
  state().isStopping = true;
}

/** Delays the end of a stopping process until this work has ended: half of it would be repeated after the start. */
export function finishBeforeExit<T>(work: Promise<T>): Promise<T> {
  const { work: unfinished } = state();
  unfinished.add(work);
  return work.finally(() => unfinished.delete(work));
}

/** Resolves when the work of `finishBeforeExit` has ended; never rejects. */
export async function unfinishedWork(): Promise<void> {
  await Promise.allSettled(state().work);
}
