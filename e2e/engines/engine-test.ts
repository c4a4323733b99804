import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import { type FaultyUpstream, startFaultyUpstream } from '../support/faulty-upstream.ts';
import { engines } from './engines.ts';
import { Tab } from './tab.ts';
import { startTlsFront } from './tls-front.ts';

interface Fixtures {
  /** The connection between browser and site, which tests can cut. */
  connection: FaultyUpstream;
  tab: Tab;
  /** The same site over TLS. */
  secure: Tab;
}

/** Starts a new browser of the project's engine for each test. */
export const test = base.extend<Fixtures>({
  connection: async ({ browserName }, use) => {
    const connection = await startFaultyUpstream(browserName && (process.env.E2E_SITE ?? ''));
    await use(connection);
    await connection.shut();
  },
  tab: async ({ connection }, use, testInfo) => {
    const engine = engines.get(testInfo.project.name);
    if (!engine) throw new Error(`no engine is called ${testInfo.project.name}`);
    const driver = await engine.launch(mkdtempSync(join(tmpdir(), 'campus-engine-')));
    testInfo.annotations.push({ type: 'version', description: driver.version });
    await use(new Tab(driver, connection.url));
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await driver.picture().catch(() => null);
      if (body) writeFileSync(testInfo.outputPath('screen.png'), body);
    }
    await driver.close();
  },
  secure: async ({ tab }, use) => {
    const front = await startTlsFront(process.env.E2E_SITE ?? '');
    await use(new Tab(tab.driver, front.url));
    front.stop();
  },
});

export { expect };
