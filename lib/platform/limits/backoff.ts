import { RateLimiterRes } from 'rate-limiter-flexible';
import { createSharedLimiter } from './limiter.ts';
import type { CreateLimiter, Limiter } from './limiter-types.ts';

export interface BackoffPolicy {
  /** Tries in a window that are free of pauses. */
  free: number;
  windowSeconds: number;
  /** The maximum pause before the next try. */
  maxPauseSeconds: number;
}

/** Exponential backoff: after the free tries each try starts a pause, twice as long as the one before. */
export interface Backoff {
  /** Remaining seconds of a pause, 0 for none; does not count as a try. */
  waiting(key: string): Promise<number>;
  /** Counts a try. 0 admits it; otherwise the seconds to wait, and the refused try is not counted. In a burst only the free tries pass. */
  admit(key: string): Promise<number>;
  /** Uncounts the last try. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

export function createBackoff(
  name: string,
  policy: BackoffPolicy,
  create: CreateLimiter = createSharedLimiter,
): Backoff {
  const { free, windowSeconds, maxPauseSeconds } = policy;
  const tries = create({ keyPrefix: `${name}-tries`, points: free, duration: windowSeconds });
  const pauses = create({ keyPrefix: `${name}-pause`, points: 1, duration: 1 });
  return {
    waiting: async (key) => secondsOf(await pauses.get(key)),
    async admit(key) {
      const { consumedPoints } = await tries.penalty(key);
      if (consumedPoints < free) return 0;
      const seconds = await consume(pauses, key, { seconds: Math.min(2 ** (consumedPoints - free), maxPauseSeconds) });
      if (seconds > 0) await tries.reward(key);
      return seconds;
    },
    giveBack: async (key) => void (await tries.reward(key)),
    forget: async (key) => void (await Promise.all([tries.delete(key), pauses.delete(key)])),
  };
}

/** Consumes `points` of the limit: 0 where there were enough, otherwise the seconds until there are. */
export async function consume(
  limiter: Limiter,
  key: string,
  { points = 1, seconds }: { points?: number; seconds?: number } = {},
): Promise<number> {
  try {
    await limiter.consume(key, points, seconds === undefined ? {} : { customDuration: seconds });
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, secondsOf(refused));
    throw refused;
  }
}

function secondsOf(state: RateLimiterRes | null): number {
  return state ? Math.max(0, Math.ceil(state.msBeforeNext / 1000)) : 0;
}
