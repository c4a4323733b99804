import { test as base, expect } from 'playwright/test';
import type { Locale } from '#content/locale.ts';
import { localPath } from '#lib/routes/paths.ts';
import { closeFlashNotices } from './flash-notices.ts';

interface Options {
  /** What the console may say in this test; anything else it says fails the test. */
  allowedInConsole: RegExp | null;
}

interface Fixtures {
  /** Opens a page of the site, closes the flash notices over it, and waits until React works it: links then stay in the document. */
  visit: (path: string, locale?: Locale) => Promise<void>;
}

/** What Playwright itself says where a page would start its service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Playwright's test on the running site; a word in the console, an error or a framework warning fails it. */
export const test = base.extend<Options & Fixtures>({
  allowedInConsole: [null, { option: true }],
  page: async ({ page, allowedInConsole }, use) => {
    const said: { line: string; of: string }[] = [];
    // Chromium does not say in its words what could not be loaded.
    page.on('console', (message) =>
      said.push({ line: `${message.type()}: ${message.text()}`, of: message.location().url }),
    );
    page.on('pageerror', (error) => said.push({ line: `error: ${error.message}`, of: page.url() }));
    await use(page);
    expect(said.filter(({ line }) => !line.endsWith(BLOCKED) && !allowedInConsole?.test(line))).toEqual([]);
  },
  visit: async ({ page, javaScriptEnabled }, use) => {
    await use(async (path, locale = 'en') => {
      await page.goto(localPath(path, locale));
      if (!javaScriptEnabled) return;
      await closeFlashNotices(page);
      await page.locator('html[data-ready]').waitFor();
    });
  },
});

export { expect };
