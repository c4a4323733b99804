import { addAccount, expect, submitLogin, test } from '#e2e/support/admin.ts';
import { adminAccount } from '#e2e/support/servers.ts';

test.use({ allowedInConsole: /status of (401|422)/ });

test('changing a password rejects common ones and logs out every device', async ({
  page,
  words,
  logIn,
  browser,
  servers,
}) => {
  const { account, login } = words;
  const user = `हरि ${Date.now()}`;
  await logIn();
  const first = await addAccount(page, words, user);
  const [one, two] = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext({ baseURL: servers.admin.url });
      await context.addCookies([{ name: 'admin-language', value: 'ne', url: servers.admin.url }]);
      return context.newPage();
    }),
  );
  if (!one || !two) throw new Error('no pages');
  for (const device of [one, two]) {
    await device.goto('/login');
    await submitLogin(device, words, { user, password: first });
    await expect(device.getByRole('heading', { level: 1, name: words.home.title })).toBeVisible();
  }
  await one.goto('/account');
  await expect(one.getByRole('button', { name: account.end })).toHaveCount(1);
  const change = async (current: string, fresh: string, again = fresh) => {
    await one.getByLabel(account.current).fill(current);
    await one.getByLabel(account.fresh, { exact: true }).fill(fresh);
    await one.getByLabel(account.again).fill(again);
    await one.getByRole('button', { name: account.password }).click();
  };
  const alert = one.getByRole('alert').getByRole('link');
  await change(first, 'short');
  await expect(alert).toHaveText([account.problem.short]);
  await change(first, 'Kathmandu@2083');
  await expect(alert).toHaveText([account.problem.common]);
  await change('not the one', 'sagar ra pahad ko katha');
  await expect(alert).toHaveText([account.wrong]);
  await change(first, 'sagar ra pahad ko katha');
  await expect(one.getByRole('status')).toHaveText(login.changed);
  await two.goto('/notices');
  await expect(two.getByRole('status')).toHaveText(login.newPassword);
  await submitLogin(two, words, { user, password: first });
  await expect(two.getByRole('alert')).toHaveText(login.wrong);
  await submitLogin(two, words, { user, password: 'sagar ra pahad ko katha' });
  await expect(two.getByRole('heading', { level: 1, name: words.notices.title })).toBeVisible();
});

test('a session is ended from another device', async ({ page, words, logIn, browser, servers }) => {
  const context = await browser.newContext({
    baseURL: servers.admin.url,
    userAgent: 'Mozilla/5.0 (Android 14) Firefox/140.0',
  });
  const phone = await context.newPage();
  await context.addCookies([{ name: 'admin-language', value: 'ne', url: servers.admin.url }]);
  await logIn(phone);
  await logIn();
  await page.goto('/account');
  await page.getByRole('button', { name: `${words.account.end}: Firefox, Android` }).click();
  await expect(page.getByRole('status')).toHaveText(words.account.ended);
  await phone.goto('/');
  await expect(phone.getByRole('status')).toHaveText(words.login.endedElsewhere);
  await context.close();
});

test('the last administrator cannot become a publisher', async ({ page, words, logIn }) => {
  await logIn();
  await page.goto('/accounts');
  const row = page.getByRole('listitem').filter({ hasText: adminAccount.user });
  await row.getByRole('combobox').selectOption(words.accounts.roles.publisher);
  await row.getByRole('button', { name: words.accounts.save }).click();
  await expect(page.getByRole('alert')).toContainText(words.accounts.last);
});
