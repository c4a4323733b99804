import { served } from '../addresses/served.ts';
import { takeTurn } from '../limits/brake.ts';
import { forAll } from '../limits/limiter.ts';
import { log } from '../log.ts';
import { shownAddress } from './shown-address.ts';

export interface RateLimit {
  /** Seconds that an address waits before this request; a promise only where it is counted as it comes: pages wait for none. */
  before(url: string, route: string, address: string): number | Promise<number>;
  /** Counts what was asked for and is not there. */
  after(route: string, status: number, address: string): void;
}

/**
 * So many requests a minute from one address (`API_RATE_LIMIT`): at the doors of the BFF and the pages made for each
 * request; and, counted apart, as many for what is not there. Pages of fixed addresses are free: they come from the cache.
 */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return { before: () => 0, after: () => undefined };
  const made = createCount('made for the request', perMinute);
  const absent = createCount('not there', perMinute);
  return {
    before(url, route, address) {
      if (isMade(url, route)) return made.add(address);
      return isVariable(route) ? absent.left(address) : 0;
    },
    after(route, status, address) {
      if (isVariable(route) && isAbsent(route, status)) absent.add(address);
    },
  };
}

function isMade(url: string, route: string): boolean {
  return (url.startsWith('/api/') && !route.startsWith('/api/health/')) || served.includes(route);
}

const PICTURES = '/_next/image';

/** Addresses with a part that anybody can make up: what is not there is kept in no cache (decision record 7). */
function isVariable(route: string): boolean {
  return route === 'other' || route === PICTURES || route.includes('{');
}

/** The picture service fetches a file before it can say that it is no picture. */
function isAbsent(route: string, status: number): boolean {
  return status === 404 || (route === PICTURES && status >= 400);
}

function createCount(what: string, perMinute: number) {
  const limiter = forAll({ keyPrefix: what, points: perMinute, duration: 60 });
  const until = new Map<string, number>();

  function left(address: string): number {
    const seconds = Math.ceil(((until.get(address) ?? 0) - Date.now()) / 1000);
    if (seconds <= 0) until.delete(address);
    return Math.max(0, seconds);
  }

  return {
    left,
    async add(address: string): Promise<number> {
      const seconds = await takeTurn(limiter, address);
      if (seconds > 0 && left(address) === 0) {
        until.set(address, Date.now() + seconds * 1000);
        log.warn({ address: shownAddress(address), what, perMinute, seconds }, 'an address asks for too much');
      }
      return seconds;
    },
  };
}
