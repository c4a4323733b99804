import { messagesIn } from '#content/messages/index.ts';
import { type FaultyUpstream, startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { makeDataDir, startSite } from '#e2e/support/servers.ts';
import { ageStoredContent } from '#e2e/support/stored-content.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { hang, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';

// One site through a first start without content, a recovery, and an outage with stored content.
test.describe.configure({ mode: 'serial' });
// Responses of pages without content and of visits that are not counted.
test.use({ allowedInConsole: /status of 503/ });

const { states, home, layout, status: statusWords } = messagesIn('en');
const item = '/notice/item/322';
const lists = ['/notice', '/notice/admission', '/notice/administration', '/notice/exam', '/notice/downloads'];

const dataDir = makeDataDir();
let upstream: FaultyUpstream;
let site: RunningServer;
const start = () => startSite(upstream.url, { DATA_DIR: dataDir, UPSTREAM_TIMEOUT_MS: '10000' });
const get = (path: string, init: RequestInit = {}) => fetch(`${site.url}${path}`, init);
const textOf = async (path: string) => (await get(path)).text();

test.beforeAll(async () => {
  upstream = await startFaultyUpstream();
  upstream.behave(statusReply(500));
  site = await start();
});
test.afterAll(async () => {
  await site?.stop();
  await upstream?.shut();
});

test('a block without content shows an error, within a complete page, and the log and the status page report it', async () => {
  const reply = await get('/');
  const html = await reply.text();
  expect(reply.status).toBe(200);
  for (const words of [home.history, states.error, layout.contactUnavailable]) expect(html).toContain(words);
  expect(html).not.toContain(states.noNotice);
  const report = await textOf('/status');
  for (const words of [statusWords.campus.unavailable, statusWords.never]) expect(report).toContain(words);
  expect(site.output()).toContain('the campus API failed and nothing is stored yet');
});

test('a page with a failed part is cached neither by servers nor by devices', async () => {
  for (const path of ['/', '/ne', '/about', '/contact']) {
    for (const headers of [{ 'save-data': 'off' }, { 'save-data': 'on' }]) {
      const reply = await get(path, { headers });
      expect([path, reply.status, reply.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
  }
});

test('a page without content is an uncached 503 with header and footer', async () => {
  for (const path of ['/staff', '/ne/staff']) {
    const reply = await get(path);
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('30');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const html = await reply.text();
    expect(html).toContain(messagesIn(path === '/staff' ? 'en' : 'ne').states.error);
    expect(html).toContain('<footer');
    expect((await get(path, { method: 'HEAD' })).status).toBe(503);
  }
  expect((await get('/made-up')).status).toBe(404);
  const album = await get('/gallery/1');
  expect([album.status, (await album.text()).includes(states.errorPage)]).toEqual([503, true]);
});

test('notices that were never stored are an error instead of an empty list, for programs and robots too', async () => {
  const { states: words } = messagesIn('ne');
  for (const path of ['/notice', '/notice/admission', item, '/notice/search?q=merit']) {
    const reply = await get(localPath(path, 'ne'));
    expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, '30']);
    expect([path, reply.headers.get('cache-control')]).toEqual([path, 'no-store']);
    const [, main = ''] = (await reply.text()).split('<main ');
    expect(main).toContain(path === item ? words.errorPageText : words.errorText);
    for (const empty of [words.noneYet, words.noNotice]) expect(main.split('</main>')[0]).not.toContain(empty);
  }
  for (const path of ['/api/notices', '/notice/rss.xml', '/notice/feed.json', `${item}/deadline.ics`, '/notice']) {
    const reply = await get(path, { headers: { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' } });
    expect([path, reply.status]).toEqual([path, 503]);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

for (const locale of behaviourLocales) {
  const { search, states: words } = messagesIn(locale);

  test(`a failed search while typing is reported in ${locale}, and the words stay`, async ({ page }) => {
    await page.goto(site.url + localPath('/notice', locale));
    await page.getByRole('searchbox').fill('merit');
    await expect(page.getByRole('alert').getByText(search.failed)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('merit');
    await expect(page.getByText(words.noData)).toHaveCount(0);
  });
}

test('a page without content is 503 while the campus API hangs, and recovers without an error when it is back', async () => {
  upstream.behave(hang);
  expect((await get('/keyStaff')).status).toBe(503);
  upstream.behave(null);
  await expect(async () => {
    expect((await get('/api/visits')).status).toBe(200);
    for (const path of ['/staff', '/', '/about']) {
      const reply = await get(path);
      expect([path, reply.status, (await reply.text()).includes(states.error)]).toEqual([path, 200, false]);
    }
  }).toPass({ timeout: 120_000, intervals: [1000] });
});

test.describe('notices stored before the campus API failed', () => {
  test.beforeAll(async () => {
    for (const path of [...lists, item]) expect([path, (await get(path)).status]).toEqual([path, 200]);
    await site.stop();
    await upstream.shut();
    ageStoredContent(dataDir, new Date(Date.now() - 20 * 60_000));
    site = await start();
  });

  for (const locale of behaviourLocales) {
    const { layout: words, notices, search } = messagesIn(locale);

    for (const javaScriptEnabled of [true, false]) {
      test.describe(`in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
        test.use({ javaScriptEnabled });

        test('stored notices are listed, readable and searchable, and the footer states their time', async ({
          page,
        }) => {
          const open = async (path: string) => {
            expect((await page.goto(site.url + localPath(path, locale)))?.status()).toBe(200);
            if (javaScriptEnabled) await closeFlashNotices(page);
            await expect(page.getByRole('contentinfo')).toContainText(words.oldContent);
          };
          await open(item);
          await expect(page.getByRole('heading', { level: 1 })).toContainText(
            locale === 'ne' ? 'बी.एस्सी. सी.एस.आई.टी.' : 'BSc CSIT',
          );
          await expect(page.getByRole('list', { name: notices.downloads }).locator('a[download]')).toHaveCount(3);
          await open('/notice/search?q=merit');
          await expect(page.locator('mark').first()).toHaveText('merit');
          await open('/notice/admission');
          await expect(page.getByRole('row')).toHaveCount(11);
          await page.getByRole('searchbox', { name: search.label }).fill('merit');
          await page.getByRole('main').getByRole('button', { name: search.button }).click();
          await expect(page.locator('mark').first()).toHaveText('merit');
        });
      });
    }
  }

  test('the API, the feeds and the calendars serve stored notices', async () => {
    for (const path of ['/api/notices?q=merit', '/notice/feed.xml', '/notice/admission/deadlines.ics'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
  });
});
