import type { Locator, Page } from 'playwright/test';
import type { Messages } from '#content/messages/index.ts';
import { type FaultyUpstream, startFaultyUpstream } from './faulty-upstream.ts';
import { type RunningServer, START_MS } from './process.ts';
import { qaaAccount, startSite } from './servers.ts';
import { test as base, expect } from './test.ts';

interface QaaSite {
  site: RunningServer;
  upstream: FaultyUpstream;
}

let visitors = 0;

/** An address that no other test of this run uses: logins are limited by address. */
export function newClientAddress(): string {
  visitors += 1;
  return `10.${process.pid % 250}.${Math.floor(visitors / 250)}.${visitors % 250}`;
}

/**
 * For tests of the login: a separate site for each worker, behind one trusted proxy, so that a test can be a visitor from
 * any address (`X-Forwarded-For`), on a campus API that tests can make misbehave.
 */
export const test = base.extend<{ address: string }, { qaa: QaaSite }>({
  qaa: [
    async ({ browserName }, use) => {
      const upstream = await startFaultyUpstream();
      const site = await startSite(upstream.url, {
        TRUST_PROXY: '1',
        UPSTREAM_TIMEOUT_MS: '10000',
        E2E_BROWSER: browserName,
      });
      await use({ site, upstream });
      await site.stop();
      await upstream.shut();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ qaa }, use) => use(qaa.site.url),
  address: async ({ qaa }, use) => use(qaa.site.url && newClientAddress()),
  extraHTTPHeaders: async ({ address }, use) => use({ 'x-forwarded-for': address }),
  page: async ({ page, qaa }, use) => {
    await use(page);
    qaa.upstream.behave(null);
  },
});

/** Opens the login dialog by its button. */
export async function openLogin(page: Page, { qaa }: Messages): Promise<Locator> {
  await page.getByRole('button', { name: qaa.open, exact: true }).click();
  return page.getByRole('dialog', { name: qaa.logInTitle });
}

export async function fillLogin(
  form: Locator,
  { qaa }: Messages,
  password: string = qaaAccount.password,
): Promise<void> {
  await form.getByLabel(qaa.userName).fill(qaaAccount.user);
  await form.getByLabel(qaa.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: qaa.logIn }).click();
}

export { expect };
