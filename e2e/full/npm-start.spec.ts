import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { messagesIn } from '#content/messages/index.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { copyForStart, npmStart, type StartedSite } from '#e2e/support/npm-start.ts';
import { openLogin } from '#e2e/support/qaa.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath, WRITE } from '#lib/platform/routes/paths.ts';

// The site as `npm start` builds it without development packages, as two processes with default settings: warm-up, documents and limits are on.

test.describe.configure({ mode: 'serial' });

const METRICS = 'for-the-test-of-npm-start';
/** A notice of the sample campus with files. */
const NOTICE = '/notice/item/122';
/** Pages of documents of the sample campus. */
const DOCUMENTS = [122, 121, 120, 119, 118].map((id) => `/notice/item/${id}/file/1`);

let folder: string;
let site: StartedSite;

test.beforeAll(async () => {
  folder = copyForStart();
  site = await npmStart(folder, { WEB_CONCURRENCY: '2', METRICS_SECRET: METRICS });
});
test.afterAll(async () => {
  await site?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(`${site.url}${path}`);
  expect([path, response?.status()]).toEqual([path, 200]);
  await closeFlashNotices(page);
  await page.locator('html[data-ready]').waitFor();
}

/** Sum of a metric over all of its labels. */
async function metric(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS}` };
  const text = await (await fetch(`${site.url}/api/metrics`, { headers })).text();
  const values = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (.+)$`, 'gm'))].map(([, value]) => Number(value));
  return values.reduce((sum, value) => sum + value, 0);
}

test('npm start builds the site once and serves it with two processes', async () => {
  expect(site.output()).toContain('Building the site');
  expect(site.output()).toContain('a sample campus was made');
  expect(await (await fetch(site.url)).text()).toContain('<html lang="en"');
  await expect.poll(() => metric('site_processes'), { timeout: 120_000 }).toBe(2);
});

for (const locale of behaviourLocales) {
  const { home, notices, search, siteSearch } = messagesIn(locale);

  test(`home, notices, a notice and the search work in ${locale}`, async ({ page }) => {
    await open(page, localPath('/', locale));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const list = page.getByRole('region', { name: home.notices });
    await expect(list.getByRole('listitem')).toHaveCount(7);
    await list.getByRole('link', { name: home.allNotices }).click();
    await expect(page).toHaveURL(`${site.url}${localPath('/notice', locale)}`);
    await page.getByRole('searchbox', { name: search.label }).fill('merit');
    await expect(page.locator('mark').first()).toHaveText('merit');
    await open(page, localPath(NOTICE, locale));
    await expect(page.getByRole('list', { name: notices.downloads }).getByRole('link').first()).toBeVisible();
    await open(page, localPath('/search?q=library', locale));
    const pages = page.getByRole('region', { name: siteSearch.kind.pages });
    const first = pages.getByRole('listitem').first().getByRole('link');
    await expect(first).toHaveAttribute('href', localPath('/library', locale));
  });
}

test('a file can be saved, and read as a page', async ({ page }) => {
  await open(page, NOTICE);
  const downloading = page.waitForEvent('download');
  await page.locator('main a[download]').first().click();
  const bytes = await readFile(await (await downloading).path());
  expect(bytes.length).toBeGreaterThan(1000);
  // On a busy machine reading a document may time out; then another one is read.
  const readable = async () => {
    const pages = DOCUMENTS.map(async (path) => (await fetch(`${site.url}${path}`)).text());
    return (await Promise.all(pages)).some((html) => html.includes('id="page-1"'));
  };
  await expect.poll(readable, { timeout: 300_000, intervals: [5000] }).toBe(true);
  expect(await metric('site_documents_total')).toBeGreaterThan(0);
});

test('a member can log in with the printed password', async ({ page }) => {
  const messages = messagesIn('ne');
  const { qaa } = messages;
  const [, user = '', password = ''] = /QAA login, [^:]*: (\S+) \/ (\S+)/.exec(site.output()) ?? [];
  await open(page, '/ne/qaa');
  const form = await openLogin(page, messages);
  await form.getByLabel(qaa.userName).fill(user);
  await form.getByLabel(qaa.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: qaa.logIn }).click();
  await expect(page.getByRole('button', { name: qaa.logOut })).toBeVisible();
});

test('a visitor can write to the campus', async ({ page }) => {
  const { write } = messagesIn('ne');
  await open(page, `/ne${WRITE}`);
  await page.getByLabel(write.kinds.question).check();
  await page.getByLabel(write.text).fill('पुस्तकालय कति बजे खुल्छ?');
  // The form rejects input faster than a person can type.
  await page.waitForTimeout(3200);
  await page.getByRole('button', { name: write.send }).click();
  await expect(page.getByRole('heading', { name: write.sent })).toBeVisible();
});

test('pages are prerendered, and requests are counted', async () => {
  await expect.poll(() => metric('site_pages_ahead_total'), { timeout: 300_000 }).toBeGreaterThan(20);
  await expect(async () => {
    const page = await fetch(`${site.url}/ne/bHostel`);
    expect([page.status, page.headers.get('x-nextjs-cache')]).toEqual([200, 'HIT']);
  }).toPass({ timeout: 300_000, intervals: [1000] });
});
