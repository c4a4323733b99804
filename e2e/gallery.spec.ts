import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { attributes } from '#e2e/support/site-pages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { increaseTextSpacing } from '#e2e/support/text-spacing.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';

const { albums } = sampleContent();

const sampleAlbum = albums.find(({ title }) => title === 'Inter-faculty Sports Week') ?? albums[0];
if (!sampleAlbum) throw new Error('the sample has no albums');
const path = `/gallery/${sampleAlbum.id}`;
const count = sampleAlbum.images.length;

for (const locale of behaviourLocales) {
  const { gallery, controls, layout } = messagesIn(locale);
  const album = inLanguage(sampleAlbum, locale);
  const nameOf = (position: number) => fillIn(gallery.pictureOf, { title: album.title, position, count }, locale);
  const counter = (position: number) => fillIn(controls.position, { position, count }, locale);

  test.describe(`gallery in ${locale}`, () => {
    test('the gallery lists every album with a link and its whole description, and an album links to the previous and the next one', async ({
      page,
      visit,
    }) => {
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

      await test.step('links to the previous and the next album', async () => {
        const newestFirst = albums.toSorted((a, b) => b.date.localeCompare(a.date));
        const index = newestFirst.findIndex(({ id }) => id === album.id);
        const neighbours = [newestFirst[index - 1], newestFirst[index + 1]].filter((other) => other !== undefined);
        const others = page.getByRole('navigation', { name: gallery.others }).getByRole('link');
        await expect(others).toHaveCount(neighbours.length + 1);
        for (const { title } of neighbours.map((each) => inLanguage(each, locale)))
          await expect(others.filter({ hasText: title })).toHaveCount(1);
      });

      await test.step('no description is cut off with wider letter and line spacing', async () => {
        await page.setViewportSize({ width: 320, height: 740 });
        await visit('/gallery', locale);
        await increaseTextSpacing(page);
        const descriptions = page.getByRole('main').locator('li p');
        await expect(descriptions).not.toHaveCount(0);
        const cut = await descriptions.evaluateAll((all) =>
          all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent),
        );
        expect(cut).toEqual([]);
      });
    });

    test('the viewer is operated by keyboard, by its buttons and thumbnails, and by a swipe', async ({
      page,
      visit,
    }) => {
      await visit(path, locale);
      const viewer = page.getByRole('dialog', { name: gallery.viewer });
      const status = viewer.getByRole('status').first();
      const pictureOf = (position: number) => viewer.getByRole('img', { name: nameOf(position), exact: true }).first();

      await test.step('by keyboard', async () => {
        await page.getByRole('link', { name: nameOf(3), exact: true }).focus();
        await page.keyboard.press('Enter');
        await expect(viewer.getByRole('button', { name: layout.close })).toBeFocused();
        await expectAccessible(page);
        await expect(status).toHaveText(counter(3));
        await expect(pictureOf(3)).toBeVisible();
        for (const [key, position] of [
          ['ArrowRight', 4],
          ['ArrowLeft', 3],
          ['Home', 1],
          ['ArrowLeft', 1],
          ['End', count],
          ['ArrowRight', count],
        ] as const) {
          await page.keyboard.press(key);
          await expect(status, key).toHaveText(counter(position));
        }
        await page.keyboard.press('Escape');
        await expect(viewer).toBeHidden();
        await expect(page.getByRole('link', { name: nameOf(count), exact: true })).toBeFocused();
      });

      await test.step('by its buttons and thumbnails', async () => {
        await page.getByRole('link', { name: nameOf(1), exact: true }).click();
        await viewer.getByRole('button', { name: controls.next }).click();
        await expect(status).toHaveText(counter(2));
        await viewer.getByRole('button', { name: controls.previous }).click();
        await expect(viewer.getByRole('button', { name: controls.previous })).toHaveAttribute('aria-disabled', 'true');
        await viewer.getByRole('list', { name: gallery.thumbnails }).getByRole('button').nth(4).click();
        await expect(status).toHaveText(counter(5));
        await viewer.getByRole('button', { name: layout.close }).click();
        await expect(page.getByRole('link', { name: nameOf(5), exact: true })).toBeFocused();
      });

      await test.step('by a swipe', async () => {
        await page.getByRole('link', { name: nameOf(2), exact: true }).click();
        // The picture is in position once the carousel is ready; a swipe over more than half of the width counts at any speed.
        await expect.poll(async () => (await pictureOf(2).boundingBox())?.x).toBe(0);
        await page.mouse.move(1100, 400);
        await page.mouse.down();
        for (const x of [1000, 700, 400, 200]) {
          await page.mouse.move(x, 400);
          await page.evaluate(() => new Promise(requestAnimationFrame));
        }
        await page.mouse.up();
        await expect(status).toHaveText(counter(3));
      });
    });
  });
}

