import { locales } from '#content/locale.ts';
import { documents as words } from '#content/messages/documents.ts';
import { findNumber } from '#content/messages/find-number.ts';
import { messagesIn } from '#content/messages/index.ts';
import { asFile, letterHtml, makeScan, printPdf, resultHtml, symbolNumber } from '#e2e/support/documents.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { expectNoOverflow, expectPageQuality } from '#e2e/support/html-rules.ts';
import { startMalformedCampus } from '#e2e/support/malformed-campus.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { publishContent } from '#e2e/support/publish-content.ts';
import { startSite } from '#e2e/support/servers.ts';
import { structuredTypes } from '#e2e/support/structured-data.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

// A campus with one notice of results, whose files are a text, a scan, a broken file and one of the QAA area, and one with a letter.
test.describe.configure({ mode: 'default' });
test.slow();
test.use({ allowedInConsole: /Failed to load resource/ });

const SECRET = 'publishes-in-this-test';
const notices: unknown[] = [];
let campus: Awaited<ReturnType<typeof startMalformedCampus>>;
let site: RunningServer;

const TITLE = 'Results of BBS fourth year';
const NOTICE = '/notice/item/901';
const RESULT = `${NOTICE}/file/1`;
/** A number that the third page of the file has in Devanagari digits. */
const NUMBER = symbolNumber(46);
/** A notice whose only file is a letter, in Nepali. */
const LETTER = '/notice/item/903';
const names = ['Result.pdf', 'Scan.pdf', 'Broken.pdf', 'Committee.pdf'];

test.beforeAll(async ({ browser }) => {
  const files = {
    'result.pdf': asFile(await printPdf(browser, resultHtml())),
    'scan.pdf': asFile(await makeScan(browser)),
    'broken.pdf': asFile(Buffer.from('%PDF-1.7 and nothing more')),
    'letter.pdf': asFile(await printPdf(browser, letterHtml())),
    'committee.pdf': asFile(await printPdf(browser, '<p>Confidential zebra of the committee 555-66-77</p>')),
  };
  notices.push({
    id: 901,
    description: TITLE,
    createdDate: '2026-11-20T10:00:00+05:45',
    fileName: 'result.pdf, scan.pdf, broken.pdf, committee.pdf',
    orignalFileName: names.join(', '),
  });
  notices.push({
    id: 903,
    description: 'पुस्तकालय खुल्ने समयसम्बन्धी सूचना',
    createdDate: '2026-11-19T10:00:00+05:45',
    fileName: 'letter.pdf',
    orignalFileName: 'Letter.pdf',
  });
  campus = await startMalformedCampus({ notices, files, qaaFiles: ['committee.pdf'] });
  site = await startSite(campus.url, { REVALIDATE_SECRET: SECRET, DOCUMENTS: 'on', RECOGNITION: 'off' });
  await expect(async () => expect(await textOf(RESULT)).toContain('id="page-3"')).toPass({ timeout: 120_000 });
  await expect(async () => expect(await textOf(`${NOTICE}/file/3`)).toContain(words.notReadable.en)).toPass({
    timeout: 60_000,
  });
});

test.afterAll(async () => {
  await site?.stop();
  campus?.stop();
});

test('a site that reads no documents offers the file on document pages and in the number search', async () => {
  const siteWithoutReader = await startSite(campus.url);
  try {
    for (const locale of locales) {
      const html = await (await fetch(`${siteWithoutReader.url}${localPath(RESULT, locale)}`)).text();
      expect(html).toContain(words.off[locale]);
      expect(html).not.toContain(words.waiting[locale]);
      expect(html).toMatch(/<a href="\/files\/result\.pdf[^"]*" download="Result\.pdf"/);
      const { find } = messagesIn(locale).documents;
      const result = await (
        await fetch(`${siteWithoutReader.url}${localPath(NOTICE, locale)}/find?number=12345`)
      ).text();
      expect(result).toContain(fillIn(find.notSearched.unreadable, { name: 'Result.pdf' }, locale));
      expect(result).not.toContain(fillIn(find.notSearched.waiting, { name: 'Result.pdf' }, locale));
      expect(result).toContain(`href="${localPath(RESULT, locale)}"`);
    }
  } finally {
    await siteWithoutReader.stop();
  }
});

const fetchPath = (path: string, headers = {}) => fetch(`${site.url}${path}`, { headers });
const textOf = async (path: string) => (await fetchPath(path)).text();

