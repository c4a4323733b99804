import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectWellMade } from '#e2e/support/html-rules.ts';
import { expect, test } from './support/test.ts';

for (const locale of locales) {
  const { status } = messagesIn(locale);

  test(`the status page says in ${locale} that all is well`, async ({ page, visit }) => {
    test.setTimeout(120_000);
    const main = page.getByRole('main');
    // Where the machine is busy, the campus API may count as slow for a moment.
    await expect(async () => {
      await visit('/status', locale);
      await expect(main).toContainText(status.campus.well, { timeout: 100 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(status.title);
    for (const words of [status.works, status.current]) await expect(main).toContainText(words);
    await expectWellMade(page, locale);
  });
}
