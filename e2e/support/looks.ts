import { expect, type Page } from 'playwright/test';
import { expectAccessible, expectAccessibleColours } from './accessibility';

export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
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
