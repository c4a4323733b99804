import type { Browser } from 'playwright';
import type { Connection } from './connections.ts';
import { onSlowPhone } from './slow-phone.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { readVitals, type Vitals } from './vitals.ts';

export type Visit = Vitals & Traffic;

/** One first visit with a cold cache, until nothing has come for half a second; of a browser that asks for less where it `savesData`. */
export function visit(browser: Browser, url: string, connection: Connection, savesData = false): Promise<Visit> {
  return onSlowPhone(browser, connection, async (page, session) => {
    if (savesData) {
      await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
      await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    }
    const traffic = watchTraffic(session);
    const response = await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`);
    return { ...(await page.evaluate(readVitals)), ...traffic() };
  });
}
