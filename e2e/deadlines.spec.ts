import { messagesIn } from '../content/messages';
import { deadlines } from '../content/pages/deadlines';
import { localPath } from '../lib/addresses/local-path';
import { locales } from '../lib/locale';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

for (const locale of locales) {
  const { follow } = messagesIn(locale);

  test.describe(`closing dates in ${locale}`, () => {
    test('are found from the notices, and lead to the month and to a calendar', async ({ page, visit }) => {
      await visit('/notice', locale);
      await page.getByRole('link', { name: deadlines.title[locale] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(deadlines.title[locale]);
      await expect(page.getByRole('link', { name: deadlines.month[locale] })).toHaveAttribute(
        'href',
        localPath('/calendar', locale),
      );
      await expect(page.getByRole('link', { name: follow.subscribe })).toHaveAttribute('href', /^webcal:/);
    });

    for (const [width, colorScheme] of [
      [360, 'dark'],
      [1280, 'light'],
    ] as const) {
      test(`have no accessibility fault at ${width} px in ${colorScheme}`, async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await visit('/notice/deadlines', locale);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      });
    }
  });
}
