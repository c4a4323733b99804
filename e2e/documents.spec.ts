import { locales } from '#content/locale.ts';
import { documents as words } from '#content/messages/documents.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectNoOverflow, expectWellMade } from '#e2e/support/html-rules.ts';
import { startOddCampus } from '#e2e/support/malformed-campus.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { localPath } from '#lib/routes/paths.ts';
import { asFile, makePdf, makeScan, resultHtml, symbolNumber } from './support/documents.ts';
import { closeFlashNotices } from './support/flash-notices.ts';
import type { Running } from './support/process.ts';
import { publishContent } from './support/publish-content.ts';
import { startSite } from './support/servers.ts';
import { structuredKinds } from './support/structured-data.ts';
import { expect, test } from './support/test.ts';

// A campus with a notice of results: a text, a scan, a file that is none, and one of the QAA area.
test.describe.configure({ mode: 'default' });
test.slow();
test.use({ allowedInConsole: /Failed to load resource/ });

const SECRET = 'publishes-in-this-test';
const notices: unknown[] = [];
let campus: Awaited<ReturnType<typeof startOddCampus>>;
let site: Running;

const TITLE = 'Results of BBS fourth year';
const NOTICE = '/notice/item/901';
const RESULT = `${NOTICE}/file/1`;
/** In Devanagari in the file, on its third page. */
const NUMBER = symbolNumber(46);
const names = ['Result.pdf', 'Scan.pdf', 'Broken.pdf', 'Committee.pdf'];

test.beforeAll(async ({ browser }) => {
  const files = {
    'result.pdf': asFile(await makePdf(browser, resultHtml())),
    'scan.pdf': asFile(await makeScan(browser)),
    'broken.pdf': asFile(Buffer.from('%PDF-1.7 and nothing more')),
    'committee.pdf': asFile(await makePdf(browser, '<p>Confidential zebra of the committee 555-66-77</p>')),
  };
  notices.push({
    id: 901,
    description: TITLE,
    createdDate: '2026-11-20T10:00:00+05:45',
    fileName: Object.keys(files).join(', '),
    orignalFileName: names.join(', '),
  });
  campus = await startOddCampus({ notices, files, qaaFiles: ['committee.pdf'] });
  site = await startSite(campus.url, { REVALIDATE_SECRET: SECRET, DOCUMENTS: 'on' });
  await expect(async () => expect(await textOf(RESULT)).toContain('id="page-3"')).toPass({ timeout: 120_000 });
  await expect(async () => expect(await textOf(`${NOTICE}/file/3`)).toContain(words.notReadable.en)).toPass({
    timeout: 60_000,
  });
});

test.afterAll(async () => {
  await site?.stop();
  campus?.stop();
});

test('where a site reads no documents, the page of one and the search for a number say so and lead to the file', async () => {
  const unread = await startSite(campus.url);
  try {
    for (const locale of locales) {
      const html = await (await fetch(`${unread.url}${localPath(RESULT, locale)}`)).text();
      expect(html).toContain(words.off[locale]);
      expect(html).not.toContain(words.waiting[locale]);
      expect(html).toMatch(/<a href="\/files\/result\.pdf[^"]*" download="Result\.pdf"/);
      const { find } = messagesIn(locale).documents;
      const answer = await (await fetch(`${unread.url}${localPath(NOTICE, locale)}/find?number=12345`)).text();
      expect(answer).toContain(fillIn(find.notSearched.unreadable, { name: 'Result.pdf' }, locale));
      expect(answer).not.toContain(fillIn(find.notSearched.waiting, { name: 'Result.pdf' }, locale));
      expect(answer).toContain(`href="${localPath(RESULT, locale)}"`);
    }
  } finally {
    await unread.stop();
  }
});

const ask = (path: string, headers = {}) => fetch(`${site.url}${path}`, { headers });
const textOf = async (path: string) => (await ask(path)).text();

async function open(page: import('playwright/test').Page, path: string, isScripted = true): Promise<void> {
  await page.goto(`${site.url}${path}`);
  if (isScripted) await closeFlashNotices(page);
}

