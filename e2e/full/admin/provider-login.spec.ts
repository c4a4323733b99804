import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect, submitLogin } from '#e2e/support/admin.ts';
import { adminAccount } from '#e2e/support/servers.ts';
import { setUpApp } from '#e2e/support/two-step.ts';
import { isLoggedIn, linkAddress, logInAs, test, withName, words } from '#e2e/support/university.ts';

const { provider, home, login, factors } = words;

test('the second step of an account also follows a login by the provider', async ({ university: _, person }) => {
  await linkAddress(person, 'maya@university.example');
  const { nextCode } = await setUpApp(person, words, adminAccount.password);
  await person.context().clearCookies({ domain: 'localhost' });
  await logInAs(person, 'maya');
  await expect(person.getByRole('heading', { level: 1 })).toHaveText(factors.login.title);
  expect(await isLoggedIn(person)).toBe(false);
  await person.getByLabel(factors.code, { exact: true }).fill(await nextCode());
  await person.getByRole('button', { name: login.submit, exact: true }).first().click();
  await expect(person.getByRole('heading', { level: 1 })).toHaveText(home.title);
});

test('while the provider cannot be reached the page states it, and the password still logs in', async ({
  university,
  person,
}) => {
  await university.stopProvider();
  await person.goto('/login?next=%2Fnotices');
  await person.getByRole('link', { name: withName(provider.logIn) }).click();
  await expect(person.getByRole('alert')).toHaveText(withName(provider.unavailable));
  await expectAccessible(person);
  await submitLogin(person, words);
  await expect(person.getByRole('heading', { level: 1 })).toHaveText(words.notices.title);
  await university.startProvider();
  await person.context().clearCookies({ name: 'admin-session' });
  // Between the two steps of a login.
  await person.route(
    /\/login\/provider\/finish/,
    async (route) => {
      await university.stopProvider();
      await route.continue();
    },
    { times: 1 },
  );
  await logInAs(person, 'maya');
  await expect(person.getByRole('alert')).toHaveText(withName(provider.unavailable));
  await university.startProvider();
  await person.context().clearCookies({ name: 'admin-session' });
  await logInAs(person, 'maya');
  await expect(person.getByRole('heading', { level: 1 })).toHaveText(provider.refusedTitle);
});

test('a reply without the login that began in this browser, or with another state, opens nothing', async ({
  university,
  person,
}) => {
  await linkAddress(person, 'maya@university.example');
  await person.context().clearCookies({ domain: 'localhost' });
  const { url } = university.admin;
  // The reply of a login as Maya, held back by the attacker.
  let reply = '';
  await person.route(/\/login\/provider\/finish/, async (route) => {
    reply = route.request().url();
    await route.fulfill({ body: 'held back' });
  });
  await logInAs(person, 'maya');
  await expect.poll(() => reply).toContain('code=');
  const cookie = (await person.context().cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const get = (address: string, headers: Record<string, string>) =>
    fetch(address, { headers, redirect: 'manual' }).then(({ status, headers: sent }) => ({
      status,
      to: sent.get('location'),
      cookies: sent.getSetCookie().join(),
    }));
  expect(await get(reply, {})).toMatchObject({ status: 303, to: '/login?why=late' });
  const other = await fetch(`${url}/login/provider`, { redirect: 'manual' });
  const [foreign = ''] = (other.headers.getSetCookie()[0] ?? '').split(';');
  const refused = await get(reply, { cookie: foreign });
  expect(refused.status).toBe(403);
  expect(refused.cookies).not.toContain('admin-session');
  // The provider itself is not contacted for a forged state, so the code is still valid, once, in its own browser.
  const accepted = await get(reply, { cookie });
  expect(accepted).toMatchObject({ status: 303, to: '/' });
  expect(accepted.cookies).toContain('admin-session');
  expect(await get(reply, { cookie })).toMatchObject({ status: 303, to: '/login?why=late' });
});
