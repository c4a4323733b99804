import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { partialMatch } from '#content/messages/search.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { CONTROL_SCRIPT_URLS } from '#e2e/support/scripts.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { writeReasons } from '#lib/site/search/reasons.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

const tooLong = 'a'.repeat(300);

// Chromium logs error responses of the document itself.
test.use({ allowedInConsole: /status of 40[04]/ });

for (const locale of behaviourLocales) {
  const { results, search } = messagesIn(locale);

  test.describe(`the page of results in ${locale}`, () => {
    test('a search that is too long is rejected and stays in the box', async ({ page }) => {
      const response = await page.goto(localPath(`/notice/search?q=${tooLong}`, locale));
      expect(response?.status()).toBe(400);
      await expect(page.getByText(search.tooLong)).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue(tooLong);
    });

    test('a results page beyond the last is 404 and links to the first', async ({ page, visit }) => {
      const path = '/notice/search?department=admission&q=merit';
      expect((await page.goto(localPath(`${path}&page=99`, locale)))?.status()).toBe(404);
      await visit(`${path}&page=99`, locale);
      await expect(page.getByText(fillIn(results.noPage, { page: 99 }, locale))).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('merit');
      await page.getByRole('link', { name: results.fromStart }).click();
      await expect(page).toHaveURL(
        new RegExp(`${localPath('/notice/search', locale)}\\?department=admission&q=merit$`),
      );
      await expect(page.locator('mark').first()).toHaveText('merit');
    });
  });
}

for (const locale of locales) {
  test(`the results page states in ${locale} that no notice has all words, and why a notice is listed`, async ({
    page,
    visit,
  }) => {
    await visit('/notice/search?q=merit+zzzz', locale);
    await expect(page.getByRole('status').getByText(partialMatch[locale])).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: /merit/i }).first();
    await expect(row).toContainText(writeReasons([{ why: 'some', words: ['merit'] }], locale));
    await visit('/notice/search?q=admission', locale);
    await expect(page.getByText(partialMatch[locale])).toHaveCount(0);
    const also = writeReasons([{ why: 'synonym', words: ['भर्ना'] }], locale);
    await expect(page.getByText(also).first()).toBeVisible();
  });

  test(`while typing in ${locale} a mistyped word finds notices, and the correct spelling is shown`, async ({
    page,
    visit,
  }) => {
    await visit('/notice', locale);
    await page.getByRole('searchbox').fill('scholership');
    await expect(
      page.getByText(writeReasons([{ why: 'spelling', words: ['Scholarships'] }], locale)).first(),
    ).toBeVisible();
    await page.getByRole('searchbox').fill('merit zzzz');
    await expect(page.getByRole('status').getByText(partialMatch[locale])).toBeVisible();
  });
}

for (const locale of behaviourLocales) {
  test(`in ${locale} a year limits the list, and a search keeps the year until the results of all are chosen`, async ({
    page,
    visit,
  }) => {
    const { notices } = messagesIn(locale);
    const year = localizeDigits('2082', locale);
    const years = page.getByRole('navigation', { name: notices.byYear });
    await visit('/notice/exam', locale);
    await years.getByRole('link', { name: year }).click();
    await expect(page.getByRole('status').getByText(fillIn(notices.ofYear, { year: 2082 }, locale))).toBeVisible();
    await page.getByRole('searchbox').fill('result');
    await expect(page).toHaveURL(/year=2082&q=result$/);
    await expect(page.getByRole('row').filter({ hasText: localizeDigits('2083', locale) })).toHaveCount(0);
    await years.getByRole('link', { name: notices.allYears }).click();
    await expect(page).toHaveURL(/department=exam&q=result$/);
    await page.getByRole('searchbox').fill('results');
    await expect(page).toHaveURL(/department=exam&q=results$/);
  });
}

test('text typed before the scripts have loaded is searched', async ({ page }) => {
  const { promise: typed, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(CONTROL_SCRIPT_URLS, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/notice', { waitUntil: 'domcontentloaded' });
  await closeFlashNotices(page);
  await page.getByRole('searchbox').fill('merit');
  letScriptsCome();
  await expect(page.locator('mark').first()).toHaveText('merit');
  await expect(page.getByRole('searchbox')).toHaveValue('merit');
});

test('HEAD responds like GET', async ({ request }) => {
  for (const [query, status] of [
    ['q=merit', 200],
    ['q=merit&page=99', 404],
    [`q=${tooLong}`, 400],
    ['q=merit&page=0', 404],
  ] as const) {
    expect((await request.head(`/notice/search?${query}`)).status()).toBe(status);
  }
});
