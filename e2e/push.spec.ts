import type { BrowserContext, Page } from 'playwright';
import type { Locale } from '#content/locale.ts';
import { follow, mailSubscription, pushChoices } from '#content/messages/follow.ts';
import { noticePages } from '#content/messages/notices.ts';
import { push } from '#content/messages/push.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { withNotifications } from '#e2e/support/chromium.ts';
import { START_MS } from '#e2e/support/process.ts';
import { type Browser, messagesTo, type PushSite, startPushSite } from '#e2e/support/push.ts';
import { stubPushManager } from '#e2e/support/push-manager.ts';
import { test as base, expect } from '#e2e/support/test.ts';

let pushSite: PushSite;

/** A separate site, which all tests of this file share. */
const test = base.extend<object, { sharedSite: PushSite }>({
  sharedSite: [
    async ({ browserName }, use) => {
      pushSite = await startPushSite(browserName ? 1 : 2);
      await use(pushSite);
      await pushSite.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ sharedSite }, use) => use(sharedSite.site().url),
});

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow', launchOptions: withNotifications });

const subscriptionOf = ({ endpoint, receiver: { keys } }: Browser) => ({ endpoint, keys });
const button = (page: Page, does: 'notify' | 'stop', locale: Locale) =>
  page.getByRole('button', { name: noticePages.exam.notifications[does][locale], exact: true });
const expectState = (page: Page, state: keyof typeof push.state, locale: Locale) =>
  expect(page.getByText(push.state[state][locale])).toBeVisible();

/** Publishes a notice, waits for its only message, and returns the path of the notice in it. */
async function nextPath(to: Browser): Promise<string | undefined> {
  const before = pushSite.service.received.length;
  const id = 100 + before;
  await pushSite.publish(id);
  await expect.poll(() => pushSite.service.received.length, { timeout: 60_000 }).toBe(before + 1);
  const message = messagesTo(pushSite.service, to.receiver).at(-1);
  return message?.notices[0]?.path.replace(String(id), 'new');
}

async function allow(context: BrowserContext, page: Page): Promise<Browser> {
  const browser = pushSite.service.subscribe();
  await context.grantPermissions(['notifications']);
  await page.addInitScript(stubPushManager, subscriptionOf(browser));
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
  await expectState(page, 'on', 'ne');
  await expectAccessible(page);
  expect(await nextPath(browser)).toBe('/ne/notice/item/new');
  await visit('/notice/exam', 'ne');
  const ended = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await button(page, 'stop', 'ne').click();
  expect((await ended).status()).toBe(204);
  await expectState(page, 'off', 'ne');
  await expect(button(page, 'notify', 'ne')).toBeVisible();
  expect(await page.evaluate(() => caches.has('push'))).toBe(false);
});

test('a subscription continues when the browser gets another endpoint', async ({ page, visit, context }) => {
  await allow(context, page);
  await visit('/notice/exam');
  await button(page, 'notify', 'en').click();
  await expectState(page, 'on', 'en');
  const other = pushSite.service.subscribe();
  const worker = context.serviceWorkers()[0];
  await worker?.evaluate(stubPushManager, subscriptionOf(other));
  await worker?.evaluate(() => dispatchEvent(new Event('pushsubscriptionchange')));
  await expect(async () => {
    const stored = await page.evaluate(async () => (await caches.match('/push/choice'))?.text());
    expect(stored).toContain(other.endpoint);
  }).toPass();
  expect(await nextPath(other)).toBe('/notice/item/new');
});

test('each list shows that the browser is subscribed to all notices', async ({ page, visit, context }) => {
  await allow(context, page);
  await visit('/notice');
  await page.getByRole('button', { name: noticePages.all.notifications.notify.en, exact: true }).click();
  await expectState(page, 'on', 'en');
  await visit('/notice/exam');
  await expect(page.getByRole('button', { name: noticePages.all.notifications.stop.en, exact: true })).toBeVisible();
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 }, allowedInConsole: /status of 422/ });

  test('a reader chooses words and a number in Nepali, gets a notification, sees and changes everything, and deletes it', async ({
    page,
    visit,
    context,
  }) => {
    const browser = await allow(context, page);
    await visit('/notice/exam', 'ne');
    await page.getByRole('link', { name: follow.choose.ne }).click();
    const section = page.getByRole('region', { name: pushChoices.title.ne });
    const words = section.getByLabel(mailSubscription.wordsLabel.ne);
    const number = (name: 'numberLabel' | 'anotherNumber') => section.getByLabel(mailSubscription[name].ne);
    await section.getByRole('checkbox', { name: noticePages.exam.heading.ne }).uncheck();
    await section.getByText(mailSubscription.more.ne).click();
    await words.fill('notice');
    await number('numberLabel').fill('७');
    await section.getByRole('button', { name: pushChoices.turnOn.ne }).click();
    await expect(section.getByRole('alert').getByRole('link')).toHaveText([mailSubscription.problems.numberShort.ne]);
    await expect(words).toHaveValue('notice');
    await number('numberLabel').fill('७-२-२९-१४५');
    await section.getByRole('button', { name: pushChoices.turnOn.ne }).click();
    await expect(section.getByText(pushChoices.saved.ne)).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await expectAccessible(page);
    await pushSite.publish(500);
    const received = () =>
      messagesTo(pushSite.service, browser.receiver).flatMap(({ notices }) =>
        notices.map(({ path, text }) => [path, text]),
      );
    const notice = ['/ne/notice/item/500', '“notice”: Notice 500'];
    await expect.poll(received, { timeout: 60_000 }).toEqual([notice]);
    await visit('/notice/follow', 'ne');
    await expect(words).toHaveValue('notice');
    await section.getByRole('checkbox', { name: /छाप राखिएको नम्बर/ }).check();
    await section.getByRole('checkbox', { name: noticePages.exam.heading.ne }).check();
    await number('anotherNumber').press('Enter');
    await expect(number('numberLabel')).toBeVisible();
    await section.getByRole('button', { name: pushChoices.delete.ne }).click();
    await expect(section.getByText(pushChoices.deleted.ne)).toBeVisible();
    await expect(words).toHaveValue('');
    expect(await page.evaluate(() => caches.has('push'))).toBe(false);
  });
});

test('the button explains why a browser may not or cannot subscribe', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Notification.requestPermission = async () => 'denied';
  });
  await visit('/notice/exam', 'ne');
  await button(page, 'notify', 'ne').click();
  await expectState(page, 'denied', 'ne');
  await page.evaluate(() => Reflect.deleteProperty(window, 'PushManager'));
  await button(page, 'notify', 'ne').click();
  await expectState(page, 'unsupported', 'ne');
  await page.evaluate(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await button(page, 'notify', 'ne').click();
  await expectState(page, 'install', 'ne');
  await expectAccessible(page);
});

test.describe('with the network cut', () => {
  test.use({ allowedInConsole: /ERR_FAILED/ });

  test('a failed subscription shows an error and the subscribe button', async ({ page, visit, context }) => {
    await allow(context, page);
    await page.route('**/api/push', (route) => route.abort());
    await visit('/notice/exam');
    await button(page, 'notify', 'en').click();
    await expectState(page, 'failed', 'en');
    await expect(button(page, 'notify', 'en')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button to subscribe is not shown', async ({ page, visit }) => {
    await visit('/notice/exam');
    await expect(page.getByText(noticePages.exam.notifications.notify.en)).toBeHidden();
  });
});