async function open(page: import('playwright/test').Page, path: string, isScripted = true): Promise<void> {
  await page.goto(`${site.url}${path}`);
  if (isScripted) await closeFlashNotices(page);
}

for (const locale of locales) {
  const { documents } = messagesIn(locale);
  const at = (path: string) => localPath(path, locale);

  test.describe(`documents of a notice, in ${locale}`, () => {
    test('a notice links its readable documents with a picture of the first page, and labels scans', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, at(NOTICE));
      const offered = page.getByRole('link', { name: new RegExp(`^${documents.read} : `) });
      await expect(offered).toHaveCount(2);
      for (const link of await offered.all()) await expect(link).toHaveAccessibleName(/\.pdf$/);
      await expect(page.getByText(documents.scan, { exact: true })).toHaveCount(1);
      await expect(page.getByText(documents.notReadable)).toHaveCount(1);
      const picture = page.locator('main picture img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(60);
      const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect((await (await fetch(source)).arrayBuffer()).byteLength).toBeLessThan(25_000);
      await expectPageQuality(page, locale);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.screenshot({ path: `test-results/result-notice-${locale}-360.png`, fullPage: true });
      await offered.first().click();
      await expect(page).toHaveURL(`${site.url}${at(RESULT)}`);
    });

    test('a document is readable page by page, with the file one tap away', async ({ page }) => {
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
      await expectPageQuality(page, locale);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.screenshot({ path: `test-results/document-${locale}-360.png`, fullPage: true });
      await page.goto(`${site.url}${at(RESULT)}#page-3`);
      await expect(page.locator('#page-3')).toBeInViewport();
    });

    test('the number search of a notice shows the number with the text around it', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, at(NOTICE));
      await page.getByLabel(documents.find.label).fill(NUMBER.replaceAll('-', ' '));
      await page.getByLabel(documents.find.label).press('Enter');
      await expect(page).toHaveURL(new RegExp(`${at(NOTICE)}/find\\?number=`));
      await expect(page.locator('main mark')).toHaveText('७-२-२९-१४६');
      const location = { number: NUMBER.replaceAll('-', ' '), page: 3, name: 'Result.pdf' };
      await expect(page.getByText(fillIn(documents.find.foundOne, location, locale))).toBeVisible();
      await expect(page.getByText(fillIn(documents.find.notSearched.scan, { name: 'Scan.pdf' }, locale))).toBeVisible();
      const broken = fillIn(documents.find.notSearched.unreadable, { name: 'Broken.pdf' }, locale);
      await expect(page.getByText(broken)).toBeVisible();
      for (const name of ['Scan.pdf', 'Broken.pdf'])
        await expect(page.getByRole('link', { name: `${documents.read} : ${name}` })).toBeVisible();
      await expect(page.getByText('Committee.pdf')).toHaveCount(0);
      await expectPageQuality(page, locale);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.screenshot({ path: `test-results/number-${locale}-360.png`, fullPage: true });
      await page.getByRole('link', { name: fillIn(documents.find.toPage, { page: 3 }, locale) }).click();
      await expect(page.locator('#page-3')).toBeInViewport();
    });

    test('the number search explains missing, short, long and non-numeric input', async () => {
      const findNumber = (number: string) => fetchPath(`${at(NOTICE)}/find?number=${encodeURIComponent(number)}`);
      const absent = await findNumber('7-2-29-999');
      expect(absent.status).toBe(200);
      expect(absent.headers.get('cache-control')).toContain('no-store');
      expect(await absent.text()).toContain(documents.find.absentCaution);
      expect(await (await findNumber('')).text()).toContain(documents.find.noNumber);
      expect(await (await findNumber('101')).text()).toContain(documents.find.short);
      for (const [number, sentence] of [
        ['Sita', documents.find.letters],
        ['1'.repeat(31), documents.find.tooLong],
      ] as const) {
        const rejected = await findNumber(number);
        expect(rejected.status).toBe(400);
        expect(await rejected.text()).toContain(sentence);
      }
      expect((await fetchPath(`${at('/notice/item/902')}/find?number=1`)).status).toBe(404);
    });

    test('text of documents appears in both searches below titles, with its page', async ({ page }) => {
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

    test('a notice whose only file is a short document has its whole text under the heading, once that is read', async ({
      page,
    }) => {
      await expect(async () => expect(await textOf(at(LETTER))).toContain('id="text"')).toPass({ timeout: 60_000 });
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, at(LETTER));
      const text = page.getByRole('region', { name: documents.inNotice });
      await expect(text.locator('p[lang=ne]').first()).toContainText('बिहान');
      await expect(text).toContainText(documents.caution);
      await expect(text.getByRole('link', { name: documents.rest })).toHaveCount(0);
      await expect(text.getByRole('link', { name: /Letter\.pdf/ })).toHaveAttribute('download', 'Letter.pdf');
      await expect(page.getByText(messagesIn(locale).states.otherLanguage.notice)).toHaveCount(locale === 'en' ? 1 : 0);
      await expectPageQuality(page, locale);
      await open(page, at(NOTICE));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
      await expect(page.getByRole('region', { name: documents.inNotice })).toHaveCount(0);
    });

    test('a number is found among the newest results, and the page lists what was searched', async ({ page }) => {
      const results = (number: string) => `${at('/notice/find-number')}?number=${encodeURIComponent(number)}`;
      await expect(async () => expect(await textOf(results(NUMBER))).toContain('<mark')).toPass({ timeout: 60_000 });
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, at('/notice/find-number'));
      await page.getByLabel(documents.find.label).fill(NUMBER);
      await page.getByLabel(documents.find.label).press('Enter');
      await expect(page).toHaveURL(`${site.url}${results(NUMBER)}`);
      await expect(page.locator('main mark')).toHaveText('७-२-२९-१४६');
      const sentence = fillIn(findNumber.foundOne[locale], { number: NUMBER }, locale);
      await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: TITLE }).getByRole('link')).toHaveAttribute('href', at(NOTICE));
      await expect(page.getByRole('heading', { name: findNumber.searched[locale] })).toBeVisible();
      await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expectPageQuality(page, locale);
      await page.setViewportSize({ width: 360, height: 740 });
      await main.getByRole('link', { name: fillIn(documents.find.toPage, { page: 3 }, locale) }).click();
      await expect(page.locator('#page-3')).toBeInViewport();
    });

    test('a number that is in no result is reported as such, and a wrong one is rejected', async ({ page }) => {
      const results = (number: string) => `${at('/notice/find-number')}?number=${encodeURIComponent(number)}`;
      const absent = await fetchPath(results('7-2-29-999'));
      expect(absent.status).toBe(200);
      expect(absent.headers.get('cache-control')).toContain('no-store');
      const html = await absent.text();
      expect(html).toContain(fillIn(findNumber.absentOne[locale], { number: '7-2-29-999' }, locale));
      expect(html).toContain(findNumber.absentCaution[locale]);
      expect(html).toContain(`href="${at(NOTICE)}"`);
      // A part of a number, and a number in a document without results.
      expect(await textOf(results('7-2-29'))).not.toContain('<mark');
      expect(await textOf(results('555-66-77'))).not.toContain('Committee.pdf');
      for (const [number, message] of [
        ['Sita', documents.find.letters],
        ['1'.repeat(31), documents.find.tooLong],
      ] as const) {
        const rejected = await fetchPath(results(number));
        expect(rejected.status).toBe(400);
        expect(await rejected.text()).toContain(message);
      }
      await open(page, results('7-2-29-999'));
      await expectPageQuality(page, locale);
    });

    test.describe('documents without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('a document and the number search work without scripts', async ({ page }) => {
        await open(page, at(RESULT), false);
        await expect(page.locator('#page-2')).toContainText(symbolNumber(1));
        await page.goto(`${site.url}${at(NOTICE)}/find`);
        await page.getByLabel(documents.find.label).fill(symbolNumber(1));
        await page.getByRole('button', { name: documents.find.button }).last().click();
        await expect(page.locator('main mark')).toHaveText(symbolNumber(1));
        await page.goto(`${site.url}${at('/notice/exam')}`);
        await page.getByRole('main').locator('summary').filter({ hasText: findNumber.short[locale] }).click();
        await page.getByLabel(documents.find.label).fill(symbolNumber(1));
        await page.getByLabel(documents.find.label).press('Enter');
        await expect(page.locator('main mark')).toHaveText(symbolNumber(1));
      });
    });

    test('lite pages of documents load no pictures', async ({ browser }) => {
      const context = await browser.newContext({ extraHTTPHeaders: { 'Save-Data': 'on' } });
      const page = await context.newPage();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      for (const path of [RESULT, NOTICE, `${NOTICE}/file/2`]) {
        await open(page, at(path));
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
      }
      await expect(page.locator('main picture img').first()).toBeAttached();
      expect(requests.filter((url) => url.includes('/page-pictures/'))).toEqual([]);
      await context.close();
    });
  });
}

