import { test as base, expect } from 'playwright/test';
import type { Locale } from '#content/locale.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

interface Options {
  /** Console messages that a test allows; any other fails it. */
  allowedInConsole: RegExp | null;
}

interface Fixtures {
  /** Opens a page as by a link of the site, which opens no flash notices, and waits until its page script is ready. */
  visit: (path: string, locale?: Locale) => Promise<void>;
}

/** Messages where a page registers its service worker, and where Playwright looks into the frame of a preview, whose sandbox blocks scripts. */
const BLOCKED =
  /Service Worker registration blocked by Playwright$|Blocked script execution in '[^']*\/preview\/[\w-]{43}[^']*'/;

/** Playwright's test on the running site; an unexpected console message, error or framework warning fails it. */
export const test = base.extend<Options & Fixtures>({
  allowedInConsole: [null, { option: true }],
  page: async ({ page, allowedInConsole }, use) => {
    const messages: { line: string; of: string }[] = [];
    // Chromium's message does not name the address that failed to load.
    page.on('console', (message) =>
      messages.push({ line: `${message.type()}: ${message.text()}`, of: message.location().url }),
    );
    page.on('pageerror', (error) => messages.push({ line: `error: ${error.message}`, of: page.url() }));
    await use(page);
    expect(messages.filter(({ line }) => !BLOCKED.test(line) && !allowedInConsole?.test(line))).toEqual([]);
  },
  visit: async ({ page, baseURL, javaScriptEnabled }, use) => {
    await use(async (path, locale = 'en') => {
      await page.goto(localPath(path, locale), { referer: `${baseURL}/` });
      if (javaScriptEnabled) await page.locator('html[data-ready]').waitFor();
    });
  },
});

export { expect };
