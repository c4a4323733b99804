import type { Page } from 'playwright';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { blockScripts, delayScripts, PAGE_SCRIPT_URL } from '#e2e/support/scripts.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { CONVERT, localPath, NOTICE_SEARCH, QAA_DOCUMENTS, SITE_SEARCH, WRITE } from '#lib/platform/routes/paths.ts';
import { findNumberPath } from '#lib/site/notices/addresses.ts';

/** The notice announced by the first flash notice of the sample. */
const announced = '/notice/item/322';

const modal = (page: Page) => page.locator('dialog[data-flash]:modal');
const positionText = (position: number, count: number, locale: Locale) =>
  fillIn(messagesIn(locale).controls.position, { position, count }, locale);

for (const locale of behaviourLocales) {
  const { layout, controls } = messagesIn(locale);

  test.describe(`flash notices in ${locale}`, () => {
    test('flash notices open one by one at every load, numbered and named by their text, or are closed together, then focus moves to the heading', async ({
      page,
    }) => {
      await page.goto(localPath('/', locale));
      const closeAll = modal(page).getByRole('button', { name: layout.closeAll });
      await test.step('one by one', async () => {
        const texts: string[] = [];
        for (const [index, key] of ['button', 'Escape', 'button'].entries()) {
          await expect(modal(page)).toHaveCount(1);
          await expect(modal(page)).toContainText(positionText(index + 1, 3, locale));
          // The last is closed by its own button.
          await expect(closeAll).toHaveCount(index < 2 ? 1 : 0);
          const button = modal(page).getByRole('button', {
            name: index < 2 ? controls.next : layout.close,
            exact: true,
          });
          await expect(button).toBeVisible();
          const text = (await modal(page).locator('[id^="flash-"]').textContent()) ?? '';
          await expect(modal(page)).toHaveAccessibleName(text);
          texts.push(text);
          if (key === 'Escape') await page.keyboard.press(key);
          else await button.click();
        }
        expect(new Set(texts).size).toBe(3);
        await expect(modal(page)).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });
      await test.step('together', async () => {
        await page.reload();
        await expect(modal(page)).toContainText(positionText(1, 3, locale));
        await modal(page).getByRole('button', { name: controls.next, exact: true }).click();
        await expect(modal(page)).toContainText(positionText(2, 3, locale));
        await closeAll.click();
        await expect(modal(page)).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.reload();
        await expect(modal(page)).toContainText(positionText(1, 3, locale));
      });
    });

    test('a flash notice links to its notice, and is left out on its page; flash notices do not cover forms', async ({
      page,
    }) => {
      await test.step('the link', async () => {
        await page.goto(localPath('/', locale));
        await modal(page).getByRole('link', { name: layout.readNotice }).click();
        await expect(page).toHaveURL(new RegExp(`${announced}$`));
        await page.locator('html[data-ready]').waitFor();
        await expect(modal(page)).toHaveCount(0);
      });
      await test.step('the page of the notice', async () => {
        await page.reload();
        await expect(modal(page)).toContainText(positionText(1, 2, locale));
        await page.keyboard.press('Escape');
        await expect(modal(page)).toContainText(positionText(2, 2, locale));
        await expect(modal(page).getByRole('button', { name: layout.closeAll })).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(modal(page)).toHaveCount(0);
      });
      await test.step('forms', async () => {
        for (const path of [
          WRITE,
          CONVERT,
          QAA_DOCUMENTS,
          findNumberPath('120'),
          SITE_SEARCH,
          `${NOTICE_SEARCH}?q=fee`,
        ]) {
          await page.goto(localPath(path, locale));
          await page.locator('html[data-ready]').waitFor();
          await expect(page.locator('dialog[data-flash]'), path).toHaveCount(0);
        }
        await page.goto(localPath('/contact', locale));
        await expect(modal(page)).toHaveCount(1);
      });
    });

    test('flash notices stay closed after following a link within the site', async ({ page, visit }) => {
      await visit('/', locale);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('link', { name: layout.homeLogo }).first().click();
      await page.waitForFunction(() => !('sameDocument' in window) && document.readyState === 'complete');
      await expect(page.locator('dialog[data-flash]')).toHaveCount(3);
      await expect(page.locator('dialog[data-flash][open]')).toHaveCount(0);
      await page.reload();
      await expect(page.locator('dialog:modal')).toHaveCount(1);
    });

    test('flash notices open before the page script has loaded, can be closed without it, and continue with it', async ({
      page,
    }) => {
      const { release } = await delayScripts(page, PAGE_SCRIPT_URL);
      await page.goto(localPath('/', locale), { waitUntil: 'commit' });
      await expect(modal(page).locator('img')).toHaveJSProperty('complete', true);
      await modal(page).getByRole('button', { name: controls.next, exact: true }).click();
      await expect(modal(page)).toHaveCount(0);
      release();
      await expect(modal(page)).toContainText(positionText(2, 3, locale));
    });

    test.describe('flash notices without the page script', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('without the page script one flash notice opens and can be closed, and the others are lines', async ({
        page,
      }) => {
        await blockScripts(page, PAGE_SCRIPT_URL);
        await page.goto(localPath('/', locale));
        await expect(modal(page)).toHaveCount(1);
        await expect(modal(page).locator('img')).toBeVisible();
        await modal(page).getByRole('button', { name: controls.next, exact: true }).click();
        await expect(modal(page)).toHaveCount(0);
        await expect(page.locator('dialog[data-flash]:visible')).toHaveCount(2);
        await expect(page.locator('dialog[data-flash]').getByRole('button')).toHaveCount(0);
      });
    });

    test('posters of flash notices take at most half of the screen on a phone, upright or turned, and on a desktop', async ({
      page,
    }) => {
      await page.goto(localPath('/', locale));
      for (const size of [
        { width: 360, height: 740 },
        { width: 1280, height: 800 },
        { width: 740, height: 360 },
      ]) {
        await page.setViewportSize(size);
        const { height = 0 } = (await modal(page).locator('img').boundingBox()) ?? {};
        expect(height, `${size.width} × ${size.height}`).toBeGreaterThan(100);
        expect(height, `${size.width} × ${size.height}`).toBeLessThanOrEqual(size.height / 2);
        if (size.width < 1000) continue;
        // It fills its half of the dialog.
        const [picture, dialog] = [await modal(page).locator('img').boundingBox(), await modal(page).boundingBox()];
        expect((picture?.width ?? 0) / (dialog?.width ?? 1)).toBeGreaterThan(0.48);
      }
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

      test('without scripts flash notices are a few lines above the page, with links to the notice and the poster', async ({
        page,
      }) => {
        await page.goto(localPath('/', locale));
        const flashes = page.locator('dialog[data-flash]');
        await expect(flashes).toHaveCount(3);
        await expect(flashes.locator('img:visible')).toHaveCount(0);
        await expect(flashes.getByRole('button')).toHaveCount(0);
        for (const flash of await flashes.all()) {
          expect((await flash.boundingBox())?.height).toBeLessThan(180);
          await expect(flash.getByRole('link', { name: layout.showPicture })).toHaveAttribute('href', /^\/files\//);
        }
        await expect(flashes.first().getByRole('link', { name: layout.readNotice })).toBeVisible();
      });
    });
  });
}
