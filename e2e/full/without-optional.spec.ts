import { messagesIn } from '#content/messages/index.ts';
import { noticePages } from '#content/messages/notices.ts';
import { expect, test } from '#e2e/support/admin.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { loginCookie, rawRequest } from '#e2e/support/raw-request.ts';
import { qaaAccount, startSite } from '#e2e/support/servers.ts';
import { writeEnquiry } from '#e2e/support/write.ts';

// Warm-up and compression dictionaries only make the site faster.
const settings = {
  RENDER_AHEAD: 'off',
  DICTIONARIES: 'off',
  TRUST_PROXY: '1',
  QAA_USER: qaaAccount.user,
  QAA_PASSWORD: qaaAccount.password,
};
test.use({ siteSettings: settings });
test.describe.configure({ mode: 'serial' });

const en = messagesIn('en');
const ACCEPTED = { 'accept-encoding': 'gzip, br, zstd, dcz', 'available-dictionary': `:${'a'.repeat(43)}=:` };

test('no page announces a dictionary, and the addresses of dictionaries are unknown', async ({ servers: { site } }) => {
  for (const path of ['/', '/ne/notice', '/about', '/search?q=exam', '/no-such-page']) {
    const { headers } = await rawRequest(site.url, path, { headers: ACCEPTED });
    expect([path, headers['server-timing'], headers['use-as-dictionary']]).toEqual([path, undefined, undefined]);
    expect([path, headers.vary ?? '']).toEqual([path, expect.not.stringContaining('Available-Dictionary')]);
    expect([path, headers['content-encoding']]).toEqual([path, 'br']);
  }
  expect((await rawRequest(site.url, '/dictionaries/en-0123456789ab')).status).toBe(404);
});

test('pages, feeds and lite pages are the same as with dictionaries', async ({ servers: { site, dataDir } }) => {
  const other = await startSite('', { ...settings, DICTIONARIES: 'on', DATA_DIR: dataDir, SITE_URL: site.url });
  const { host } = new URL(site.url);
  const textAt = async ({ url }: { url: string }, path: string, headers: Record<string, string> = {}) => {
    const { status, body } = await rawRequest(url, path, { headers: { ...headers, host } });
    expect([path, status]).toEqual([path, 200]);
    return body.toString();
  };
  /** The sizes of files are read in the background. */
  const expectSame = (path: string, headers = {}) =>
    expect(async () => {
      const isSame = (await textAt(site, path, headers)) === (await textAt(other, path, headers));
      expect([path, isSame]).toEqual([path, true]);
    }).toPass();
  try {
    expect((await rawRequest(other.url, '/about', { headers: { host } })).headers['server-timing']).toContain(
      'dictionary',
    );
    for (const path of ['/', '/ne/notice', '/gallery', '/contact', '/qaa', '/search?q=exam']) await expectSame(path);
    for (const path of ['/notice/feed.xml', '/notice/feed.json', '/sitemap-pages.xml']) await expectSame(path);
    await expectSame('/', { 'save-data': 'on' });
    expect((await textAt(site, '/', { 'save-data': 'on' })) === (await textAt(site, '/'))).toBe(false);
  } finally {
    await other.stop();
  }
});

test('a visitor reads a notice, searches, finds a number, converts a date and opens an album', async ({
  page,
  servers: { site },
}) => {
  await page.goto(site.url);
  await page.locator('html[data-ready]').waitFor();
  await closeFlashNotices(page);
  await page.getByRole('region', { name: en.home.notices }).getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/notice\/item\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`${site.url}/search?q=library`);
  await expect(page.getByRole('main').locator('a[href="/library"]').first()).toBeVisible();

  const list = await (await fetch(`${site.url}/notice/exam`)).text();
  const [notice = ''] = list.match(/\/notice\/item\/\d+/) ?? [];
  const number = await fetch(`${site.url}${notice}/find?number=12345`);
  expect([number.status, await number.text()]).toEqual([200, expect.stringContaining('12345')]);

  await page.goto(`${site.url}/calendar/convert?date=2083-08-05`);
  await expect(page.getByRole('main')).toContainText('2026');

  await page.goto(`${site.url}/gallery`);
  await page.locator('html[data-ready]').waitFor();
  await closeFlashNotices(page);
  await page.getByRole('main').locator('a[href^="/gallery/"]').first().click();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
});

test('a member of the QAA area logs in, and an enquiry gets a reference number', async ({ servers: { site } }) => {
  const cookie = await loginCookie(site.url, '10.9.9.9');
  const documents = await fetch(`${site.url}/qaa/documents`, { headers: { cookie } });
  expect([documents.status, await documents.text()]).toEqual([200, expect.stringContaining('.pdf')]);
  expect(await writeEnquiry(site.url, { text: 'When does the library open?', name: 'Sita' })).toMatch(/^\w{4}-\w{4}/);
});

test('a notice that a clerk publishes reaches the list, the search and the feed', async ({
  page,
  words,
  logIn,
  servers: { site },
}) => {
  const text = 'The examination of the first semester';
  await logIn();
  await page.getByRole('link', { name: words.notices.newOne }).click();
  await page.getByLabel(words.notices.text).fill(`${text} is postponed`);
  await page.getByLabel(noticePages.exam.name.ne).check();
  await page.getByRole('button', { name: words.notices.publish }).click();
  await expect(page.getByRole('status')).toBeVisible();
  for (const path of ['/notice/exam', '/search?q=postponed', '/notice/feed.xml'])
    await expect(async () => expect(await (await fetch(site.url + path)).text()).toContain(text)).toPass();
});