test.describe('the viewer', () => {
  const album = sampleAlbum;
  const { gallery, states } = messagesIn('en');
  const nameOf = (position: number) => fillIn(gallery.pictureOf, { title: album.title, position, count }, 'en');
  const large = (url: URL) => url.pathname === '/_next/image' && !/thumb|flash/.test(url.search);

  test('Back closes the viewer and stays on the page, and closing the viewer otherwise leaves no entry in the history', async ({
    page,
    visit,
  }) => {
    await visit('/gallery');
    await page.getByRole('link', { name: album.title }).click();
    const viewer = page.getByRole('dialog', { name: gallery.viewer });
    await page.getByRole('link', { name: nameOf(2), exact: true }).click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('link', { name: nameOf(2), exact: true })).toBeFocused();
    for (const position of [1, 2]) {
      await page.getByRole('link', { name: nameOf(position), exact: true }).click();
      await expect(viewer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      // The entry is removed from the history a moment later.
      await expect.poll(() => page.evaluate(() => history.state?.overPage)).toBeUndefined();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/gallery$/);
  });

  test('the viewer fetches its code, the opened picture and its neighbours when a picture is opened, and nothing else', async ({
    page,
    visit,
    context,
  }) => {
    const requested = new Set<string>();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (large(url)) requested.add(url.searchParams.get('url') ?? '');
    });
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.add(response.url()));
    const loaded = Promise.withResolvers<void>();
    await page.route(large, async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await visit(path);
    await page.waitForLoadState('networkidle');
    expect([...requested]).toEqual([]);
    const before = scripts.size;
    await page.getByRole('link', { name: nameOf(5), exact: true }).click();
    const viewer = page.getByRole('dialog', { name: gallery.viewer });
    await expect(viewer).toBeVisible();
    expect(scripts.size).toBeGreaterThan(before);
    const slides = viewer.locator('img[loading="eager"]');

    await test.step('it shows “Loading...” while a picture loads', async () => {
      await expect(viewer.getByText(states.loading).first()).toBeVisible();
      // The text is white, so the background must not be bright in either scheme.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const backgrounds = await slides.evaluateAll((pictures) =>
          pictures.map((picture) => getComputedStyle(picture).backgroundColor),
        );
        expect(new Set(backgrounds), colorScheme).toEqual(new Set(['rgba(0, 0, 0, 0)']));
      }
      loaded.resolve();
      await expect(viewer.getByText(states.loading)).toHaveCount(0);
    });

    await expect(slides).toHaveCount(3);
    await expect(slides.nth(1)).toHaveJSProperty('complete', true);
    const expected = album.images.slice(3, 6).map((image) => `/files/${image}`);
    expect([...requested].sort()).toEqual(expected.sort());

    await test.step('a click with the modifier for a new tab opens the file instead of the viewer', async () => {
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: nameOf(1), exact: true }).click({ modifiers: ['ControlOrMeta'] });
      await expect.poll(async () => (await opened).url()).toContain(`/files/${album.images[0]}`);
      await expect(viewer).toBeHidden();
    });
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
});

test('without scripts each picture of an album is a link to its file', async ({ request }) => {
  const html = await (await request.get(path)).text();
  const [, main = ''] = html.split('<main ');
  const [words = ''] = main.split('</main>');
  expect(words.match(/<img /g)).toHaveLength(count);
  const links = attributes(words, 'a', 'href').filter((href) => href.startsWith('/files/'));
  expect(links).toEqual(sampleAlbum.images.map((image) => `/files/${image}`));
  expect((await request.get(`/files/${sampleAlbum.images[2]}`)).headers()['content-disposition']).toMatch(/^inline/);
});
