import { refusals } from '#content/messages/refusals.ts';
import { anonymizedIp } from '#lib/http/anonymized-ip.ts';
import { consume } from '#lib/limits/backoff.ts';
import { forAll } from '#lib/limits/limiter.ts';
import { PICTURE_SERVICE } from '#lib/routes/paths.ts';
import { type Route, unknownLimit } from '#lib/routes/table.ts';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import { parseEnvironment } from '#lib/runtime/environment/schema.ts';
import { log } from '#lib/runtime/log.ts';
import type { RequestContext, VisitorRequestContext } from '#server/request-context.ts';
import { refusalResponse } from '../refusals/refuse.ts';
import type { WholeResponse } from '../response/whole-response.ts';

export interface RateLimit {
  /** Seconds that an address has to wait before this request; a promise only where the request itself is counted: pages are not delayed. */
  before(url: string, route: Route | null, address: string): number | Promise<number>;
  /** Counts addresses that do not exist, and remembers those that do. */
  after(url: string, route: Route | null, status: number, address: string): void;
}

/** How many existing addresses are remembered. */
const MOST_KNOWN = 10_000;
const LONGEST_KNOWN = 300;

/**
 * Limits what one IP address may ask for in a minute (`API_RATE_LIMIT`), weighted by cost (`lib/routes/table.ts`): endpoints of the BFF and
 * dynamic pages; in counts of their own the login, and addresses that do not exist. Pages with fixed addresses and what existed a moment ago
 * are free: they come from the cache, and thousands of phones may share one IP address.
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

/** The query is part of the name of a picture only. */
function nameOf(url: string, route: Route | null): string {
  return isPicture(route) ? url : (url.split('?', 1)[0] ?? url);
}

/** Any refusal of the picture service counts: it fetches a file before it can tell that it is not a picture. */
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

/** Stage: refuses requests beyond `API_RATE_LIMIT` with 429 and the seconds that are left of the minute. */
export function limitRate(exchange: VisitorRequestContext): WholeResponse | null | Promise<WholeResponse | null> {
  const { response, url, route, clientIp } = exchange;
  if (limitOf(route).missing > 0) {
    response.once('close', () => rateLimit.after(url, route, response.statusCode, clientIp));
  }
  const wait = rateLimit.before(url, route, clientIp);
  return typeof wait === 'number' ? tooMany(wait, exchange) : wait.then((seconds) => tooMany(seconds, exchange));
}

function tooMany(wait: number, exchange: RequestContext): WholeResponse | null {
  if (wait === 0) return null;
  const headers = { 'retry-after': String(wait) };
  return refusalResponse({ status: 429, words: refusals.tooMany, headers }, exchange);
}
