import type { Locator, Page } from 'playwright/test';
import { type AllMessages, allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { freePort, type RunningServer, START_MS } from './process.ts';
import { adminAccount, makeDataDir, startAdmin, startSite } from './servers.ts';
import { test as base, expect } from './test.ts';

interface AdminServers {
  admin: RunningServer;
  dataDir: string;
  /** The public site on the same data. */
  site: RunningServer;
}

interface AdminFixtures {
  words: AllMessages;
  /** Stops a server that the test started, however the test ends. */
  stopAfterwards: <Server extends Pick<RunningServer, 'stop'>>(server: Server) => Server;
  /** Logs in as the first account and resolves once its first page is visible. */
  logIn: (page?: Page) => Promise<void>;
}

/** The page of the website in Nepali that a preview shows, as HTML. */
export async function previewedHtml(page: Page): Promise<string> {
  const address = await page.locator('iframe[src*="/ne/preview/"]').getAttribute('src');
  return (await fetch(address ?? '')).text();
}

/** The screens of the two kinds of clerks: a phone without scripts, and a desktop with scripts. */
export const screens = [
  { title: 'at 360 px without scripts', viewport: { width: 360, height: 800 }, javaScriptEnabled: false },
  { title: 'at 1280 px with scripts', viewport: { width: 1280, height: 800 }, javaScriptEnabled: true },
] as const;

/** The same, each in another language: for tests of words on both screens. */
export const screensByLanguage = [
  { ...screens[0], title: `${screens[0].title}, in Nepali`, language: 'ne' },
  { ...screens[1], title: `${screens[1].title}, in English`, language: 'en' },
] as const;

/** Tests of the admin in a browser: each worker has an admin and a site that shows its publications, with `siteSettings`. */
export const test = base.extend<
  AdminFixtures & { language: Locale },
  { servers: AdminServers; siteSettings: Readonly<Record<string, string>> }
>({
  siteSettings: [{}, { option: true, scope: 'worker' }],
  servers: [
    async ({ browserName, siteSettings }, use) => {
      const dataDir = makeDataDir();
      const port = await freePort();
      const shared = { PORT: String(port), E2E_BROWSER: browserName };
      const admin = await startAdmin(dataDir, { ...shared, TRUST_PROXY: '1' });
      const site = await startSite('', { ...shared, DATA_DIR: dataDir, ...siteSettings });
      await use({ admin, site, dataDir });
      await site.stop();
      await admin.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ servers }, use) => use(servers.admin.url),
  language: ['ne', { option: true }],
  words: async ({ language }, use) => use(allMessagesIn(language)),
  context: async ({ context, servers, language }, use) => {
    await context.addCookies([{ name: 'admin-language', value: language, url: servers.admin.url }]);
    await use(context);
  },
  stopAfterwards: async ({ words: _ }, use) => {
    const started: Pick<RunningServer, 'stop'>[] = [];
    await use((server) => {
      started.push(server);
      return server;
    });
    for (const server of started.reverse()) await server.stop();
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
  { login }: AllMessages,
  { user, password }: { user: string; password: string } = adminAccount,
): Promise<void> {
  await page.getByLabel(login.user, { exact: true }).fill(user);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

/** Adds an account as the logged-in administrator and returns its password. */
export async function addAccount(
  page: Page,
  { login, accounts, account }: AllMessages,
  user: string,
  role = 'publisher',
) {
  await page.goto('/accounts');
  await page.getByLabel(login.user).fill(user);
  await page.getByLabel(account.role, { exact: true }).selectOption(role);
  await page.getByRole('button', { name: accounts.add }).click();
  return (await page.locator('output.password').textContent()) ?? '';
}

/** Unfolds the buttons that remove a record, in its row of a list. */
export const openMore = (row: Locator) => row.locator('.more > summary').click();

/** A file to upload, of a type that the admin accepts. */
export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a routine') });

export { expect };

const { inLanguage, nepali, english } = allMessagesIn('ne').site;

/** The labels of a field in both languages. */
export const inNepali = (label: string) => fillIn(inLanguage, { label, language: nepali }, 'ne');
export const inEnglish = (label: string) => fillIn(inLanguage, { label, language: english }, 'ne');
