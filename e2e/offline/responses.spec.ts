import { messagesIn } from '#content/messages/index.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { cachedIn, expect, expectReady, test } from '#e2e/support/offline.ts';
import { siteUrl } from '#e2e/support/site-pages.ts';
import { raw, status } from '#lib/upstream/testing/behaviours.ts';

const { offline } = messagesIn('en');
const HTML = { 'content-type': 'text/html' };

test('a slow line shows the kept copy, and keeps the new one when it comes', async ({ page, visit, line }) => {
  await visit('/bHostel');
  await expectReady(page, '/bHostel', 'en');
  const html = (await (await fetch(`${siteUrl()}/bHostel`)).text()).replace('<title>', '<title>Newer ');
  const { promise, resolve } = Promise.withResolvers<void>();
  line.behave(async (response, request) => {
    await promise;
    await raw(html, HTML)(response, request);
  }, /^\/bHostel$/);
  await page.goto('/bHostel');
  await expect(page.getByText(offline.slow)).toBeVisible();
  await expect(page).not.toHaveTitle(/Newer/);
  resolve();
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('campus-pages-1')).match('/bHostel'))?.headers.get('x-kept-title'),
    );
  await expect.poll(kept, { timeout: 60_000 }).toContain('Newer');
  await line.shut();
  await page.reload();
  await expect(page).toHaveTitle(/Newer/);
});

test('a site that is away is stood in for, a page that is gone is gone', async ({ page, visit, line }) => {
  await visit('/bHostel');
  await expectReady(page, '/bHostel', 'en');
  line.behave(status(503), /^\/bHostel$/);
  await page.goto('/bHostel');
  await expect(page.getByText(offline.siteAway)).toBeVisible();
  line.behave(raw('<!doctype html><title>Gone</title>', HTML, 404), /^\/bHostel$/);
  await page.goto('/bHostel');
  await expect(page).toHaveTitle('Gone');
  await expect.poll(() => cachedIn(page, 'campus-pages')).not.toContain('/bHostel');
});

test('nothing of the QAA area stays on the phone, whatever it says of itself', async ({ page, visit, line }) => {
  await visit('/sports');
  await expectReady(page, '/sports', 'en');
  line.behave(raw('<!doctype html><html lang="en"><title>Documents</title>', HTML), /^\/(ne\/|api\/)?qaa/);
  for (const path of ['/qaa', '/qaa/documents', '/ne/qaa/documents', '/api/qaa/documents/1']) {
    await page.goto(path);
    await expect(page).toHaveTitle('Documents');
  }
  line.behave(null);
  await visit('/about');
  await expectReady(page, '/about', 'en');
  const pages = (await cachedIn(page, 'campus-')).filter((path) => !path.startsWith('/page-script/'));
  expect(pages.toSorted()).toEqual(['/about', '/offline', '/sports']);
});

test('a full phone loses nothing', async ({ page, visit, line, baseURL }) => {
  await visit('/sports');
  await expectReady(page, '/sports', 'en');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
  await visit('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await line.shut();
  await page.goto('/sports');
  await expect(page.getByText(offline.noConnection)).toBeVisible();
  await closeFlashNotices(page);
});
