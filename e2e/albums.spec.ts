import { messagesIn } from '#content/messages/index.ts';
import { withFaultySite } from '#e2e/support/faulty-site.ts';
import { expectPageQuality } from '#e2e/support/html-rules.ts';
import { publishContent } from '#e2e/support/publish-content.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';

const { gallery, layout, states } = messagesIn('en');
const names = (length: number) => Array.from({ length }, (_, index) => `gone-${index}.jpg`).join();

const malformed = [
  { id: 1, title: 'Empty', date: 'some day', description: '', images: '', thumbnails: null },
  {
    id: 2,
    title: 'Two hundred',
    date: '2026-01-05',
    description: 'word '.repeat(4000),
    images: names(200),
    thumbnails: '',
  },
  {
    id: 'a-B',
    title: `One${'word'.repeat(30)}`,
    date: null,
    description: '<img src=x onerror=alert(1)>',
    images: 'one.jpg',
  },
  { id: '4', title: '', date: null, description: '', images: 'twice.jpg,twice.jpg', thumbnails: '' },
];

const SECRET = 'for-the-test-of-albums';

const { site, upstream } = withFaultySite({ REVALIDATE_SECRET: SECRET }, json({ body: [] }));

// One site for the file: its albums are published after the first test.
test.describe.configure({ mode: 'serial' });
test.use({ allowedInConsole: /Failed to load resource/ });

test('pages of a campus without albums, publications and contact show notices', async () => {
  for (const [path, words] of [
    ['/gallery', gallery.none],
    ['/publication', states.noPublications],
    ['/contact', layout.contactNone],
  ] as const) {
    const [, main = ''] = (await (await fetch(`${site.url}${path}`)).text()).split('<main ');
    const [text = ''] = main.split('</main>');
    expect(text.includes(words), path).toBe(true);
  }
  upstream.behave((response, request) =>
    json({ body: request.url === '/gallery/all' ? malformed : [] }, request.url?.startsWith('/images') ? 404 : 200)(
      response,
      request,
    ),
  );
  await publishContent(site, SECRET, 'gallery');
});

test('malformed albums are listed in the gallery', async ({ page }) => {
  await page.goto(`${site.url}/gallery`);
  const cards = page.getByRole('main').getByRole('list').last().getByRole('listitem');
  await expect(cards).toHaveCount(malformed.length);
  await expect(cards.nth(0)).toContainText(gallery.noPictures);
  await expect(cards.nth(0).locator('time')).toHaveCount(0);
  await expect(cards.nth(1)).toContainText(fillIn(gallery.pictures, { count: 200 }, 'en'));
  await expect(cards.nth(2)).toContainText(gallery.onePicture);
  await expect(cards.nth(3).getByRole('link')).toHaveText(gallery.untitled);
  await expect(cards.nth(3)).toContainText(gallery.onePicture);
  await expectPageQuality(page);
});

test('an album without pictures shows a notice, and two hundred missing pictures leave the page and the viewer working', async ({
  page,
}) => {
  await page.goto(`${site.url}/gallery/1`);
  await expect(page.getByRole('main')).toContainText(gallery.noPictures);
  await expectPageQuality(page, 'en');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${site.url}/gallery/2`);
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

test('an id keeps its letter case, and a made-up one is 404 in the page’s language, with header and footer, and is not cached', async () => {
  const reply = await fetch(`${site.url}/Gallery/a-B/`, { redirect: 'manual' });
  expect(reply.status).toBe(308);
  expect(reply.headers.get('location')).toMatch(/\/gallery\/a-B$/);
  const text = await (await fetch(`${site.url}/gallery/a-B`)).text();
  expect(text).not.toContain('<img src=x');

  const { states: words } = messagesIn('ne');
  const ids = Array.from({ length: 5 }, (_, index) => `${Date.now()}${index}`);
  for (const attempt of ['first', 'again']) {
    for (const id of ids) {
      const missing = await fetch(`${site.url}/ne/gallery/${id}`);
      // A stored page would be a cache hit the second time.
      expect([attempt, missing.status, missing.headers.get('x-nextjs-cache')]).toEqual([attempt, 404, 'MISS']);
      const html = await missing.text();
      for (const part of [`<h1>${words.notFound}</h1>`, '<header', '<footer'])
        expect(html.includes(part), part).toBe(true);
    }
  }
});
