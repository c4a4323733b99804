import type { Page } from 'playwright/test';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { test as base, submitLogin } from './admin.ts';
import { logInAtProvider, oidcClient, startProvider } from './oidc-provider.ts';
import { freePort, type RunningServer } from './process.ts';
import { adminAccount, makeDataDir, startAdmin } from './servers.ts';

const NAME = 'Mid-Hills University';
export const words = allMessagesIn('ne');
const { provider, accounts } = words;
export const withName = (text: string, values: Record<string, string> = {}) =>
  fillIn(text, { name: NAME, ...values }, 'ne');

/** An admin with a provider that the test can stop and start again. */
interface University {
  admin: RunningServer;
  /** Addresses of people at the provider that differ from their names. */
  addresses: Map<string, string>;
  stopProvider: () => Promise<void>;
  startProvider: () => Promise<void>;
}

/** Each test has a separate admin and provider. */
export const test = base.extend<{ university: University; person: Page }>({
  university: async ({ words: _ }, use) => {
    const [adminPort, providerPort] = [await freePort(), await freePort()];
    const redirectUri = `http://localhost:${adminPort}/login/provider/callback`;
    const addresses = new Map<string, string>();
    const start = () => startProvider(redirectUri, providerPort, addresses);
    let running: Awaited<ReturnType<typeof start>> | null = await start();
    const admin = await startAdmin(makeDataDir(), {
      ADMIN_PORT: String(adminPort),
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
    await context.addCookies([{ name: 'admin-language', value: 'ne', url: university.admin.url }]);
    await use(await context.newPage());
    await context.close();
  },
});

/** Links the first account with an address, as its administrator. */
export async function linkAddress(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, words);
  await page.goto('/accounts');
  const action = withName(provider.title);
  await page.getByRole('link', { name: fillIn(accounts.of, { action, name: adminAccount.user }, 'ne') }).click();
  await page.getByLabel(withName(provider.email)).fill(email);
  await page.getByRole('button', { name: accounts.save }).click();
}

/** Logs in as a person of the provider, whose pages remember the last one. */
export async function logInAs(page: Page, name: string, next = '/'): Promise<void> {
  await page.context().clearCookies({ domain: '127.0.0.1' });
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await page.getByRole('link', { name: withName(provider.logIn) }).click();
  await logInAtProvider(page, name);
}

export const isLoggedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'admin-session');
