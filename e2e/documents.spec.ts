import type { Page } from 'playwright/test';
import { documents as words } from '#content/messages/documents.ts';
import { messagesIn } from '#content/messages/index.ts';
import { findNumber } from '#content/messages/notices.ts';
import {
  asFile,
  letterHtml,
  makeScan,
  printPdf,
  resultHtml,
  SAMPLE_NOTICE,
  SAMPLE_RESULT,
  symbolNumber,
} from '#e2e/support/documents.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { expectNoOverflow, expectPageQuality } from '#e2e/support/html-rules.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { startMalformedCampus } from '#e2e/support/malformed-campus.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { publishContent } from '#e2e/support/publish-content.ts';
import { startSite } from '#e2e/support/servers.ts';
import { siteUrl } from '#e2e/support/site-pages.ts';
import { structuredTypes } from '#e2e/support/structured-data.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { makeOpenDocument } from '#packages/document-reader/testing/make-open-document.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';

/*
 * A campus with three notices: of results, whose files are a text, a scan, a broken file and one of the QAA area; of results, whose files are a PDF
 * with one table over several pages and an OpenDocument text; and with a letter.
 */
test.describe.configure({ mode: 'default' });
test.use({ allowedInConsole: /Failed to load resource/ });

const SECRET = 'publishes-in-this-test';
let notices: unknown[];
let campus: Awaited<ReturnType<typeof startMalformedCampus>>;
let site: RunningServer;

const TITLE = 'Results of BBS fourth year';
const NOTICE = '/notice/item/901';
const RESULT = `${NOTICE}/file/1`;
/** A number that the third page of the file has in Devanagari digits. */
const NUMBER = symbolNumber(46);
/** A notice whose only file is a letter, in Nepali. */
const LETTER = '/notice/item/903';

const ROWS = 120;
const LONG_NOTICE = '/notice/item/911';
const LONG_RESULT = `${LONG_NOTICE}/file/1`;
const TEXT = `${LONG_NOTICE}/file/2`;
const TABLE = `${LONG_RESULT}/table/1`;
const firstNames = ['Sita', 'Hari', 'Bina', 'Ram', 'Gita', 'Om', 'Uma'];
const nameOf = (row: number) => `${firstNames[row % firstNames.length]} Adhikari ${row}`;

const longNumber = (row: number) => `8-3-31-${100 + row}`;

/** One table over several printed pages, with its headings on each. */
function longResult(): string {
  const rows = Array.from(
    { length: ROWS },
    (_, at) =>
      `<tr><td>${at + 1}</td><td>${longNumber(at + 1)}</td><td>${nameOf(at + 1)}</td><td>${at % 2 ? 'Passed' : '=1+1'}</td></tr>`,
  );
  return `<h1>Result of BBS</h1><table><thead><tr><th>S.N.</th><th>Symbol No.</th><th>Name</th><th>Result</th></tr></thead>${rows.join('')}</table>`;
}

