import type { Page } from 'playwright/test';
import type { Locale } from '#content/locale.ts';
import { localPath } from '#lib/routes/paths.ts';
import { type FaultyUpstream, startFaultyUpstream } from './faulty-upstream.ts';
import { siteUrl } from './site-pages.ts';
import { test as base, expect } from './test.ts';

/** Milliseconds: a worker starts when all else is done, which on a busy machine takes its time. */
const PATIENT = 180_000;

/** A phone that stores pages, and its connection to the site, which can be cut, slowed and changed. */
export const test = base.extend<{ line: FaultyUpstream }>({
  line: async ({ browserName }, use, testInfo) => {
    testInfo.setTimeout(PATIENT);
    const line = await startFaultyUpstream(browserName && siteUrl());
    await use(line);
    await line.shut();
  },
  baseURL: async ({ line }, use) => use(line.url),
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  // What a browser says where there is no connection.
  allowedInConsole: /Failed to load resource/,
});

/** What the caches hold whose names begin so: addresses. */
export function cachedIn(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (beginning) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(beginning));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => decodeURI(new URL(url).pathname));
  }, cache);
}

export async function expectCached(page: Page, cache: 'pages' | 'notices' | 'files', path: string): Promise<void> {
  await expect.poll(() => cachedIn(page, `campus-${cache}`), { timeout: PATIENT }).toContain(path);
}

/** Waits until the worker has stored a page just opened, and the newest notices. */
export async function expectReady(page: Page, path: string, locale: Locale): Promise<void> {
  await expectCached(page, 'pages', localPath(path, locale));
  await expectCached(page, 'notices', localPath('/offline', locale));
}

export { expect };
