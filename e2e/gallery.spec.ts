import { sampleContent } from '#campus-api/sample/sample-content.ts';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectPageQuality } from '#e2e/support/html-rules.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { expectAccessible } from './support/accessibility.ts';
import { behaviourLocales } from './support/languages.ts';
import { expect, test } from './support/test.ts';
import { increaseTextSpacing } from './support/text-spacing.ts';

const { albums } = sampleContent();

const album = albums.find(({ title }) => title === 'Inter-faculty Sports Week') ?? albums[0];
if (!album) throw new Error('the sample has no albums');
const path = `/gallery/${album.id}`;
const count = album.images.length;

for (const locale of behaviourLocales) {
  const { gallery, controls, layout } = messagesIn(locale);
  const nameOf = (position: number) => fillIn(gallery.pictureOf, { title: album.title, position, count }, locale);
  const counter = (position: number) => fillIn(controls.position, { position, count }, locale);

  test.describe(`gallery in ${locale}`, () => {
    test('the gallery lists every album with a link', async ({ page, visit }) => {
      await visit('/gallery', locale);
      const list = page.getByRole('main').getByRole('list').last();
      await expect(list.getByRole('listitem')).toHaveCount(albums.length);
      const card = list.getByRole('listitem').filter({ hasText: album.title });
      await expect(card.locator('time')).toHaveAttribute('datetime', album.date);
      await expect(card).toContainText(album.description);
      await expect(card).toContainText(fillIn(gallery.pictures, { count }, locale));
      await card.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(album.title);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });

    test('no album description is cut off with wider letter and line spacing', async ({ page, visit }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await visit('/gallery', locale);
      await increaseTextSpacing(page);
      const cut = await page
        .getByRole('main')
        .locator('li p')
        .evaluateAll((all) =>
          all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent),
        );
      expect(cut).toEqual([]);
    });

    test('an album links to the previous and the next one', async ({ page, visit }) => {
      const newestFirst = albums.toSorted((a, b) => b.date.localeCompare(a.date));
      const index = newestFirst.findIndex(({ id }) => id === album.id);
      const neighbours = [newestFirst[index - 1], newestFirst[index + 1]].filter((other) => other !== undefined);
      await visit(path, locale);
      const others = page.getByRole('navigation', { name: gallery.others }).getByRole('link');
      await expect(others).toHaveCount(neighbours.length + 1);
      for (const { title } of neighbours) await expect(others.filter({ hasText: title })).toHaveCount(1);
    });

    test('the viewer is operated by keyboard', async ({ page, visit }) => {
      await visit(path, locale);
      const viewer = page.getByRole('dialog', { name: gallery.viewer });
      await page.getByRole('link', { name: nameOf(3), exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(viewer.getByRole('button', { name: layout.close })).toBeFocused();
      await expect(viewer.getByRole('status').first()).toHaveText(counter(3));
      await expect(viewer.getByRole('img', { name: nameOf(3), exact: true }).first()).toBeVisible();
      for (const [key, position] of [
        ['ArrowRight', 4],
        ['ArrowLeft', 3],
        ['Home', 1],
        ['ArrowLeft', 1],
        ['End', count],
        ['ArrowRight', count],
      ] as const) {
        await page.keyboard.press(key);
        await expect(viewer.getByRole('status').first()).toHaveText(counter(position));
      }
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(page.getByRole('link', { name: nameOf(count), exact: true })).toBeFocused();
    });

    test('the viewer is operated by its buttons and thumbnails', async ({ page, visit }) => {
      await visit(path, locale);
      const viewer = page.getByRole('dialog', { name: gallery.viewer });
      await page.getByRole('link', { name: nameOf(1), exact: true }).click();
      await viewer.getByRole('button', { name: controls.next }).click();
      await expect(viewer.getByRole('status').first()).toHaveText(counter(2));
      await viewer.getByRole('button', { name: controls.previous }).click();
      await expect(viewer.getByRole('button', { name: controls.previous })).toHaveAttribute('aria-disabled', 'true');
      await viewer.getByRole('list', { name: gallery.thumbnails }).getByRole('button').nth(4).click();
      await expect(viewer.getByRole('status').first()).toHaveText(counter(5));
      await viewer.getByRole('button', { name: layout.close }).click();
      await expect(page.getByRole('link', { name: nameOf(5), exact: true })).toBeFocused();
    });
  });
}

test.describe('the viewer', () => {
  const { gallery, controls, states } = messagesIn('en');
  const nameOf = (position: number) => fillIn(gallery.pictureOf, { title: album.title, position, count }, 'en');
  const counter = (position: number) => fillIn(controls.position, { position, count }, 'en');
  const large = (url: URL) => url.pathname === '/_next/image' && !/thumb|flash/.test(url.search);

  test('Back closes the viewer and stays on the page', async ({ page, visit }) => {
    await visit('/gallery');
    await page.getByRole('link', { name: album.title }).click();
    await page.getByRole('link', { name: nameOf(2), exact: true }).click();
    const viewer = page.getByRole('dialog', { name: gallery.viewer });
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('link', { name: nameOf(2), exact: true })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/gallery$/);
  });

  test('closing the viewer otherwise leaves no entry in the history', async ({ page, visit }) => {
    await visit('/gallery');
    await page.getByRole('link', { name: album.title }).click();
    for (const position of [1, 2]) {
      await page.getByRole('link', { name: nameOf(position), exact: true }).click();
      await expect(page.getByRole('dialog', { name: gallery.viewer })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: gallery.viewer })).toBeHidden();
      // The entry is removed from the history a moment later.
      await expect.poll(() => page.evaluate(() => history.state?.overPage)).toBeUndefined();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/gallery$/);
  });

  test('a swipe shows the next picture in the viewer', async ({ page, visit }) => {
    await visit(path);
    await page.getByRole('link', { name: nameOf(2), exact: true }).click();
    const viewer = page.getByRole('dialog', { name: gallery.viewer });
    const picture = viewer.getByRole('img', { name: nameOf(2), exact: true }).first();
    // The picture is in position once the carousel is ready; a swipe over more than half of the width counts at any speed.
    await expect.poll(async () => (await picture.boundingBox())?.x).toBe(0);
    await page.mouse.move(1100, 400);
    await page.mouse.down();
    for (const x of [1000, 700, 400, 200]) {
      await page.mouse.move(x, 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.mouse.up();
    await expect(viewer.getByRole('status').first()).toHaveText(counter(3));
  });

  test('the viewer fetches the picture and its neighbours, and no others', async ({ page, visit }) => {
    const requested = new Set<string>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (large(url)) requested.add(url.searchParams.get('url') ?? '');
    });
    await visit(path);
    expect([...requested]).toEqual([]);
    await page.getByRole('link', { name: nameOf(5), exact: true }).click();
    const slides = page.getByRole('dialog', { name: gallery.viewer }).locator('img[loading="eager"]');
    await expect(slides).toHaveCount(3);
    await expect(slides.nth(1)).toHaveJSProperty('complete', true);
    const expected = album.images.slice(3, 6).map((image) => `/files/${image}`);
    expect([...requested].sort()).toEqual(expected.sort());
  });

  test('the code of the viewer is loaded only when a picture is opened', async ({ page, visit }) => {
    const scripts = new Set<string>();
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.add(response.url()));
    await visit(path);
    await page.waitForLoadState('networkidle');
    const before = scripts.size;
    await page.getByRole('link', { name: nameOf(1), exact: true }).click();
    await expect(page.getByRole('dialog', { name: gallery.viewer })).toBeVisible();
    expect(scripts.size).toBeGreaterThan(before);
  });

  test.describe('the viewer with pictures that fail to load', () => {
    test.use({ allowedInConsole: /Failed to load resource/ });

    test('the viewer reports a picture that fails to load, and continues with the next', async ({ page, visit }) => {
      await page.route(large, (route) =>
        route
          .request()
          .url()
          .includes(album.images[1] ?? '')
          ? route.abort()
          : route.continue(),
      );
      await visit(path);
      await page.getByRole('link', { name: nameOf(2), exact: true }).click();
      const viewer = page.getByRole('dialog', { name: gallery.viewer });
      await expect(viewer.locator('div:not([inert]) > [role="alert"]')).toHaveText(gallery.failed);
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByRole('img', { name: nameOf(3), exact: true }).first()).toBeVisible();
    });
  });

  test('the viewer shows “Loading...” while a picture loads', async ({ page, visit }) => {
    const loaded = Promise.withResolvers<void>();
    await page.route(large, async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await visit(path);
    await page.getByRole('link', { name: nameOf(1), exact: true }).click();
    const viewer = page.getByRole('dialog', { name: gallery.viewer });
    await expect(viewer.getByText(states.loading).first()).toBeVisible();
    // The text is white, so the background must not be bright in either scheme.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const backgrounds = await viewer
        .locator('img[loading="eager"]')
        .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).backgroundColor));
      expect(new Set(backgrounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    }
    loaded.resolve();
    await expect(viewer.getByText(states.loading)).toHaveCount(0);
  });

  test('a click with the modifier for a new tab opens the file instead of the viewer', async ({
    page,
    visit,
    context,
  }) => {
    await visit(path);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: nameOf(1), exact: true }).click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(async () => (await opened).url()).toContain(`/files/${album.images[0]}`);
    await expect(page.getByRole('dialog', { name: gallery.viewer })).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts each picture of an album is a link to its file', async ({ page, visit, request }) => {
    await visit(path);
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(count);
    const link = page.getByRole('main').getByRole('list').last().getByRole('link').nth(2);
    await expect(link).toHaveAttribute('href', `/files/${album.images[2]}`);
    expect((await request.get(`/files/${album.images[2]}`)).headers()['content-disposition']).toMatch(/^inline/);
  });
});

for (const locale of locales) {
  const { gallery } = messagesIn(locale);
  const first = fillIn(gallery.pictureOf, { title: album.title, position: 1, count }, locale);
  test(`the gallery, an album and the viewer are accessible and fit the screen in ${locale}`, async ({
    page,
    visit,
  }) => {
    await visit('/gallery', locale);
    await expectPageQuality(page, locale);
    await visit(path, locale);
    await expectPageQuality(page, locale);
    await page.getByRole('link', { name: first, exact: true }).click();
    await expect(page.getByRole('dialog', { name: gallery.viewer })).toBeVisible();
    await expectAccessible(page);
  });
}