const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`;
const odtBody = [
  '<text:h text:outline-level="1">छात्रवृत्तिको नतिजा</text:h><text:p>छानिएका विद्यार्थी</text:p>',
  `<table:table><table:table-header-rows>${row('क्र.सं.', 'दर्ता नं.', 'नाम')}</table:table-header-rows>`,
  ...['सीता राई', 'हरि थापा', 'विना शर्मा', 'ओम गुरुङ'].map((name, at) => row(`${at + 1}`, `5-2-37-10${at}-2019`, name)),
  '</table:table>',
].join('');

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  const files = {
    'result.pdf': asFile(await printPdf(browser, resultHtml())),
    'scan.pdf': asFile(await makeScan(browser)),
    'broken.pdf': asFile(Buffer.from('%PDF-1.7 and nothing more')),
    'letter.pdf': asFile(await printPdf(browser, letterHtml())),
    'committee.pdf': asFile(await printPdf(browser, '<p>Confidential zebra of the committee 555-66-77</p>')),
    'long.pdf': asFile(await printPdf(browser, longResult())),
    'grants.odt': asFile(await makeOpenDocument('text', odtBody)),
  };
  notices = [
    {
      id: 901,
      description: TITLE,
      createdDate: '2026-11-20T10:00:00+05:45',
      fileName: 'result.pdf, scan.pdf, broken.pdf, committee.pdf',
      orignalFileName: 'Result.pdf, Scan.pdf, Broken.pdf, Committee.pdf',
    },
    {
      id: 911,
      description: 'Result of BBS first year',
      createdDate: '2026-11-19T12:00:00+05:45',
      fileName: 'long.pdf, grants.odt',
      orignalFileName: 'Long.pdf, Grants.odt',
    },
    {
      id: 903,
      description: 'पुस्तकालय खुल्ने समयसम्बन्धी सूचना',
      createdDate: '2026-11-19T10:00:00+05:45',
      fileName: 'letter.pdf',
      orignalFileName: 'Letter.pdf',
    },
  ];
  campus = await startMalformedCampus({ notices, files, qaaFiles: ['committee.pdf'] });
  site = await startSite(campus.url, { REVALIDATE_SECRET: SECRET, DOCUMENTS: 'on', RECOGNITION: 'off' });
  for (const [path, mark] of [
    [RESULT, 'id="page-3"'],
    [`${NOTICE}/file/3`, words.notReadable.en],
    [LONG_RESULT, 'id="page-1"'],
    [TEXT, 'id="page-1"'],
    [LETTER, 'id="text"'],
  ] as const)
    await expect(async () => expect(await textOf(path)).toContain(mark)).toPass({ timeout: 400_000, intervals: [500] });
});

test.afterAll(async () => {
  await site?.stop();
  campus?.stop();
});

const fetchPath = (path: string, headers = {}) => fetch(`${site.url}${path}`, { headers });
const textOf = async (path: string) => (await fetchPath(path)).text();

async function open(page: Page, path: string, isScripted = true): Promise<void> {
  await page.goto(`${site.url}${path}`);
  if (isScripted) await closeFlashNotices(page);
}

test('a site that reads no documents offers the file on document pages and in the number search', async () => {
  const html = await (await fetch(`${siteUrl()}/ne${SAMPLE_RESULT}`)).text();
  expect(html).toContain(words.off.ne);
  expect(html).not.toContain(words.waiting.ne);
  const [, name = ''] = /<a href="\/files\/[^"]+" download="([^"]+)"/.exec(html) ?? [];
  expect(name).not.toBe('');
  const { find } = messagesIn('ne').documents;
  const result = await (await fetch(`${siteUrl()}/ne${SAMPLE_NOTICE}/find?number=12345`)).text();
  expect(result).toContain(fillIn(find.notSearched.unreadable, { name }, 'ne'));
  expect(result).not.toContain(fillIn(find.notSearched.waiting, { name }, 'ne'));
  expect(result).toContain(`href="/ne${SAMPLE_RESULT}"`);
});

for (const locale of behaviourLocales) {
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
      await offered.first().click();
      await expect(page).toHaveURL(`${site.url}${at(RESULT)}`);
    });

    test('a document is readable page by page, with the file one tap away', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, at(RESULT));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Result');
      await expect(page.getByText(TITLE, { exact: true })).toHaveCount(1);
      await expect(page.getByText(documents.caution)).toBeVisible();
      await expect(page.getByRole('link', { name: documents.file })).toHaveAttribute('href', /^\/files\/result\.pdf/);
      await expect(page.getByRole('link', { name: documents.file })).toContainText('PDF');
      await expect(page.getByRole('link', { name: TITLE })).toHaveAttribute('href', at(NOTICE));
      for (const number of [1, 2, 3])
        await expect(page.locator(`#page-${number} h2`)).toHaveText(fillIn(documents.page, { page: number }, locale));
      await expect(page.locator('#page-1 [lang=ne]').first()).toContainText('भरतनगर');
      const table = page.locator('#page-2').getByRole('table').first();
      await expect(table).toContainText(symbolNumber(1));
      await expect(table).toContainText('Sita Kumari Adhikari');
      await expect(page.locator('main :is(script:not([type$=json]), iframe, style)')).toHaveCount(0);
      await expectPageQuality(page, locale);
      await page.setViewportSize({ width: 360, height: 740 });
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

    test('a notice whose only file is a short document has its whole text under the heading', async ({ page }) => {
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
      expect(html).toContain(fillIn(findNumber.absentMany[locale], { number: '7-2-29-999', count: 2 }, locale));
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

for (const locale of behaviourLocales) {
  const { documents, notices: noticeWords, tableRows } = messagesIn(locale);
  const at = (path: string) => localPath(path, locale);
  const total = formatNumber(ROWS, locale);

  test(`an OpenDocument text is readable, with its table, and a number search shows the row with its headings, in ${locale}`, async ({
    page,
  }) => {
    await open(page, at(TEXT));
    await expect(page.locator('#page-1 h3')).toHaveText('छात्रवृत्तिको नतिजा');
    await expect(page.locator('#page-1').getByRole('table')).toContainText('हरि थापा');
    await expect(page.getByRole('link', { name: documents.file })).toContainText('ODT');
    await page.setViewportSize({ width: 360, height: 740 });
    const edges = await page.locator('#page-1 section:has(table)').evaluate((frame) => {
      frame.style.width = '6rem';
      frame.scrollLeft = 100;
      const cells = [...frame.querySelectorAll('tbody tr:first-child td')].map((cell) => cell.getBoundingClientRect());
      const { left } = frame.getBoundingClientRect();
      return [frame.scrollLeft, (cells[0]?.left ?? 0) - left, (cells[1]?.left ?? 0) - left];
    });
    // The first column stays while the others scroll behind it.
    expect(edges[0]).toBeGreaterThan(0);
    expect(edges[1]).toBeLessThan(2);
    expect(edges[2]).toBeLessThan(edges[1] ?? 0);
    await open(page, `${at(LONG_NOTICE)}/find?number=5-2-37-101-2019`);
    const line = page.locator('main [role=status] ol > li').first();
    await expect(line.locator('dt')).toHaveText(['क्र.सं.', 'दर्ता नं.', 'नाम']);
    await expect(line.locator('dd')).toHaveText(['2', '5-2-37-101-2019', 'हरि थापा']);
    await expect(line.locator('dd mark')).toHaveText('5-2-37-101-2019');
  });

  test.describe(`tables of documents without scripts, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the rows are searched, sorted and paged from the page of the document', async ({ page }) => {
      await page.goto(`${site.url}${at(LONG_RESULT)}`);
      await expect(
        page.getByRole('heading', { name: fillIn(tableRows.headingOf, { caption: 'Result of BBS' }, locale) }),
      ).toBeVisible();
      await page.getByLabel(tableRows.label).fill('8 3 31 146');
      await page.getByRole('button', { name: tableRows.button }).last().click();
      await expect(page).toHaveURL(`${site.url}${at(TABLE)}?q=8+3+31+146`);
      await expect(page.locator('main tbody tr')).toHaveCount(1);
      await expect(page.locator('main tbody tr')).toContainText(nameOf(46));
      await expect(page.getByText(fillIn(tableRows.oneMatch, { query: '8 3 31 146', total }, locale))).toBeVisible();

      await page.goto(`${site.url}${at(LONG_RESULT)}`);
      await page.getByRole('link', { name: fillIn(tableRows.all, { count: total }, locale) }).click();
      await expect(page.locator('main tbody tr')).toHaveCount(50);
      await page.getByRole('columnheader', { name: 'Symbol No.' }).getByRole('link').click();
      await page.getByRole('columnheader', { name: 'Symbol No.' }).getByRole('link').click();
      await expect(page.getByRole('columnheader', { name: 'Symbol No.' })).toHaveAttribute('aria-sort', 'descending');
      await expect(page.locator('main tbody tr').first()).toContainText(longNumber(ROWS));
      await page
        .getByRole('navigation', { name: noticeWords.pages })
        .getByRole('link', { name: noticeWords.nextPage })
        .click();
      await expect(page).toHaveURL(`${site.url}${at(TABLE)}?sort=-symbol_number&page=2`);
      await expect(page.locator('main tbody tr').first()).toContainText(longNumber(ROWS - 50));
      await page.locator('main tbody tr').first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${at(LONG_RESULT)}#page-[23]$`));
    });

    test('the order is chosen in the form, together with the search', async ({ page }) => {
      await page.goto(`${site.url}${at(TABLE)}`);
      await page.getByLabel(tableRows.label).fill('sita');
      const option = fillIn(tableRows.descending, { column: 'Symbol No.' }, locale);
      await page.getByLabel(tableRows.sort, { exact: true }).selectOption({ label: option });
      await page.getByRole('button', { name: tableRows.button }).last().click();
      await expect(page).toHaveURL(`${site.url}${at(TABLE)}?q=sita&sort=-symbol_number`);
      await expect(page.locator('main tbody tr').first()).toContainText(nameOf(119));
      await expect(page.locator('main tbody tr').last()).toContainText(nameOf(7));
    });
  });

  test(`rows are found and sorted in place while typing, in ${locale}`, async ({ page }) => {
    await open(page, at(LONG_RESULT));
    const box = page.getByRole('searchbox', { name: tableRows.label });
    await box.click();
    await page.keyboard.type('8331146', { delay: 30 });
    const matches = page.locator('main [data-script=table-rows] tbody tr');
    await expect(matches).toHaveCount(1);
    await expect(matches).toContainText(nameOf(46));
    await expect(page).toHaveURL(`${site.url}${at(TABLE)}?q=8331146`);
    await box.fill('');
    await expect(matches).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}${at(LONG_RESULT)}`);

    await open(page, at(TABLE));
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    await page.getByRole('searchbox', { name: tableRows.label }).click();
    await page.keyboard.type('hari', { delay: 30 });
    await expect(page).toHaveURL(`${site.url}${at(TABLE)}?q=hari`);
    const heading = page.getByRole('columnheader', { name: 'Symbol No.' }).getByRole('link');
    await heading.click();
    await expect(page).toHaveURL(`${site.url}${at(TABLE)}?q=hari&sort=symbol_number`);
    await expect(heading).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}${at(TABLE)}?q=hari&sort=-symbol_number`);
    await expect(matches.first()).toContainText(nameOf(120));
    await expect(page.getByLabel(tableRows.sort, { exact: true })).toHaveValue('-symbol_number');
    await page.getByLabel(tableRows.sort, { exact: true }).selectOption('name');
    await expect(page).toHaveURL(`${site.url}${at(TABLE)}?q=hari&sort=name`);
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  });
}

