import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/routes/paths.ts';

for (const locale of behaviourLocales) {
  const { useful } = messagesIn(locale);

  test.describe(`“Was this page useful?” in ${locale}`, () => {
    test('is answered in place, and says thanks where the focus is', async ({ page, visit }) => {
      await visit('/sports', locale);
      await page.getByRole('button', { name: useful.yes, exact: true }).click();
      await expect(page.locator('main p:focus')).toHaveText(useful.thanks);
      await expect(page.getByRole('group', { name: useful.question })).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${localPath('/sports', locale)}$`));
      expect(await page.context().cookies()).toEqual([]);
    });

    test.describe('with the network cut', () => {
      test.use({ allowedInConsole: /ERR_FAILED/ });

      test('is not said to be counted', async ({ page, visit }) => {
        await page.route('**/api/useful', (route) => route.abort());
        await visit('/bHostel', locale);
        await page.getByRole('button', { name: useful.no, exact: true }).click();
        await expect(page.locator('main p:focus')).toHaveText(useful.failed);
        await expect(page.getByRole('group', { name: useful.question })).toBeVisible();
      });
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('leads back to the page, which says thanks', async ({ page, visit }) => {
        await visit('/gHostel', locale);
        await expect(page.getByText(useful.thanks)).toBeHidden();
        await page.getByRole('button', { name: useful.no, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${localPath('/gHostel', locale)}#thanks$`));
        await expect(page.getByText(useful.thanks)).toBeVisible();
        await expect(page.getByRole('group', { name: useful.question })).toBeHidden();
      });
    });
  });
}

test('Home, lists and results do not ask', async ({ request }) => {
  for (const path of ['/', '/notice', '/search'])
    expect(await (await request.get(path)).text()).not.toContain('/api/useful');
  expect(await (await request.get('/sports')).text()).toContain('/api/useful');
});
