import { readFileSync } from 'node:fs';
import JSZip from 'jszip';
import type { Page } from 'playwright/test';
import { locales } from '#content/locale.ts';
import { about } from '#content/messages/campus.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { expectNoOverflow, expectPageQuality } from '#e2e/support/html-rules.ts';
import { longMessage, longName, startMalformedCampus } from '#e2e/support/malformed-campus.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { hostile } from '#lib/platform/sanitize/testing/hostile.ts';
import { breakOff, raw } from '#lib/site/campus-client/testing/behaviours.ts';

// One site on a campus API with valid but extreme content, whose first pages are slow.
test.describe.configure({ mode: 'default' });
// Files that fail to load, and visits that the campus does not count.
test.use({ allowedInConsole: /Failed to load resource/ });

const { archive, feedback, gallery, layout, notices, people, states } = messagesIn('en');
const word = 'x'.repeat(400);
const pictureNames = (length: number) => Array.from({ length }, (_, index) => `gone-${index}.jpg`).join();

const malformedNotices = [
  { id: 1, fileName: 'empty.pdf, gone.pdf', orignalFileName: 'Only one name.pdf' },
  { id: 2, description: `<img src=x onerror="alert(1)"> ${'x'.repeat(3000)}`, createdDate: 'nonsense' },
  { id: 2, description: 'the same id' },
  { id: '../x', description: 'An id that no address takes', createdDate: '2026-11-01', lastDate: '2026-02-31' },
  { id: 4 },
  { id: 5, description: 'Four files', createdDate: '2026-11-02', fileName: 'good.txt,gone.pdf,broken.pdf,empty.pdf' },
];
const malformedAlbums = [
  { id: 1, title: 'Empty', date: 'some day', description: '', images: '', thumbnails: null },
  {
    id: 2,
    title: 'Two hundred',
    date: '2026-01-05',
    description: 'word '.repeat(4000),
    images: pictureNames(200),
    thumbnails: '',
  },
  { id: 'a-B', title: word, date: null, description: '<img src=x onerror=alert(1)>', images: 'one.jpg' },
  { id: '4', title: '', date: null, description: '', images: 'twice.jpg,twice.jpg', thumbnails: '' },
];
const introduction = [
  '<p>Welcome</p>',
  ...hostile,
  `<p>${word}</p><pre>${word}</pre><table><tr><td>${word}</td></tr></table><p>Goodbye</p>`,
].join('\n');
const files = {
  'good.txt': raw(Buffer.from('good')),
  'empty.pdf': raw(Buffer.alloc(0)),
  'broken.pdf': breakOff('%PDF'),
};