test('a table is a file for spreadsheets and for programs, which hold all rows', async () => {
  const csv = await fetch(`${site.url}${TABLE}.csv`);
  expect(csv.status).toBe(200);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="Long 1\.csv"/);
  const bytes = Buffer.from(await csv.arrayBuffer());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const lines = bytes.toString().replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(ROWS + 1);
  expect(lines.slice(0, 2)).toEqual([
    'serial,symbol_number,name,result,page',
    `1,${longNumber(1)},${nameOf(1)},'=1+1,1`,
  ]);
  const etag = csv.headers.get('etag') ?? '';
  expect((await fetch(`${site.url}${TABLE}.csv`, { headers: { 'If-None-Match': etag } })).status).toBe(304);

  const json = await (await fetch(`${site.url}${TABLE}.json`)).json();
  expect(json).toMatchObject({
    document: { name: 'Long.pdf', url: `${site.url}${LONG_RESULT}` },
    table: 1,
    caption: 'Result of BBS',
  });
  expect(json.rows).toHaveLength(ROWS);
  expect(json.rows[1]).toMatchObject({
    serial: '2',
    symbol_number: longNumber(2),
    name: nameOf(2),
    result: 'Passed',
    page: 1,
  });
});

test('unknown tables, columns, pages and formats are Not Found, and a search that is too long is rejected', async () => {
  for (const path of [
    `${LONG_RESULT}/table/2`,
    `${LONG_RESULT}/table/0`,
    `${LONG_NOTICE}/file/9/table/1`,
    '/notice/item/912/file/1/table/1',
    '/publication/1/file/1/table/1',
    `${TABLE}?sort=age`,
    `${TABLE}?page=4`,
    `${TABLE}?page=x`,
    `${LONG_RESULT}/table/2.csv`,
    `${TABLE}.xml`,
    '/publication/1/file/1/table/1.json',
  ])
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(404);
  expect((await fetch(`${site.url}${TABLE}?q=${'a'.repeat(300)}`)).status).toBe(400);
});

