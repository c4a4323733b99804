import type { Locator } from 'playwright';
import { messagesIn } from '#content/messages/index.ts';
import { deadlines } from '#content/pages/deadlines.ts';
import {
  beCostly,
  blockScripts,
  CONTROL_SCRIPTS,
  delayScripts,
  openEarly,
  PAGE_SCRIPT,
} from '#e2e/support/deferred-scripts.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { localPath } from '#lib/routes/paths.ts';

/** How many animations tell that the control is at work. */
const pulses = (control: Locator) => control.evaluate((element) => element.getAnimations().length);

for (const locale of behaviourLocales) {
  const { archive, calendar, chart, contact, home, controls, frame, people, push, states, search } = messagesIn(locale);

  test.describe(`scripts in ${locale}`, () => {
    for (const path of ['/', '/notice', '/notice/item/122', '/gallery/1', '/staff', '/about', '/contact', '/qaa']) {
      test(`of the framework are fetched by nobody who only reads ${path}`, async ({ page, visit }) => {
        const { asked } = await delayScripts(page);
        await visit(path, locale);
        await page.mouse.move(200, 300);
        await page.mouse.wheel(0, 600);
        await page.getByRole('heading', { level: 1 }).click();
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
        expect(asked()).toBe(0);
      });
    }

    test('fetch a page ahead once a pointer rests on the way to it, and none on a costly connection', async ({
      page,
      visit,
    }) => {
      const ahead: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() !== 'document' && request.url().endsWith('/deadlines')) ahead.push(request.url());
      });
      const link = page.getByRole('main').getByRole('link', { name: deadlines.title[locale] });
      await visit('/', locale);
      await link.hover();
      await expect.poll(() => ahead.length).toBe(1);
      await page.mouse.move(0, 0);
      await link.hover();
      await beCostly(page);
      await visit('/', locale);
      await link.hover();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(ahead).toHaveLength(1);
    });

    for (const [way, come] of [
      ['the pointer', (control: Locator) => control.hover()],
      ['the focus', (control: Locator) => control.focus()],
    ] as const) {
      test(`of the framework start when ${way} comes near a control that needs them`, async ({ page, visit }) => {
        await visit('/notice', locale);
        await come(page.getByRole('button', { name: push.notify.all }));
        await page.locator('html[data-hydrated]').waitFor();
      });

      test(`of a control are fetched when ${way} comes near it, and none of the framework`, async ({ page, visit }) => {
        const own = await delayScripts(page, CONTROL_SCRIPTS);
        const { asked } = await delayScripts(page);
        for (const [path, control] of [
          ['/notice', page.getByRole('searchbox', { name: search.label })],
          ['/search', page.getByRole('combobox')],
          ['/calendar', page.getByLabel(calendar.converter.date)],
          ['/publication', page.getByRole('button', { name: archive.save }).first()],
          ['/staff', page.getByRole('searchbox', { name: people.filter })],
          ['/chart', page.getByRole('button', { name: chart.larger })],
          ['/contact', page.getByRole('button', { name: contact.showMap })],
        ] as const) {
          const before = own.asked();
          await visit(path, locale);
          expect(own.asked()).toBe(before);
          await come(control);
          await expect.poll(own.asked).toBe(before + 1);
        }
        expect(asked()).toBe(0);
      });
    }

    test.describe('of a control that never come', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('leave a form that works, and one line', async ({ page, visit }) => {
        await blockScripts(page, CONTROL_SCRIPTS);
        await visit('/notice', locale);
        const box = page.getByRole('searchbox', { name: search.label });
        await box.fill('routine');
        await expect(page.getByRole('alert').filter({ hasText: states.scriptsMissing })).toBeVisible();
        await box.press('Enter');
        await expect(page).toHaveURL(/\/notice\/search\?q=routine/);
        await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      });

      test('are asked for once more', async ({ page, visit }) => {
        await blockScripts(page, CONTROL_SCRIPTS);
        await visit('/notice', locale);
        const box = page.getByRole('searchbox', { name: search.label });
        await box.focus();
        await expect(page.getByText(states.scriptsMissing)).toBeVisible();
        await page.unroute(CONTROL_SCRIPTS);
        await box.fill('merit');
        await expect(page.locator('mark').first()).toHaveText('merit');
        await expect(page.getByText(states.scriptsMissing)).toBeHidden();
      });
    });

    test.describe('of one control that never come', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('leave the others, and what waits for them', async ({ page, visit }) => {
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

    test.describe('of the framework that never come', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('leave one line', async ({ page, visit }) => {
        await blockScripts(page);
        await visit('/notice', locale);
        await page.getByRole('button', { name: push.notify.all }).focus();
        await expect(page.getByRole('alert').filter({ hasText: states.scriptsMissing })).toBeVisible();
      });

      test('say so too when only the page’s data is gone', async ({ page, visit }) => {
        await page.route('**/page-data/*', (route) => route.fulfill({ status: 404, body: '' }));
        await visit('/notice', locale);
        await page.getByRole('button', { name: push.notify.all }).focus();
        await expect(page.getByText(states.scriptsMissing)).toBeVisible();
      });
    });

    test.describe('of the page that never come', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('leave a page that reads, notices at its top, links that work, and one line', async ({ page }) => {
        await blockScripts(page, PAGE_SCRIPT);
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

    test('of the page that come late lose no tap', async ({ page }) => {
      const { release, asked } = await delayScripts(page, PAGE_SCRIPT);
      await page.goto(localPath('/', locale), { waitUntil: 'commit' });
      const banner = page.getByRole('region', { name: home.banner });
      await expect.poll(asked).toBe(1);
      await page.getByRole('dialog').getByRole('button', { name: frame.close, exact: true }).click();
      await banner.getByRole('button', { name: controls.next }).click();
      release();
      await closeFlashNotices(page);
      await expect(banner.locator('[aria-roledescription]').nth(1)).not.toHaveAttribute('inert');
      await expect(banner.locator('[aria-roledescription]').first()).toHaveAttribute('inert', '');
    });

    test.describe('that the browser cannot read', () => {
      test.use({ allowedInConsole: /SyntaxError|Unexpected/ });

      for (const [scripts, control] of [
        ['**/_next/static/**/*.js', push.notify.all],
        [CONTROL_SCRIPTS, archive.save],
      ] as const) {
        test(`say so, and nothing is shown that needs them: ${control}`, async ({ page }) => {
          const body = 'let = of(;';
          await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body }));
          await page.goto(localPath('/notice', locale));
          await expect(page.getByRole('dialog').getByRole('button', { name: frame.close, exact: true })).toBeVisible();
          await closeFlashNotices(page);
          const button = page.getByRole('button', { name: control }).first();
          await button.focus();
          await expect(page.getByText(states.scriptsMissing)).toBeVisible();
          await expect(button).toBeHidden();
        });
      }
    });

    test('that come late lose no tap', async ({ page, visit }) => {
      const { release, asked } = await delayScripts(page);
      await visit('/gallery/1', locale);
      const picture = page.locator('a[data-await]').first();
      await picture.click();
      await expect.poll(asked).toBeGreaterThan(0);
      await expect(picture).toHaveAttribute('aria-busy', 'true');
      expect(await pulses(picture)).toBe(1);
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(picture).not.toHaveAttribute('aria-busy');
      expect(await pulses(picture)).toBe(0);
    });

    test('of a control that come late lose no tap', async ({ page }) => {
      const { release } = await delayScripts(page, CONTROL_SCRIPTS);
      await openEarly(page, localPath('/chart', locale));
      const [larger, drawing] = [page.getByRole('button', { name: chart.larger }), page.locator('[data-zoom]')];
      await larger.click();
      await expect(larger).toHaveAttribute('aria-busy', 'true');
      await expect(drawing).toHaveAttribute('data-zoom', '1');
      release();
      await expect(drawing).toHaveAttribute('data-zoom', '2');
      await expect(larger).not.toHaveAttribute('aria-busy');
    });

    test('that come late lose no word', async ({ page }) => {
      const { release } = await delayScripts(page, CONTROL_SCRIPTS);
      await openEarly(page, localPath('/notice', locale));
      const box = page.getByRole('searchbox', { name: search.label });
      await box.fill('routine');
      await expect(box).toHaveAttribute('aria-busy', 'true');
      expect(await pulses(box)).toBe(1);
      release();
      await expect(page).toHaveURL(/\/notice\/search\?q=routine/);
      await expect(box).toHaveValue('routine');
    });

    test('that take longer than two minutes are missed in one line, until they come', async ({ page }) => {
      await page.clock.install();
      const { release, asked } = await delayScripts(page, CONTROL_SCRIPTS);
      await openEarly(page, localPath('/notice', locale));
      await page.getByRole('searchbox', { name: search.label }).fill('zzzz');
      await expect.poll(asked).toBeGreaterThan(0);
      const line = page.getByText(states.scriptsMissing);
      await page.clock.runFor(60_000);
      await expect(line).toBeHidden();
      await page.clock.runFor(61_000);
      await expect(line).toBeVisible();
      release();
      await expect(page.getByText(fillIn(search.foundNone, { query: 'zzzz' }, locale))).toBeVisible();
      await expect(line).toBeHidden();
    });

    test('of the framework that take longer are missed alike', async ({ page }) => {
      await page.clock.install();
      const { release, asked } = await delayScripts(page);
      await openEarly(page, localPath('/gallery/1', locale));
      await page.locator('a[data-await]').first().click();
      await expect.poll(asked).toBeGreaterThan(0);
      const line = page.getByText(states.scriptsMissing);
      await page.clock.runFor(60_000);
      await expect(line).toBeHidden();
      await page.clock.runFor(61_000);
      await expect(line).toBeVisible();
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(line).toBeHidden();
    });

    test('are fetched on a costly connection only when something is tapped or entered', async ({ page, visit }) => {
      await beCostly(page);
      const { release, asked } = await delayScripts(page);
      release();
      const own = await delayScripts(page, CONTROL_SCRIPTS);
      own.release();
      await visit('/notice', locale);
      const box = page.getByRole('searchbox', { name: search.label });
      const button = page.getByRole('button', { name: push.notify.all });
      await box.hover();
      await button.hover();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      expect([asked(), own.asked()]).toEqual([0, 0]);
      await box.click();
      await expect.poll(own.asked).toBe(1);
      expect(asked()).toBe(0);
      await button.focus();
      await page.locator('html[data-hydrated]').waitFor();
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
