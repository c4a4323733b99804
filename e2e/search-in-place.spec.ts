import type { Page, Route } from 'playwright';
import { messagesIn } from '#content/messages/index.ts';
import { localPath } from '#lib/routes/paths.ts';
import { writeReasons } from '#lib/search/reasons.ts';
import { approach, delayScripts } from './support/deferred-scripts.ts';
import { behaviourLocales } from './support/languages.ts';
import { expect, test } from './support/test.ts';

// The search of notices as one types, worked by a script of its own.

const ANSWERS = '**/notice/search?*';

/** Holds answers back; each call of `next` lets the oldest of them go. */
async function holdAnswers(page: Page) {
  const held: Route[] = [];
  await page.route(ANSWERS, (route) => void held.push(route));
  return { held, next: () => held.shift()?.continue() };
}

for (const locale of behaviourLocales) {
  const { archive, frame, notices, search, states } = messagesIn(locale);

  test.describe(`notices in ${locale} are found as one types`, () => {
    test('with a mouse or keys, without any script of the framework', async ({ page, visit }) => {
      const { asked } = await delayScripts(page);
      await visit('/notice/admission', locale);
      const box = page.getByRole('searchbox', { name: search.label });
      await box.click();
      await page.keyboard.type('merit', { delay: 40 });
      await expect(page.locator('mark').first()).toHaveText('merit');
      await expect(page.getByRole('status').filter({ hasText: 'merit' })).toBeVisible();
      await expect(page).toHaveURL(/\/notice\/search\?department=admission&q=merit$/);
      await page.keyboard.press('Enter');
      await expect(box).toHaveValue('merit');
      expect(asked()).toBe(0);
    });

    test.describe('on a phone', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

      test('by touch', async ({ page, visit }) => {
        const { asked } = await delayScripts(page);
        await visit('/notice', locale);
        await page.getByRole('searchbox').tap();
        await page.keyboard.type('मेरिट', { delay: 40 });
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.getByRole('status').filter({ hasText: 'मेरिट' })).toBeVisible();
        expect(asked()).toBe(0);
      });

      test('not without a line: the words stay, and are found when it is back', async ({ page, visit, context }) => {
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

    test('and no older answer comes over a newer one', async ({ page, visit }) => {
      await visit('/notice', locale);
      const { held, next } = await holdAnswers(page);
      const box = page.getByRole('searchbox');
      await box.fill('merit');
      await expect.poll(() => held.length).toBe(1);
      await box.fill('routine');
      await expect.poll(() => held.length).toBe(2);
      await held.pop()?.continue();
      await expect(page.locator('mark').first()).toHaveText(/routine/i);
      // Its request was given up.
      await next()?.catch(() => undefined);
      await expect(page.getByRole('status').filter({ hasText: 'routine' })).toBeVisible();
      await expect(page.locator('mark', { hasText: /merit/i })).toHaveCount(0);
      await expect(page).toHaveURL(/q=routine$/);
    });

    test('and what was there stays until the answer comes', async ({ page, visit }) => {
      await visit('/notice', locale);
      const { held, next } = await holdAnswers(page);
      await page.getByRole('searchbox').fill('merit');
      await expect.poll(() => held.length).toBe(1);
      await expect(page.getByText(states.loading)).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(11);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
      await next();
      await expect(page.locator('mark').first()).toHaveText('merit');
      await expect(page.getByText(states.loading)).toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    });

    for (const [fault, answer] of [
      ['fails', (route: Route) => route.abort()],
      ['is refused', (route: Route) => route.fulfill({ status: 429, body: 'Too many' })],
      ['is of no page', (route: Route) => route.fulfill({ status: 200, body: '<p>Wi-Fi login</p>' })],
    ] as const) {
      test.describe(`once an answer that ${fault} is over`, () => {
        test.use({ allowedInConsole: /Failed to load resource/ });

        test('by "try again"', async ({ page, visit }) => {
          await visit('/notice', locale);
          await page.route(ANSWERS, answer);
          await page.getByRole('searchbox').fill('merit');
          await expect(page.getByRole('alert').getByText(search.failed)).toBeVisible();
          await page.unroute(ANSWERS);
          await page.getByRole('button', { name: search.retry }).click();
          await expect(page.locator('mark').first()).toHaveText('merit');
        });
      });
    }

    test('with what their closing dates mean today', async ({ page, visit }) => {
      await visit('/notice/admission', locale);
      await page.getByRole('searchbox').fill('BIT');
      await expect(page.locator('mark').first()).toBeVisible();
      await expect(page.locator('[data-deadline]:visible').first()).toHaveText(/\S/);
    });

    test('page by page, with the focus on the results', async ({ page, visit }) => {
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

    test('and stand there again after Back, and in the other language', async ({ page, visit }) => {
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
      await page.getByRole('link', { name: frame.switchLanguage }).click();
      await expect(page).toHaveURL(
        new RegExp(`${localPath('/notice/search', locale === 'en' ? 'ne' : 'en')}\\?q=merit$`),
      );
      await expect(page.locator('mark').first()).toHaveText('merit');
    });

    test('on from results, and back to the list when the box is emptied', async ({ page, visit }) => {
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
      await expect(page.locator('mark').first()).toHaveText(/routine/i);
    });

    test('in the page’s styles, though the framework wants the late ones meanwhile', async ({ page, visit }) => {
      const { release, asked } = await delayScripts(page, '**/_next/static/**/*.css');
      await visit('/notice', locale);
      const box = page.getByRole('searchbox');
      const look = () => box.evaluate((element) => getComputedStyle(element).border);
      const before = await look();
      await box.focus();
      await expect.poll(asked).toBeGreaterThan(0);
      const wanted = page.evaluate(() =>
        new Promise((resolve) => document.addEventListener('scripts-start', resolve, { once: true })).then(() => 0),
      );
      await page.locator('[data-island=push] button').focus();
      await wanted;
      expect(await look()).toBe(before);
      release();
      await page.locator('html[data-hydrated]').waitFor();
      expect(await look()).toBe(before);
    });

    test('with their archives, and stay when the framework starts', async ({ page, visit }) => {
      await visit('/notice', locale);
      await page.getByRole('searchbox').fill('Admission open');
      await expect(page.locator('mark').first()).toBeVisible();
      const button = page.getByRole('button', { name: archive.save }).first();
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toBe('attachments.zip');
      await expect(page.getByText(archive.saved)).toBeVisible();
      const before = await page.getByRole('table').textContent();
      await approach(page.locator('[data-island=push] button'));
      expect(await page.getByRole('table').textContent()).toBe(before);
      await expect(page.getByText(archive.saved)).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('Admission open');
    });
  });
}
