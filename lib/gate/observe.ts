import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../log.ts';
import { metrics } from '../metrics/index.ts';
import { shownAddress } from './shown-address.ts';

/** Asked every few seconds, and of interest only when the answer changes. */
const QUIET = '/api/health/';

/** What is told of a request: its id, the address asked for without what varies, and where it came from. */
interface Asked {
  id: string;
  route: string;
  address: string;
}

/** Counts a request and writes its line into the log when its answer is through or broken off. */
export function observe(request: IncomingMessage, response: ServerResponse, { id, route, address }: Asked): void {
  const begun = performance.now();
  const { method = '', url = '' } = request;
  response.once('close', () => {
    const ms = Math.round(performance.now() - begun);
    const { statusCode: status } = response;
    const cache = String(response.getHeader('x-nextjs-cache') ?? 'none').toLowerCase();
    metrics.requests.inc({ route, method, status: String(status) });
    metrics.seconds.observe({ route }, ms / 1000);
    if (cache !== 'none') metrics.pages.inc({ state: cache });
    if (url.startsWith(QUIET)) return;
    const brokenOff = response.writableFinished ? {} : { brokenOff: true };
    log.info(
      { request: id, method, route, status, ms, cache, address: shownAddress(address), ...brokenOff },
      'request',
    );
  });
}
