import type { Page } from 'playwright';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectWellMade } from '#e2e/support/html-rules.ts';
import { localPath } from '#lib/routes/paths.ts';
import { openEarly } from './support/deferred-scripts.ts';
import { closeFlashNotices } from './support/flash-notices.ts';
import { behaviourLocales } from './support/languages.ts';
import { expect, test } from './support/test.ts';

const saving = { extraHTTPHeaders: { 'Save-Data': 'on' } };

/** The addresses of pictures and scripts of the framework that a page asks for. */
function watch(page: Page) {
  const asked = { pictures: [] as string[], scripts: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(_next\/image|files|pictures|logos)/.test(pathname)) asked.pictures.push(request.url());
    if (pathname.endsWith('.js')) asked.scripts.push(request.url());
  });
  return asked;
}

for (const locale of behaviourLocales) {
  const { frame, home, controls } = messagesIn(locale);

  test.describe(`lite pages in ${locale}`, () => {
    test('are chosen in the footer, kept, and left again', async ({ page }) => {
      await openEarly(page, localPath('/gallery', locale));
      await page.getByRole('contentinfo').getByRole('link', { name: frame.liteOn }).click();
      await expect(page).toHaveURL(localPath('/gallery', locale));
      await expect(page.getByText(frame.liteText)).toBeVisible();
      const asked = watch(page);
      await openEarly(page, localPath('/', locale));
      await expect(page.getByText(frame.liteText)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual({ pictures: [], scripts: [] });
      await page.getByRole('contentinfo').getByRole('link', { name: frame.liteOff }).click();
      await expect(page.getByText(frame.liteText)).toBeHidden();
      await expect(page).toHaveURL(localPath('/', locale));
      await expect.poll(() => asked.pictures.length).toBeGreaterThan(0);
    });

    test.describe('for a browser that saves data', () => {
      test.use(saving);

      test('show a picture that is asked for, and no other', async ({ page }) => {
        await page.goto(localPath('/', locale));
        const asked = watch(page);
        const flash = page.locator('dialog[open]');
        await flash.getByRole('link', { name: frame.showPicture }).click();
        await expect(flash.getByRole('link', { name: frame.showPicture })).toHaveCount(0);
        await expect
          .poll(() => flash.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .not.toBe(0);
        expect(asked.pictures).toHaveLength(1);
        await closeFlashNotices(page);
        await expect(page.getByRole('heading', { level: 2, name: home.notices, exact: true })).toBeVisible();
      });

      test('bring scripts for what needs them, and stay without pictures', async ({ page }) => {
        const asked = watch(page);
        await openEarly(page, localPath('/', locale));
        const strip = page.getByRole('region', { name: home.latest });
        const first = await strip.getByRole('link').textContent();
        await strip.getByRole('button', { name: controls.next }).click();
        await expect(strip.getByRole('link')).not.toHaveText(first ?? '');
        await expect(page.getByRole('region', { name: home.banner }).locator('a[data-picture]').first()).toBeAttached();
        await strip.getByRole('link').click();
        await expect(page.getByText(frame.liteText)).toBeVisible();
        await expect(page).toHaveURL(/\/notice(\/page\/\d+)?#notice-/);
        expect(asked.pictures).toEqual([]);
      });

      test('of results need no scripts', async ({ page }) => {
        const asked = watch(page);
        await openEarly(page, localPath('/notice/search?q=routine', locale));
        await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
        expect(asked.scripts).toEqual([]);
      });
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('are chosen and left by links', async ({ page }) => {
        await page.goto(localPath('/library', locale));
        await page.getByRole('link', { name: frame.liteOn }).click();
        await expect(page.getByText(frame.liteText)).toBeVisible();
        await expect(page.getByRole('link', { name: frame.showPicture }).first()).toHaveAttribute(
          'href',
          /^\/_next\/image/,
        );
        await page.getByRole('link', { name: frame.liteOff }).first().click();
        await expect(page.getByText(frame.liteText)).toBeHidden();
      });
    });
  });
}

test.describe('the lite home page', () => {
  test.use({ ...saving, viewport: { width: 360, height: 740 } });

  test('takes at most 35 KB in all', async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) =>
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      ),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
    expect(bytes).toBeGreaterThan(5000);
    expect(bytes).toBeLessThan(35 * 1024);
  });
});

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use(saving);

    for (const path of ['/', '/gallery/1']) {
      test(`the lite page ${path} is well made`, async ({ page }) => {
        await openEarly(page, localPath(path, locale));
        await expect(page.getByText(messagesIn(locale).frame.liteText)).toBeVisible();
        await expectWellMade(page, locale);
      });
    }
  });
}
