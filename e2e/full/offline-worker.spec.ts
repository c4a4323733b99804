import type { Page } from 'playwright/test';
import { freePort } from '#e2e/support/process.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ serviceWorkers: 'allow' });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

test('the service worker is revalidated each time and may connect only to the site', async ({ request }) => {
  const response = await request.get('/service-worker.js');
  expect(response.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  const { etag = '' } = response.headers();
  expect((await request.get('/service-worker.js', { headers: { 'if-none-match': etag } })).status()).toBe(304);
});

test('the service worker starts after hydration, and controls the page', async ({ page, visit, baseURL }) => {
  await visit('/sports');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/service-worker.js'));
  expect(await registrations(page)).toEqual([`${baseURL}/`]);
});

test('the service worker can be unregistered with all its caches', async ({ page }) => {
  const upstream = process.env.E2E_CAMPUS_API ?? '';
  const port = String(await freePort());
  const first = await startSite(upstream, { PORT: port });
  await page.goto(`${first.url}/sports`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(() => caches.open('campus-pages-1'));
  await first.stop();
  const second = await startSite(upstream, { PORT: port, SERVICE_WORKER: 'off' });
  try {
    await page.goto(`${second.url}/sports`);
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 60_000 }).toEqual([]);
    await expect.poll(async () => (await registrations(page)).length).toBe(0);
  } finally {
    await second.stop();
  }
});
