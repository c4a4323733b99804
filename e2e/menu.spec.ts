import { locales } from '#content/locale.ts';
import { menu } from '#content/menu.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expect, test } from './support/test.ts';

for (const locale of locales) {
  const { layout } = messagesIn(locale);
  const group = menu.find((entry) => 'links' in entry);
  if (!group || !('links' in group)) throw new Error('the menu has no group');
  const [first] = group.links;

  test.describe(`menu in ${locale}`, () => {
    test('the menu is a button up to 768 px and a bar above', async ({ page, visit }) => {
      await page.setViewportSize({ width: 768, height: 800 });
      await visit('/', locale);
      const list = page.locator('#menu');
      const toggle = page.locator('nav summary', { hasText: layout.menu });
      await expect(list).toBeHidden();
      await toggle.click();
      await expect(list).toBeVisible();
      await page.setViewportSize({ width: 769, height: 800 });
      await expect(list).toBeVisible();
      await expect(toggle).toBeHidden();
      await page.setViewportSize({ width: 768, height: 800 });
      await expect(list).toBeHidden();
    });

    for (const width of [360, 768])
      test(`the open menu is as wide as the screen at ${width} px`, async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 740 });
        await visit('/', locale);
        await page.locator('nav summary', { hasText: layout.menu }).click();
        const entries = page.locator('#menu > li > :is(a, details)');
        await expect(entries).toHaveCount(menu.length);
        const widths = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().width));
        expect(new Set(widths)).toEqual(new Set([width]));
      });

    test('the menu closes when an item is chosen', async ({ page, visit }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit('/', locale);
      await page.locator('nav summary', { hasText: layout.menu }).click();
      await page.locator('#menu').getByRole('link', { name: menu[0]?.label[locale], exact: true }).click();
      await expect(page.locator('#menu')).toBeHidden();
    });

    test('menu groups open and close by keyboard, one at a time', async ({ page, visit }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit('/', locale);
      const summary = page.locator('#menu summary', { hasText: group.label[locale] }).first();
      const link = page.locator('#menu').getByRole('link', { name: first?.label[locale], exact: true });
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(link).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(summary).toBeFocused();
      await summary.click();
      await page.locator('#menu summary').nth(1).click();
      await expect(link).toBeHidden();
      await page.getByRole('contentinfo').click();
      await expect(page.locator('#menu details[open]')).toHaveCount(0);
    });

    test('the menu marks the current page', async ({ page, visit }) => {
      await visit('/', locale);
      await expect(page.locator('#menu [aria-current="page"]')).toHaveText(menu[0]?.label[locale] ?? '');
    });

    test('a skip link leads past the menu', async ({ page, visit }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit('/', locale);
      const skip = page.getByRole('link', { name: layout.skipToContent });
      await skip.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}