for (const locale of locales) {
  const { documents } = messagesIn(locale);
  const at = (path: string) => localPath(path, locale);

  test.describe(`what is in documents, in ${locale},`, () => {
    test('is offered beside the file, with its first page, and a scan is named as one', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, at(NOTICE));
      const offered = page.getByRole('link', { name: documents.read });
      await expect(offered).toHaveCount(2);
      for (const link of await offered.all()) await expect(link).toHaveAccessibleName(/\.pdf$/);
      await expect(page.getByText(documents.scan, { exact: true })).toHaveCount(1);
      await expect(page.getByText(documents.notReadable)).toHaveCount(1);
      const picture = page.locator('main picture img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
      const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect((await (await fetch(shown)).arrayBuffer()).byteLength).toBeLessThan(25_000);
      await expectWellMade(page, locale);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.screenshot({ path: `test-results/result-notice-${locale}-360.png`, fullPage: true });
      await offered.first().click();
      await expect(page).toHaveURL(`${site.url}${at(RESULT)}`);
    });

    test('is read page by page, with the file one tap away', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, at(RESULT));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
      await expect(page.getByText(TITLE, { exact: true })).toHaveCount(1);
      await expect(page.locator('main p').filter({ hasText: /^Result\.pdf$/ })).toBeVisible();
      await expect(page.getByText(documents.caution)).toBeVisible();
      await expect(page.getByRole('link', { name: documents.file })).toHaveAttribute('href', /^\/files\/result\.pdf/);
      await expect(page.getByRole('link', { name: documents.file })).toContainText('PDF');
      await expect(page.getByRole('link', { name: documents.toOwner.notice })).toHaveAttribute('href', at(NOTICE));
      for (const number of [1, 2, 3])
        await expect(page.locator(`#page-${number} h2`)).toHaveText(fillIn(documents.page, { page: number }, locale));
      await expect(page.locator('#page-1 [lang=ne]').first()).toContainText('भरतनगर');
      const table = page.locator('#page-2').getByRole('table').first();
      await expect(table).toContainText(symbolNumber(1));
      await expect(table).toContainText('Sita Kumari Adhikari');
      await expect(page.locator('main :is(script:not([type$=json]), iframe, style)')).toHaveCount(0);
      await expectWellMade(page, locale);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.screenshot({ path: `test-results/document-${locale}-360.png`, fullPage: true });
      await page.goto(`${site.url}${at(RESULT)}#page-3`);
      await expect(page.locator('#page-3')).toBeInViewport();
    });

    test('is answered for one number, with the line around it', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, at(NOTICE));
      await page.getByLabel(documents.find.label).fill(NUMBER.replaceAll('-', ' '));
      await page.getByLabel(documents.find.label).press('Enter');
      await expect(page).toHaveURL(new RegExp(`${at(NOTICE)}/find\\?number=`));
      await expect(page.locator('main mark')).toHaveText('७-२-२९-१४६');
      const told = { number: NUMBER.replaceAll('-', ' '), page: 3, name: 'Result.pdf' };
      await expect(page.getByText(fillIn(documents.find.found, told, locale))).toBeVisible();
      await expect(page.getByText(fillIn(documents.find.notSearched.scan, { name: 'Scan.pdf' }, locale))).toBeVisible();
      const broken = fillIn(documents.find.notSearched.unreadable, { name: 'Broken.pdf' }, locale);
      await expect(page.getByText(broken)).toBeVisible();
      for (const name of ['Scan.pdf', 'Broken.pdf'])
        await expect(page.getByRole('link', { name: `${documents.read} : ${name}` })).toBeVisible();
      await expect(page.getByText('Committee.pdf')).toHaveCount(0);
      await expectWellMade(page, locale);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.screenshot({ path: `test-results/number-${locale}-360.png`, fullPage: true });
      await page.getByRole('link', { name: fillIn(documents.find.toPage, { page: 3 }, locale) }).click();
      await expect(page.locator('#page-3')).toBeInViewport();
    });

    test('is answered for what is no number, too', async () => {
      const find = (number: string) => ask(`${at(NOTICE)}/find?number=${encodeURIComponent(number)}`);
      const absent = await find('7-2-29-999');
      expect(absent.status).toBe(200);
      expect(absent.headers.get('cache-control')).toContain('no-store');
      expect(await absent.text()).toContain(documents.find.absentCaution);
      expect(await (await find('')).text()).toContain(documents.find.noNumber);
      expect(await (await find('101')).text()).toContain(documents.find.short);
      for (const [number, sentence] of [
        ['Sita', documents.find.letters],
        ['1'.repeat(31), documents.find.tooLong],
      ] as const) {
        const refused = await find(number);
        expect(refused.status).toBe(400);
        expect(await refused.text()).toContain(sentence);
      }
      expect((await ask(`${at('/notice/item/902')}/find?number=1`)).status).toBe(404);
    });

    test('is found by the searches, below titles, with the page where it stands', async ({ page }) => {
      for (const query of [NUMBER, '७२२९१४६', '7 2 29 146']) {
        await expect(async () => {
          await open(page, `${at('/search')}?q=${encodeURIComponent(query)}`);
          await expect(page.locator('main ol a[href*="/file/"]').first()).toHaveAttribute(
            'href',
            new RegExp(`^${at(RESULT)}#page-3:~:text=`),
            { timeout: 1000 },
          );
        }).toPass({ timeout: 60_000 });
      }
      const where = { words: 'Result.pdf', page: 3 };
      const reason = locale === 'ne' ? 'Result.pdf को पृष्ठ ३ मा' : `in ${where.words}, page ${where.page}`;
      await expect(page.getByText(reason)).toBeVisible();
      await open(page, `${at('/notice/search')}?q=${NUMBER}`);
      await expect(page.getByRole('table').getByRole('link', { name: reason })).toHaveAttribute('href', /#page-3/);
      await open(page, `${at('/search')}?q=bharatnagar`);
      await expect(page.locator('main ol a[href*="/file/"]').first()).toHaveAttribute('href', `${at(RESULT)}#page-1`);
      await expectNoOverflow(page);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('is read, and answers for a number', async ({ page }) => {
        await open(page, at(RESULT), false);
        await expect(page.locator('#page-2')).toContainText(symbolNumber(1));
        await page.goto(`${site.url}${at(NOTICE)}/find`);
        await page.getByLabel(documents.find.label).fill(symbolNumber(1));
        await page.getByRole('button', { name: documents.find.button }).last().click();
        await expect(page.locator('main mark')).toHaveText(symbolNumber(1));
      });
    });

    test('costs no picture in lite pages', async ({ browser }) => {
      const context = await browser.newContext({ extraHTTPHeaders: { 'Save-Data': 'on' } });
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const path of [RESULT, NOTICE, `${NOTICE}/file/2`]) {
        await open(page, at(path));
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
      }
      await expect(page.locator('main picture img').first()).toBeAttached();
      expect(asked.filter((url) => url.includes('/page-pictures/'))).toEqual([]);
      await context.close();
    });
  });
}

