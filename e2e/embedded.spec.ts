import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { localPath } from '#lib/routes/paths.ts';
import type { Running } from './support/process.ts';
import { logIn } from './support/raw-request.ts';
import { makeDataDir, startSite } from './support/servers.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({ allowedInConsole: /status of 410/ });

const dataDir = makeDataDir();
let site: Running;

test.beforeAll(async () => {
  await office('prepare', '--empty', '--name', 'Campus of the test');
  site = await startSite('', { DATA_DIR: dataDir, TRUST_PROXY: '1' });
});
test.afterAll(() => site.stop());

/** A command of the office, as a process of its own that the site is not told of. */
function office(...words: string[]): Promise<unknown> {
  const env = { ...process.env, DATA_DIR: dataDir, QAA_USER: 'committee', QAA_PASSWORD: 'e2e-only-password' };
  return promisify(execFile)(process.execPath, [join(process.cwd(), 'campus-api/main.ts'), ...words], { env });
}

const text = async (path: string) => (await fetch(`${site.url}${path}`)).text();

test('a campus with nothing but its name is shown in both languages', async () => {
  const paths = [
    '',
    '/about',
    '/chiefMessage',
    '/staff',
    '/mgmtCommittee',
    '/teachersAssociation',
    '/notice',
    '/gallery',
    '/publication',
    '/contact',
    '/qaa',
  ];
  for (const path of paths.flatMap((path) => [path || '/', `/ne${path}`])) {
    const reply = await fetch(`${site.url}${path}`);
    expect([path, reply.status]).toEqual([path, 200]);
  }
  expect(await text('/contact')).toContain('Campus of the test');
});

test('what the office publishes in another process shows by itself, and so does its withdrawal', async () => {
  expect(await text('/notice/exam')).not.toContain('Routine of the second year');
  await office('notice', 'add', '--text', 'Routine of the second year', '--department', 'exam');
  await expect(async () => expect(await text('/notice/exam')).toContain('Routine of the second year')).toPass();
  await office('notice', 'withdraw', '1');
  await expect(async () => expect(await text('/notice/exam')).not.toContain('Routine of the second year')).toPass();
});

test('a withdrawn notice is gone, and leads to the notice that replaces it, in both languages', async ({ page }) => {
  const later = 'Routine of the second year, corrected';
  await office('notice', 'add', '--text', later, '--department', 'exam');
  await office('notice', 'withdraw', '1', '--replaced-by', '2');
  for (const locale of locales) {
    const { withdrawn } = messagesIn(locale).notices;
    const address = `${site.url}${localPath('/notice/item/1', locale)}`;
    await expect(async () => expect(await (await fetch(address)).text()).toContain(later)).toPass();
    const reply = await fetch(address);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([410, 'no-store']);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(withdrawn.heading);
    await expect(page.getByText(withdrawn.sentence)).toBeVisible();
    await expect(page.getByRole('link', { name: later })).toHaveAttribute('href', localPath('/notice/item/2', locale));
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.screenshot({ path: `test-results/withdrawn-${locale}.png` });
    expect((await fetch(`${site.url}${localPath('/notice/item/99', locale)}`)).status).toBe(404);
  }
  for (const path of ['/notice/feed.xml', '/sitemap-notices-1.xml', '/notice', '/search?q=routine'])
    expect(await text(path)).not.toContain('/notice/item/1<');
  await office('notice', 'withdraw', '1', '--back');
  await expect(async () => expect((await fetch(`${site.url}/notice/item/1`)).status).toBe(200)).toPass();
});

test('who is logged in is out as soon as the account goes', async () => {
  const cookie = await logIn(site.url, '10.3.9.1');
  const documents = () => fetch(`${site.url}/api/qaa/documents`, { headers: { cookie } });
  expect((await documents()).status).toBe(200);
  await office('qaa', 'user', 'add', 'sita', '--generate');
  expect((await documents()).status).toBe(200);
  await office('qaa', 'user', 'remove', 'committee', '--yes');
  expect((await documents()).status).toBe(401);
});
