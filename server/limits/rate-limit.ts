import { refusals } from '#content/messages/refusals.ts';
import { anonymizedIp } from '#lib/http/anonymized-ip.ts';
import { consume } from '#lib/limits/backoff.ts';
import { forAll } from '#lib/limits/limiter.ts';
import { PICTURE_SERVICE } from '#lib/routes/paths.ts';
import { type Route, unknownLimit } from '#lib/routes/table.ts';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import { parseEnvironment } from '#lib/runtime/environment/schema.ts';
import { log } from '#lib/runtime/log.ts';
import type { Exchange } from '../exchange.ts';
import { refusalResponse } from '../refusals/refuse.ts';
import type { WholeResponse } from '../response/whole-response.ts';

export interface RateLimit {
  /** Seconds that an address waits before this request; a promise only where it is counted as it comes: pages wait for none. */
  before(url: string, route: Route | null, address: string): number | Promise<number>;
  /** Counts what was asked for and is not there; notes what is. */
  after(url: string, route: Route | null, status: number, address: string): void;
}

/** Addresses that were there, of all that anybody can make up. */
const MOST_KNOWN = 10_000;
const LONGEST_KNOWN = 300;

/**
 * So much a minute for one address (`API_RATE_LIMIT`), by what it costs (`lib/routes/table.ts`): at the doors of the BFF and the pages made for each request; counted
 * apart, as much at the login, and for what is not there. Pages of fixed addresses, and all that was there a moment ago, are free: they come
 * from the cache, and thousands of phones may share one address.
 */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return { before: () => 0, after: () => undefined };
  const counters = {
    requests: createCount('made for the request', perMinute),
    logins: createCount('logins', perMinute),
  };
  const absent = createCount('not there', perMinute);
  const known = new BoundedMap<string, true>(MOST_KNOWN);
  return {
    before(url, route, address) {
      const { counter, request, missing } = limitOf(route);
      if (request > 0) return counters[counter].add(address, request);
      return missing > 0 && !known.has(nameOf(url, route)) ? absent.left(address) : 0;
    },
    after(url, route, status, address) {
      const { missing } = limitOf(route);
      if (missing === 0) return;
      const name = nameOf(url, route);
      if (isAbsent(route, status)) {
        known.delete(name);
        void absent.add(address, missing);
      } else if (status < 400 && name.length <= LONGEST_KNOWN) known.set(name, true);
    },
  };
}

function limitOf(route: Route | null) {
  return route?.limit ?? unknownLimit;
}

const isPicture = (route: Route | null) => route?.path === PICTURE_SERVICE;

/** What stands after the question mark makes another thing of a picture alone. */
function nameOf(url: string, route: Route | null): string {
  return isPicture(route) ? url : (url.split('?', 1)[0] ?? url);
}

/** The picture service fetches a file before it can say that it is no picture. */
function isAbsent(route: Route | null, status: number): boolean {
  return status === 404 || (isPicture(route) && status >= 400);
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
      const seconds = await consume(limiter, address, { points: cost });
      if (seconds > 0 && left(address) === 0) {
        until.set(address, Date.now() + seconds * 1000);
        log.warn({ address: anonymizedIp(address), what, perMinute, seconds }, 'an address asks for too much');
      }
      return seconds;
    },
  };
}

const rateLimit = createRateLimit(parseEnvironment(process.env).apiRateLimit);

/** Stage: refuses who asks for more than `API_RATE_LIMIT`, with the seconds that are left of the minute. */
export function limitRate(exchange: Exchange): WholeResponse | null | Promise<WholeResponse | null> {
  const { response, url, route, clientIp } = exchange;
  if (limitOf(route).missing > 0) {
    response.once('close', () => rateLimit.after(url, route, response.statusCode, clientIp));
  }
  const wait = rateLimit.before(url, route, clientIp);
  return typeof wait === 'number' ? tooMany(wait, exchange) : wait.then((seconds) => tooMany(seconds, exchange));
}

function tooMany(wait: number, exchange: Exchange): WholeResponse | null {
  if (wait === 0) return null;
  const headers = { 'retry-after': String(wait) };
  return refusalResponse({ status: 429, words: refusals.tooMany, headers }, exchange);
}
