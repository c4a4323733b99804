import { setTimeout as wait } from 'node:timers/promises';

/** Does one piece of work when no visitor waits, and rests afterwards. @throws WarmupAbortedError */
export type RunWhenIdle = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The round makes nothing more: the site stops, or content was published that comes first. */
export class WarmupAbortedError extends Error {
  override readonly name = 'WarmupAbortedError';
}

const PAUSE_MS = 20;
/** It rests three times as long as the processor worked, for visitors too, and so takes a quarter of one core at most. */
const RESTS = 3;
/** How often it looks whether a visitor still waits. */
const LOOK_MS = 50;

interface Leisure {
  isEnough: () => boolean;
  /** Whether a visitor waits for an answer that is being made. */
  isVisitorWaiting?: () => boolean;
}

export function createIdleScheduler({ isEnough, isVisitorWaiting = () => false }: Leisure): RunWhenIdle {
  return async (work) => {
    while (isVisitorWaiting() && !isEnough()) await wait(LOOK_MS, undefined, { ref: false });
    if (isEnough()) throw new WarmupAbortedError();
    const before = process.cpuUsage();
    try {
      return await work();
    } finally {
      const { user, system } = process.cpuUsage(before);
      await wait(Math.max(PAUSE_MS, (RESTS * (user + system)) / 1000), undefined, { ref: false });
    }
  };
}
