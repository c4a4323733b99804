import { locales } from '#content/locale.ts';
import { deadlines } from '#content/messages/deadlines.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectPageQuality } from '#e2e/support/html-rules.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

for (const locale of locales) {
  const { follow } = messagesIn(locale);

  test.describe(`closing dates in ${locale}`, () => {
    test('closing dates are linked from the notices, and link to the month and a calendar feed', async ({
      page,
      visit,
    }) => {
      await visit('/notice', locale);
      await page.getByRole('link', { name: deadlines.title[locale] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(deadlines.title[locale]);
      await expect(page.getByRole('link', { name: deadlines.month[locale] })).toHaveAttribute(
        'href',
        localPath('/calendar', locale),
      );
      await expect(page.getByRole('link', { name: follow.subscribe })).toHaveAttribute('href', /^webcal:/);
    });

    test('the page of closing dates is accessible and fits the screen', async ({ page, visit }) => {
      await visit('/notice/deadlines', locale);
      await expectPageQuality(page, locale);
    });
  });
}