let campus: Awaited<ReturnType<typeof startMalformedCampus>>;
let site: RunningServer;
test.beforeAll(async () => {
  campus = await startMalformedCampus({ introduction, notices: malformedNotices, albums: malformedAlbums, files });
  site = await startSite(campus.url);
});
test.afterAll(async () => {
  await site?.stop();
  campus?.stop();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`);
  await closeFlashNotices(page);
}

test('malformed notices are listed completely and without running their markup', async ({ page }) => {
  page.on('dialog', () => expect('a dialog of a notice').toBe('none'));
  await open(page, '/notice/admission');
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('rowheader').filter({ hasText: '<img src=x' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Only one name.pdf' })).toBeVisible();
  for (const missing of ['the same id', 'no address takes']) await expect(page.getByText(missing)).toHaveCount(0);
  await expectPageQuality(page);
});

test('a notice without text, date and existing files has a readable page', async ({ page }) => {
  await open(page, '/notice/item/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only one name.pdf');
  await expect(page.getByRole('list', { name: notices.downloads }).locator('a[download]')).toHaveCount(2);
  await expectPageQuality(page);
});

test('very long words do not widen pages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/notice',
    '/notice/item/2',
    '/notice/search?q=img',
    '/search?q=img',
    '/gallery/a-B',
    '/about',
  ]) {
    await open(page, path);
    // The search truncates titles to about this length.
    await expect(page.getByText('x'.repeat(70)).filter({ visible: true }).first(), path).toBeVisible();
    await expectNoOverflow(page);
  }
});

test('an archive names missing, interrupted and empty files, and contains the good one', async ({ page }) => {
  await open(page, '/notice/item/5');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: archive.save }).click(),
  ]);
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText(['gone.pdf', 'broken.pdf', 'empty.pdf']);
  const zip = await JSZip.loadAsync(readFileSync(await download.path()));
  expect(await zip.file('good.txt')?.async('string')).toBe('good');
  expect(Object.keys(zip.files)).toHaveLength(1);
});

test('malformed albums are listed in the gallery; one without pictures shows a notice, and two hundred missing pictures leave the viewer working', async ({
  page,
}) => {
  await open(page, '/gallery');
  const cards = page.getByRole('main').getByRole('list').last().getByRole('listitem');
  const card = (text: string) => cards.filter({ hasText: text });
  await expect(cards).toHaveCount(malformedAlbums.length);
  await expect(card('Empty')).toContainText(gallery.noPictures);
  await expect(card('Empty').locator('time')).toHaveCount(0);
  await expect(card('Two hundred')).toContainText(fillIn(gallery.pictures, { count: 200 }, 'en'));
  await expect(card(word)).toContainText(gallery.onePicture);
  const untitled = cards.filter({ has: page.getByRole('link', { name: gallery.untitled, exact: true }) });
  await expect(untitled).toContainText(gallery.onePicture);
  await expectPageQuality(page);
  await open(page, '/gallery/1');
  await expect(page.getByRole('main')).toContainText(gallery.noPictures);
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/gallery/2');
  const links = page.getByRole('main').getByRole('list').nth(1).getByRole('link');
  await expect(links).toHaveCount(200);
  await links.nth(150).click();
  const viewer = page.getByRole('dialog', { name: gallery.viewer });
  await expect(viewer.getByRole('status').first()).toHaveText('151 of 200');
  await expect(viewer.locator('div:not([inert]) > [role="alert"]')).toHaveText(gallery.failed);
  await page.keyboard.press('End');
  await expect(viewer.getByRole('status').first()).toHaveText('200 of 200');
  await page.keyboard.press('Escape');
  await expectPageQuality(page, 'en');
});

test('an album keeps the letter case of its id, and a made-up one is 404 in the page’s language, with header and footer, and is not cached', async () => {
  const reply = await fetch(`${site.url}/Gallery/a-B/`, { redirect: 'manual' });
  expect(reply.status).toBe(308);
  expect(reply.headers.get('location')).toMatch(/\/gallery\/a-B$/);
  expect(await (await fetch(`${site.url}/gallery/a-B`)).text()).not.toContain('<img src=x');
  const { states: words } = messagesIn('ne');
  for (const attempt of ['first', 'again']) {
    const missing = await fetch(`${site.url}/ne/gallery/made-up`);
    // A stored page would be a cache hit the second time.
    expect([attempt, missing.status, missing.headers.get('x-nextjs-cache')]).toEqual([attempt, 404, 'MISS']);
    const html = await missing.text();
    for (const part of [`<h1>${words.notFound}</h1>`, '<header', '<footer']) expect(html).toContain(part);
  }
});

test('a hostile introduction leaves About Us complete and harmless', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('dialog', () => requested.push('a dialog'));
  expect((await page.goto(`${site.url}/about`))?.status()).toBe(200);
  for (const words of ['Welcome', 'Goodbye']) await expect(page.locator('main')).toContainText(words);
  await expect(page.locator('main h2').last()).toHaveText(about.figuresHeading.en);
  await expect(page.locator('main :is(iframe, style, svg, input, script:not([type$=json]))')).toHaveCount(0);
  // The form of the page itself.
  await expect(page.locator('main form')).toHaveCount(1);
  await expect(page.getByRole('group', { name: feedback.question })).toBeVisible();
  expect(requested.filter((url) => !url.startsWith(site.url))).toEqual([]);
});

test('500 people without departments are listed without headings and can be searched, and an empty list shows a notice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/staff');
  const visible = page.locator('[data-person]:visible');
  await expect(visible).toHaveCount(500);
  await expect(page.locator('main h2')).toHaveCount(0);
  await page.getByRole('searchbox', { name: people.filter }).fill('person 500');
  await expect(visible).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    fillIn(people.visibleCount, { visible: 1, total: 500 }, 'en'),
  );
  await page.getByRole('searchbox').fill('bahadur');
  await expect(visible).toContainText(longName);
  await expectNoOverflow(page);
  for (const [path, words] of [
    ['/keyStaff', states.comingSoon],
    ['/publication', states.noPublications],
    ['/contact', layout.contactNone],
  ] as const)
    expect([path, (await (await fetch(site.url + path)).text()).includes(words)]).toEqual([path, true]);
});

test('a long message is complete beside a missing picture', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/chiefMessage');
  await expect(page.locator('main p').filter({ hasText: /^Paragraph/ })).toHaveCount(40);
  await expect(page.locator('main svg text')).toHaveText('B');
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(longMessage.split(' ').length).toBeGreaterThan(3900);
});

test('few people are listed with space between a card and the next department', async ({ page }) => {
  for (const locale of locales) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, localPath('/nonTeachingsstaff', locale));
      const gaps = await page.locator('main section:has([data-person])').evaluateAll((sections) =>
        sections.slice(1).map((section, index) => {
          const cards = sections[index]?.querySelector('ul')?.getBoundingClientRect();
          return (section.querySelector('h2')?.getBoundingClientRect().top ?? 0) - (cards?.bottom ?? 0);
        }),
      );
      expect(gaps).toHaveLength(2);
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(24);
    }
  }
});
