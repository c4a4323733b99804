import { messagesIn } from '#content/messages/index.ts';
import { asFile, pdfOfPictures, photographPage, resultHtml, symbolNumber } from '#e2e/support/documents.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { expectPageQuality } from '#e2e/support/html-rules.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { startMalformedCampus } from '#e2e/support/malformed-campus.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

// A campus with one notice, whose files are a scan of two pages, a photograph of a letter, and a picture without text.
test.describe.configure({ mode: 'default' });

let campus: Awaited<ReturnType<typeof startMalformedCampus>>;
let site: RunningServer;

const METRICS = 'reads-metrics-in-this-test';
const NOTICE = '/notice/item/905';
const SCAN = `${NOTICE}/file/1`;
const LETTER = `${NOTICE}/file/2`;
const letter = `<h1>छात्रवृत्तिसम्बन्धी सूचना</h1>
<p>यस क्याम्पसमा अध्ययनरत विद्यार्थीहरूलाई छात्रवृत्ति प्रदान गरिने भएकाले निवेदन दिनुहुन सूचित गरिन्छ।</p>
<p>निवेदन दिने अन्तिम मिति २०८३ भाद्र १० गते हुनेछ। थप जानकारीका लागि प्रशासन शाखामा सम्पर्क गर्नुहोस्।</p>`;
const [, firstPage = '', secondPage = ''] = resultHtml().split('<div style="break-after:page"></div>');

test.beforeAll(async ({ browser }) => {
  // Recognition has the lowest priority: on a busy machine it takes minutes.
  test.setTimeout(600_000);
  const pages = [await photographPage(browser, firstPage), await photographPage(browser, secondPage)];
  const files = {
    'scan.pdf': asFile(await pdfOfPictures(browser, pages)),
    'letter.jpg': asFile(await photographPage(browser, letter), 'image/jpeg'),
    'sky.jpg': asFile(
      await photographPage(browser, '<div style="height:900px;background:skyblue"></div>'),
      'image/jpeg',
    ),
  };
  const notices = [
    {
      id: 905,
      description: 'Results of BBS fourth year',
      createdDate: '2026-11-20T10:00:00+05:45',
      fileName: Object.keys(files).join(', '),
      orignalFileName: 'Result.pdf, Letter.jpg, Sky.jpg',
    },
  ];
  campus = await startMalformedCampus({ notices, files });
  site = await startSite(campus.url, { DOCUMENTS: 'on', METRICS_SECRET: METRICS });
  await expect(async () => {
    expect(await textOf(SCAN)).toMatch(/7-2-29-1\d\d[\s\S]*id="page-2"[\s\S]*<table/);
    expect(await textOf(LETTER)).toContain('छात्रवृत्ति');
  }).toPass({ timeout: 560_000 });
});

test.afterAll(async () => {
  await site?.stop();
  campus?.stop();
});

const textOf = async (path: string) => (await fetch(`${site.url}${path}`)).text();

for (const locale of behaviourLocales) {
  const { documents } = messagesIn(locale);
  const at = (path: string) => localPath(path, locale);

  test(`a scan shows its recognised text beside the pictures, with its confidence, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.url}${at(SCAN)}`);
    await closeFlashNotices(page);
    const table = page.locator('#page-1').getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(31);
    await expect(table).toContainText(symbolNumber(1));
    await expect(table).toContainText('Sita Kumari Adhikari');
    const note = fillIn(documents.recognition.displayed, { confidence: '…' }, locale).split('…')[0] ?? '';
    await expect(page.getByText(note)).toHaveCount(2);
    await expect(page.getByText(documents.scanned)).toHaveCount(0);
    await expect(page.locator('#page-2 picture img')).toHaveCount(1);
    await expectPageQuality(page, locale);
  });

  test(`the number search finds a number in a scan and marks it on the picture, in ${locale}`, async ({ page }) => {
    await page.goto(`${site.url}${at(NOTICE)}`);
    await closeFlashNotices(page);
    await page.getByLabel(documents.find.label).fill(symbolNumber(41));
    await page.getByLabel(documents.find.label).press('Enter');
    await expect(page.locator('main mark').first()).toHaveText(symbolNumber(41));
    await expect(page.getByText(documents.find.recognised).first()).toBeVisible();
    const picture = page.getByRole('img', {
      name: fillIn(documents.find.markedPage, { page: 2, name: 'Result.pdf' }, locale),
    });
    const mark = page.locator('main svg rect').first();
    const [around, marked] = [await picture.boundingBox(), await mark.boundingBox()];
    if (!around || !marked) throw new Error('the picture and its mark are drawn');
    // The tenth row of 30, in the second of four columns.
    const [x, y] = [(marked.x - around.x) / around.width, (marked.y - around.y) / around.height];
    expect(x).toBeGreaterThan(0.1);
    expect(x).toBeLessThan(0.35);
    expect(y).toBeGreaterThan(0.2);
    expect(y).toBeLessThan(0.6);
    await expectPageQuality(page, locale);
  });

  test(`a photograph with text has a page and is searched, one without text has neither, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${site.url}${at(NOTICE)}`);
    await expect(page.getByRole('link', { name: new RegExp(`^${documents.read}`) })).toHaveCount(2);
    expect((await fetch(`${site.url}${at(`${NOTICE}/file/3`)}`)).status).toBe(404);
    await expect(async () => {
      await page.goto(`${site.url}${at('/search')}?q=${encodeURIComponent('छात्रवृत्ति')}`);
      await expect(page.locator('main ol a[href*="/file/2"]').first()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await page.goto(`${site.url}${at(LETTER)}`);
    await expect(page.locator('#page-1')).toContainText('प्रशासन शाखामा सम्पर्क');
  });

  test.describe('recognised text without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`a scan is read and searched without scripts, in ${locale}`, async ({ page }) => {
      await page.goto(`${site.url}${at(SCAN)}`);
      await expect(page.locator('#page-2')).toContainText(symbolNumber(41));
      await page.goto(`${site.url}${at(NOTICE)}/find?number=${symbolNumber(41)}`);
      await expect(page.locator('main svg rect').first()).toBeVisible();
    });
  });
}

test('metrics report the recognised pages', async () => {
  const headers = { authorization: `Bearer ${METRICS}` };
  const metrics = await (await fetch(`${site.url}/api/metrics`, { headers })).text();
  expect(metrics).toMatch(/site_pages_recognised_total\{outcome="shown"\} 3/);
  expect(metrics).toMatch(/site_pages_waiting 0/);
});
