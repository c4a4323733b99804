import type { Browser, Page } from 'playwright';
import type { Connection } from './connections.ts';
import { type MainThread, watchMainThread } from './main-thread.ts';
import { onSlowPhone } from './slow-phone.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

/** Web vitals as the browser measures them: times in ms from the start of the load, layout shifts as a score. */
interface Vitals {
  ttfb: number;
  fcp: number;
  lcp: number;
  /** Paint of the largest text before any larger picture. */
  lcpOfText: number;
  cls: number;
  /** Hydration of the application of React; NaN on other pages. */
  interactive: number;
}

/** Runs in the page before its load. */
function markHydration(): void {
  document.addEventListener('hydrated', () => performance.mark('hydrated'));
}

/** Runs in the page. */
async function readVitals(): Promise<Vitals> {
  const entries = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(resolve, 200, []);
    });
  const types = ['navigation', 'layout-shift', 'largest-contentful-paint'];
  const [navigation = [], shifts = [], paints = []] = await Promise.all(types.map(entries));
  const [load] = navigation;
  return {
    ttfb: load instanceof PerformanceNavigationTiming ? load.responseStart : Number.NaN,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: paints.at(-1)?.startTime ?? Number.NaN,
    // Painted together with a larger picture, it is not named.
    lcpOfText: (paints.findLast((paint) => 'url' in paint && paint.url === '') ?? paints[0])?.startTime ?? Number.NaN,
    cls: shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0),
    interactive: performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN,
  };
}

export type Visit = Vitals & Traffic & MainThread;

const QUIET_MS = 1000;

/** Waits until no response has arrived for a second and the page is idle. */
export async function untilQuiet(page: Page, traffic: () => Traffic): Promise<void> {
  let last = -1;
  while (last !== traffic().events) {
    last = traffic().events;
    await page.waitForTimeout(QUIET_MS);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  }
}

/** A first visit with an empty cache, until the network is quiet. */
export function visit(browser: Browser, url: string, connection: Connection): Promise<Visit> {
  return onSlowPhone(browser, connection, async (page, session) => {
    const traffic = watchTraffic(session);
    await page.addInitScript(markHydration);
    const mainThread = await watchMainThread(browser, page);
    const response = await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    if (!response?.ok()) throw new Error(`${url} responded with ${response?.status()}`);
    await untilQuiet(page, traffic);
    return { ...(await mainThread()), ...(await page.evaluate(readVitals)), ...traffic() };
  });
}
