import type { Page } from 'playwright/test';
import { messagesIn } from '#content/messages/index.ts';
import { openWithoutWaiting } from '#e2e/support/scripts.ts';
import { expect, test } from '#e2e/support/test.ts';
import { picturesOfPage } from '#server/optional/warmup/warm-pages.ts';

const pages = ['/', '/gallery', '/gallery/1', '/library', '/staff', '/chiefMessage', '/contact'];

/** For each visible picture: the width that its `sizes` states and its layout width, in CSS pixels. */
function widths(): { alt: string; stated: number; actual: number }[] {
  const ruler = document.createElement('div');
  document.body.append(ruler);
  const measure = (length: string) => {
    ruler.style.width = length;
    return ruler.getBoundingClientRect().width;
  };
  const statedWidth = (sizes: string) => {
    for (const part of sizes.split(/,(?![^(]*\))/)) {
      const [, condition, length = ''] = /^\s*(\([^()]*\))?\s*(.+)$/.exec(part) ?? [];
      if (!condition || matchMedia(condition).matches) return measure(length);
    }
    return 0;
  };
  const pictures = [...document.images]
    .filter((image) => image.srcset !== '' && image.getBoundingClientRect().width > 0)
    .map((image) => ({
      alt: image.src.slice(-40),
      stated: statedWidth(image.sizes),
      actual: image.getBoundingClientRect().width,
    }));
  ruler.remove();
  return pictures;
}

