import { refusals } from '#content/messages/write.ts';
import { anonymizedIp } from '#lib/platform/http/anonymized-ip.ts';
import { consume } from '#lib/platform/limits/backoff.ts';
import { createSharedLimiter } from '#lib/platform/limits/limiter.ts';
import { PICTURE_SERVICE } from '#lib/platform/routes/paths.ts';
import { type Route, unknownLimit } from '#lib/platform/routes/table.ts';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import type { Handled } from '../finish/handled.ts';
import type { RequestContext, VisitorRequestContext } from '../http/request-context.ts';
import { refusalResponse } from './refuse.ts';

export interface RateLimit {
  /** Seconds that an address has to wait before this request; a promise only if the request itself is counted, so that pages are not delayed. */
  before(url: string, route: Route | null, address: string): number | Promise<number>;
  /** Counts missing addresses, and stores existing ones. */
  after(url: string, route: Route | null, status: number, address: string): void;
}

/** How many existing addresses are stored, and their maximum length. */
const MAX_EXISTING = 10_000;
const MAX_ADDRESS_LENGTH = 300;

/**
 * Limits the requests of one IP address per minute (`API_RATE_LIMIT`), weighted by cost (`lib/platform/routes/table.ts`): endpoints of the BFF and
 * dynamic pages; with separate counters logins, and addresses that do not exist. Pages with fixed addresses, and pages that existed a moment
 * ago, are free: they come from the cache, and thousands of phones may share one IP address.
 */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return { before: () => 0, after: () => undefined };
  const counters = {
    requests: createCounter('made for the request', perMinute),
    logins: createCounter('logins', perMinute),
  };
  const absent = createCounter('not there', perMinute);
  const existing = new BoundedMap<string, true>(MAX_EXISTING);
  return {
    before(url, route, address) {
      const { counter, request, missing } = limitOf(route);
      if (request > 0) return counters[counter].add(address, request);
      return missing > 0 && !existing.has(nameOf(url, route)) ? absent.left(address) : 0;
    },
    after(url, route, status, address) {
      const { missing } = limitOf(route);
      if (missing === 0) return;
      const name = nameOf(url, route);
      if (isAbsent(route, status)) {
        existing.delete(name);
        void absent.add(address, missing);
      } else if (status < 400 && name.length <= MAX_ADDRESS_LENGTH) existing.set(name, true);
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

/** Any refusal of the picture service counts: it fetches a file before it can detect that it is not a picture. */
function isAbsent(route: Route | null, status: number): boolean {
  return status === 404 || (isPicture(route) && status >= 400);
}

function createCounter(what: string, perMinute: number) {
  const limiter = createSharedLimiter({ keyPrefix: what, points: perMinute, duration: 60 });
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
        log.warn({ address: anonymizedIp(address), what, perMinute, seconds }, 'rate limit exceeded');
      }
      return seconds;
    },
  };
}

const rateLimit = createRateLimit(parseEnvironment(process.env).apiRateLimit);

/** Handler: refuses requests beyond `API_RATE_LIMIT` with 429 and the seconds that are left of the minute. */
export function limitRate(context: VisitorRequestContext): Handled | null | Promise<Handled | null> {
  const { response, url, route, clientIp } = context;
  if (limitOf(route).missing > 0) {
    response.once('close', () => rateLimit.after(url, route, response.statusCode, clientIp));
  }
  const wait = rateLimit.before(url, route, clientIp);
  return typeof wait === 'number' ? tooMany(wait, context) : wait.then((seconds) => tooMany(seconds, context));
}

function tooMany(wait: number, context: RequestContext): Handled | null {
  if (wait === 0) return null;
  const headers = { 'retry-after': String(wait) };
  return refusalResponse({ status: 429, words: refusals.tooMany, headers }, context);
}
