import { type Browser, chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '#e2e/support/chromium.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { startCampusApi, startSite } from '#e2e/support/servers.ts';

/** Starts a production site on the sample campus for one measurement. */
export async function onSite<T>(
  measure: (site: RunningServer) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const campusApi = await startCampusApi();
  try {
    const site = await startSite(campusApi.url, { API_RATE_LIMIT: '0', ...settings });
    try {
      return await measure(site);
    } finally {
      await site.stop();
    }
  } finally {
    await campusApi.stop();
  }
}

const secret = 'the-bench';
const POLL_MS = 1000;
const TIMEOUT_MINUTES = 30;

/** The same after warm-up; the pictures of a new build take minutes. */
export function onWarmSite<T>(
  measure: (site: RunningServer) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  return onSite(
    async (site) => {
      await warmedUp(site.url);
      return measure(site);
    },
    { RENDER_AHEAD: 'on', METRICS_SECRET: secret, ...settings },
  );
}

/** Resolves when the site has warmed up. @throws after `TIMEOUT_MINUTES` */
async function warmedUp(url: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MINUTES * 60_000;
  while (await isWarmingUp(url)) {
    if (Date.now() > end) throw new Error(`the site has not warmed up after ${TIMEOUT_MINUTES} minutes`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function isWarmingUp(url: string): Promise<boolean> {
  // The site may close an idle connection at the moment of its next use.
  const headers = { authorization: `Bearer ${secret}`, connection: 'close' };
  const reply = await fetch(`${url}/api/metrics`, { headers });
  const [, value] = /^site_ahead_under_way (\d)$/m.exec(await reply.text()) ?? [];
  if (value === undefined) throw new Error(`the site reports no state of its warm-up: ${reply.status}`);
  return value === '1';
}

/** The same in Chromium. */
export function inBrowser<T>(
  measure: (browser: Browser, base: string) => Promise<T>,
  settings?: Record<string, string>,
): Promise<T> {
  return onSite(async ({ url }) => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
    try {
      return await measure(browser, url);
    } finally {
      await browser.close();
    }
  }, settings);
}
