import type { Locator, Page } from 'playwright';
import { closeFlashNotices } from './flash-notices.ts';

const FRAMEWORK = '**/_next/static/**/*.js';
export const PAGE_SCRIPT = /\/page-script\/[0-9a-f]+$/;

/** The scripts of controls that have one each. */
export const CONTROL_SCRIPTS = /\/page-script\/[a-z-]+-[0-9a-f]+$/;

/** Lets no script of the framework through, or no other one. */
export function blockScripts(page: Page, scripts: string | RegExp = FRAMEWORK): Promise<unknown> {
  return page.route(scripts, (route) => route.abort());
}

/** Holds the framework's scripts back until `release` is called, or others; `asked` counts those that were asked for. */
export async function delayScripts(
  page: Page,
  scripts: string | RegExp = FRAMEWORK,
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

/** Comes near a control that has a script of its own, and waits until that works it. */
export async function approachOwn(control: Locator): Promise<void> {
  const ready = control
    .page()
    .evaluate(
      () => new Promise<void>((resolve) => document.addEventListener('control-ready', () => resolve(), { once: true })),
    );
  await control.focus();
  await ready;
}

/** Opens a page and does not wait for scripts. */
export async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await closeFlashNotices(page);
}
