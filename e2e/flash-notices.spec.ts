import type { Page } from 'playwright';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { findNumberPath } from '#lib/notices/addresses.ts';
import { CONVERT, localPath, QAA_DOCUMENTS, WRITE } from '#lib/routes/paths.ts';
import { blockScripts, delayScripts, PAGE_SCRIPT } from './support/deferred-scripts.ts';
import { behaviourLocales } from './support/languages.ts';
import { expect, test } from './support/test.ts';

/** The notice that the first flash notice of the sample announces. */
const announced = '/notice/item/322';

const modal = (page: Page) => page.locator('dialog[data-flash]:modal');
const place = (position: number, count: number, locale: Locale) =>
  fillIn(messagesIn(locale).controls.position, { position, count }, locale);

for (const locale of behaviourLocales) {
  const { frame } = messagesIn(locale);

  test.describe(`flash notices in ${locale}`, () => {
    test('are shown one by one at every load, counted and named by their words, then lead to the heading', async ({
      page,
    }) => {
      await page.goto(localPath('/', locale));
      const texts: string[] = [];
      for (const [index, key] of ['button', 'Escape', 'button'].entries()) {
        await expect(modal(page)).toHaveCount(1);
        await expect(modal(page)).toContainText(place(index + 1, 3, locale));
        const text = (await modal(page).locator('p[lang]').textContent()) ?? '';
        await expect(modal(page)).toHaveAccessibleName(text);
        texts.push(text);
        if (key === 'Escape') await page.keyboard.press(key);
        else await modal(page).getByRole('button', { name: frame.close, exact: true }).click();
      }
      expect(new Set(texts).size).toBe(3);
      await expect(modal(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.reload();
      await expect(modal(page)).toHaveCount(1);
    });

    test('are closed together, the last one by its own button alone, and shown at the next load', async ({ page }) => {
      await page.goto(localPath('/', locale));
      const closeAll = modal(page).getByRole('button', { name: frame.closeAll });
      await modal(page).getByRole('button', { name: frame.close, exact: true }).click();
      await expect(modal(page)).toContainText(place(2, 3, locale));
      await closeAll.click();
      await expect(modal(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.reload();
      await expect(modal(page)).toContainText(place(1, 3, locale));
      await page.keyboard.press('Escape');
      await expect(modal(page)).toContainText(place(2, 3, locale));
      await page.keyboard.press('Escape');
      await expect(modal(page)).toContainText(place(3, 3, locale));
      await expect(closeAll).toHaveCount(0);
    });

    test('leave out the one whose notice is being read', async ({ page }) => {
      await page.goto(localPath(announced, locale));
      await expect(modal(page)).toContainText(place(1, 2, locale));
      await page.keyboard.press('Escape');
      await expect(modal(page)).toContainText(place(2, 2, locale));
      await expect(modal(page).getByRole('button', { name: frame.closeAll })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
    });

    for (const path of [WRITE, CONVERT, QAA_DOCUMENTS, findNumberPath('120')]) {
      test(`are not shown over the form of ${path}`, async ({ page }) => {
        await page.goto(localPath(path, locale));
        await page.locator('html[data-ready]').waitFor();
        await expect(page.locator('dialog[data-flash]')).toHaveCount(3);
        await expect(page.locator('dialog[data-flash]:visible')).toHaveCount(0);
        await page.goto(localPath('/contact', locale));
        await expect(modal(page)).toHaveCount(1);
      });
    }

    test('lead to their notice', async ({ page }) => {
      await page.goto(localPath('/', locale));
      await modal(page).getByRole('link', { name: frame.readNotice }).click();
      await expect(page).toHaveURL(new RegExp(`${announced}$`));
      await expect(modal(page)).toHaveCount(0);
    });

    test('are not shown again to whoever follows a link within the site', async ({ page, visit }) => {
      await visit('/', locale);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('link', { name: frame.homeLogo }).first().click();
      await page.waitForFunction(() => !('sameDocument' in window) && document.readyState === 'complete');
      await expect(page.locator('dialog[data-flash]')).toHaveCount(3);
      await expect(page.locator('dialog[data-flash][open]')).toHaveCount(0);
      await page.reload();
      await expect(page.locator('dialog:modal')).toHaveCount(1);
    });

    test('are open before the page script has come, closed without it, and go on with it', async ({ page }) => {
      const { release } = await delayScripts(page, PAGE_SCRIPT);
      await page.goto(localPath('/', locale), { waitUntil: 'commit' });
      await expect(modal(page).locator('img')).toHaveJSProperty('complete', true);
      await modal(page).getByRole('button', { name: frame.close, exact: true }).click();
      await expect(modal(page)).toHaveCount(0);
      release();
      await expect(modal(page)).toContainText(place(2, 3, locale));
    });

    test.describe('whose page script never comes', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('are one that is closed, and lines for the others', async ({ page }) => {
        await blockScripts(page, PAGE_SCRIPT);
        await page.goto(localPath('/', locale));
        await expect(modal(page)).toHaveCount(1);
        await expect(modal(page).locator('img')).toBeVisible();
        await modal(page).getByRole('button', { name: frame.close, exact: true }).click();
        await expect(modal(page)).toHaveCount(0);
        await expect(page.locator('dialog[data-flash]:visible')).toHaveCount(2);
        await expect(page.locator('dialog[data-flash]').getByRole('button')).toHaveCount(0);
      });
    });

    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
      { width: 740, height: 360 },
    ]) {
      test(`have posters of half the screen at most at ${size.width} × ${size.height}`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(localPath('/', locale));
        const { height = 0 } = (await modal(page).locator('img').boundingBox()) ?? {};
        expect(height).toBeGreaterThan(100);
        expect(height).toBeLessThanOrEqual(size.height / 2);
      });
    }

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

      test('are a few lines above the page, with the way to the notice and the poster', async ({ page }) => {
        await page.goto(localPath('/', locale));
        const flashes = page.locator('dialog[data-flash]');
        await expect(flashes).toHaveCount(3);
        await expect(flashes.locator('img:visible')).toHaveCount(0);
        await expect(flashes.getByRole('button')).toHaveCount(0);
        for (const flash of await flashes.all()) {
          expect((await flash.boundingBox())?.height).toBeLessThan(180);
          await expect(flash.getByRole('link', { name: frame.showPicture })).toHaveAttribute('href', /^\/files\//);
        }
        await expect(flashes.first().getByRole('link', { name: frame.readNotice })).toBeVisible();
      });
    });
  });
}
