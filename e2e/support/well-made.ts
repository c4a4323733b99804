import { expect, type Page } from 'playwright/test';
import { expectAccessible, expectAccessibleColours } from './accessibility.ts';

/** Expects that the page is no wider than the screen; a failure names the innermost elements that are. */
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

/** Expects that a page has no accessibility fault and fits, on a phone and a desktop, in light and dark, and fits 320 px. */
export async function expectWellMade(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleColours(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
}
