import { anonymizedIp } from '#lib/http/anonymized-ip.ts';
import { metrics } from '#lib/metrics/index.ts';
import { CACHE_STATE } from '#lib/next/headers.ts';
import { labelOf } from '#lib/routes/match.ts';
import { log } from '#lib/runtime/log.ts';
import type { VisitorRequestContext } from './request-context.ts';

/** Stage: counts a request, and writes its line into the log when its response is through or broken off. */
export function observe({ response, context, route: matched, method, clientIp }: VisitorRequestContext): null {
  const begun = performance.now();
  const route = labelOf(matched);
  response.once('close', () => {
    const ms = Math.round(performance.now() - begun);
    const { statusCode: status, sent } = response;
    const cache = String(sent?.headers[CACHE_STATE] ?? 'none').toLowerCase();
    metrics.requests.inc({ route, method, status: String(status) });
    metrics.seconds.observe({ route }, ms / 1000);
    if (cache !== 'none') metrics.pages.inc({ state: cache });
    // Monitoring asks every few seconds: a line for each would fill the log.
    if (matched?.kind === 'health') return;
    const brokenOff = response.writableFinished ? undefined : true;
    const address = anonymizedIp(clientIp);
    log.info({ request: context.id, method, route, status, ms, cache, address, brokenOff }, 'request');
  });
  return null;
}
