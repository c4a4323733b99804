import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { mostWords } from '#content/messages/search-reasons.ts';
import { expectWellMade } from '#e2e/support/html-rules.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { localPath } from '#lib/routes/paths.ts';
import { writeReasons } from '#lib/search/reasons.ts';
import { CONTROL_SCRIPTS } from './support/deferred-scripts.ts';
import { closeFlashNotices } from './support/flash-notices.ts';
import { behaviourLocales } from './support/languages.ts';
import { expect, test } from './support/test.ts';

const longest = 'a'.repeat(300);

// Chromium says so of the document itself.
test.use({ allowedInConsole: /status of 40[04]/ });

for (const locale of behaviourLocales) {
  const { results, search } = messagesIn(locale);

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`the page of results in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('refuses a search that is too long, and keeps it', async ({ page }) => {
        const answer = await page.goto(localPath(`/notice/search?q=${longest}`, locale));
        expect(answer?.status()).toBe(400);
        await expect(page.getByText(search.tooLong)).toBeVisible();
        await expect(page.getByRole('searchbox')).toHaveValue(longest);
      });

      test('knows no page beyond the last, and leads to the first', async ({ page, visit }) => {
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
}

for (const locale of locales) {
  test(`the page of results says in ${locale} that no notice has all words, and why it shows one`, async ({
    page,
    visit,
  }) => {
    await visit('/notice/search?q=merit+zzzz', locale);
    await expect(page.getByRole('status').getByText(mostWords[locale])).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: /merit/i }).first();
    await expect(row).toContainText(writeReasons([{ why: 'some', words: ['merit'] }], locale));
    await visit('/notice/search?q=admission', locale);
    await expect(page.getByText(mostWords[locale])).toHaveCount(0);
    const also = writeReasons([{ why: 'synonym', words: ['भर्ना'] }], locale);
    await expect(page.getByText(also).first()).toBeVisible();
    await expectWellMade(page, locale);
  });

  test(`a mistyped word is found in ${locale} as one types, and its spelling is shown`, async ({ page, visit }) => {
    await visit('/notice', locale);
    await page.getByRole('searchbox').fill('scholership');
    await expect(page.getByText(writeReasons([{ why: 'spelling', words: ['Scholarships'] }], locale))).toBeVisible();
    await expect(page.getByText(writeReasons([{ why: 'synonym', words: ['छात्रवृत्ति'] }], locale)).first()).toBeVisible();
    await page.getByRole('searchbox').fill('merit zzzz');
    await expect(page.getByRole('status').getByText(mostWords[locale])).toBeVisible();
  });

  test(`the page of results that there is not is well made in ${locale}`, async ({ page, visit }) => {
    await visit('/notice/search?q=merit&page=99', locale);
    await expectWellMade(page, locale);
  });
}

test('words typed before the scripts came are searched', async ({ page }) => {
  const { promise: typed, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(CONTROL_SCRIPTS, async (route) => {
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

test('HEAD answers as GET does', async ({ request }) => {
  for (const [query, status] of [
    ['q=merit', 200],
    ['q=merit&page=99', 404],
    [`q=${longest}`, 400],
    ['q=merit&page=0', 404],
  ] as const) {
    expect((await request.head(`/notice/search?${query}`)).status()).toBe(status);
  }
});
