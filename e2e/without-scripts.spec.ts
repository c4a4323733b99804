import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { sampleMenu } from '#e2e/support/sample-site.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ javaScriptEnabled: false });

for (const locale of behaviourLocales) {
  const { layout, home } = messagesIn(locale);

  test.describe(`without scripts in ${locale}`, () => {
    test('without scripts home is complete, and no control that needs them is visible', async ({ page, visit }) => {
      await visit('/', locale);
      await expect(page.locator('dialog[data-flash]')).toHaveCount(3);
      await expect(page.locator('dialog[data-flash]').first()).toBeVisible();
      await expect(page.getByRole('region', { name: home.notices }).getByRole('listitem')).toHaveCount(7);
      await expect(page.getByRole('region', { name: home.banner }).getByRole('img')).toHaveCount(3);
      await expect(page.getByRole('region', { name: home.latest }).getByRole('link')).toBeVisible();
      await expect(page.getByRole('button', { name: layout.stopMotion })).toBeHidden();
      await expect(page.getByText(layout.pageVisit)).toBeHidden();
      await expect(page.getByRole('button', { name: layout.close })).toHaveCount(0);
    });

    test('without scripts the menu opens on a phone', async ({ page, visit }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit('/', locale);
      await page.locator('nav summary', { hasText: layout.menu }).click();
      await expect(
        page.locator('#menu').getByRole('link', { name: sampleMenu.entries[0]?.label[locale], exact: true }),
      ).toBeVisible();
    });
  });
}
