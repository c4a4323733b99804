import { anonymizedIp } from '#lib/platform/http/anonymized-ip.ts';
import { pageHandlers } from '#lib/platform/http/page-handlers.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { labelOf } from '#lib/platform/routes/match.ts';
import { countedAddress } from '#lib/platform/routes/unknown-address.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { CACHE_STATE } from '#server/next-adapter/headers.ts';
import type { VisitorRequestContext } from './request-context.ts';

/** Counts a request, and its address if the site does not have it; logs it when its response has ended or was aborted. */
export function observe({
  response,
  rendering,
  route: matched,
  method,
  clientIp,
  url,
  request,
}: VisitorRequestContext): void {
  const startedAt = performance.now();
  const route = labelOf(matched);
  response.once('close', () => {
    const ms = Math.round(performance.now() - startedAt);
    const { statusCode: status, sent } = response;
    const cache = String(sent?.headers[CACHE_STATE] ?? 'none').toLowerCase();
    metrics.requests.inc({ route, method, status: String(status) });
    metrics.seconds.observe({ route }, ms / 1000);
    if (cache !== 'none') metrics.pages.inc({ state: cache });
    const isUnknown = matched === null && method === 'GET' && status === 404;
    const counted = isUnknown ? countedAddress(url, request.headers['user-agent'] ?? '') : null;
    if (counted !== null) pageHandlers().countUnknown(counted);
    // Monitoring sends a request every few seconds: a line for each would fill the log.
    if (matched?.kind === 'health') return;
    const brokenOff = response.writableFinished ? undefined : true;
    const address = anonymizedIp(clientIp);
    log.info({ request: rendering.id, method, route, status, ms, cache, address, brokenOff }, 'request');
  });
}
