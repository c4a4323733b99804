import type { Locator } from 'playwright/test';
import { messagesIn } from '#content/messages/index.ts';
import { expectAccessibleColours } from '#e2e/support/accessibility.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { activateControlScript, delayScripts } from '#e2e/support/scripts.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { monthPath } from '#lib/site/notices/month-addresses.ts';
import { bikramSambatMonths } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

for (const locale of behaviourLocales) {
  const { calendar, states } = messagesIn(locale);
  const { converter } = calendar;

  test.describe(`the calendar in ${locale}`, () => {
    test('the calendar marks today and has links to other months', async ({ page, visit }) => {
      await page.clock.setFixedTime('2026-12-15T18:14:00Z');
      await visit('/calendar/2083-08', locale);
      // Visible: the framework keeps the page that was left, hidden.
      const today = page.locator('[aria-current="date"]:visible');
      await expect(today).toHaveAttribute('data-day', '2026-12-15');
      await page.getByRole('link', { name: calendar.next }).click();
      await expect(page).toHaveURL(/\/calendar\/2083-09$/);
      await expect(today).toHaveCount(0);
      await page.getByRole('link', { name: calendar.previous }).click();
      await expect(today).toHaveCount(1);
      await page.getByRole('link', { name: calendar.current }).click();
      await expect(page).toHaveURL(new RegExp(`${localPath('/calendar', locale)}$`));
    });

    test('closing dates, notices and Saturdays differ by more than colour, a legend explains them, and links to other months are above the days', async ({
      page,
      visit,
    }) => {
      await visit('/calendar/2083-08', locale);
      const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
      const days = await topOf(page.getByRole('table'));
      for (const words of [calendar.previous, calendar.current, calendar.next])
        expect(await topOf(page.getByRole('link', { name: words }))).toBeLessThan(days);
      const legend = page.getByRole('main').getByRole('list').filter({ hasText: calendar.saturday });
      for (const words of [calendar.closes, calendar.published]) await expect(legend).toContainText(words);
      const shapesOf = (cell: Locator) =>
        cell.locator('> div > span').evaluateAll((marks) =>
          marks.map((mark) => {
            const { borderRadius, rotate } = getComputedStyle(mark);
            return [borderRadius, rotate];
          }),
        );
      // The 6th has a closing date, the 1st a notice, the 5th is a Saturday without either.
      const [closing, published, saturday] = await Promise.all(
        ['2026-11-22', '2026-11-17', '2026-11-21'].map((day) => shapesOf(page.locator(`[data-day="${day}"]`))),
      );
      expect(new Set([closing, published, saturday].map((shapes) => JSON.stringify(shapes))).size).toBe(3);
    });

    test('today is visible in forced colours, and contrasts on a Saturday, the day off', async ({ page, visit }) => {
      await page.clock.setFixedTime('2026-12-12T06:00:00Z');
      await visit('/calendar/2083-08', locale);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessibleColours(page);
      }
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      const background = (day: string) =>
        page.locator(`[data-day="${day}"]`).evaluate((cell) => getComputedStyle(cell).backgroundColor);
      await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
      expect(await background('2026-12-12')).not.toBe(await background('2026-12-11'));
    });

    test('a date is converted in place', async ({ page, visit }) => {
      await visit('/calendar', locale);
      await activateControlScript(page.getByLabel(converter.date));
      await page.getByLabel(converter.date).fill('२०८३/८/५');
      await page.getByRole('button', { name: converter.button }).click();
      await expect(page.locator('form[action*=convert] + [role=status]')).toContainText(
        locale === 'ne' ? '२१ नोभेम्बर २०२६' : '21 November 2026',
      );
      await expect(page).toHaveURL(new RegExp(`${localPath('/calendar', locale)}$`));
    });

    test('the converter shows that it is loading, and sends one request', async ({ page, visit }) => {
      const { release, requests } = await delayScripts(page, '**/calendar/convert?*');
      await visit('/calendar', locale);
      await activateControlScript(page.getByLabel(converter.date));
      const button = page.getByRole('button', { name: converter.button });
      await page.getByLabel(converter.date).fill('2083-08-05');
      await button.click();
      const output = page.locator('form[action*=convert] + [role=status]');
      await expect(output).toHaveText(states.loading);
      await button.click();
      release();
      await expect(output).toContainText(locale === 'ne' ? '२१ नोभेम्बर २०२६' : '21 November 2026');
      await expect(output).not.toContainText(states.loading);
      expect(requests()).toBe(1);
    });

    test.describe('the converter with an invalid date', () => {
      // Chromium logs responses of 400.
      test.use({ allowedInConsole: /status of 400/ });

      test('an invalid date is explained in place', async ({ page, visit }) => {
        await visit('/calendar', locale);
        await activateControlScript(page.getByLabel(converter.date));
        for (const [typed, reason] of [
          ['2083-08-32', 'none'],
          ['20 Mangsir', 'noYear'],
          ['tomorrow', 'unread'],
        ] as const) {
          await page.getByLabel(converter.date).fill(typed);
          await page.getByRole('button', { name: converter.button }).click();
          await expect(page.getByText(converter[reason])).toBeVisible();
        }
        await expect(page).toHaveURL(new RegExp(`${localPath('/calendar', locale)}$`));
      });
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('without scripts a date is converted on a separate page', async ({ page, visit }) => {
        await visit('/calendar', locale);
        await page.getByLabel(converter.from).selectOption('ad');
        await page.getByLabel(converter.date).fill('2027-04-14');
        await page.getByRole('button', { name: converter.button }).click();
        await expect(page).toHaveURL(
          new RegExp(`${localPath('/calendar/convert', locale)}\\?from=ad&date=2027-04-14$`),
        );
        await expect(page.getByRole('status')).toContainText(locale === 'ne' ? '२०८४ वैशाख १' : '1 Baisakh 2084');
        await expect(page.getByLabel(converter.date)).toHaveValue('2027-04-14');
      });

      test('a date in words is converted, whichever calendar is selected', async ({ page, visit }) => {
        for (const [from, typed] of [
          ['ad', '२० मङ्सिर २०८३'],
          ['bs', 'Dec 6 2026'],
        ] as const) {
          await visit('/calendar', locale);
          await page.getByLabel(converter.from).selectOption(from);
          await page.getByLabel(converter.date).fill(typed);
          await page.getByRole('button', { name: converter.button }).click();
          await expect(page.getByRole('status')).toContainText(locale === 'ne' ? '६ डिसेम्बर २०२६' : '6 December 2026');
          await expect(page.getByRole('status')).toContainText(locale === 'ne' ? '२०८३ मङ्सिर २०' : '20 Mangsir 2083');
        }
      });

      test('a month lists its notices on their days', async ({ page, visit }) => {
        await visit(monthPath({ year: 2083, month: 8 }), locale);
        const days = page.getByRole('table').getByRole('link');
        const [, day = ''] = /#day-(\d+)$/.exec((await days.first().getAttribute('href')) ?? '') ?? [];
        const mangsir = bikramSambatMonths[locale][7];
        await expect(days.first()).toHaveAccessibleName(new RegExp(`^${localizeDigits(day, locale)} ${mangsir}, `));
        await days.first().click();
        await expect(page).toHaveURL(/#day-\d+$/);
        await expect(page.getByRole('region', { name: calendar.entries }).getByRole('link').first()).toBeVisible();
      });
    });
  });
}

test('addresses of months and of the converter respond with the status of their content', async ({ request }) => {
  for (const [address, status] of [
    ['/calendar/2083-08', 200],
    ['/ne/calendar/2000-01', 200],
    ['/calendar/2090-12', 200],
    ['/calendar/2091-01', 404],
    ['/calendar/2083-13', 404],
    ['/calendar/2083-8', 404],
    ['/calendar/convert?from=bs&date=2083-08-05', 200],
    ['/calendar/convert', 200],
    ['/calendar/convert?date=20+mansir+2083', 200],
    ['/calendar/convert?date=20+mansir', 400],
    ['/calendar/convert?date=', 400],
    ['/calendar/convert?from=bs&date=%3Cscript%3E', 400],
  ] as const)
    expect([address, (await request.get(address)).status()]).toEqual([address, status]);
});
