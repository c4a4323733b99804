import type { Locator } from 'playwright';
import { messagesIn } from '#content/messages/index.ts';
import { deadlines, noticePages } from '#content/messages/notices.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { openFiles } from '#e2e/support/folded-files.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import {
  blockScripts,
  CONTROL_SCRIPT_URLS,
  delayScripts,
  emulateSaveData,
  openWithoutWaiting,
  PAGE_SCRIPT_URL,
  waitForHydration,
} from '#e2e/support/scripts.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

/** Number of running animations, which indicate that the control is busy. */
const animationCount = (control: Locator) => control.evaluate((element) => element.getAnimations().length);

for (const locale of behaviourLocales) {
  const { archive, calendar, chart, contact, home, controls, layout, people, qaa, saveOffline, states, search } =
    messagesIn(locale);

  test.describe(`scripts of pages in ${locale}`, () => {
    test('a visitor who only reads fetches no script of a control, and none of the framework', async ({
      page,
      visit,
    }) => {
      const { requests } = await delayScripts(page);
      const controlScripts = await delayScripts(page, CONTROL_SCRIPT_URLS);
      for (const path of ['/', '/notice', '/notice/item/122', '/staff', '/about', '/contact']) {
        await visit(path, locale);
        // The heading of the banner lets taps through to the pictures.
        await page.getByRole('heading', { level: 1 }).click({ force: true });
        // A pointer on the margin scrolls the page without resting on a control, which would fetch its script.
        await page.mouse.move(2, 300);
        await page.mouse.wheel(0, 600);
        await page.waitForFunction(() => scrollY > 0);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
        expect([requests(), controlScripts.requests()], path).toEqual([0, 0]);
      }
    });

    test('an album and the QAA area are hydrated, and their links lead to whole pages', async ({ page, visit }) => {
      const parts: string[] = [];
      page.on('request', (request) => /_rsc=/.test(request.url()) && parts.push(request.url()));
      for (const path of ['/gallery/1', '/qaa']) {
        await visit(path, locale);
        await waitForHydration(page);
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await page.getByRole('contentinfo').getByRole('link').first().hover();
        await page.getByRole('navigation', { name: layout.breadcrumbs }).getByRole('link').first().click();
        await expect(page).toHaveURL(localPath('/', locale));
        expect(await page.evaluate(() => 'isSamePage' in window), path).toBe(false);
      }
      expect(parts).toEqual([]);
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
        ['/notice', 'hover', page.getByRole('button', { name: noticePages.all.notifications.notify[locale] })],
        ['/notice/item/122', 'focus', page.getByRole('button', { name: saveOffline.save })],
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
        await openFiles(page);
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

      test('an application of React whose scripts fail shows one message, and its links and forms work', async ({
        page,
        visit,
      }) => {
        const message = page.getByRole('alert').filter({ hasText: states.scriptsMissing });
        await blockScripts(page);
        await visit('/qaa', locale);
        await expect(message).toBeVisible();
        await expect(page.locator('form[action="/api/qaa/form/login"]')).toBeVisible();
        await visit('/gallery/1', locale);
        await expect(message).toBeVisible();
        // The browser stays on the page.
        await page.route('**/files/*', (route) => route.fulfill({ status: 204 }));
        const opened = page.waitForRequest('**/files/*');
        await page.locator('[data-script=react] a').first().click();
        expect((await opened).isNavigationRequest()).toBe(true);
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
        // The banner shows one picture.
        await expect(
          page.getByRole('region', { name: home.banner }).getByRole('button', { name: controls.next }),
        ).toHaveCount(0);
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
      await page.getByRole('dialog').getByRole('button', { name: layout.closeAll }).click();
      await banner.getByRole('button', { name: controls.next }).click();
      release();
      await closeFlashNotices(page);
      await expect(banner.locator('[aria-roledescription]').nth(1)).not.toHaveAttribute('inert');
      await expect(banner.locator('[aria-roledescription]').first()).toHaveAttribute('inert', '');
    });

    test.describe('with scripts that the browser cannot parse', () => {
      test.use({ allowedInConsole: /SyntaxError|Unexpected/ });

      test('a script with a syntax error is reported, and its control is hidden', async ({ page }) => {
        const body = 'let = of(;';
        for (const scripts of ['**/_next/static/**/*.js', CONTROL_SCRIPT_URLS])
          await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body }));
        for (const [path, control] of [
          ['/notice', archive.save],
          ['/qaa', qaa.open],
        ] as const) {
          await page.goto(localPath(path, locale));
          await closeFlashNotices(page);
          const button = page.getByRole('button', { name: control }).first();
          if (path === '/notice') {
            await openFiles(page);
            await button.focus();
          }
          await expect(page.getByText(states.scriptsMissing), control).toBeVisible();
          await expect(button).toBeHidden();
        }
      });
    });

    test('a tap before framework or control scripts have loaded takes effect then, and text typed before is used', async ({
      page,
    }) => {
      await test.step('a tap before the framework scripts', async () => {
        const { release, requests } = await delayScripts(page);
        await openWithoutWaiting(page, localPath('/gallery/1', locale));
        await page.locator('html[data-ready]').waitFor();
        const picture = page.locator('[data-script=react] a').first();
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

    test('scripts that take longer than two minutes are reported missing until they arrive', async ({ page }) => {
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
      await test.step('the page script', async () => {
        const { release, requests } = await delayScripts(page, PAGE_SCRIPT_URL);
        await openWithoutWaiting(page, localPath('/library', locale));
        await expect.poll(requests).toBeGreaterThan(0);
        await expectReport();
        release();
        await expect(line).toBeHidden();
      });
      await test.step('framework scripts', async () => {
        const { release, requests } = await delayScripts(page);
        await openWithoutWaiting(page, localPath('/gallery/1', locale));
        await page.locator('html[data-ready]').waitFor();
        await page.locator('[data-script=react] a').first().click();
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
        const controlScripts = await delayScripts(page, CONTROL_SCRIPT_URLS);
        controlScripts.release();
        await visit('/notice', locale);
        const box = page.getByRole('searchbox', { name: search.label });
        await box.hover();
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
        expect(controlScripts.requests()).toBe(0);
        await box.click();
        await expect.poll(controlScripts.requests).toBe(1);
      });
    });
  });
}

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('scripts of the framework load when an album or the QAA area is used, and the first tap takes effect', async ({
    page,
    visit,
  }) => {
    const { gallery, qaa } = messagesIn('en');
    const { release, requests } = await delayScripts(page);
    const sheets = await delayScripts(page, '**/_next/static/**/*.css');
    sheets.release();
    release();
    await test.step('an album', async () => {
      await visit('/gallery/1');
      await page.getByRole('heading', { level: 1 }).click();
      await page.waitForLoadState('networkidle');
      expect([requests(), sheets.requests()]).toEqual([0, 0]);
      const pictures = page.locator('[data-script=react] [data-picture]');
      const count = await pictures.count();
      await page.locator('[data-script=react] a').first().click();
      await expect(page.getByRole('dialog', { name: gallery.viewer })).toBeVisible();
      expect(requests()).toBeGreaterThan(5);
      await page.keyboard.press('Escape');
      await expect(pictures).toHaveCount(count);
      // The closed dialog goes back in the history, which would abort a navigation.
      await page.waitForFunction(() => history.state?.overPage !== true);
    });
    await test.step('the QAA area', async () => {
      const before = requests();
      await visit('/qaa');
      await page.waitForLoadState('networkidle');
      expect(requests()).toBe(before);
      await page.getByRole('button', { name: qaa.open, exact: true }).focus();
      await waitForHydration(page);
      expect(requests()).toBeGreaterThan(before);
    });
  });
});

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
