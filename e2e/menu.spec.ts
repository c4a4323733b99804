import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { sampleMenu } from '#e2e/support/sample-site.ts';
import { expect, test } from '#e2e/support/test.ts';

const menu = sampleMenu.entries;
const group = menu.find((entry) => 'links' in entry);
if (!group || !('links' in group)) throw new Error('the menu has no group');
const { label, links } = group;

for (const locale of locales) {
  const { layout } = messagesIn(locale);

  test(`the menu in ${locale} is a button up to 768 px, which opens it as wide as the screen, and a bar above`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit('/', locale);
    const list = page.locator('#menu');
    const toggle = page.locator('nav summary', { hasText: layout.menu });
    await expect(list.locator('[aria-current="page"]')).toHaveText(menu[0]?.label[locale] ?? '');
    await expect(list).toBeHidden();
    await toggle.click();
    await expect(list).toBeVisible();
    const entries = page.locator('#menu > li > :is(a, details)');
    await expect(entries).toHaveCount(menu.length);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(list, `at ${width} px`).toBeVisible();
      const widths = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().width));
      expect(new Set(widths), `at ${width} px`).toEqual(new Set([width]));
    }
    await page.setViewportSize({ width: 769, height: 800 });
    await expect(list).toBeVisible();
    await expect(toggle).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(list).toBeHidden();
  });
}

for (const locale of behaviourLocales) {
  const { layout } = messagesIn(locale);

  test('menu groups open and close by keyboard, one at a time, a skip link leads past them, and the menu of a phone closes when an item is chosen', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit('/', locale);

    await test.step('groups by keyboard', async () => {
      const summary = page.locator('#menu summary', { hasText: label[locale] }).first();
      const link = page.locator('#menu').getByRole('link', { name: links[0]?.label[locale], exact: true });
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

    await test.step('the skip link', async () => {
      await page.getByRole('link', { name: layout.skipToContent }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('the menu of a phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator('nav summary', { hasText: layout.menu }).click();
      await expect(page.locator('#menu')).toBeVisible();
      await page.locator('#menu').getByRole('link', { name: menu[0]?.label[locale], exact: true }).click();
      await expect(page.locator('#menu')).toBeHidden();
    });
  });
}