for (const width of [360, 1280]) {
  test(`the sizes attribute of pictures matches the layout at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let seen = 0;
    for (const path of pages) {
      await openWithoutWaiting(page, path);
      const pictures = await page.evaluate(widths);
      seen += pictures.length;
      for (const { alt, stated, actual } of pictures) {
        expect.soft(stated, `${path} ${alt}: enough for ${actual}`).toBeGreaterThanOrEqual(actual * 0.98);
        expect.soft(stated, `${path} ${alt}: not much more than ${actual}`).toBeLessThanOrEqual(actual * 1.3 + 16);
      }
    }
    expect(seen).toBeGreaterThan(20);
  });
}

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>';

for (const [width, deviceScaleFactor] of [
  [360, 2],
  [1280, 1],
] as const) {
  test(`the pictures that a screen of ${width} px with pixel ratio ${deviceScaleFactor} loads are encoded in advance`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 740 }, deviceScaleFactor });
    const page = await context.newPage();
    // Instant responses, so that the choice of a width does not depend on encoding time.
    await page.route('**/_next/image?*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: EMPTY }));
    let seen = 0;
    for (const path of pages) {
      const html = (await (await page.goto(path))?.text()) ?? '';
      const { first, others } = picturesOfPage(html);
      const encoded = new Set([...first, ...others.flat()]);
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager';
      });
      const inMain = page.locator('main img[srcset]');
      const current = () =>
        inMain.evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
      await expect.poll(current).not.toContain('');
      const chosen = (await current()).map((address) => address.slice(new URL(address).origin.length));
      seen += chosen.length;
      expect
        .soft(
          chosen.filter((address) => !encoded.has(address)),
          path,
        )
        .toEqual([]);
    }
    expect(seen).toBeGreaterThan(20);
    await context.close();
  });
}

/** The first picture of pages that begin with one. */
const firstPictures: Record<string, string | null> = {
  '/': 'banner-1.webp',
  '/library': 'library-1.webp',
  '/gallery': 'album-seasons-1.jpg',
  '/staff': null,
};

test('only the first picture of a page loads at once, a poster when its flash notice opens, and every picture has a size', async ({
  request,
}) => {
  for (const [path, first] of Object.entries(firstPictures)) {
    const html = await (await request.get(path)).text();
    const tags = (of: string) => html.match(new RegExp(`<${of}\\b[^>]*>`, 'g')) ?? [];
    const pictures = tags('img').filter((tag) => !tag.includes('src="data:'));
    expect(pictures.length).toBeGreaterThan(2);
    for (const tag of pictures) expect(tag).toMatch(/ width="\d+".* height="\d+"/);
    const atOnce = pictures.filter((tag) => !/ loading="lazy"|\/logos\//.test(tag));
    expect(atOnce, path).toEqual(
      first === null ? [] : [expect.stringMatching(new RegExp(`${first}.* fetchPriority="low"`))],
    );
    // Browsers would warn of a preload that they did not need.
    expect(tags('link').filter((tag) => tag.includes('as="image"'))).toEqual([]);
  }
});

const POSTER = /_next\/image.*-flash-/;

/** Disables the time limit of the wait for a poster, which a busy machine would exceed. */
const withoutPosterLimit = (page: Page) =>
  page.addInitScript(() => {
    const later = setTimeout;
    Object.assign(self, {
      setTimeout: (run: () => void, ms?: number, ...values: unknown[]) => (ms === 3000 ? 0 : later(run, ms, ...values)),
    });
  });

for (const path of ['/', '/gallery/1']) {
  test(`on ${path} the poster of a flash notice loads before the pictures further down`, async ({ page }) => {
    await withoutPosterLimit(page);
    let send = () => {};
    const released = new Promise<void>((resolve) => {
      send = resolve;
    });
    const requests: string[] = [];
    await page.route('**/_next/image*', async (route) => {
      requests.push(route.request().url());
      if (POSTER.test(route.request().url())) await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => requests.some((address) => POSTER.test(address))).toBe(true);
    await expect(page.locator('dialog[data-flash]:modal img')).toHaveJSProperty('fetchPriority', 'high');
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    });
    const first = page.locator('main img[loading=eager]');
    await expect(async () => {
      const sources = await first.evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ currentSrc }) => currentSrc),
      );
      expect(requests.filter((address) => !POSTER.test(address))).toEqual(sources);
    }).toPass();
    send();
    await expect(page.locator('html')).not.toHaveAttribute('data-pictures-wait');
    const others = () => requests.filter((address) => !POSTER.test(address)).length;
    await expect.poll(others).toBeGreaterThan(await first.count());
  });
}

test('a poster that does not load, or whose notice is closed, stops delaying other pictures', async ({ page }) => {
  await page.route(POSTER, () => undefined);
  const wait = page.locator('html[data-pictures-wait]');
  await page.goto('/gallery/1', { waitUntil: 'domcontentloaded' });
  await expect(wait).toHaveCount(0, { timeout: 120_000 });
  await withoutPosterLimit(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(wait).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(wait).toHaveCount(0);
});

test('a slider fetches a picture shortly before it is shown, and none ahead while it stands still', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = new Set<string>();
  page.on('request', (request) => {
    const name = /banner-\d/.exec(request.url())?.[0];
    if (name) requests.add(name);
  });
  const requested = () => [...requests].sort();
  await visit('/');
  const { home, controls } = messagesIn('en');
  const banner = page.getByRole('region', { name: home.banner });
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  await expect(banner.locator('[data-lazy]')).toHaveCount(2);
  expect(requested()).toEqual(['banner-1']);
  await banner.hover();
  await expect.poll(requested).toEqual(['banner-1', 'banner-2']);
  await banner.getByRole('button', { name: controls.next }).click();
  await expect.poll(requested).toEqual(['banner-1', 'banner-2', 'banner-3']);
});

test('a slider that moves by itself has fetched each picture before it is shown', async ({ page, visit }) => {
  await visit('/');
  const slides = page.getByRole('region', { name: messagesIn('en').home.banner }).locator('[data-slides] > *');
  await expect(slides.nth(1).locator('img')).toBeVisible();
  await expect(slides.nth(2)).toHaveAttribute('data-lazy');
  await expect(slides.nth(1)).not.toHaveAttribute('inert');
});

test('the context menu is blocked over pictures and open over linked covers and text', async ({ page, visit }) => {
  await visit('/gallery');
  await page.evaluate(() =>
    addEventListener('contextmenu', (event) => {
      document.body.dataset.menu = event.defaultPrevented ? 'blocked' : 'open';
    }),
  );
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
    .first();
  const menu = async (point: { x: number; y: number }) => {
    await page.mouse.click(point.x, point.y, { button: 'right' });
    return page.evaluate(() => document.body.dataset.menu);
  };
  const middle = async (locator: ReturnType<typeof page.locator>) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  expect(await menu(await middle(card.locator('img')))).toBe('blocked');
  expect(await menu(await middle(card.getByRole('link')))).toBe('open');
  expect(await menu(await middle(page.getByRole('heading', { level: 1 })))).toBe('open');
});
