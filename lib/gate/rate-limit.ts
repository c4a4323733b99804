import { served } from '../addresses/served.ts';
import { BoundedMap } from '../bounded-map.ts';
import { takeTurn } from '../limits/brake.ts';
import { forAll } from '../limits/limiter.ts';
import { log } from '../log.ts';
import { shownAddress } from './shown-address.ts';

export interface RateLimit {
  /** Seconds that an address waits before this request; a promise only where it is counted as it comes: pages wait for none. */
  before(url: string, route: string, address: string): number | Promise<number>;
  /** Counts what was asked for and is not there; notes what is. */
  after(url: string, route: string, status: number, address: string): void;
}

const PICTURES = '/_next/image';

/** What a request costs, in milliseconds of a processor, measured and rounded (`npm run bench -- nat load cluster`). */
const PAGE = 20;
const costs: Readonly<Record<string, number>> = { '/api/notices': 2, '/api/search': 2, '/api/push': 2 };
const LEAST = 1;
/** The page of unknown addresses is rendered once; one of an id that there is not, each time. */
const costOfAbsent = (route: string) => (route === 'other' ? LEAST : PAGE);

/** These have limits of their own (`lib/limits/login-limits.ts`): neither do guesses use up what readers have, nor readers what logins have. */
const LOGINS = ['/api/qaa/login', '/api/qaa/form/login'];

/** Addresses that were there, of all that anybody can make up. */
const MOST_KNOWN = 10_000;
const LONGEST_KNOWN = 300;

/**
 * So much a minute for one address (`API_RATE_LIMIT`), by what it costs: at the doors of the BFF and the pages made for each request; counted
 * apart, as much at the login, and for what is not there. Pages of fixed addresses, and all that was there a moment ago, are free: they come
 * from the cache, and thousands of phones may share one address.
 */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return { before: () => 0, after: () => undefined };
  const made = createCount('made for the request', perMinute);
  const logins = createCount('logins', perMinute);
  const absent = createCount('not there', perMinute);
  const known = new BoundedMap<string, true>(MOST_KNOWN);
  return {
    before(url, route, address) {
      if (LOGINS.includes(route)) return logins.add(address, LEAST);
      if (isMade(url, route)) return made.add(address, served.includes(route) ? PAGE : (costs[route] ?? LEAST));
      return isVariable(route) && !known.has(nameOf(url, route)) ? absent.left(address) : 0;
    },
    after(url, route, status, address) {
      if (!isVariable(route)) return;
      const name = nameOf(url, route);
      if (isAbsent(route, status)) {
        known.delete(name);
        void absent.add(address, costOfAbsent(route));
      } else if (status < 400 && name.length <= LONGEST_KNOWN) known.set(name, true);
    },
  };
}

/** What stands after the question mark makes another thing of a picture alone. */
function nameOf(url: string, route: string): string {
  return route === PICTURES ? url : (url.split('?', 1)[0] ?? url);
}

function isMade(url: string, route: string): boolean {
  return (url.startsWith('/api/') && !route.startsWith('/api/health/')) || served.includes(route);
}

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
    async add(address: string, cost: number): Promise<number> {
      const seconds = await takeTurn(limiter, address, { points: cost });
      if (seconds > 0 && left(address) === 0) {
        until.set(address, Date.now() + seconds * 1000);
        log.warn({ address: shownAddress(address), what, perMinute, seconds }, 'an address asks for too much');
      }
      return seconds;
    },
  };
}
