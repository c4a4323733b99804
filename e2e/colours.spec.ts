import type { Locator } from 'playwright';
import { messagesIn } from '#content/messages/index.ts';
import { noticePages } from '#content/messages/notices.ts';
import { expect, test } from '#e2e/support/test.ts';

const { layout, notices } = messagesIn('en');

const background = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor);

/** Relative luminance of WCAG 2 of a colour such as `rgb(1, 2, 3)`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('the current department and page contrast with the others in light and dark mode', async ({ page, visit }) => {
  await visit('/notice/exam');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const name of [notices.categories, notices.pages]) {
      const links = page.getByRole('navigation', { name, exact: true });
      const current = await background(links.locator('a[aria-current]'));
      const tabs =
        name === notices.categories ? await background(links.locator('a:not([aria-current])').first()) : null;
      const other = tabs ?? (await background(page.locator('html')));
      expect(contrast(current, other), `${name}, ${colorScheme}`).toBeGreaterThan(3);
    }
  }
});

test('the current link is marked in forced colours', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit('/notice/exam');
  const expectMarked = async (chosen: Locator, other: Locator) => {
    await expect(chosen).toBeVisible();
    expect(await background(chosen)).not.toBe(await background(other));
  };
  for (const name of [notices.categories, notices.pages]) {
    const links = page.getByRole('navigation', { name, exact: true });
    await expectMarked(links.locator('a[aria-current]'), links.locator('a:not([aria-current])').first());
  }
  await page.getByRole('link', { name: noticePages.all.name.en, exact: true }).click();
  const menu = page.getByRole('navigation', { name: layout.mainNavigation });
  await expectMarked(menu.locator('a[aria-current]'), menu.locator('a:not([aria-current]):visible').first());
  const motion = page.getByRole('button', { name: layout.stopMotion });
  const before = await background(motion);
  await motion.click();
  expect(await background(motion)).not.toBe(before);
});
