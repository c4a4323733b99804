import type { Locator, Page } from 'playwright';
import { closeFlashNotices } from './flash-notices.ts';

const FRAMEWORK = '**/_next/static/**/*.js';
export const PAGE_SCRIPT_URL = /\/page-script\/[0-9a-f]+$/;

/** Addresses of control scripts. */
export const CONTROL_SCRIPT_URLS = /\/page-script\/[a-z-]+-[0-9a-f]+$/;

/** Blocks the scripts of the framework, or others. */
export function blockScripts(page: Page, scripts: string | RegExp = FRAMEWORK): Promise<unknown> {
  return page.route(scripts, (route) => route.abort());
}

/** Delays the framework's scripts, or others, until `release` is called; `requests` counts their requests. */
export async function delayScripts(
  page: Page,
  scripts: string | RegExp = FRAMEWORK,
): Promise<{ release: () => void; requests: () => number }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(scripts, async (route) => {
    count += 1;
    await promise;
    await route.fallback().catch(() => undefined);
  });
  return { release: resolve, requests: () => count };
}

/** Emulates a browser with data saving switched on. */
export function emulateSaveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) });
  });
}

/** Waits until React has hydrated its application. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/** Focuses a control that has a control script, and waits until the script has run. */
export async function activateControlScript(control: Locator): Promise<void> {
  const ready = control
    .page()
    .evaluate(
      () => new Promise<void>((resolve) => document.addEventListener('control-ready', () => resolve(), { once: true })),
    );
  await control.focus();
  await ready;
}

/** Opens a page without waiting for its scripts. */
export async function openWithoutWaiting(page: Page, path: string): Promise<void> {
  // A deferred script that is delayed holds back `DOMContentLoaded` too.
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  await closeFlashNotices(page);
}
