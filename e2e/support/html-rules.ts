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

const WIDTHS = [360, 1280];

/**
 * Expects that a page passes the accessibility rules and fits the viewport on a phone and a desktop, in light and dark, and fits 320 px. `locale`: for a
 * page tested in both languages. Colours and desktop layout do not depend on the language, so English, the shorter one, is checked on a phone in light only.
 */
export async function expectPageQuality(page: Page, locale: Locale = 'ne'): Promise<void> {
  const isWhole = behaviourLocales.includes(locale);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNoOverflow(page);
    if (isWhole || width === WIDTHS[0]) await expectAccessible(page);
    if (!isWhole) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleColours(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
}
