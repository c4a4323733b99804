import type { BrowserContext, Page } from 'playwright';
import type { Locale } from '#content/locale.ts';
import { push } from '#content/messages/push.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Browser, messagesTo, type PushSite, startPushSite } from './support/push.ts';
import { givePushManager } from './support/push-manager.ts';
import { test as base, expect } from './support/test.ts';

let telling: PushSite;

/** A site of their own, which all tests of this file share. */
const test = base.extend<object, { ours: PushSite }>({
  ours: [
    async ({ browserName }, use) => {
      telling = await startPushSite(browserName ? 1 : 2);
      await use(telling);
      await telling.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ours }, use) => use(ours.site().url),
});

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ serviceWorkers: 'allow' });

const given = ({ endpoint, receiver: { keys } }: Browser) => ({ endpoint, keys });
const button = (page: Page, does: 'notify' | 'stop', locale: Locale) =>
  page.getByRole('button', { name: push[does].exam[locale], exact: true });
const says = (page: Page, state: keyof typeof push.state, locale: Locale) =>
  expect(page.getByText(push.state[state][locale])).toBeVisible();

/** Publishes a notice, waits for the one message that this makes, and tells where in it that notice is. */
async function nextPath(to: Browser): Promise<string | undefined> {
  const before = telling.service.received.length;
  const id = 100 + before;
  await telling.publish(id);
  await expect.poll(() => telling.service.received.length, { timeout: 60_000 }).toBe(before + 1);
  const message = messagesTo(telling.service, to.receiver).at(-1);
  return message?.notices[0]?.path.replace(String(id), 'new');
}

async function allow(context: BrowserContext, page: Page): Promise<Browser> {
  const browser = telling.service.subscribe();
  await context.grantPermissions(['notifications']);
  await page.addInitScript(givePushManager, given(browser));
  return browser;
}

test('the button subscribes to notices, remembers it, and unsubscribes with one tap', async ({
  page,
  visit,
  context,
}) => {
  const browser = await allow(context, page);
  await visit('/notice/exam', 'ne');
  await button(page, 'notify', 'ne').click();
  await says(page, 'on', 'ne');
  await expectAccessible(page);
  expect(await nextPath(browser)).toBe('/ne/notice/item/new');
  await visit('/notice/exam', 'ne');
  const ended = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await button(page, 'stop', 'ne').click();
  expect((await ended).status()).toBe(204);
  await says(page, 'off', 'ne');
  await expect(button(page, 'notify', 'ne')).toBeVisible();
  expect(await page.evaluate(() => caches.has('push'))).toBe(false);
});

test('a subscription goes on when the browser gets another endpoint', async ({ page, visit, context }) => {
  await allow(context, page);
  await visit('/notice/exam');
  await button(page, 'notify', 'en').click();
  await says(page, 'on', 'en');
  const other = telling.service.subscribe();
  const worker = context.serviceWorkers()[0];
  await worker?.evaluate(givePushManager, given(other));
  await worker?.evaluate(() => dispatchEvent(new Event('pushsubscriptionchange')));
  await expect(async () => {
    const kept = await page.evaluate(async () => (await caches.match('/push/choice'))?.text());
    expect(kept).toContain(other.endpoint);
  }).toPass();
  expect(await nextPath(other)).toBe('/notice/item/new');
});

test('each list says that the browser is subscribed to all notices', async ({ page, visit, context }) => {
  await allow(context, page);
  await visit('/notice');
  await page.getByRole('button', { name: push.notify.all.en, exact: true }).click();
  await says(page, 'on', 'en');
  await visit('/notice/exam');
  await expect(page.getByRole('button', { name: push.stop.all.en, exact: true })).toBeVisible();
});

test('the button says why a browser may not or cannot subscribe', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Notification.requestPermission = async () => 'denied';
  });
  await visit('/notice/exam', 'ne');
  await button(page, 'notify', 'ne').click();
  await says(page, 'denied', 'ne');
  await page.evaluate(() => Reflect.deleteProperty(window, 'PushManager'));
  await button(page, 'notify', 'ne').click();
  await says(page, 'unsupported', 'ne');
  await page.evaluate(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await button(page, 'notify', 'ne').click();
  await says(page, 'install', 'ne');
  await expectAccessible(page);
});

test.describe('with the network cut', () => {
  test.use({ allowedInConsole: /ERR_FAILED/ });

  test('the button says that it could not subscribe', async ({ page, visit, context }) => {
    await allow(context, page);
    await page.route('**/api/push', (route) => route.abort());
    await visit('/notice/exam');
    await button(page, 'notify', 'en').click();
    await says(page, 'failed', 'en');
    await expect(button(page, 'notify', 'en')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button to subscribe is not shown', async ({ page, visit }) => {
    await visit('/notice/exam');
    await expect(page.getByText(push.notify.exam.en)).toBeHidden();
  });
});
