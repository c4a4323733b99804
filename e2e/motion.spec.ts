import { messagesIn } from '#content/messages/index.ts';
import { expectNoOverflow } from '#e2e/support/html-rules.ts';
import { expect, test } from './support/test.ts';

const { search, states } = messagesIn('en');

// A transition of no length on everything leaves the colours of the other scheme, and the sizes of a wider screen, for a frame
// or, on a busy machine, for longer: the page was wider than the screen then.
test('nothing fades or lags behind where less motion is wished for', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  for (const path of ['/', '/notice', '/courses']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(path);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
});

test('the sign of waiting turns, and stands still where less motion is wished for', async ({ page, visit }) => {
  await visit('/notice');
  const held = Promise.withResolvers<void>();
  await page.route('**/notice/search?*', async (route) => {
    await held.promise;
    await route.abort().catch(() => undefined);
  });
  await page.getByRole('searchbox', { name: search.label }).fill('merit');
  await expect(page.getByText(states.loading)).toBeVisible();
  const moving = () => page.evaluate(() => document.getAnimations().length);
  expect(await moving()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
  await page.goto('about:blank');
  held.resolve();
});

const followed = [
  '/about',
  '/notice',
  '/search?q=exam',
  '/status',
  '/calendar/convert',
  '/qaa',
  '/qaa/documents',
  '/gallery/1',
];

for (const [preference, isSoft] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test.describe(`who has the preference ${preference} for motion`, () => {
    test.use({ contextOptions: { reducedMotion: preference } });

    test(`has one page follow the other ${isSoft ? 'softly' : 'at once'}, whatever its kind`, async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          document.documentElement.dataset.revealed = `${Boolean(Reflect.get(event, 'viewTransition'))}`;
        });
      });
      await page.goto('/');
      for (const path of followed) {
        await page.evaluate((to) => location.assign(to), path);
        await page.waitForURL(path);
        await expect(page.locator('html')).toHaveAttribute('data-revealed', `${isSoft}`);
      }
    });
  });
}
