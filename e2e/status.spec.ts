import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expect, test } from '#e2e/support/test.ts';

for (const locale of behaviourLocales) {
  const { status } = messagesIn(locale);

  test(`the status page in ${locale} reports that everything works`, async ({ page, visit }) => {
    const main = page.getByRole('main');
    // On a busy machine the campus API may count as slow for a moment.
    await expect(async () => {
      await visit('/status', locale);
      await expect(main).toContainText(status.campus.available, { timeout: 100 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(status.title);
    for (const words of [status.works, status.current]) await expect(main).toContainText(words);
  });
}
