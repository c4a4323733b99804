import { setTimeout as wait } from 'node:timers/promises';
import { isStopping } from '#lib/platform/runtime/stopping.ts';

/** Runs one task when no visitor waits, and pauses afterwards. */
export type RunWhenIdle = <Result>(work: () => Promise<Result>) => Promise<Result>;

const PAUSE_MS = 20;
/** Pause in multiples of the processor time used, by visitors too: the warm-up takes a quarter of one core at most. */
const PAUSE_FACTOR = 3;
/** Interval of the checks whether a visitor still waits. */
const POLL_MS = 50;

/** `isVisitorWaiting`: whether a visitor waits for a response that is being made. */
export function idleScheduler(isVisitorWaiting: () => boolean = () => false): RunWhenIdle {
  return async (work) => {
    while (isVisitorWaiting() && !isStopping()) await wait(POLL_MS, undefined, { ref: false });
    const before = process.cpuUsage();
    try {
      return await work();
    } finally {
      const { user, system } = process.cpuUsage(before);
      await wait(Math.max(PAUSE_MS, (PAUSE_FACTOR * (user + system)) / 1000), undefined, { ref: false });
    }
  };
}
