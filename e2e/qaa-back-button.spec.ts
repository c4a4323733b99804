import { messagesIn } from '#content/messages/index.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { expect, fillLogin, openLogin, test } from '#e2e/support/qaa.ts';

const messages = messagesIn('en');
const { qaa } = messages;
const TITLE = 'Internal assessment and analysis of results';

test.use({ allowedInConsole: /^info: Clear-Site-Data/ });

test('after a log-out the back button shows nothing of the QAA list', async ({ page, visit, context }) => {
  await visit('/qaa');
  await fillLogin(await openLogin(page, messages), messages);
  await expect(page.getByText(TITLE)).toBeVisible();
  await page.goto('/bHostel');

  const other = await context.newPage();
  await other.goto('/qaa');
  await closeFlashNotices(other);
  await other.getByRole('button', { name: qaa.logOut }).click();
  await expect(other.getByText(qaa.loggedOut)).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('button', { name: qaa.open, exact: true })).toBeVisible();
  await expect(page.getByText(TITLE)).toHaveCount(0);
});
