import { messagesIn } from '#content/messages/index.ts';
import { expectNoOverflow } from '#e2e/support/html-rules.ts';
import { expect, test } from '#e2e/support/test.ts';

const { search, states } = messagesIn('en');

// A transition of zero length on everything shows the colours of the other scheme, and the sizes of a wider screen, for a frame
// or, on a busy machine, for longer: the page was wider than the screen in that time.
test('with reduced motion nothing is animated when scheme and width change', async ({ page, visit }) => {
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

test('the loading indicator turns, but not with reduced motion', async ({ page, visit }) => {
  await visit('/notice');
  const released = Promise.withResolvers<void>();
  await page.route('**/notice/search?*', async (route) => {
    await released.promise;
    await route.abort().catch(() => undefined);
  });
  await page.getByRole('searchbox', { name: search.label }).fill('merit');
  await expect(page.getByText(states.loading)).toBeVisible();
  const moving = () => page.evaluate(() => document.getAnimations().length);
  // The box also pulses until its script has loaded.
  await expect.poll(moving).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
  await page.goto('about:blank');
  released.resolve();
});

const destinations = [
  '/about',
  '/notice',
  '/search?q=exam',
  '/status',
  '/calendar/convert',
  '/qaa',
  '/qaa/documents',
  '/gallery/1',
];

test('every page opens with a view transition, but not with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.revealed = `${Boolean(Reflect.get(event, 'viewTransition'))}`;
    });
  });
  for (const [reducedMotion, isSoft, paths] of [
    ['no-preference', true, destinations],
    // A page of each layout.
    ['reduce', false, ['/about', '/search?q=exam', '/qaa']],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    for (const path of paths) {
      await page.evaluate((to) => location.assign(to), path);
      await page.waitForURL(path);
      await expect(page.locator('html'), `${path}, ${reducedMotion}`).toHaveAttribute('data-revealed', `${isSoft}`);
    }
  }
});
