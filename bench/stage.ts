import { type Browser, chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '#e2e/support/chromium.ts';
import type { Running } from '#e2e/support/process.ts';
import { startCampusApi, startSite } from '#e2e/support/servers.ts';

/** Measures a production site of its own, on the sample campus. */
export async function onSite<T>(
  measure: (site: Running) => Promise<T>,
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
