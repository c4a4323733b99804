import { clientIpOf } from '#lib/platform/http/client-ip.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { consume } from './backoff.ts';
import { sharedLimiter } from './limiter.ts';

interface EndpointLimit {
  /** The prefix of the counters' keys. */
  keyPrefix: string;
  /** Requests from one address in `duration` seconds. */
  points: number;
  duration: number;
  /** The sentence of the refusal. */
  message: string;
}

/** Returns a function that counts a request by its IP address, for all processes. @throws Refusal 429, with the seconds to wait */
export function createEndpointLimit({ message, ...options }: EndpointLimit): (request: Request) => Promise<void> {
  return async ({ headers }) => {
    const wait = await consume(sharedLimiter(options), clientIpOf(headers, environment().trustProxy));
    if (wait > 0) throw new Refusal(429, message, { 'Retry-After': String(wait) });
  };
}
