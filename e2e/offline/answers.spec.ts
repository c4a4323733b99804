import { messagesIn } from '../../content/messages';
import { hang, raw, status } from '../../lib/campus/testing/behaviours.ts';
import { closeFlashNotices } from '../support/flash-notices.ts';
import { expect, expectReady, keptIn, test } from '../support/offline.ts';
import { fillLogin, openLogin } from '../support/qaa.ts';

const messages = messagesIn('en');
const { offline, qaa } = messages;

test('a slow line shows the kept copy, and keeps the new one when it comes', async ({ page, visit, line }) => {
  await visit('/bHostel');
  await expectReady(page, '/bHostel', 'en');
  line.behave(hang, /^\/bHostel$/);
  await page.goto('/bHostel');
  await expect(page.getByText(offline.slow)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a site that is away is stood in for, a page that is gone is gone', async ({ page, visit, line }) => {
  await visit('/bHostel');
  await expectReady(page, '/bHostel', 'en');
  line.behave(status(503), /^\/bHostel$/);
  await page.goto('/bHostel');
  await expect(page.getByText(offline.siteAway)).toBeVisible();
  line.behave(raw('<!doctype html><title>Gone</title>', { 'content-type': 'text/html' }, 404), /^\/bHostel$/);
  await page.goto('/bHostel');
  await expect(page).toHaveTitle('Gone');
  await expect.poll(() => keptIn(page, 'campus-pages')).not.toContain('/bHostel');
});

test('nothing of the QAA area stays on the phone', async ({ page, visit }) => {
  await visit('/sports');
  await expectReady(page, '/sports', 'en');
  await visit('/qaa');
  await fillLogin(await openLogin(page, messages), messages);
  await expect(page.getByRole('button', { name: qaa.logOut })).toBeVisible();
  await page.goto('/qaa/documents');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit('/about');
  await expectReady(page, '/about', 'en');
  expect((await keptIn(page, 'campus-')).toSorted()).toEqual(['/about', '/offline', '/sports']);
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