test('a document is read without a connection once it was read', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await open(page, RESULT);
  const kept = () =>
    page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept, { timeout: 60_000 }).toContain(RESULT);
  await context.setOffline(true);
  await page.goto(`${site.url}${RESULT}`);
  await expect(page.locator('#page-2')).toContainText(symbolNumber(1));
  await context.close();
});

test('a scan is said to be one, and shows its pages; what cannot be read says why', async ({ page }) => {
  await open(page, `${NOTICE}/file/2`);
  await expect(page.getByText(words.scanned.en)).toBeVisible();
  await expect(page.locator('#page-1 picture img')).toBeVisible();
  await open(page, `${NOTICE}/file/3`);
  await expect(page.getByText(words.unreadable.broken.en)).toBeVisible();
  await expect(page.getByRole('link', { name: words.file.en })).toBeVisible();
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('search engines are led to a document, with what it is', async ({ page }) => {
  await open(page, RESULT);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}${RESULT}`);
  await expect(page.locator('link[rel=alternate][hreflang=ne]')).toHaveAttribute('href', `${site.url}/ne${RESULT}`);
  await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
  expect(structuredKinds(await textOf(RESULT))).toContain('DigitalDocument');
  await expect(async () => expect(await textOf('/sitemap-notices-1.xml')).toContain(`${site.url}${RESULT}<`)).toPass();
  expect(await textOf('/robots.txt')).toContain('Disallow: /notice/item/*/find');
});

test('on paper the text stands without the pictures of its pages', async ({ page }) => {
  await open(page, RESULT);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#page-2 table').first()).toBeVisible();
  await expect(page.locator('#page-2 picture')).toBeHidden();
});

test('pictures of pages are for ever, others are 404 and stored by nobody', async () => {
  const [address = ''] = /\/page-pictures\/[^" ]+-360\.avif/.exec(await textOf(RESULT)) ?? [];
  const picture = await ask(address);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/avif');
  expect(picture.headers.get('cache-control')).toContain('immutable');
  for (const other of [
    address.replace('-360', '-361'),
    address.replace(/\d+-360/, '99-360'),
    address.replace(/[0-9a-f]{8}/, '00000000'),
    address.replace('avif', 'png'),
  ]) {
    const missing = await ask(other);
    expect(missing.status, other).toBe(404);
    expect(missing.headers.get('cache-control'), other).toContain('no-store');
  }
});

test('a document of the QAA area is in none of it', async () => {
  expect((await ask(`${NOTICE}/file/4`)).status).toBe(404);
  expect(await textOf(NOTICE)).not.toContain(`${NOTICE}/file/4`);
  for (const query of ['zebra', '555-66-77', 'confidential']) {
    expect(await textOf(`/search?q=${query}`)).not.toContain(`${NOTICE}/file/4`);
  }
  expect(await textOf(`${NOTICE}/find?number=555-66-77`)).not.toContain('Committee.pdf');
});

test('the documents of a withdrawn notice disappear with it', async () => {
  const [address = ''] = /\/page-pictures\/[^" ]+-360\.avif/.exec(await textOf(RESULT)) ?? [];
  expect((await ask(address)).status).toBe(200);
  notices.splice(0);
  await publishContent(site, SECRET, 'notices');
  await expect(async () => {
    expect((await ask(RESULT)).status).toBe(404);
    expect((await ask(`${NOTICE}/find?number=${NUMBER}`)).status).toBe(404);
    expect((await ask(address)).status).toBe(404);
    expect(await textOf(`/search?q=${NUMBER}`)).not.toContain(RESULT);
    expect(await textOf(`/notice/search?q=${NUMBER}`)).not.toContain(RESULT);
  }).toPass({ timeout: 10_000 });
});