test('a visited document is readable offline', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await open(page, RESULT);
  const cachedPaths = () =>
    page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(cachedPaths, { timeout: 60_000 }).toContain(RESULT);
  await context.setOffline(true);
  await page.goto(`${site.url}${RESULT}`);
  await expect(page.locator('#page-2')).toContainText(symbolNumber(1));
  await context.close();
});

test('a scan is labelled as such and shows its pages, an unreadable file states the reason', async ({ page }) => {
  await open(page, `${NOTICE}/file/2`);
  await expect(page.getByText(words.scanned.en)).toBeVisible();
  await expect(page.locator('#page-1 picture img')).toBeVisible();
  await open(page, `${NOTICE}/file/3`);
  await expect(page.getByText(words.unreadable.broken.en)).toBeVisible();
  await expect(page.getByRole('link', { name: words.file.en })).toBeVisible();
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('a document is in the sitemap, with canonical and alternate links and structured data', async ({ page }) => {
  await open(page, RESULT);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}${RESULT}`);
  await expect(page.locator('link[rel=alternate][hreflang=ne]')).toHaveAttribute('href', `${site.url}/ne${RESULT}`);
  await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
  expect(structuredTypes(await textOf(RESULT))).toContain('DigitalDocument');
  await expect(async () => expect(await textOf('/sitemap-notices-1.xml')).toContain(`${site.url}${RESULT}<`)).toPass();
  const robots = await textOf('/robots.txt');
  for (const path of ['/notice/item/*/find', '/notice/find-number']) expect(robots).toContain(`Disallow: ${path}`);
});

test('a printed document has its text and no pictures of its pages', async ({ page }) => {
  await open(page, RESULT);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#page-2 table').first()).toBeVisible();
  await expect(page.locator('#page-2 picture')).toBeHidden();
});

test('pictures of document pages are immutable, other picture addresses are an uncached 404', async () => {
  const [address = ''] = /\/page-pictures\/[^" ]+-360\.avif/.exec(await textOf(RESULT)) ?? [];
  const picture = await fetchPath(address);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/avif');
  expect(picture.headers.get('cache-control')).toContain('immutable');
  for (const other of [
    address.replace('-360', '-361'),
    address.replace(/\d+-360/, '99-360'),
    address.replace(/[0-9a-f]{8}/, '00000000'),
    address.replace('avif', 'png'),
  ]) {
    const missing = await fetchPath(other);
    expect(missing.status, other).toBe(404);
    expect(missing.headers.get('cache-control'), other).toContain('no-store');
  }
});

test('a document of the QAA area has no page, search result or number search', async () => {
  expect((await fetchPath(`${NOTICE}/file/4`)).status).toBe(404);
  expect(await textOf(NOTICE)).not.toContain(`${NOTICE}/file/4`);
  for (const query of ['zebra', '555-66-77', 'confidential']) {
    expect(await textOf(`/search?q=${query}`)).not.toContain(`${NOTICE}/file/4`);
  }
  expect(await textOf(`${NOTICE}/find?number=555-66-77`)).not.toContain('Committee.pdf');
});

test('the documents of a withdrawn notice disappear with it', async () => {
  const [address = ''] = /\/page-pictures\/[^" ]+-360\.avif/.exec(await textOf(RESULT)) ?? [];
  expect((await fetchPath(address)).status).toBe(200);
  notices.splice(0);
  await publishContent(site, SECRET, 'notices');
  await expect(async () => {
    expect((await fetchPath(RESULT)).status).toBe(404);
    expect((await fetchPath(`${NOTICE}/find?number=${NUMBER}`)).status).toBe(404);
    expect((await fetchPath(address)).status).toBe(404);
    expect(await textOf(`/search?q=${NUMBER}`)).not.toContain(RESULT);
    expect(await textOf(`/notice/search?q=${NUMBER}`)).not.toContain(RESULT);
  }).toPass({ timeout: 10_000 });
});
