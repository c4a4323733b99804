import type { Browser, Page } from 'playwright';
import type { Connection } from './connections.ts';
import { type MainThread, watchMainThread } from './main-thread.ts';
import { onSlowPhone } from './slow-phone.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { markHydration, readVitals, type Vitals } from './vitals.ts';

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
