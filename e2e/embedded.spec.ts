import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { loginCookie } from '#e2e/support/raw-request.ts';
import { makeDataDir, startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

test.describe.configure({ mode: 'serial' });
test.use({ allowedInConsole: /status of 410/ });

const dataDir = makeDataDir();
let site: RunningServer;

test.beforeAll(async () => {
  await runCommand('prepare', '--empty', '--name', 'Campus of the test');
  site = await startSite('', { DATA_DIR: dataDir, TRUST_PROXY: '1' });
});
test.afterAll(() => site.stop());

/** Runs a command of the campus API in a separate process, without a connection to the site. */
function runCommand(...words: string[]): Promise<unknown> {
  const env = { ...process.env, DATA_DIR: dataDir, QAA_USER: 'committee', QAA_PASSWORD: 'e2e-only-password' };
  return promisify(execFile)(process.execPath, [join(process.cwd(), 'campus-api/main.ts'), ...words], { env });
}

const text = async (path: string) => (await fetch(`${site.url}${path}`)).text();

test('a campus without content but its name has all pages in both languages', async () => {
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

test('pages without content announce it and report no failed search, in both languages', async () => {
  for (const locale of locales) {
    const { states } = messagesIn(locale);
    for (const path of ['/about', '/chiefMessage', '/staff', '/mgmtCommittee', '/teachersAssociation'])
      expect([path, (await text(localPath(path, locale))).includes(states.comingSoon)]).toEqual([path, true]);
    for (const path of ['/notice', '/notice/admission'])
      expect(await text(localPath(path, locale))).toContain(`<p>${states.noneYet}</p>`);
  }
  expect(messagesIn('ne').states.noneYet).not.toBe(messagesIn('ne').states.noData);
});

test('a notice published or withdrawn by another process is updated on the site', async () => {
  expect(await text('/notice/exam')).not.toContain('Routine of the second year');
  await runCommand('notice', 'add', '--text', 'Routine of the second year', '--department', 'exam');
  await expect(async () => expect(await text('/notice/exam')).toContain('Routine of the second year')).toPass();
  await runCommand('notice', 'withdraw', '1');
  await expect(async () => expect(await text('/notice/exam')).not.toContain('Routine of the second year')).toPass();
});

test('a withdrawn notice is 410, and links to its replacement, in both languages', async ({ page }) => {
  const later = 'Routine of the second year, corrected';
  await runCommand('notice', 'add', '--text', later, '--department', 'exam');
  await runCommand('notice', 'withdraw', '1', '--replaced-by', '2');
  for (const locale of locales) {
    const { home, notices } = messagesIn(locale);
    const { withdrawn } = notices;
    const address = `${site.url}${localPath('/notice/item/1', locale)}`;
    await expect(async () => expect(await (await fetch(address)).text()).toContain(later)).toPass();
    const reply = await fetch(address);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([410, 'no-store']);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(withdrawn.heading);
    await expect(page.getByText(withdrawn.sentence)).toBeVisible();
    await expect(page.getByRole('link', { name: later })).toHaveAttribute('href', localPath('/notice/item/2', locale));
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('main').getByRole('link', { name: home.allNotices })).toHaveAttribute(
      'href',
      localPath('/notice', locale),
    );
    await page.screenshot({ path: `test-results/withdrawn-${locale}.png` });
    expect((await fetch(`${site.url}${localPath('/notice/item/99', locale)}`)).status).toBe(404);
  }
  for (const path of ['/notice/feed.xml', '/sitemap-notices-1.xml', '/notice', '/search?q=routine'])
    expect(await text(path)).not.toContain('/notice/item/1<');
  await runCommand('notice', 'withdraw', '1', '--back');
  await expect(async () => expect((await fetch(`${site.url}/notice/item/1`)).status).toBe(200)).toPass();
});

test('a deleted account ends its sessions', async () => {
  const cookie = await loginCookie(site.url, '10.3.9.1');
  const documents = () => fetch(`${site.url}/api/qaa/documents`, { headers: { cookie } });
  expect((await documents()).status).toBe(200);
  await runCommand('qaa', 'user', 'add', 'sita', '--generate');
  expect((await documents()).status).toBe(200);
  await runCommand('qaa', 'user', 'remove', 'committee', '--yes');
  expect((await documents()).status).toBe(401);
});
