import type { Browser, CDPSession } from 'playwright';
import type { Connection } from './connections.ts';
import type { Figure } from './report.ts';
import { onSlowPhone } from './slow-phone.ts';
import { readVitals, type Vitals } from './vitals.ts';

/** How Chromium calls what it loads, and how the report does. */
const kinds = { Document: 'HTML', Stylesheet: 'CSS', Script: 'JavaScript', Image: 'pictures', Other: 'other' } as const;

interface Visit extends Vitals {
  /** By kind, as it came over the wire. */
  bytes: Map<string, number>;
}

function countBytes(session: CDPSession): Map<string, number> {
  const bytes = new Map<string, number>();
  const kindOf = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kindOf.set(requestId, type in kinds ? type : 'Other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return bytes;
}

/** One first visit with a cold cache, until the network has been quiet. */
function visit(browser: Browser, url: string, connection: Connection): Promise<Visit> {
  return onSlowPhone(browser, connection, async (page, session) => {
    const bytes = countBytes(session);
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`);
    return { bytes, ...(await page.evaluate(readVitals)) };
  });
}

/** First visits on a slow phone: bytes by kind, paints, shifts, blocked time. */
export async function firstLoad(browser: Browser, url: string, connection: Connection, runs = 3): Promise<Figure[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url, connection));
  const figure = (name: string, unit: string, of: (visit: Visit) => number) => ({ name, unit, runs: visits.map(of) });
  return [
    ...Object.entries(kinds).map(([kind, name]) => figure(name, 'KB', ({ bytes }) => (bytes.get(kind) ?? 0) / 1024)),
    figure('FCP', 'ms', ({ fcp }) => fcp),
    figure('LCP', 'ms', ({ lcp }) => lcp),
    figure('CLS', '', ({ cls }) => cls),
    figure('blocked', 'ms', ({ blocked }) => blocked),
  ];
}
