import { expect, type Page } from 'playwright/test';
import type { Locale } from '#content/locale.ts';
import { expectAccessible, expectAccessibleColours } from './accessibility.ts';
import { behaviourLocales } from './languages.ts';

/** Expects that the page is no wider than the viewport; a failure names the innermost elements that are. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const pixels = document.documentElement.scrollWidth - innerWidth;
    if (pixels === 0) return { pixels, by: [] };
    const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth;
    const wide = [...document.body.querySelectorAll('*')].filter(isWide);
    const innermost = wide.filter((element) => ![...element.children].some(isWide));
    return { pixels, by: innermost.map((element) => element.outerHTML.slice(0, 200)) };
  });
  expect.soft(overflow, page.url()).toEqual({ pixels: 0, by: [] });
}

/**
 * Expects that a page has no overflow at 360, 1280 and 320 px, and passes the accessibility rules: in Nepali on a phone, in light and dark, and in
 * English on a desktop, as colours and layout do not depend on the language. `allColours`: also the dark colours of the desktop.
 */
export async function expectPageQuality(page: Page, locale: Locale = 'ne', { allColours = false } = {}): Promise<void> {
  const isOnPhone = behaviourLocales.includes(locale);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoOverflow(page);
  if (isOnPhone) {
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleColours(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoOverflow(page);
  if (!isOnPhone) await expectAccessible(page);
  if (allColours) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleColours(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
}
