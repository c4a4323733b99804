import type { Page } from 'playwright/test';
import { type AdminMessages, messagesIn } from '#campus-api/admin/web/messages/index.ts';
import type { Locale } from '#content/locale.ts';
import { freePort, type Running } from './process.ts';
import { makeDataDir, officeAccount, startAdmin, startSite } from './servers.ts';
import { test as base, expect } from './test.ts';

interface Editor {
  office: Running;
  dataDir: string;
  /** The public site on the same data. */
  site: Running;
}

interface OfficeFixtures {
  words: AdminMessages;
  /** Stops a server that the test started, however the test ends. */
  stopAfterwards: <Server extends Pick<Running, 'stop'>>(server: Server) => Server;
  /** Logs in as the first account and answers when its first page is there. */
  logIn: (page?: Page) => Promise<void>;
}

/** Tests of the office in a browser: an office for each worker and a site that shows what it publishes. */
export const test = base.extend<OfficeFixtures & { language: Locale }, { desk: Editor }>({
  desk: [
    async ({ browserName }, use) => {
      const dataDir = makeDataDir();
      const port = await freePort();
      const shared = { PORT: String(port), REVALIDATE_SECRET: 'between-office-and-site', E2E_BROWSER: browserName };
      const office = await startAdmin(dataDir, { ...shared, TRUST_PROXY: '1' });
      const site = await startSite('', { ...shared, DATA_DIR: dataDir });
      await use({ office, site, dataDir });
      await site.stop();
      await office.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ desk }, use) => use(desk.office.url),
  language: ['ne', { option: true }],
  words: async ({ language }, use) => use(messagesIn(language)),
  context: async ({ context, desk, language }, use) => {
    await context.addCookies([{ name: 'office-language', value: language, url: desk.office.url }]);
    await use(context);
  },
  stopAfterwards: async ({ words: _ }, use) => {
    const servers: Pick<Running, 'stop'>[] = [];
    await use((server) => {
      servers.push(server);
      return server;
    });
    for (const server of servers.reverse()) await server.stop();
  },
  logIn: async ({ page: ownPage, words }, use) => {
    await use(async (page = ownPage) => {
      await page.goto('/login');
      await submitLogin(page, words);
      await expect(page.getByRole('heading', { level: 1, name: words.home.title })).toBeVisible();
    });
  },
});

export async function submitLogin(
  page: Page,
  { login }: AdminMessages,
  { user, password }: { user: string; password: string } = officeAccount,
): Promise<void> {
  await page.getByLabel(login.user, { exact: true }).fill(user);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit }).click();
}

/** A file as it is chosen, of a kind that the office takes. */
export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a routine') });

export { expect };
