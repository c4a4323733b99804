import { expect, test } from '#e2e/support/test.ts';

const MIDNIGHT = Date.parse('2026-11-21T18:15:00Z');

// Cached pages get the date from the device's clock, in Nepal's time zone.
test.use({ timezoneId: 'America/New_York' });

test('the header shows the date in Nepal, which changes at midnight in Nepal, in both scripts and in another month than the cached page', async ({
  page,
  visit,
}) => {
  await page.clock.install({ time: MIDNIGHT - 30_000 });
  await visit('/');
  const today = page.getByRole('banner').locator('time');
  await expect(today).toHaveText('Saturday · 5 Mangsir 2083 · 21 November 2026');
  await page.clock.runFor(31_000);
  await expect(today).toHaveText('Sunday · 6 Mangsir 2083 · 22 November 2026');
  await expect(today).toHaveAttribute('datetime', '2026-11-22');
  await visit('/', 'ne');
  await expect(today).toHaveText('आइतबार · २०८३ मङ्सिर ६ · २२ नोभेम्बर २०२६');
  await page.clock.setSystemTime(Date.parse('2026-12-16T12:00:00Z'));
  await visit('/');
  await expect(today).toContainText('1 Poush 2083');
});
