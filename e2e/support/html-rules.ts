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
  expect(overflow).toEqual({ pixels: 0, by: [] });
}

/** Expects that a page fits a phone, a desktop and 320 px. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
}

/**
 * Expects that a page passes the accessibility rules on a phone, in light and dark, and on a desktop, and fits both and 320 px. `locale`: for a page tested
 * in both languages. Colours and desktop layout do not depend on the language, so English, the shorter one, is checked on a phone in light only.
 * `allColours`: also checks the dark colours of the desktop, which most pages share with the home page.
 */
export async function expectPageQuality(page: Page, locale: Locale = 'ne', { allColours = false } = {}): Promise<void> {
  const isWhole = behaviourLocales.includes(locale);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoOverflow(page);
  await expectAccessible(page);
  if (isWhole) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleColours(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoOverflow(page);
  if (isWhole) await expectAccessible(page);
  if (isWhole && allColours) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleColours(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
}
