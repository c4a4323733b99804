import type { Browser, Page } from 'playwright';
import type { Connection } from './connections.ts';
import { type MainThread, watchMainThread } from './main-thread.ts';
import { onSlowPhone } from './slow-phone.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { readVitals, type Vitals } from './vitals.ts';

export type Visit = Vitals & Traffic & MainThread;

const QUIET_MS = 1000;

/** Until nothing has come for a second, and the processor rests: on a busy machine a page may be slow to ask for more. */
export async function untilQuiet(page: Page, traffic: () => Traffic): Promise<void> {
  let last = -1;
  while (last !== traffic().events) {
    last = traffic().events;
    await page.waitForTimeout(QUIET_MS);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  }
}

/** One first visit with a cold cache, until all is quiet; of a browser that asks for less where it `savesData`. */
export function visit(browser: Browser, url: string, connection: Connection, savesData = false): Promise<Visit> {
  return onSlowPhone(browser, connection, async (page, session) => {
    if (savesData) {
      await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
      await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    }
    const traffic = watchTraffic(session);
    const mainThread = await watchMainThread(browser, page);
    const response = await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`);
    await untilQuiet(page, traffic);
    return { ...(await mainThread()), ...(await page.evaluate(readVitals)), ...traffic() };
  });
}
