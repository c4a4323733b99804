import { messagesIn } from '#content/messages/index.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { cachedIn, expect, expectReady, test } from '#e2e/support/offline.ts';
import { siteUrl } from '#e2e/support/site-pages.ts';
import { raw, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';

const { offline } = messagesIn('en');
const HTML = { 'content-type': 'text/html' };

test('a slow connection shows the stored copy, and stores the new one on arrival', async ({
  page,
  visit,
  connection,
}) => {
  await visit('/bHostel');
  await expectReady(page, '/bHostel', 'en');
  const html = (await (await fetch(`${siteUrl()}/bHostel`)).text()).replace('<title>', '<title>Newer ');
  const { promise, resolve } = Promise.withResolvers<void>();
  connection.behave(async (response, request) => {
    await promise;
    await raw(html, HTML)(response, request);
  }, /^\/bHostel$/);
  await page.goto('/bHostel');
  await expect(page.getByText(offline.slow)).toBeVisible();
  await expect(page).not.toHaveTitle(/Newer/);
  resolve();
  const storedTitle = () =>
    page.evaluate(async () =>
      (await (await caches.open('campus-pages-1')).match('/bHostel'))?.headers.get('x-kept-title'),
    );
  await expect.poll(storedTitle, { timeout: 60_000 }).toContain('Newer');
  await connection.shut();
  await page.reload();
  await expect(page).toHaveTitle(/Newer/);
});

test('an unavailable site is replaced by stored copies, but a deleted page is not', async ({
  page,
  visit,
  connection,
}) => {
  await visit('/bHostel');
  await expectReady(page, '/bHostel', 'en');
  connection.behave(statusReply(503), /^\/bHostel$/);
  await page.goto('/bHostel');
  await expect(page.getByText(offline.siteAway)).toBeVisible();
  connection.behave(raw('<!doctype html><title>Gone</title>', HTML, 404), /^\/bHostel$/);
  await page.goto('/bHostel');
  await expect(page).toHaveTitle('Gone');
  await expect.poll(() => cachedIn(page, 'campus-pages')).not.toContain('/bHostel');
});

test('no page of the QAA area is stored on the phone, regardless of its headers', async ({
  page,
  visit,
  connection,
}) => {
  await visit('/sports');
  await expectReady(page, '/sports', 'en');
  connection.behave(raw('<!doctype html><html lang="en"><title>Documents</title>', HTML), /^\/(ne\/|api\/)?qaa/);
  for (const path of ['/qaa', '/qaa/documents', '/ne/qaa/documents', '/api/qaa/documents/1']) {
    await page.goto(path);
    await expect(page).toHaveTitle('Documents');
  }
  connection.behave(null);
  await visit('/about');
  await expectReady(page, '/about', 'en');
  const pages = (await cachedIn(page, 'campus-')).filter((path) => !path.startsWith('/page-script/'));
  expect(pages.toSorted()).toEqual(['/about', '/offline', '/sports']);
});

test('full storage loses no stored page', async ({ page, visit, connection, baseURL }) => {
  await visit('/sports');
  await expectReady(page, '/sports', 'en');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
  await visit('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await connection.shut();
  await page.goto('/sports');
  await expect(page.getByText(offline.noConnection)).toBeVisible();
  await closeFlashNotices(page);
});
