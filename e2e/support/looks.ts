import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility';

const looks = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
}

/** Expects that a page has no accessibility fault and fits, on a phone and a desktop, in light and dark, and fits 320 px. */
export async function expectWellMade(page: Page): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
}
