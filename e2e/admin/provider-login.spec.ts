import type { Page } from 'playwright/test';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { test as base, expect, submitLogin } from '#e2e/support/admin.ts';
import { logInAtProvider, oidcClient, startProvider } from '#e2e/support/oidc-provider.ts';
import { freePort, type RunningServer } from '#e2e/support/process.ts';
import { adminAccount, makeDataDir, startAdmin } from '#e2e/support/servers.ts';
import { setUpApp } from '#e2e/support/two-step.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const NAME = 'Mid-Hills University';
const words = allMessagesIn('ne');
const { provider, home, login, factors, accounts } = words;
const withName = (text: string, values: Record<string, string> = {}) => fillIn(text, { name: NAME, ...values }, 'ne');

/** An admin with a provider that the test can stop and start again. */
interface University {
  admin: RunningServer;
  /** Addresses of people at the provider that differ from their names. */
  addresses: Map<string, string>;
  stopProvider: () => Promise<void>;
  startProvider: () => Promise<void>;
}

const test = base.extend<{ university: University; person: Page }>({
  university: async ({ words: _ }, use) => {
    const [adminPort, providerPort] = [await freePort(), await freePort()];
    const redirectUri = `http://localhost:${adminPort}/login/provider/callback`;
    const addresses = new Map<string, string>();
    const start = () => startProvider(redirectUri, providerPort, addresses);
    let running: Awaited<ReturnType<typeof start>> | null = await start();
    const admin = await startAdmin(makeDataDir(), {
      OFFICE_PORT: String(adminPort),
      OIDC_ISSUER: running.url,
      OIDC_CLIENT_ID: oidcClient.id,
      OIDC_CLIENT_SECRET: oidcClient.secret,
      OIDC_NAME: NAME,
    });
    await use({
      admin,
      addresses,
      async stopProvider() {
        await running?.stop();
        running = null;
      },
      async startProvider() {
        running = await start();
      },
    });
    await admin.stop();
    await running?.stop();
  },
  /** A page of another browser. */
  person: async ({ browser, university }, use) => {
    const context = await browser.newContext({ baseURL: university.admin.url });
    await context.addCookies([{ name: 'office-language', value: 'ne', url: university.admin.url }]);
    await use(await context.newPage());
    await context.close();
  },
});

/** Links the first account with an address, as its administrator. */
async function linkAddress(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, words);
  await page.goto('/accounts');
  const action = withName(provider.title);
  await page.getByRole('link', { name: fillIn(accounts.of, { action, name: adminAccount.user }, 'ne') }).click();
  await page.getByLabel(withName(provider.email)).fill(email);
  await page.getByRole('button', { name: accounts.save }).click();
}

/** Logs in as a person of the provider, whose pages remember the last one. */
async function logInAs(page: Page, name: string, next = '/'): Promise<void> {
  await page.context().clearCookies({ domain: '127.0.0.1' });
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await page.getByRole('link', { name: withName(provider.logIn) }).click();
  await logInAtProvider(page, name);
}

const isLoggedIn = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === 'office-session');

test('a linked person logs in by the provider; others are refused, also a later owner of the address', async ({
  university,
  person,
}) => {
  test.slow();
  const heading = person.getByRole('heading', { level: 1 });
  await logInAs(person, 'maya');
  await expect(heading).toHaveText(provider.refusedTitle);
  await expect(person.getByRole('alert')).toHaveText(
    withName(provider.notLinked, { email: 'maya@university.example' }),
  );
  await expectAccessible(person);
  expect(await isLoggedIn(person)).toBe(false);

  await linkAddress(person, 'not an address');
  await expect(person.getByRole('alert')).toContainText(provider.noEmail);
  await expectAccessible(person);
  await person.getByLabel(withName(provider.email)).fill('Maya@University.example ');
  await person.getByRole('button', { name: accounts.save }).click();
  await expect(person.getByRole('status')).toHaveText(provider.saved);
  await person.context().clearCookies({ name: 'office-session' });

  university.addresses.set('unverified', 'maya@university.example');
  await logInAs(person, 'unverified');
  await expect(person.getByRole('alert')).toHaveText(withName(provider.refused));
  await logInAs(person, 'maya', '/notices');
  await expect(heading).toHaveText(words.notices.title);
  expect(await isLoggedIn(person)).toBe(true);
  await person.context().clearCookies({ name: 'office-session' });
  // The provider gives her address to another person later.
  university.addresses.set('maya', 'maya.gurung@university.example').set('other', 'maya@university.example');
  await logInAs(person, 'other');
  await expect(heading).toHaveText(provider.refusedTitle);
  expect(await isLoggedIn(person)).toBe(false);
  await logInAs(person, 'maya');
  await expect(heading).toHaveText(home.title);
  expect(university.admin.output()).not.toContain(oidcClient.secret);
});

test('the second step of an account also follows a login by the provider', async ({ university: _, person }) => {
  test.slow();
  await linkAddress(person, 'maya@university.example');
  const { nextCode } = await setUpApp(person, words, adminAccount.password);
  await person.context().clearCookies({ domain: 'localhost' });
  await logInAs(person, 'maya');
  const title = allMessagesIn('ne').factors.login.title;
  await expect(person.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await isLoggedIn(person)).toBe(false);
  await person.getByLabel(factors.code, { exact: true }).fill(await nextCode());
  await person.getByRole('button', { name: login.submit, exact: true }).first().click();
  await expect(person.getByRole('heading', { level: 1 })).toHaveText(home.title);
});

test('while the provider cannot be reached the page states it, and the password still logs in', async ({
  university,
  person,
}) => {
  test.slow();
  await university.stopProvider();
  await person.goto('/login?next=%2Fnotices');
  await person.getByRole('link', { name: withName(provider.logIn) }).click();
  await expect(person.getByRole('alert')).toHaveText(withName(provider.unavailable));
  await expectAccessible(person);
  await submitLogin(person, words);
  await expect(person.getByRole('heading', { level: 1 })).toHaveText(words.notices.title);
  await university.startProvider();
  await person.context().clearCookies({ name: 'office-session' });
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
  await person.context().clearCookies({ name: 'office-session' });
  await logInAs(person, 'maya');
  await expect(person.getByRole('heading', { level: 1 })).toHaveText(provider.refusedTitle);
});

test('a reply without the login that began in this browser, or with another state, opens nothing', async ({
  university,
  person,
}) => {
  test.slow();
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
  expect(refused.cookies).not.toContain('office-session');
  // The provider itself is not contacted for a forged state, so the code is still valid, once, in its own browser.
  const accepted = await get(reply, { cookie });
  expect(accepted).toMatchObject({ status: 303, to: '/' });
  expect(accepted.cookies).toContain('office-session');
  expect(await get(reply, { cookie })).toMatchObject({ status: 303, to: '/login?why=late' });
});

test('a login by the provider continues only within the admin', async ({ university: _, person }) => {
  test.slow();
  await linkAddress(person, 'maya@university.example');
  for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example']) {
    await person.context().clearCookies({ domain: 'localhost' });
    await logInAs(person, 'maya', next);
    await expect(person).toHaveURL(/^http:\/\/localhost:\d+\/$/);
  }
});
