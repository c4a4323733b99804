import { readFileSync } from 'node:fs';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { addAccount, expect, screens, submitLogin, test } from '#e2e/support/admin.ts';
import { addAuthenticator, openAs, setUpApp } from '#e2e/support/two-step.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

test.use({ allowedInConsole: /status of (401|422|429)/ });

const [{ title: _, ...phone }] = screens;

test('an app is set up, its code logs in, and a recovery code replaces it, on a phone without scripts', async ({
  page,
  words,
  logIn,
  browser,
  servers,
}) => {
  const { factors, login, home } = words;
  await logIn();
  const user = `माया ${Date.now()}`;
  const account = { user, password: await addAccount(page, words, user) };
  const clerk = await openAs(browser, words, { baseURL: servers.admin.url, ...account, ...phone });
  await clerk.goto('/account');
  await clerk.getByRole('link', { name: factors.manage }).click();
  await expect(clerk.getByText(factors.isOff)).toBeVisible();
  const { nextCode, codes } = await setUpApp(clerk, words, account.password);
  expect(new Set(codes).size).toBe(10);
  const download = clerk.waitForEvent('download');
  await clerk.getByRole('button', { name: factors.recovery.download }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text.split('\r\n')).toEqual([fillIn(factors.recovery.fileTitle, { name: user }, 'ne'), '', ...codes, '']);

  await clerk.getByRole('button', { name: login.logOut }).click();
  await submitLogin(clerk, words, account);
  await expect(clerk.getByRole('heading', { level: 1, name: factors.login.title })).toBeVisible();
  await expect(clerk.getByText(fillIn(factors.login.of, { name: user }, 'ne'))).toBeVisible();
  await clerk.getByLabel(factors.code, { exact: true }).fill('123');
  await clerk.getByRole('button', { name: login.submit }).first().click();
  const field = clerk.getByLabel(factors.code, { exact: true });
  await expect(field).toHaveAccessibleDescription(new RegExp(factors.wrongCode.slice(0, 20)));
  await field.fill(await nextCode());
  await field.press('Enter');
  await expect(clerk.getByRole('heading', { level: 1, name: home.title })).toBeVisible();

  await clerk.getByRole('button', { name: login.logOut }).click();
  await submitLogin(clerk, words, account);
  await clerk.getByText(factors.recovery.use).click();
  await clerk.getByLabel(factors.recovery.code).fill(codes[3] ?? '');
  await clerk.getByLabel(factors.recovery.code).press('Enter');
  await expect(clerk.getByRole('status')).toHaveText(fillIn(factors.recovery.used, { count: 9 }, 'ne'));
  await clerk.getByRole('link', { name: factors.recovery.continue }).click();
  await expect(clerk.getByRole('heading', { level: 1, name: home.title })).toBeVisible();
  await clerk.context().close();
});

test('a passkey logs in without the password, and as the second step after it', async ({
  page,
  words,
  logIn,
  browser,
  servers,
}) => {
  const { factors, login, home } = words;
  const { passkeys } = factors;
  await logIn();
  const user = `राम ${Date.now()}`;
  const account = { user, password: await addAccount(page, words, user) };
  const clerk = await openAs(browser, words, { baseURL: servers.admin.url, ...account });
  const authenticator = await addAuthenticator(clerk);
  const addPasskey = async (name: string, password: string) => {
    await clerk.goto('/account/two-step');
    await clerk.getByRole('link', { name: passkeys.add }).click();
    await clerk.getByLabel(passkeys.name).fill(name);
    await clerk.getByLabel(factors.password).fill(password);
    await clerk.getByRole('button', { name: passkeys.add }).click();
  };
  // A wrong password leaves no passkey on the device.
  await addPasskey('मेरो फोन', 'not the one');
  await expect(clerk.getByRole('alert')).toHaveText(words.account.wrong);
  expect(await authenticator.credentials()).toEqual([]);
  await addPasskey('मेरो फोन', account.password);
  await expect(clerk.getByRole('status')).toHaveText(factors.done.passkey);
  await expect(clerk.locator('.codes code')).toHaveCount(10);
  expect(await authenticator.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
  await addPasskey('फेरि', account.password);
  await expect(clerk.getByRole('alert')).toHaveText(passkeys.exists);

  const logOut = () => clerk.getByRole('button', { name: login.logOut }).click();
  await logOut();
  await clerk.goto('/login?next=%2Faccount%2Ftwo-step');
  await clerk.getByRole('button', { name: passkeys.logIn }).click();
  await expect(clerk.getByRole('listitem').filter({ hasText: 'मेरो फोन' })).toContainText(passkeys.used.slice(0, 12));
  await logOut();
  await clerk.goto('/login');
  await submitLogin(clerk, words, account);
  await expect(clerk.getByRole('heading', { level: 1, name: factors.login.title })).toBeVisible();
  await expectAccessible(clerk);
  await clerk.getByRole('button', { name: passkeys.use }).click();
  await expect(clerk.getByRole('heading', { level: 1, name: home.title })).toBeVisible();

  // An authenticator that does not verify its user, and a copy of an earlier one, are refused.
  await logOut();
  await authenticator.setUserVerified(false);
  await clerk.goto('/login');
  await clerk.getByRole('button', { name: passkeys.logIn }).click();
  await expect(clerk.getByRole('alert').filter({ hasText: /./ })).toHaveText(passkeys.cancelled);
  await authenticator.setUserVerified(true);
  const [credential] = await authenticator.credentials();
  if (!credential) throw new Error('no credential');
  await authenticator.setCredentials([{ ...credential, signCount: 1 }]);
  await clerk.goto('/login');
  await clerk.getByRole('button', { name: passkeys.logIn }).click();
  await expect(clerk.getByRole('alert').filter({ hasText: /./ })).toHaveText(passkeys.refused);
  await authenticator.setCredentials([credential]);
  await clerk.getByRole('button', { name: passkeys.logIn }).click();
  await expect(clerk.getByRole('heading', { level: 1, name: home.title })).toBeVisible();

  await clerk.goto('/account/two-step');
  await clerk.getByRole('link', { name: `${passkeys.remove}: मेरो फोन` }).click();
  await expectAccessible(clerk);
  await clerk.getByLabel(factors.password).fill(account.password);
  await clerk.getByRole('button', { name: passkeys.remove }).click();
  await expect(clerk.getByRole('status')).toHaveText(factors.done.passkeyRemoved);
  await logOut();
  await clerk.getByRole('button', { name: passkeys.logIn }).waitFor({ state: 'hidden' });
  await submitLogin(clerk, words, account);
  await expect(clerk.getByRole('heading', { level: 1, name: home.title })).toBeVisible();
  await clerk.context().close();
});
