import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { messagesIn } from '#content/messages/index.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { openWithoutWaiting } from '#e2e/support/scripts.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

const saving = { extraHTTPHeaders: { 'Save-Data': 'on' } };

/** Collects the addresses of pictures and framework scripts that a page requests. */
function collectRequests(page: Page) {
  const requested = { pictures: [] as string[], scripts: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(_next\/image|files|pictures|logos)/.test(pathname)) requested.pictures.push(request.url());
    if (pathname.endsWith('.js')) requested.scripts.push(request.url());
  });
  return requested;
}

for (const locale of behaviourLocales) {
  const { layout, home, controls } = messagesIn(locale);

  test.describe(`lite pages in ${locale}`, () => {
    test('lite pages are switched on in the footer, stay on for further pages, and are switched off again', async ({
      page,
    }) => {
      await openWithoutWaiting(page, localPath('/gallery', locale));
      await page.getByRole('contentinfo').getByRole('link', { name: layout.liteOn }).click();
      await expect(page).toHaveURL(localPath('/gallery', locale));
      await expect(page.getByText(layout.liteText)).toBeVisible();
      const requested = collectRequests(page);
      await openWithoutWaiting(page, localPath('/', locale));
      await expect(page.getByText(layout.liteText)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(requested).toEqual({ pictures: [], scripts: [] });
      await page.getByRole('contentinfo').getByRole('link', { name: layout.liteOff }).click();
      await expect(page.getByText(layout.liteText)).toBeHidden();
      await expect(page).toHaveURL(localPath('/', locale));
      await expect.poll(() => requested.pictures.length).toBeGreaterThan(0);
    });

    test.describe('lite pages of a browser with Save-Data', () => {
      test.use(saving);

      test('lite pages load no scripts without need, scripts for controls that need them, and only the picture that is tapped', async ({
        page,
      }) => {
        await test.step('a results page loads no scripts', async () => {
          const requested = collectRequests(page);
          await openWithoutWaiting(page, localPath('/notice/search?q=routine', locale));
          await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
          expect(requested.scripts).toEqual([]);
        });
        await test.step('scripts of controls, and still no pictures', async () => {
          const requested = collectRequests(page);
          await openWithoutWaiting(page, localPath('/', locale));
          const strip = page.getByRole('region', { name: home.latest });
          const first = await strip.getByRole('link').textContent();
          await strip.getByRole('button', { name: controls.next }).click();
          await expect(strip.getByRole('link')).not.toHaveText(first ?? '');
          await expect(
            page.getByRole('region', { name: home.banner }).locator('a[data-picture]').first(),
          ).toBeAttached();
          await strip.getByRole('link').click();
          await expect(page.getByText(layout.liteText)).toBeVisible();
          await expect(page).toHaveURL(/\/notice(\/page\/\d+)?#notice-/);
          expect(requested.pictures).toEqual([]);
        });
        await test.step('the picture that is tapped', async () => {
          await page.goto(localPath('/', locale));
          const requested = collectRequests(page);
          const flash = page.locator('dialog[open]');
          await flash.getByRole('link', { name: layout.showPicture }).click();
          await expect(flash.getByRole('link', { name: layout.showPicture })).toHaveCount(0);
          await expect
            .poll(() => flash.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
            .not.toBe(0);
          expect(requested.pictures).toHaveLength(1);
          await closeFlashNotices(page);
          await expect(page.getByRole('heading', { level: 2, name: home.notices, exact: true })).toBeVisible();
        });
      });
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('lite pages are switched on and off by links without scripts', async ({ page }) => {
        await page.goto(localPath('/library', locale));
        await page.getByRole('link', { name: layout.liteOn }).click();
        await expect(page.getByText(layout.liteText)).toBeVisible();
        await expect(page.getByRole('link', { name: layout.showPicture }).first()).toHaveAttribute(
          'href',
          /^\/_next\/image/,
        );
        await page.getByRole('link', { name: layout.liteOff }).first().click();
        await expect(page.getByText(layout.liteText)).toBeHidden();
      });
    });
  });
}

test.describe('the lite home page', () => {
  test.use({ ...saving, viewport: { width: 360, height: 740 } });

  test('the lite home page transfers the kilobytes that README.md states', async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) =>
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      ),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
    const [, stated = ''] = /Home in (\d+) KB/.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect(Math.abs(bytes / 1000 - Number(stated))).toBeLessThan(1.5);
    expect(bytes).toBeLessThan(35 * 1024);
  });
});
