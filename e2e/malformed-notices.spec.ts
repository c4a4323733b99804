import { readFileSync } from 'node:fs';
import JSZip from 'jszip';
import { messagesIn } from '#content/messages/index.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { expectNoOverflow, expectPageQuality } from '#e2e/support/html-rules.ts';
import { startMalformedCampus } from '#e2e/support/malformed-campus.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { breakOff, raw } from '#lib/site/campus-client/testing/behaviours.ts';

const { archive, notices } = messagesIn('en');

const malformed = [
  { id: 1, fileName: 'empty.pdf, gone.pdf', orignalFileName: 'Only one name.pdf' },
  { id: 2, description: `<img src=x onerror="alert(1)"> ${'x'.repeat(3000)}`, createdDate: 'nonsense' },
  { id: 2, description: 'the same id' },
  { id: '../x', description: 'An id that no address takes', createdDate: '2026-11-01', lastDate: '2026-02-31' },
  { id: 4 },
  { id: 5, description: 'Four files', createdDate: '2026-11-02', fileName: 'good.txt,gone.pdf,broken.pdf,empty.pdf' },
];
const word = 'x'.repeat(400);
const introduction = `<p>${word}</p><pre>${word}</pre><table><tr><td>${word}</td></tr></table>`;
const albums = [{ id: 1, title: word, description: word, date: '2026-11-01', images: 'gone.jpg', thumbnails: '' }];
const files = {
  'good.txt': raw(Buffer.from('good')),
  'empty.pdf': raw(Buffer.alloc(0)),
  'broken.pdf': breakOff('%PDF'),
};

// A separate site, whose first pages are slow.
test.slow();
// Files that fail to load, and visits that the campus does not count.
test.use({ allowedInConsole: /Failed to load resource/ });

let campus: Awaited<ReturnType<typeof startMalformedCampus>>;
let site: RunningServer;
test.beforeAll(async () => {
  campus = await startMalformedCampus({ introduction, notices: malformed, albums, files });
  site = await startSite(campus.url);
});
test.afterAll(async () => {
  await site.stop();
  campus.stop();
});

test('malformed notices are listed completely and without running their markup', async ({ page }) => {
  page.on('dialog', () => expect('a dialog of a notice').toBe('none'));
  await page.goto(`${site.url}/notice/admission`);
  await closeFlashNotices(page);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('rowheader').filter({ hasText: '<img src=x' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Only one name.pdf' })).toBeVisible();
  for (const missing of ['the same id', 'no address takes']) await expect(page.getByText(missing)).toHaveCount(0);
  await expectPageQuality(page);
});

test('a notice without text, date and existing files has a readable page', async ({ page }) => {
  await page.goto(`${site.url}/notice/item/1`);
  await closeFlashNotices(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only one name.pdf');
  await expect(page.getByRole('list', { name: notices.downloads }).locator('a[download]')).toHaveCount(2);
  await expectPageQuality(page);
});

for (const path of [
  '/',
  '/notice',
  '/notice/item/2',
  '/notice/search?q=img',
  '/search?q=img',
  '/gallery/1',
  '/about',
]) {
  test(`very long words do not widen ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(site.url + path);
    await closeFlashNotices(page);
    // The search truncates titles to about this length.
    await expect(page.getByText('x'.repeat(70)).filter({ visible: true }).first()).toBeVisible();
    await expectNoOverflow(page);
  });
}

test('an archive names missing, interrupted and empty files, and contains the good one', async ({ page }) => {
  await page.goto(`${site.url}/notice/item/5`);
  await closeFlashNotices(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: archive.save }).click(),
  ]);
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText(['gone.pdf', 'broken.pdf', 'empty.pdf']);
  const zip = await JSZip.loadAsync(readFileSync(await download.path()));
  expect(await zip.file('good.txt')?.async('string')).toBe('good');
  expect(Object.keys(zip.files)).toHaveLength(1);
});
