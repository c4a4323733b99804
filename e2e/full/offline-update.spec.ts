import { cachedIn, expect, expectReady, test } from '#e2e/support/offline.ts';
import { siteUrl } from '#e2e/support/site-pages.ts';
import { raw } from '#lib/site/campus-client/testing/behaviours.ts';

const HTML = { 'content-type': 'text/html' };
const SCRIPT = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };

test('a new build is served from the next page on', async ({ page, visit, connection }) => {
  await visit('/sports');
  await expectReady(page, '/sports', 'en');
  const worker = await (await fetch(`${siteUrl()}/service-worker.js`)).text();
  const built = (await (await fetch(`${siteUrl()}/sports`)).text()).replace('<html', '<html data-build="2"');
  connection.behave(raw(built, HTML), /^\/sports$/);
  await page.goto('/sports');
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
  // A page without requests to the old worker, as they would delay its replacement.
  connection.behave(raw('<title>Quiet</title>', HTML), /^\/library$/);
  await page.goto('/library');
  connection.behave(raw(`${worker}\nself.build = 2;`, SCRIPT), /^\/service-worker\.js$/);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const states = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return [registration?.waiting?.state, registration?.installing?.state, registration?.active?.state];
    });
  await expect.poll(states, { timeout: 60_000 }).toEqual([undefined, undefined, 'activated']);
  await connection.shut();
  await page.goto('/sports');
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
});

test('an old worker is replaced, and its cache deleted', async ({ page, visit, connection }) => {
  const old = `
    addEventListener('fetch', (event) => event.respondWith(caches.match('/old').then((stored) => stored ?? fetch(event.request))));
    addEventListener('install', (event) => event.waitUntil(caches.open('campus-pages-0').then((cache) =>
      cache.put('/old', new Response('<title>Old</title>', { headers: { 'content-type': 'text/html' } })))));`;
  connection.behave(raw(old, SCRIPT), /^\/service-worker\.js$/);
  await visit('/sports');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/library');
  await expect(page).toHaveTitle('Old');
  connection.behave(null);
  // Browsers do this by themselves after a navigation, at least once a day.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => cachedIn(page, 'campus-pages-0'), { timeout: 60_000 }).toEqual([]);
  await visit('/library');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectReady(page, '/library', 'en');
});
