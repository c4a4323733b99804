import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { asFile, printPdf, symbolNumber } from '#e2e/support/documents.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { expectPageQuality } from '#e2e/support/html-rules.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { startMalformedCampus } from '#e2e/support/malformed-campus.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { makeOpenDocument } from '#lib/platform/document-reader/testing/make-open-document.ts';
import { formatNumber } from '#lib/platform/i18n/digits.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

// A campus with a notice of results, whose files are a PDF with one table over several pages and an OpenDocument text.
test.describe.configure({ mode: 'default' });
test.slow();
test.use({ allowedInConsole: /Failed to load resource/ });

const ROWS = 120;
const NOTICE = '/notice/item/911';
const RESULT = `${NOTICE}/file/1`;
const TEXT = `${NOTICE}/file/2`;
const TABLE = `${RESULT}/table/1`;
const firstNames = ['Sita', 'Hari', 'Bina', 'Ram', 'Gita', 'Om', 'Uma'];
const nameOf = (row: number) => `${firstNames[row % firstNames.length]} Adhikari ${row}`;

/** One table over several printed pages, with its headings on each. */
function longResult(): string {
  const rows = Array.from(
    { length: ROWS },
    (_, at) =>
      `<tr><td>${at + 1}</td><td>${symbolNumber(at + 1)}</td><td>${nameOf(at + 1)}</td><td>${at % 2 ? 'Passed' : '=1+1'}</td></tr>`,
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

let campus: Awaited<ReturnType<typeof startMalformedCampus>>;
let site: RunningServer;
const textOf = async (path: string) => (await fetch(`${site.url}${path}`)).text();

test.beforeAll(async ({ browser }) => {
  test.setTimeout(400_000);
  const files = {
    'result.pdf': asFile(await printPdf(browser, longResult())),
    'grants.odt': asFile(await makeOpenDocument('text', odtBody)),
  };
  const notices = [
    {
      id: 911,
      description: 'Result of BBS fourth year',
      createdDate: '2026-11-20T10:00:00+05:45',
      fileName: Object.keys(files).join(', '),
      orignalFileName: 'Result.pdf, Grants.odt',
    },
  ];
  campus = await startMalformedCampus({ notices, files });
  site = await startSite(campus.url, { DOCUMENTS: 'on' });
  for (const path of [RESULT, TEXT])
    await expect(async () => expect(await textOf(path)).toContain('id="page-1"')).toPass({ timeout: 170_000 });
});

test.afterAll(async () => {
  await site?.stop();
  campus?.stop();
});

async function open(page: import('playwright/test').Page, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`);
  await closeFlashNotices(page);
}

for (const locale of locales) {
  const { documents, tableRows } = messagesIn(locale);
  const at = (path: string) => localPath(path, locale);
  const total = formatNumber(ROWS, locale);

  test.describe(`tables of documents, in ${locale}`, () => {
    test('the page of rows fits phones and desktops, and passes the accessibility rules', async ({ page }) => {
      await open(page, `${at(TABLE)}?q=adhikari&sort=-name`);
      await expect(
        page.getByText(fillIn(tableRows.matches, { query: 'adhikari', count: total, total }, locale)),
      ).toBeVisible();
      await expectPageQuality(page, locale);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.locator('main thead')).toBeHidden();
      await page.screenshot({ path: `test-results/table-${locale}-360.png` });
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('main thead')).toBeVisible();
      await expect(page.getByRole('searchbox', { name: tableRows.label })).toBeHidden();
    });

    test('an OpenDocument text is readable, with its table, and a number search shows the row with its headings', async ({
      page,
    }) => {
      await open(page, at(TEXT));
      await expect(page.locator('#page-1 h3')).toHaveText('छात्रवृत्तिको नतिजा');
      await expect(page.locator('#page-1').getByRole('table')).toContainText('हरि थापा');
      await expect(page.getByRole('link', { name: documents.file })).toContainText('ODT');
      await open(page, `${at(NOTICE)}/find?number=5-2-37-101-2019`);
      const line = page.locator('main [role=status] ol > li').first();
      await expect(line.locator('dt')).toHaveText(['क्र.सं.', 'दर्ता नं.', 'नाम']);
      await expect(line.locator('dd')).toHaveText(['2', '5-2-37-101-2019', 'हरि थापा']);
      await expect(line.locator('dd mark')).toHaveText('5-2-37-101-2019');
      await expectPageQuality(page, locale);
    });
  });
}

for (const locale of behaviourLocales) {
  const { tableRows, notices } = messagesIn(locale);
  const at = (path: string) => localPath(path, locale);
  const total = formatNumber(ROWS, locale);

  test.describe(`tables of documents without scripts, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the rows are searched, sorted and paged from the page of the document', async ({ page }) => {
      await page.goto(`${site.url}${at(RESULT)}`);
      await expect(
        page.getByRole('heading', { name: fillIn(tableRows.headingOf, { caption: 'Result of BBS' }, locale) }),
      ).toBeVisible();
      await page.getByLabel(tableRows.label).fill('7 2 29 146');
      await page.getByRole('button', { name: tableRows.button }).last().click();
      await expect(page).toHaveURL(`${site.url}${at(TABLE)}?q=7+2+29+146`);
      await expect(page.locator('main tbody tr')).toHaveCount(1);
      await expect(page.locator('main tbody tr')).toContainText(nameOf(46));
      await expect(page.getByText(fillIn(tableRows.oneMatch, { query: '7 2 29 146', total }, locale))).toBeVisible();

      await page.goto(`${site.url}${at(RESULT)}`);
      await page.getByRole('link', { name: fillIn(tableRows.all, { count: total }, locale) }).click();
      await expect(page.locator('main tbody tr')).toHaveCount(50);
      await page.getByRole('columnheader', { name: 'Symbol No.' }).getByRole('link').click();
      await page.getByRole('columnheader', { name: 'Symbol No.' }).getByRole('link').click();
      await expect(page.getByRole('columnheader', { name: 'Symbol No.' })).toHaveAttribute('aria-sort', 'descending');
      await expect(page.locator('main tbody tr').first()).toContainText(symbolNumber(ROWS));
      await page.getByRole('navigation', { name: notices.pages }).getByRole('link', { name: notices.nextPage }).click();
      await expect(page).toHaveURL(`${site.url}${at(TABLE)}?sort=-symbol_number&page=2`);
      await expect(page.locator('main tbody tr').first()).toContainText(symbolNumber(ROWS - 50));
      await page.locator('main tbody tr').first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${at(RESULT)}#page-[23]$`));
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
    await open(page, at(RESULT));
    const box = page.getByRole('searchbox', { name: tableRows.label });
    await box.click();
    await page.keyboard.type('7229146', { delay: 30 });
    const matches = page.locator('main [data-script=table-rows] tbody tr');
    await expect(matches).toHaveCount(1);
    await expect(matches).toContainText(nameOf(46));
    await expect(page).toHaveURL(`${site.url}${at(TABLE)}?q=7229146`);
    await box.fill('');
    await expect(matches).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}${at(RESULT)}`);

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
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="Result 1\.csv"/);
  const bytes = Buffer.from(await csv.arrayBuffer());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const lines = bytes.toString().replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(ROWS + 1);
  expect(lines.slice(0, 2)).toEqual([
    'serial,symbol_number,name,result,page',
    `1,${symbolNumber(1)},${nameOf(1)},'=1+1,1`,
  ]);
  const etag = csv.headers.get('etag') ?? '';
  expect((await fetch(`${site.url}${TABLE}.csv`, { headers: { 'If-None-Match': etag } })).status).toBe(304);

  const json = await (await fetch(`${site.url}${TABLE}.json`)).json();
  expect(json).toMatchObject({
    document: { name: 'Result.pdf', url: `${site.url}${RESULT}` },
    table: 1,
    caption: 'Result of BBS',
  });
  expect(json.rows).toHaveLength(ROWS);
  expect(json.rows[1]).toMatchObject({
    serial: '2',
    symbol_number: symbolNumber(2),
    name: nameOf(2),
    result: 'Passed',
    page: 1,
  });
});

test('unknown tables, columns, pages and formats are Not Found, and a search that is too long is rejected', async () => {
  for (const path of [
    `${RESULT}/table/2`,
    `${RESULT}/table/0`,
    `${NOTICE}/file/9/table/1`,
    '/notice/item/912/file/1/table/1',
    '/publication/1/file/1/table/1',
    `${TABLE}?sort=age`,
    `${TABLE}?page=4`,
    `${TABLE}?page=x`,
    `${RESULT}/table/2.csv`,
    `${TABLE}.xml`,
    '/publication/1/file/1/table/1.json',
  ])
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(404);
  expect((await fetch(`${site.url}${TABLE}?q=${'a'.repeat(300)}`)).status).toBe(400);
});

test('searches of rows are stored nowhere and not indexed', async () => {
  const response = await fetch(`${site.url}${TABLE}?q=7229146`);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex, follow"\/?>/);
  expect((await fetch(`${site.url}${TABLE}.csv`)).headers.get('x-robots-tag')).toBe('noindex');
  expect(await textOf('/robots.txt')).toContain('Disallow: /notice/item/*/file/*/table/*');
});
