import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limiter } from './limiter-types.ts';

type Run = <T>(operation: (limiter: Limiter) => Promise<T>) => Promise<T>;

/** A limiter that counts by `run`, and with `fallback` while that fails. */
export function withFallback(run: Run, fallback: Limiter): Limiter {
  const count: Run = async (operation) => {
    try {
      return await run(operation);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      return operation(fallback);
    }
  };
  return {
    consume: (...parameters) => count((limiter) => limiter.consume(...parameters)),
    penalty: (...parameters) => count((limiter) => limiter.penalty(...parameters)),
    reward: (...parameters) => count((limiter) => limiter.reward(...parameters)),
    block: (...parameters) => count((limiter) => limiter.block(...parameters)),
    get: (...parameters) => count((limiter) => limiter.get(...parameters)),
    delete: (...parameters) => count((limiter) => limiter.delete(...parameters)),
  };
}
