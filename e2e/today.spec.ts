import { expect, test } from './support/test.ts';

const MIDNIGHT = Date.parse('2026-11-21T18:15:00Z');

// Cached pages get the date from the device's clock, in Nepal's time zone.
for (const timezoneId of ['UTC', 'Asia/Kathmandu', 'America/New_York']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the header shows the date in Nepal, which changes at midnight in Nepal', async ({ page, visit }) => {
      await page.clock.install({ time: MIDNIGHT - 30_000 });
      await visit('/');
      const today = page.getByRole('banner').locator('time');
      await expect(today).toHaveText('Saturday · 5 Mangsir 2083 · 21 November 2026');
      await page.clock.runFor(31_000);
      await expect(today).toHaveText('Sunday · 6 Mangsir 2083 · 22 November 2026');
      await expect(today).toHaveAttribute('datetime', '2026-11-22');
    });

    test('the date is written in Devanagari on a Nepali page', async ({ page, visit }) => {
      await page.clock.install({ time: MIDNIGHT + 1000 });
      await visit('/', 'ne');
      await expect(page.getByRole('banner').locator('time')).toHaveText('आइतबार · २०८३ मङ्सिर ६ · २२ नोभेम्बर २०२६');
    });
  });
}

test('a page cached in another month shows the current date', async ({ page, visit }) => {
  await page.clock.install({ time: Date.parse('2026-12-16T12:00:00Z') });
  await visit('/');
  await expect(page.getByRole('banner').locator('time')).toContainText('1 Poush 2083');
});
