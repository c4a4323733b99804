import type { Page } from 'playwright/test';
import type { Locale } from '#content/locale.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { type FaultyUpstream, startFaultyUpstream } from './faulty-upstream.ts';
import { siteUrl } from './site-pages.ts';
import { test as base, expect } from './test.ts';

/** Milliseconds: a worker starts last, which is slow on a busy machine. */
const TIMEOUT_MS = 180_000;

/** A phone that stores pages, and its connection to the site, which can be cut, slowed and changed. */
export const test = base.extend<{ connection: FaultyUpstream }>({
  connection: async ({ browserName }, use, testInfo) => {
    testInfo.setTimeout(TIMEOUT_MS);
    const connection = await startFaultyUpstream(browserName && siteUrl());
    await use(connection);
    await connection.shut();
  },
  baseURL: async ({ connection }, use) => use(connection.url),
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  // Message of a browser without a connection.
  allowedInConsole: /Failed to load resource/,
});

/** Paths in the caches whose names begin with `cache`. */
export function cachedIn(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (beginning) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(beginning));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => decodeURI(new URL(url).pathname));
  }, cache);
}

export async function expectCached(page: Page, cache: 'pages' | 'notices' | 'files', path: string): Promise<void> {
  await expect.poll(() => cachedIn(page, `campus-${cache}`), { timeout: TIMEOUT_MS }).toContain(path);
}

/** Waits until the worker has stored a page just opened, and the newest notices. */
export async function expectReady(page: Page, path: string, locale: Locale): Promise<void> {
  await expectCached(page, 'pages', localPath(path, locale));
  await expectCached(page, 'notices', localPath('/offline', locale));
}

export { expect };
