import { messagesIn } from '#content/messages/index.ts';
import { startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { makeDataDir, startSite } from '#e2e/support/servers.ts';
import { ageStoredContent } from '#e2e/support/stored-content.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

const item = '/notice/item/322';
const lists = ['/notice', '/notice/admission', '/notice/administration', '/notice/exam', '/notice/downloads'];

// Separate sites, whose first pages are slow. Errors of the visit counter and of the documents themselves are allowed.
test.slow();
test.use({ allowedInConsole: /status of 503/ });

let site: RunningServer;

test.describe('notices stored before the campus API failed', () => {
  test.beforeAll(async () => {
    const dataDir = makeDataDir();
    const upstream = await startFaultyUpstream();
    const before = await startSite(upstream.url, { DATA_DIR: dataDir });
    for (const path of [...lists, item]) expect((await fetch(before.url + path)).status).toBe(200);
    await before.stop();
    await upstream.shut();
    ageStoredContent(dataDir, new Date(Date.now() - 20 * 60_000));
    site = await startSite(upstream.url, { DATA_DIR: dataDir });
  });
  test.afterAll(() => site.stop());

  for (const locale of behaviourLocales) {
    const { layout, notices, search } = messagesIn(locale);

    for (const javaScriptEnabled of [true, false]) {
      test.describe(`in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
        test.use({ javaScriptEnabled });

        test('stored notices are listed, readable and searchable, and the footer states their time', async ({
          page,
        }) => {
          const open = async (path: string) => {
            expect((await page.goto(site.url + localPath(path, locale)))?.status()).toBe(200);
            if (javaScriptEnabled) await closeFlashNotices(page);
            await expect(page.getByRole('contentinfo')).toContainText(layout.oldContent);
          };
          await open(item);
          await expect(page.getByRole('heading', { level: 1 })).toContainText('BSc CSIT');
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
    for (const path of ['/api/notices?q=merit', '/notice/feed.xml', '/notice/admission/deadlines.ics']) {
      expect((await fetch(site.url + path)).status).toBe(200);
    }
  });
});

test.describe('notices that were never stored', () => {
  test.beforeAll(async () => {
    const upstream = await startFaultyUpstream();
    await upstream.shut();
    site = await startSite(upstream.url);
  });
  test.afterAll(() => site.stop());

  for (const locale of behaviourLocales) {
    const { search, states } = messagesIn(locale);

    for (const path of ['/notice', '/notice/admission', item, '/notice/search?q=merit']) {
      test(`${localPath(path, locale)} shows an error instead of an empty list`, async ({ page }) => {
        const response = await page.goto(site.url + localPath(path, locale));
        expect(response?.status()).toBe(503);
        expect(response?.headers()).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
        await expect(page.getByRole('main')).toContainText(path === item ? states.errorPageText : states.errorText);
        await expect(page.getByRole('main')).not.toContainText(states.noneYet);
        await expect(page.getByRole('main')).not.toContainText(states.noNotice);
      });
    }

    test(`a failed search while typing is reported in ${locale}, and the words stay`, async ({ page }) => {
      await page.goto(site.url + localPath('/notice', locale));
      await page.getByRole('searchbox').fill('merit');
      await expect(page.getByRole('alert').getByText(search.failed)).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('merit');
      await expect(page.getByText(states.noData)).toHaveCount(0);
    });
  }

  test('endpoints and pages are 503 for programs and robots too', async () => {
    for (const path of ['/api/notices', '/notice/rss.xml', '/notice/feed.json', `${item}/deadline.ics`, '/notice']) {
      const reply = await fetch(site.url + path, {
        headers: { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' },
      });
      expect([path, reply.status]).toEqual([path, 503]);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});
