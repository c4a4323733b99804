import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

for (const locale of behaviourLocales) {
  const { feedback } = messagesIn(locale);

  test.describe(`“Was this page useful?” in ${locale}`, () => {
    test('feedback is sent in place, and focus moves to the thanks', async ({ page, visit }) => {
      await visit('/sports', locale);
      await page.getByRole('button', { name: feedback.yes, exact: true }).click();
      await expect(page.locator('main p:focus')).toHaveText(feedback.thanks);
      await expect(page.getByRole('group', { name: feedback.question })).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${localPath('/sports', locale)}$`));
      expect(await page.context().cookies()).toEqual([]);
    });

    test.describe('with the network cut', () => {
      test.use({ allowedInConsole: /ERR_FAILED/ });

      test('feedback that could not be sent is reported as failed', async ({ page, visit }) => {
        await page.route('**/api/useful', (route) => route.abort());
        await visit('/bHostel', locale);
        await page.getByRole('button', { name: feedback.no, exact: true }).click();
        await expect(page.locator('main p:focus')).toHaveText(feedback.failed);
        await expect(page.getByRole('group', { name: feedback.question })).toBeVisible();
      });
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('without scripts feedback returns to the page with thanks', async ({ page, visit }) => {
        await visit('/gHostel', locale);
        await expect(page.getByText(feedback.thanks)).toBeHidden();
        await page.getByRole('button', { name: feedback.no, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${localPath('/gHostel', locale)}#thanks$`));
        await expect(page.getByText(feedback.thanks)).toBeVisible();
        await expect(page.getByRole('group', { name: feedback.question })).toBeHidden();
      });
    });
  });
}

test('home, lists and results have no feedback form', async ({ request }) => {
  for (const path of ['/', '/notice', '/search'])
    expect(await (await request.get(path)).text()).not.toContain('/api/useful');
  expect(await (await request.get('/sports')).text()).toContain('/api/useful');
});
