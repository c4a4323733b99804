import type { BrowserContext, Page } from 'playwright';
import { withNotifications } from '#e2e/support/chromium.ts';
import { expect, test } from '#e2e/support/test.ts';
import type { PushMessage } from '#lib/site/notifications/delivery/message.ts';

test.use({ serviceWorkers: 'allow', launchOptions: withNotifications });

const notice = (id: string) => ({ id, path: `/notice/item/${id}`, text: `Notice ${id}\nLast Date: 15 Mangsir 2083` });

function messageOf(...ids: string[]): PushMessage {
  const words = { one: 'New exam notice', many: '{count} new exam notices' };
  return { language: 'en', words, list: '/notice/exam', count: ids.length, notices: ids.map(notice) };
}

/**
 * Opens a page with its worker. `deliver` passes a push message to the worker as the browser does, and waits until its notification
 * is shown: if notifications are queried before that, Chromium takes a pending one for closed.
 */
async function start(page: Page, context: BrowserContext, baseURL = '') {
  await context.grantPermissions(['notifications']);
  const session = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId } of registrations) registered.resolve(registrationId);
  });
  await session.send('ServiceWorker.enable');
  await page.goto('/sports');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const registrationId = await registered.promise;
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const registration = Reflect.get(self, 'registration');
    const show = registration.showNotification.bind(registration);
    const count = async (title: string, options: NotificationOptions) => {
      await show(title, options);
      Reflect.set(self, 'shownCount', Reflect.get(self, 'shownCount') + 1);
    };
    Object.assign(self, { shownCount: 0 });
    Object.assign(registration, { showNotification: count });
  });
  let delivered = 0;
  const deliver = async (message: PushMessage) => {
    const data = JSON.stringify(message);
    await session.send('ServiceWorker.deliverPushMessage', { origin: baseURL, registrationId, data });
    delivered += 1;
    await expect.poll(() => worker.evaluate(() => Reflect.get(self, 'shownCount'))).toBe(delivered);
  };
  return { deliver, worker };
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const all = await getNotifications.call(await navigator.serviceWorker.ready);
    return all.map(({ title, body, data, lang }) => ({ title, body, data, lang }));
  });

test('the worker shows each message once, and each notice in one message only', async ({ page, context, baseURL }) => {
  const { deliver } = await start(page, context, baseURL);
  const first = { title: 'New exam notice', body: notice('7').text, data: '/notice/item/7', lang: 'en' };
  await deliver(messageOf('7'));
  await expect.poll(() => notifications(page)).toEqual([first]);
  await deliver(messageOf('9', '8', '7'));
  const second = { title: '2 new exam notices', body: 'Notice 9\nNotice 8', data: '/notice/exam', lang: 'en' };
  await expect
    .poll(async () => (await notifications(page)).toSorted((a, b) => b.title.localeCompare(a.title)))
    .toEqual([first, second]);
});

test('a tap on a notification opens the notice, or focuses the page that shows it', async ({
  page,
  context,
  baseURL,
}) => {
  const { deliver, worker } = await start(page, context, baseURL);
  await worker.evaluate(() => {
    const opened: string[] = [];
    // A browser opens windows only after a real tap.
    Object.assign(self, { opened });
    Object.assign(Reflect.get(self, 'clients'), { openWindow: async (path: string) => opened.push(path) });
    Object.assign(Reflect.get(self, 'WindowClient').prototype, { focus: async () => opened.push('focused') });
  });
  const tap = () =>
    worker.evaluate(async () => {
      const [notification] = await Reflect.get(self, 'registration').getNotifications();
      dispatchEvent(new (Reflect.get(self, 'NotificationEvent'))('notificationclick', { notification }));
    });
  const opened = () => worker.evaluate(() => Reflect.get(self, 'opened'));
  await deliver(messageOf('11'));
  await expect.poll(async () => (await notifications(page)).length).toBe(1);
  await tap();
  await expect.poll(opened).toEqual(['/notice/item/11']);
  await expect.poll(() => notifications(page)).toEqual([]);
  await deliver({ ...messageOf('13', '12'), list: '/sports' });
  await expect.poll(async () => (await notifications(page)).length).toBe(1);
  await tap();
  await expect.poll(opened).toEqual(['/notice/item/11', 'focused']);
});
