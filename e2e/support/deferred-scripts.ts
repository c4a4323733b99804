import type { Locator, Page } from 'playwright';
import { closeFlashNotices } from './flash-notices.ts';

const FRAMEWORK = '**/_next/static/**/*.js';
export const PAGE_SCRIPT = '**/page-script/*';

/** Lets no script of the framework through, or not the page script. */
export function blockScripts(page: Page, scripts = FRAMEWORK): Promise<unknown> {
  return page.route(scripts, (route) => route.abort());
}

/** Holds the framework's scripts back until `release` is called, or the page script; `asked` counts those that were asked for. */
export async function delayScripts(
  page: Page,
  scripts = FRAMEWORK,
): Promise<{ release: () => void; asked: () => number }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(scripts, async (route) => {
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

/** Comes near a control that needs the framework, and waits until that works it. */
export async function approach(control: Locator): Promise<void> {
  await control.focus();
  await control.page().locator('html[data-hydrated]').waitFor();
}

/** Opens a page and does not wait for scripts. */
export async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await closeFlashNotices(page);
}
