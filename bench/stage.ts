import { type Browser, chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '#e2e/support/chromium.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { startCampusApi, startSite } from '#e2e/support/servers.ts';

/** Measures a production site of its own, on the sample campus. */
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
const LOOK_MS = 1000;
const LONGEST_MINUTES = 30;

/** The same once nothing more is made ahead of visitors: the pictures of a build that never served take minutes. */
export function onSiteAhead<T>(
  measure: (site: RunningServer) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  return onSite(
    async (site) => {
      await untilMadeAhead(site.url);
      return measure(site);
    },
    { RENDER_AHEAD: 'on', METRICS_SECRET: secret, ...settings },
  );
}

/** @throws where the site has not done after `LONGEST_MINUTES` */
async function untilMadeAhead(url: string): Promise<void> {
  const end = Date.now() + LONGEST_MINUTES * 60_000;
  while (await isMakingAhead(url)) {
    if (Date.now() > end)
      throw new Error(`the site still makes pages and pictures ahead after ${LONGEST_MINUTES} minutes`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

async function isMakingAhead(url: string): Promise<boolean> {
  // A connection that is kept may be ended by the site just when it is used again.
  const headers = { authorization: `Bearer ${secret}`, connection: 'close' };
  const reply = await fetch(`${url}/api/metrics`, { headers });
  const [, value] = /^site_ahead_under_way (\d)$/m.exec(await reply.text()) ?? [];
  if (value === undefined) throw new Error(`the site does not say what it makes ahead: ${reply.status}`);
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
