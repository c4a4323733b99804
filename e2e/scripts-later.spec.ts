import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { localPath } from '#lib/routes/paths.ts';
import { beCostly, blockScripts, delayScripts, openEarly } from './support/deferred-scripts.ts';
import { closeFlashNotices } from './support/flash-notices.ts';
import { expect, test } from './support/test.ts';

for (const locale of locales) {
  const { home, controls, frame, states, search, people, chart } = messagesIn(locale);

  test.describe(`scripts in ${locale}`, () => {
    test.describe('that never come', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('leave a page that reads, links and forms that work, and one line', async ({ page }) => {
        await blockScripts(page);
        await openEarly(page, localPath('/', locale));
        await expect(page.getByRole('alert').filter({ hasText: states.scriptsMissing })).toBeVisible();
        await expect(page.getByRole('region', { name: home.notices }).getByRole('listitem')).toHaveCount(7);
        await page.getByRole('region', { name: home.notices }).getByRole('link', { name: home.allNotices }).click();
        await expect(page).toHaveURL(localPath('/notice', locale));
        await openEarly(page, localPath('/notice', locale));
        await page.getByRole('searchbox', { name: search.label }).fill('routine');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/notice\/search\?q=routine/);
        await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      });

      test('say so too when only the page’s data is gone', async ({ page }) => {
        await page.route('**/page-data/*', (route) => route.fulfill({ status: 404, body: '' }));
        await openEarly(page, localPath('/gHostel', locale));
        await expect(page.getByText(states.scriptsMissing)).toBeVisible();
      });
    });

    test('start by themselves although a picture in view never comes', async ({ page }) => {
      await page.route(/_next\/image.*gallery|files/, () => new Promise(() => undefined));
      await openEarly(page, localPath('/gallery', locale));
      await page.locator('html[data-ready]').waitFor();
    });

    test.describe('that the browser cannot read', () => {
      test.use({ allowedInConsole: /SyntaxError|Unexpected/ });

      test('say so, and nothing is shown that needs them', async ({ page }) => {
        const body = 'let = of(;';
        await page.route('**/_next/static/**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
        await page.goto(localPath('/chart', locale));
        await expect(page.getByText(states.scriptsMissing)).toBeVisible();
        await expect(page.getByRole('dialog').getByRole('button', { name: frame.close, exact: true })).toBeVisible();
        await closeFlashNotices(page);
        await expect(page.getByRole('button', { name: chart.larger })).toBeHidden();
      });
    });

    test('that come late lose no tap', async ({ page }) => {
      const { release, asked } = await delayScripts(page);
      await openEarly(page, localPath('/', locale));
      const banner = page.getByRole('region', { name: home.banner });
      await banner.getByRole('button', { name: controls.next }).click();
      await expect.poll(asked).toBeGreaterThan(0);
      release();
      await expect(banner.locator('[aria-roledescription]').nth(1)).not.toHaveAttribute('inert');
      await expect(banner.locator('[aria-roledescription]').first()).toHaveAttribute('inert', '');
    });

    test('that come late lose no word', async ({ page }) => {
      const { release } = await delayScripts(page);
      await openEarly(page, localPath('/notice', locale));
      const box = page.getByRole('searchbox', { name: search.label });
      await box.fill('routine');
      release();
      await expect(page).toHaveURL(/\/notice\/search\?q=routine/);
      await expect(box).toHaveValue('routine');
    });

    test('that take longer than two minutes are missed in one line, until they come', async ({ page }) => {
      await page.clock.install();
      const { release, asked } = await delayScripts(page);
      await openEarly(page, localPath('/staff', locale));
      await page.getByRole('searchbox', { name: people.filter }).fill('zzzz');
      await expect.poll(asked).toBeGreaterThan(0);
      const line = page.getByText(states.scriptsMissing);
      await page.clock.runFor(60_000);
      await expect(line).toBeHidden();
      await page.clock.runFor(61_000);
      await expect(line).toBeVisible();
      release();
      await expect(page.getByText(people.noMatch)).toBeVisible();
      await expect(line).toBeHidden();
    });

    test('are fetched on a costly connection only when something needs them', async ({ page }) => {
      await beCostly(page);
      const { release, asked } = await delayScripts(page);
      release();
      await openEarly(page, localPath('/', locale));
      await page.getByRole('heading', { level: 1 }).click();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(asked()).toBe(0);
      const banner = page.getByRole('region', { name: home.banner });
      await banner.getByRole('button', { name: controls.next }).click();
      await expect(banner.locator('[aria-roledescription]').first()).toHaveAttribute('inert', '');
      expect(asked()).toBeGreaterThan(5);
    });
  });
}

test('nothing of a page keeps it from coming back at once', async ({ page, visit }) => {
  for (const path of ['/', '/notice', '/gallery/1', '/qaa']) {
    const response = await page.request.get(path);
    expect(response.headers()['cache-control']).not.toContain('no-store');
  }
  await page.addInitScript(() => {
    const { addEventListener } = window;
    window.addEventListener = (...args: unknown[]) => {
      if (args[0] === 'unload' || args[0] === 'beforeunload') console.error('unload');
      return Reflect.apply(addEventListener, window, args);
    };
  });
  await visit('/');
  await page
    .getByRole('button', { name: messagesIn('en').controls.next })
    .first()
    .click();
  await page.goto('/notice');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: messagesIn('en').home.notices, exact: true })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
