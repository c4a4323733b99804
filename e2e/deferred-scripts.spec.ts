import type { Locator } from 'playwright';
import { noticePages } from '#content/messages/category-texts.ts';
import { deadlines } from '#content/messages/deadlines.ts';
import { messagesIn } from '#content/messages/index.ts';
import {
  blockScripts,
  CONTROL_SCRIPT_URLS,
  delayScripts,
  emulateSaveData,
  openWithoutWaiting,
  PAGE_SCRIPT_URL,
} from '#e2e/support/deferred-scripts.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

/** Number of running animations, which indicate that the control is busy. */
const animationCount = (control: Locator) => control.evaluate((element) => element.getAnimations().length);

for (const locale of behaviourLocales) {
  const { archive, calendar, chart, contact, home, controls, layout, people, states, search } = messagesIn(locale);

  test.describe(`deferred scripts in ${locale}`, () => {
    test('a visitor who only reads fetches no script of the framework', async ({ page, visit }) => {
      const { requests } = await delayScripts(page);
      for (const path of ['/', '/notice', '/notice/item/122', '/gallery/1', '/staff', '/about', '/contact', '/qaa']) {
        await visit(path, locale);
        await page.mouse.move(200, 300);
        await page.mouse.wheel(0, 600);
        await page.getByRole('heading', { level: 1 }).click();
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
        expect(requests(), path).toBe(0);
      }
    });

    test('framework scripts load when the pointer or the focus reaches a control of an island', async ({
      page,
      visit,
    }) => {
      for (const event of ['hover', 'focus'] as const) {
        await visit('/notice', locale);
        await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
        await page.getByRole('button', { name: noticePages.all.notifications.notify[locale] })[event]();
        await expect(page.locator('html[data-hydrated]'), event).toHaveCount(1);
      }
    });

    test('control scripts load when the pointer or the focus reaches a control, without framework scripts', async ({
      page,
      visit,
    }) => {
      const controlScripts = await delayScripts(page, CONTROL_SCRIPT_URLS);
      const { requests } = await delayScripts(page);
      for (const [path, event, control] of [
        ['/notice', 'focus', page.getByRole('searchbox', { name: search.label })],
        ['/search', 'hover', page.getByRole('combobox')],
        ['/calendar', 'focus', page.getByLabel(calendar.converter.date)],
        ['/publication', 'hover', page.getByRole('button', { name: archive.save }).first()],
        ['/staff', 'focus', page.getByRole('searchbox', { name: people.filter })],
        ['/chart', 'focus', page.getByRole('button', { name: chart.larger })],
        ['/contact', 'hover', page.getByRole('button', { name: contact.showMap })],
      ] as const) {
        const before = controlScripts.requests();
        await visit(path, locale);
        expect(controlScripts.requests(), path).toBe(before);
        await control[event]();
        await expect.poll(controlScripts.requests, path).toBe(before + 1);
      }
      expect(requests()).toBe(0);
    });

    test.describe('without control scripts', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('a control whose script fails to load leaves a working form, shows one message, and is requested once more', async ({
        page,
        visit,
      }) => {
        await blockScripts(page, CONTROL_SCRIPT_URLS);
        await visit('/notice', locale);
        const box = page.getByRole('searchbox', { name: search.label });
        await box.fill('routine');
        await expect(page.getByRole('alert').filter({ hasText: states.scriptsMissing })).toBeVisible();
        await box.press('Enter');
        await expect(page).toHaveURL(/\/notice\/search\?q=routine/);
        await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();

        await visit('/notice', locale);
        await box.focus();
        await expect(page.getByText(states.scriptsMissing)).toBeVisible();
        await page.unroute(CONTROL_SCRIPT_URLS);
        await box.fill('merit');
        await expect(page.locator('mark').first()).toHaveText('merit');
        await expect(page.getByText(states.scriptsMissing)).toBeHidden();
      });
    });

    test.describe('without one control script', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('a control whose script fails to load does not affect other controls or their pending taps', async ({
        page,
        visit,
      }) => {
        await blockScripts(page, /\/page-script\/notice-search-/);
        const { release } = await delayScripts(page, /\/page-script\/archive-/);
        await visit('/notice', locale);
        const save = page.getByRole('button', { name: archive.save }).first();
        await save.click();
        await expect(save).toHaveAttribute('aria-busy', 'true');
        await page.getByRole('searchbox', { name: search.label }).fill('routine');
        await expect(page.getByText(states.scriptsMissing)).toBeVisible();
        release();
        await expect(page.getByText(archive.saved)).toBeVisible();
      });
    });

    test.describe('without framework scripts', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('an island whose framework scripts or page data fail to load shows one message', async ({ page, visit }) => {
        const message = page.getByRole('alert').filter({ hasText: states.scriptsMissing });
        await page.route('**/page-data/*', (route) => route.fulfill({ status: 404, body: '' }));
        await visit('/notice', locale);
        await page.getByRole('button', { name: noticePages.all.notifications.notify[locale] }).focus();
        await expect(message, 'without page data').toBeVisible();
        await page.unrouteAll();
        await blockScripts(page);
        await visit('/notice', locale);
        await expect(message).toBeHidden();
        await page.getByRole('button', { name: noticePages.all.notifications.notify[locale] }).focus();
        await expect(message, 'without framework scripts').toBeVisible();
      });
    });

    test.describe('without the page script', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('a page without its page script stays readable, lists its notices, has working links and shows one message', async ({
        page,
      }) => {
        await blockScripts(page, PAGE_SCRIPT_URL);
        await page.goto(localPath('/', locale));
        await expect(page.getByRole('alert').filter({ hasText: states.scriptsMissing })).toBeVisible();
        await expect(page.locator('dialog[data-flash]').first()).toBeVisible();
        await expect(page.getByRole('button', { name: controls.next })).toHaveCount(0);
        await expect(page.getByRole('region', { name: home.notices }).getByRole('listitem')).toHaveCount(7);
        await closeFlashNotices(page);
        await page.getByRole('region', { name: home.notices }).getByRole('link', { name: home.allNotices }).click();
        await expect(page).toHaveURL(localPath('/notice', locale));
      });
    });

    test('a tap before the page script has loaded is replayed', async ({ page }) => {
      const { release, requests } = await delayScripts(page, PAGE_SCRIPT_URL);
      await page.goto(localPath('/', locale), { waitUntil: 'commit' });
      const banner = page.getByRole('region', { name: home.banner });
      await expect.poll(requests).toBe(1);
      await page.getByRole('dialog').getByRole('button', { name: layout.close, exact: true }).click();
      await banner.getByRole('button', { name: controls.next }).click();
      release();
      await closeFlashNotices(page);
      await expect(banner.locator('[aria-roledescription]').nth(1)).not.toHaveAttribute('inert');
      await expect(banner.locator('[aria-roledescription]').first()).toHaveAttribute('inert', '');
    });

    test.describe('with scripts that the browser cannot parse', () => {
      test.use({ allowedInConsole: /SyntaxError|Unexpected/ });

      test('a script with a syntax error is reported, and its control is hidden', async ({ page }) => {
        for (const [scripts, control] of [
          ['**/_next/static/**/*.js', noticePages.all.notifications.notify[locale]],
          [CONTROL_SCRIPT_URLS, archive.save],
        ] as const) {
          await page.unrouteAll();
          const body = 'let = of(;';
          await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body }));
          await page.goto(localPath('/notice', locale));
          await expect(page.getByRole('dialog').getByRole('button', { name: layout.close, exact: true })).toBeVisible();
          await closeFlashNotices(page);
          const button = page.getByRole('button', { name: control }).first();
          await button.focus();
          await expect(page.getByText(states.scriptsMissing), control).toBeVisible();
          await expect(button).toBeHidden();
        }
      });
    });

    test('a tap before framework or control scripts have loaded is replayed, and text typed before is used', async ({
      page,
      visit,
    }) => {
      await test.step('a tap before the framework scripts', async () => {
        const { release, requests } = await delayScripts(page);
        await visit('/gallery/1', locale);
        const picture = page.locator('a[data-await]').first();
        await picture.click();
        await expect.poll(requests).toBeGreaterThan(0);
        await expect(picture).toHaveAttribute('aria-busy', 'true');
        expect(await animationCount(picture)).toBe(1);
        release();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(picture).not.toHaveAttribute('aria-busy');
        expect(await animationCount(picture)).toBe(0);
      });
      await test.step('a tap before the control script', async () => {
        const { release } = await delayScripts(page, CONTROL_SCRIPT_URLS);
        await openWithoutWaiting(page, localPath('/chart', locale));
        const [larger, drawing] = [page.getByRole('button', { name: chart.larger }), page.locator('[data-zoom]')];
        await larger.click();
        await expect(larger).toHaveAttribute('aria-busy', 'true');
        await expect(drawing).toHaveAttribute('data-zoom', '1');
        release();
        await expect(drawing).toHaveAttribute('data-zoom', '2');
        await expect(larger).not.toHaveAttribute('aria-busy');
      });
      await test.step('text typed before the control script', async () => {
        const { release } = await delayScripts(page, CONTROL_SCRIPT_URLS);
        await openWithoutWaiting(page, localPath('/notice', locale));
        const box = page.getByRole('searchbox', { name: search.label });
        await box.fill('routine');
        await expect(box).toHaveAttribute('aria-busy', 'true');
        expect(await animationCount(box)).toBe(1);
        release();
        await expect(page).toHaveURL(/\/notice\/search\?q=routine/);
        await expect(box).toHaveValue('routine');
      });
    });

    test('control scripts and framework scripts that take longer than two minutes are reported missing until they arrive', async ({
      page,
    }) => {
      await page.clock.install();
      const line = page.getByText(states.scriptsMissing);
      const expectReport = async () => {
        await page.clock.runFor(60_000);
        await expect(line).toBeHidden();
        await page.clock.runFor(61_000);
        await expect(line).toBeVisible();
      };
      await test.step('a control script', async () => {
        const { release, requests } = await delayScripts(page, CONTROL_SCRIPT_URLS);
        await openWithoutWaiting(page, localPath('/notice', locale));
        await page.getByRole('searchbox', { name: search.label }).fill('zzzz');
        await expect.poll(requests).toBeGreaterThan(0);
        await expectReport();
        release();
        await expect(page.getByText(fillIn(search.foundNone, { query: 'zzzz' }, locale))).toBeVisible();
        await expect(line).toBeHidden();
      });
      await test.step('framework scripts', async () => {
        const { release, requests } = await delayScripts(page);
        await openWithoutWaiting(page, localPath('/gallery/1', locale));
        await page.locator('a[data-await]').first().click();
        await expect.poll(requests).toBeGreaterThan(0);
        await expectReport();
        release();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(line).toBeHidden();
      });
    });

    test('with data saving, links are not prefetched, and scripts are fetched only when a control is tapped or filled in', async ({
      page,
      visit,
    }) => {
      const prefetches: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() !== 'document' && request.url().endsWith('/deadlines'))
          prefetches.push(request.url());
      });
      const link = page.getByRole('main').getByRole('link', { name: deadlines.title[locale] });
      await test.step('without data saving, a link is prefetched once when a pointer rests on it', async () => {
        await visit('/', locale);
        await link.hover();
        await expect.poll(() => prefetches.length).toBe(1);
        await page.mouse.move(0, 0);
        await link.hover();
      });
      await emulateSaveData(page);
      await test.step('links', async () => {
        await visit('/', locale);
        await link.hover();
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
        expect(prefetches).toHaveLength(1);
      });
      await test.step('scripts', async () => {
        const { release, requests } = await delayScripts(page);
        release();
        const controlScripts = await delayScripts(page, CONTROL_SCRIPT_URLS);
        controlScripts.release();
        await visit('/notice', locale);
        const box = page.getByRole('searchbox', { name: search.label });
        const button = page.getByRole('button', { name: noticePages.all.notifications.notify[locale] });
        await box.hover();
        await button.hover();
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
        expect([requests(), controlScripts.requests()]).toEqual([0, 0]);
        await box.click();
        await expect.poll(controlScripts.requests).toBe(1);
        expect(requests()).toBe(0);
        await button.focus();
        await page.locator('html[data-hydrated]').waitFor();
        expect(requests()).toBeGreaterThan(5);
      });
    });
  });
}

test('pages are eligible for the back/forward cache', async ({ page, visit }) => {
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