test('searches of rows are stored nowhere and not indexed', async () => {
  const response = await fetch(`${site.url}${TABLE}?q=8331146`);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex, follow"\/?>/);
  expect((await fetch(`${site.url}${TABLE}.csv`)).headers.get('x-robots-tag')).toBe('noindex');
  expect(await textOf('/robots.txt')).toContain('Disallow: /notice/item/*/file/*/table/*');
});

test('pages of documents pass the accessibility rules and fit phones and desktops in English', async ({ page }) => {
  for (const path of [
    NOTICE,
    RESULT,
    `${NOTICE}/find?number=${NUMBER}`,
    LETTER,
    `/notice/find-number?number=${NUMBER}`,
    `${LONG_NOTICE}/find?number=5-2-37-101-2019`,
    `${TABLE}?q=adhikari&sort=-name`,
  ]) {
    await open(page, path);
    await expectPageQuality(page, 'en');
  }
  await open(page, `/ne${TABLE}?q=adhikari&sort=-name`);
  const { tableRows } = messagesIn('ne');
  const total = formatNumber(ROWS, 'ne');
  await expect(
    page.getByText(fillIn(tableRows.matches, { query: 'adhikari', count: total, total }, 'ne')),
  ).toBeVisible();
  await expectPageQuality(page, 'ne');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('main thead')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main thead')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: tableRows.label })).toBeHidden();
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
  }).toPass({ timeout: 120_000 });
});
