import { RateLimiterRes } from 'rate-limiter-flexible';
import { forAll, type Limiter, type MakeLimiter } from './limiter.ts';

export interface BackoffPolicy {
  /** Tries without a pause in a window. */
  free: number;
  windowSeconds: number;
  /** The longest pause before the next try. */
  longestSeconds: number;
}

/** Slows down whoever tries often: after the free tries each one starts a pause, twice as long as the one before. */
export interface Backoff {
  /** Seconds that are left of a pause; 0 for none. Counts nothing. */
  waiting(key: string): Promise<number>;
  /** Counts a try: 0 admits it, seconds refuse it, and a refused try counts for nothing. Of many at once only the free ones pass. */
  admit(key: string): Promise<number>;
  /** Makes the last try uncounted. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

export function createBackoff(name: string, policy: BackoffPolicy, make: MakeLimiter = forAll): Backoff {
  const { free, windowSeconds, longestSeconds } = policy;
  const tries = make({ keyPrefix: `${name}-tries`, points: free, duration: windowSeconds });
  const pauses = make({ keyPrefix: `${name}-pause`, points: 1, duration: 1 });
  return {
    waiting: async (key) => secondsOf(await pauses.get(key)),
    async admit(key) {
      const { consumedPoints } = await tries.penalty(key);
      if (consumedPoints < free) return 0;
      const seconds = await consume(pauses, key, { seconds: Math.min(2 ** (consumedPoints - free), longestSeconds) });
      if (seconds > 0) await tries.reward(key);
      return seconds;
    },
    giveBack: async (key) => void (await tries.reward(key)),
    forget: async (key) => void (await Promise.all([tries.delete(key), pauses.delete(key)])),
  };
}

/** 0 for the one who takes it, who then holds it for `seconds`, and uses up so many `points`; for all others what is left. */
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
