import { type Browser, messagesTo, type PushSite, startPushSite } from '#e2e/support/push.ts';
import { expect, test } from '#e2e/support/test.ts';
import { statusReply } from '#lib/site/campus-client/testing/behaviours.ts';

test.describe.configure({ mode: 'serial' });

let pushSite: PushSite;
let browsers: Browser[];

/** Expects the messages that a browser received, each as the ids of its notices. */
function received({ receiver }: Browser): string[][] {
  return messagesTo(pushSite.service, receiver).map(({ notices }) => notices.map(({ id }) => id));
}

const expectMessages = (count: number) =>
  expect.poll(() => pushSite.service.received.length, { timeout: 60_000 }).toBe(count);

const pathOf = (browser: Browser | undefined) => new URL(browser?.endpoint ?? '').pathname;

test.beforeAll(async () => {
  pushSite = await startPushSite(2);
});
test.afterAll(() => pushSite.stop());

test('several notices at once are one message, encrypted for each browser, whichever process receives the webhook', async () => {
  browsers = [await pushSite.subscribe('en'), await pushSite.subscribe('ne')];
  await pushSite.publish(2, 3, 4);
  await expectMessages(2);
  expect(browsers.map(received)).toEqual([[['2', '3', '4']], [['2', '3', '4']]]);
});

test('after a restart only new notices are sent, and an expired subscription is deleted', async () => {
  await pushSite.restart();
  const [, expired] = browsers;
  pushSite.service.behave((response, request) =>
    statusReply(request.url === pathOf(expired) ? 410 : 201)(response, request),
  );
  await pushSite.publish(5);
  await expectMessages(4);
  expect(browsers.map((browser) => received(browser).map(([first]) => first))).toEqual([
    ['2', '5'],
    ['2', '5'],
  ]);
});

test('ended subscriptions get no message, and a new subscription gets only new notices', async () => {
  const [added, ended] = [await pushSite.subscribe('en'), await pushSite.subscribe('en')];
  const { endpoint, receiver } = ended;
  expect((await pushSite.send('DELETE', { endpoint, auth: receiver.keys.auth })).status).toBe(204);
  await pushSite.publish(6);
  await expectMessages(6);
  const written = pushSite.service.received.slice(4).map(({ path }) => path);
  expect(written.sort()).toEqual([browsers[0], added].map(pathOf).sort());
  expect(received(added)).toEqual([['6']]);
});
