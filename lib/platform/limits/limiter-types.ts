import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';

export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'block' | 'get' | 'delete'>;

export type CreateLimiter = (options: IRateLimiterOptions) => Limiter;
