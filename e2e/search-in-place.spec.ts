import type { Page, Route } from 'playwright';
import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { delayScripts } from '#e2e/support/scripts.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { writeReasons } from '#lib/site/search/reasons.ts';

// The search of notices while typing, with its control script.

const SEARCHES = '**/notice/search?*';

/** Holds responses back; each call of `next` releases the oldest. */
async function holdResponses(page: Page) {
  const pending: Route[] = [];
  await page.route(SEARCHES, (route) => void pending.push(route));
  return { pending, next: () => pending.shift()?.continue() };
}

for (const locale of behaviourLocales) {
  const { layout, notices, search, states } = messagesIn(locale);

  test.describe(`notice search while typing, in ${locale}`, () => {
    test('notices are found with mouse and keyboard without any script of the framework', async ({ page, visit }) => {
      const { requests } = await delayScripts(page);
      await visit('/notice/admission', locale);
      const box = page.getByRole('searchbox', { name: search.label });
      await box.click();
      await page.keyboard.type('merit', { delay: 40 });
      await expect(page.locator('mark').first()).toHaveText('merit');
      await expect(page.getByRole('status').filter({ hasText: 'merit' })).toBeVisible();
      await expect(page).toHaveURL(/\/notice\/search\?department=admission&q=merit$/);
      await page.keyboard.press('Enter');
      await expect(box).toHaveValue('merit');
      expect(requests()).toBe(0);
    });

    test.describe('on a phone', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

      test('notices are found by touch', async ({ page, visit }) => {
        const { requests } = await delayScripts(page);
        await visit('/notice', locale);
        await page.getByRole('searchbox').tap();
        await page.keyboard.type('मेरिट', { delay: 40 });
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.getByRole('status').filter({ hasText: 'मेरिट' })).toBeVisible();
        expect(requests()).toBe(0);
      });

      test('a search without a connection keeps the words, and works when the connection is back', async ({
        page,
        visit,
        context,
      }) => {
        await visit('/notice', locale);
        const box = page.getByRole('searchbox');
        await box.fill('zz');
        await expect(page.getByText(states.noData)).toBeVisible();
        await context.setOffline(true);
        await box.fill('merit');
        await expect(page.getByRole('alert').getByText(search.failed)).toBeVisible();
        await expect(page.getByText(states.noData)).toHaveCount(0);
        await expect(box).toHaveValue('merit');
        await context.setOffline(false);
        await box.press('Enter');
        await expect(page.locator('mark').first()).toHaveText('merit');
        await expect(page.getByRole('alert').getByText(search.failed)).toHaveCount(0);
      });
      test.use({ allowedInConsole: /Failed to load resource/ });
    });

    test('an older response never replaces a newer one', async ({ page, visit }) => {
      await visit('/notice', locale);
      const { pending, next } = await holdResponses(page);
      const box = page.getByRole('searchbox');
      await box.fill('merit');
      await expect.poll(() => pending.length).toBe(1);
      await box.fill('routine');
      await expect.poll(() => pending.length).toBe(2);
      await pending.pop()?.continue();
      await expect(page.locator('mark').first()).toHaveText(/routine|तालिका/i);
      // Its request was aborted.
      await next()?.catch(() => undefined);
      await expect(page.getByRole('status').filter({ hasText: 'routine' })).toBeVisible();
      await expect(page.locator('mark', { hasText: /merit/i })).toHaveCount(0);
      await expect(page).toHaveURL(/q=routine$/);
    });

    test('earlier results stay visible until the response arrives', async ({ page, visit }) => {
      await visit('/notice', locale);
      const { pending, next } = await holdResponses(page);
      await page.getByRole('searchbox').fill('merit');
      await expect.poll(() => pending.length).toBe(1);
      await expect(page.getByText(states.loading)).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(11);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
      await next();
      await expect(page.locator('mark').first()).toHaveText('merit');
      await expect(page.getByText(states.loading)).toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    });

    test.describe('after failed searches', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('a search that fails, is refused or gets another page works again by “try again”', async ({
        page,
        visit,
      }) => {
        for (const respond of [
          (route: Route) => route.abort(),
          (route: Route) => route.fulfill({ status: 429, body: 'Too many' }),
          (route: Route) => route.fulfill({ status: 200, body: '<p>Wi-Fi login</p>' }),
        ]) {
          await visit('/notice', locale);
          await page.route(SEARCHES, respond);
          await page.getByRole('searchbox').fill('merit');
          await expect(page.getByRole('alert').getByText(search.failed)).toBeVisible();
          await page.unroute(SEARCHES);
          await page.getByRole('button', { name: search.retry }).click();
          await expect(page.locator('mark').first()).toHaveText('merit');
        }
      });
    });

    test('results show what their closing dates mean today', async ({ page, visit }) => {
      await visit('/notice/admission', locale);
      await page.getByRole('searchbox').fill('BIT');
      await expect(page.locator('mark').first()).toBeVisible();
      await expect(page.locator('[data-deadline]:visible').first()).toHaveText(/\S/);
    });

    test('page links load further results and move the focus to them', async ({ page, visit }) => {
      await visit('/notice', locale);
      await page.getByRole('searchbox').fill('2083');
      await expect(page).toHaveURL(/q=2083$/);
      await page.getByRole('link', { name: notices.nextPage, exact: true }).click();
      await expect(page).toHaveURL(/q=2083&page=2$/);
      await expect(page.getByRole('link', { name: notices.previousPage, exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.matches('[tabindex="-1"]:has(> [data-results])'))).toBe(
        true,
      );
    });

    test('results are restored by Back and by switching the language', async ({ page, visit }) => {
      await visit('/notice', locale);
      await page.getByRole('searchbox').fill('merit');
      await page.locator('mark').first().click();
      await expect(page).toHaveURL(/\/notice\/item\/\w+$/);
      await page.goBack();
      await expect(page.locator('mark').first()).toHaveText('merit');
      await expect(page.getByRole('searchbox')).toHaveValue('merit');
      await visit('/notice', locale);
      await page.getByRole('searchbox').fill('merit');
      await expect(page.locator('mark').first()).toHaveText('merit');
      await page.getByRole('link', { name: layout.switchLanguage }).click();
      await expect(page).toHaveURL(
        new RegExp(`${localPath('/notice/search', locale === 'en' ? 'ne' : 'en')}\\?q=merit$`),
      );
      await expect(page.locator('mark').first()).toHaveText('merit');
    });

    test('a search can continue from results, and emptying the box restores the list', async ({ page, visit }) => {
      await visit('/notice/search?department=exam&q=routine', locale);
      const box = page.getByRole('searchbox');
      await box.fill('scholership');
      await expect(
        page
          .getByText(writeReasons([{ why: 'spelling', words: ['Scholarships'] }], locale))
          .or(page.getByText(states.noData)),
      ).toBeVisible();
      await box.fill('');
      await expect(page.getByRole('row')).toHaveCount(11);
      await expect(page).toHaveURL(new RegExp(`${localPath('/notice/exam', locale)}$`));
      const offers = page.locator('[data-script=archive]');
      expect(await offers.locator('[role=status]').count()).toBe(await offers.count());
      await box.fill('routine');
      await expect(page.locator('mark').first()).toHaveText(/routine|तालिका/i);
    });

    test('the page keeps its styles while those of results load', async ({ page, visit }) => {
      const { release, requests } = await delayScripts(page, '**/_next/static/**/*.css');
      await visit('/notice', locale);
      const box = page.getByRole('searchbox');
      const borderStyle = () => box.evaluate((element) => getComputedStyle(element).border);
      const before = await borderStyle();
      await box.focus();
      await expect.poll(requests).toBeGreaterThan(0);
      expect(await borderStyle()).toBe(before);
      release();
      await expect(page.locator('link[rel=stylesheet]:not([media])').first()).toBeAttached();
      expect(await borderStyle()).toBe(before);
    });
  });
}
