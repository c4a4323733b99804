import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { deadlines } from '#content/pages/deadlines.ts';
import { expectWellMade } from '#e2e/support/html-rules.ts';
import { localPath } from '#lib/routes/paths.ts';
import { expect, test } from './support/test.ts';

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

    test('are well made', async ({ page, visit }) => {
      await visit('/notice/deadlines', locale);
      await expectWellMade(page, locale);
    });
  });
}
