import type { Page } from 'playwright';
import { closeFlashNotices } from './flash-notices.ts';

const SCRIPTS = '**/_next/static/**/*.js';

/** Lets no script of the framework through. */
export function blockScripts(page: Page): Promise<unknown> {
  return page.route(SCRIPTS, (route) => route.abort());
}

/** Holds the framework's scripts back until `release` is called; `asked` counts those that were asked for. */
export async function delayScripts(page: Page): Promise<{ release: () => void; asked: () => number }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(SCRIPTS, async (route) => {
    asked += 1;
    await promise;
    await route.fallback().catch(() => undefined);
  });
  return { release: resolve, asked: () => asked };
}

/** A browser that says it is on a costly connection. */
export function beCostly(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) });
  });
}

/** Opens a page and does not wait for scripts. */
export async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await closeFlashNotices(page);
}
