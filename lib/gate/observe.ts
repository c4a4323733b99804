import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorAddress } from '../http/visitor-address.ts';
import { log } from '../log.ts';
import { metrics } from '../metrics/index.ts';
import type { RequestContext } from './request-context.ts';
import { routeOf } from './route-of.ts';
import { shownAddress } from './shown-address.ts';

/** Asked every few seconds, and of interest only when the answer changes. */
const QUIET = '/api/health/';

/** Counts a request and writes its line into the log when its answer is through or broken off. */
export function observe(
  request: IncomingMessage,
  response: ServerResponse,
  { id }: RequestContext,
  trustProxy: number,
): void {
  const begun = performance.now();
  const { method = '', url = '' } = request;
  const route = routeOf(url);
  const said = new Headers({ 'x-forwarded-for': String(request.headers['x-forwarded-for'] ?? '') });
  const address = shownAddress(visitorAddress(said, trustProxy));
  response.once('close', () => {
    const ms = Math.round(performance.now() - begun);
    const { statusCode: status } = response;
    const cache = String(response.getHeader('x-nextjs-cache') ?? 'none').toLowerCase();
    metrics.requests.inc({ route, method, status: String(status) });
    metrics.seconds.observe({ route }, ms / 1000);
    if (cache !== 'none') metrics.pages.inc({ state: cache });
    if (url.startsWith(QUIET)) return;
    const brokenOff = response.writableFinished ? {} : { brokenOff: true };
    log.info({ request: id, method, route, status, ms, cache, address, ...brokenOff }, 'request');
  });
}
