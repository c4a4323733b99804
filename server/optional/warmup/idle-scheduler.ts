import { setTimeout as wait } from 'node:timers/promises';

/** Runs one task when no visitor waits, and pauses afterwards. @throws WarmupAbortedError */
export type RunWhenIdle = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The round is aborted: the site stops, or newer content was published. */
export class WarmupAbortedError extends Error {
  override readonly name = 'WarmupAbortedError';
}

const PAUSE_MS = 20;
/** Pause in multiples of the processor time used, by visitors too: the warm-up takes a quarter of one core at most. */
const PAUSE_FACTOR = 3;
/** Interval of the checks whether a visitor still waits. */
const POLL_MS = 50;

interface SchedulerOptions {
  isAborted: () => boolean;
  /** Whether a visitor waits for a response that is being made. */
  isVisitorWaiting?: () => boolean;
}

export function createIdleScheduler({ isAborted, isVisitorWaiting = () => false }: SchedulerOptions): RunWhenIdle {
  return async (work) => {
    while (isVisitorWaiting() && !isAborted()) await wait(POLL_MS, undefined, { ref: false });
    if (isAborted()) throw new WarmupAbortedError();
    const before = process.cpuUsage();
    try {
      return await work();
    } finally {
      const { user, system } = process.cpuUsage(before);
      await wait(Math.max(PAUSE_MS, (PAUSE_FACTOR * (user + system)) / 1000), undefined, { ref: false });
    }
  };
}
