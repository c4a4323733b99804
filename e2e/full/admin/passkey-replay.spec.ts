import { addAccount, expect, test } from '#e2e/support/admin.ts';
import { addAuthenticator, openAs } from '#e2e/support/two-step.ts';

test.use({ allowedInConsole: /status of (401|422|429)/ });

test('a challenge and its signed reply are accepted once, for their own login only', async ({
  page,
  words,
  logIn,
  browser,
  servers,
}) => {
  const { passkeys, password: passwordLabel, login: step } = words.factors;
  await logIn();
  const [victim, attacker] = await Promise.all(['पीडित', 'आक्रमणकारी'].map(async (name) => name + String(Date.now())));
  const accounts = [];
  for (const user of [victim ?? '', attacker ?? ''])
    accounts.push({ user, password: await addAccount(page, words, user) });
  const opened = [];
  for (const account of accounts) {
    const clerk = await openAs(browser, words, { baseURL: servers.admin.url, ...account });
    const authenticator = await addAuthenticator(clerk);
    await clerk.goto('/account/two-step/passkeys/new');
    await clerk.getByLabel(passkeys.name).fill('फोन');
    await clerk.getByLabel(passwordLabel).fill(account.password);
    await clerk.getByRole('button', { name: passkeys.add }).click();
    await expect(clerk.locator('.codes code')).toHaveCount(10);
    opened.push({ clerk, authenticator, account });
  }
  const [own, other] = opened;
  if (!own || !other) throw new Error('no browsers');
  // The form of a login, captured and sent again.
  await own.clerk.getByRole('button', { name: words.login.logOut }).click();
  const sent = own.clerk.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/login/passkey'),
  );
  await own.clerk.getByRole('button', { name: passkeys.logIn }).click();
  const body = (await sent).postData() ?? '';
  await expect(own.clerk.getByRole('heading', { level: 1, name: words.home.title })).toBeVisible();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: servers.admin.url };
  const send = async (data: string) =>
    (await fetch(`${servers.admin.url}/login/passkey`, { method: 'POST', headers, body: data, redirect: 'manual' }))
      .status;
  expect(await send(body)).toBe(401);
  const options = await fetch(`${servers.admin.url}/login/passkey/options`, { method: 'POST', headers, body: '' });
  const { token } = (await options.json()) as { token: string };
  const withToken = new URLSearchParams(body);
  withToken.set('challenge', token);
  expect(await send(withToken.toString())).toBe(401);

  // With the password of the victim, but the passkey of another account.
  const stranger = await openAs(browser, words, { baseURL: servers.admin.url, ...own.account });
  const stolen = await addAuthenticator(stranger);
  await stolen.setCredentials(await other.authenticator.credentials());
  await expect(stranger.getByRole('heading', { level: 1, name: step.title })).toBeVisible();
  await stranger.getByRole('button', { name: passkeys.use }).click();
  await expect(stranger.getByRole('alert').filter({ hasText: /./ })).toHaveText(passkeys.cancelled);
  expect(await stranger.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'admin-session' }));
  for (const { clerk } of [own, other]) await clerk.context().close();
  await stranger.context().close();
});
