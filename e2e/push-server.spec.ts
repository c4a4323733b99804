import { status } from '#lib/upstream/testing/behaviours.ts';
import { type Browser, messagesTo, type PushSite, startPushSite } from './support/push.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let telling: PushSite;
let browsers: Browser[];

/** The messages that a browser received, each as the ids of its notices. */
function received({ receiver }: Browser): string[][] {
  return messagesTo(telling.service, receiver).map(({ notices }) => notices.map(({ id }) => id));
}

const messages = (count: number) => expect.poll(() => telling.service.received.length, { timeout: 60_000 }).toBe(count);

const pathOf = (browser: Browser | undefined) => new URL(browser?.endpoint ?? '').pathname;

test.beforeAll(async () => {
  telling = await startPushSite(2);
});
test.afterAll(() => telling.stop());

test('a burst of notices is one message, encrypted for each browser, whichever process gets the webhook', async () => {
  browsers = [await telling.subscribe('en'), await telling.subscribe('ne')];
  await telling.publish(2, 3, 4);
  await messages(2);
  expect(browsers.map(received)).toEqual([[['2', '3', '4']], [['2', '3', '4']]]);
});

test('after a restart only new notices are sent, and the subscription of a browser that is gone is deleted', async () => {
  await telling.restart();
  const [, goes] = browsers;
  telling.service.behave((response, request) => status(request.url === pathOf(goes) ? 410 : 201)(response, request));
  await telling.publish(5);
  await messages(4);
  expect(browsers.map((browser) => received(browser).map(([first]) => first))).toEqual([
    ['2', '5'],
    ['2', '5'],
  ]);
});

test('ended subscriptions get no message, and a new subscription gets new notices alone', async () => {
  const [comes, stops] = [await telling.subscribe('en'), await telling.subscribe('en')];
  const { endpoint, receiver } = stops;
  expect((await telling.ask('DELETE', { endpoint, auth: receiver.keys.auth })).status).toBe(204);
  await telling.publish(6);
  await messages(6);
  const written = telling.service.received.slice(4).map(({ path }) => path);
  expect(written.sort()).toEqual([browsers[0], comes].map(pathOf).sort());
  expect(received(comes)).toEqual([['6']]);
});
