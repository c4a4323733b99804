import type { Browser, CDPSession, Page } from 'playwright';
import type { Connection } from './connections.ts';

async function slowDown(session: CDPSession, { latency, bitsPerSecond, slowdown }: Connection): Promise<void> {
  await session.send('Network.enable');
  if (bitsPerSecond > 0) {
    const throughput = bitsPerSecond / 8;
    const limits = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
    await session.send('Network.emulateNetworkConditions', limits);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** A phone of 360 px with an empty cache, for as long as `use` takes. */
export async function onSlowPhone<T>(
  browser: Browser,
  connection: Connection,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, connection);
    return await use(page, session);
  } finally {
    await context.close();
  }
}
