import '#lib/site/campus-client/testing/environment.ts';
import { createServer } from 'node:http';
import webPush from 'web-push';
import { flood, hang, raw, reset, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { TTL_SECONDS } from '../subscriptions/push-services.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import { type PushService, startPushService } from '../testing/push-service.ts';
import { postMessage, signFor } from './post-message.ts';

let service: PushService;
const before = { ...process.env };

beforeEach(async () => {
  service = await startPushService();
  process.env.PUSH_SERVICES = service.url;
});
afterEach(async () => {
  await service.close();
  process.env = { ...before };
});

function subscribe() {
  const { endpoint, receiver } = service.subscribe();
  const to: Subscription = {
    endpoint,
    keys: receiver.keys,
    departments: ['exam'],
    words: [],
    numbers: [],
    language: 'ne',
    since: 0,
  };
  return { to, receiver };
}

const post = (to: Subscription, message = 'परीक्षा') => postMessage(to, message, 'vapid t=t, k=k');

test('only its receiver can read a message', async () => {
  const { to, receiver } = subscribe();
  expect(await post(to)).toEqual({ kind: 'sent' });
  const { body, headers, path } = service.received[0] ?? { body: Buffer.alloc(0), headers: {}, path: '' };
  expect(path).toBe('/send/1');
  expect(receiver.read(body)).toBe('परीक्षा');
  expect(() => subscribe().receiver.read(body)).toThrow();
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: String(TTL_SECONDS),
    urgency: 'normal',
    topic: 'notices',
    authorization: 'vapid t=t, k=k',
  });
});

test.each([
  [404, { kind: 'expired' }],
  [410, { kind: 'expired' }],
  [400, { kind: 'refused', status: 400 }],
  [413, { kind: 'refused', status: 413 }],
  [429, { kind: 'later', after: null }],
  [500, { kind: 'later', after: null }],
  [503, { kind: 'later', after: null }],
])('the result of a response with status %i', async (code, result) => {
  service.behave(statusReply(code));
  expect(await post(subscribe().to)).toEqual(result);
});

test.each([
  ['120', 120_000],
  ['99999999', 24 * 60 * 60 * 1000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', null],
])('Retry-After: %s', async (header, after) => {
  service.behave(statusReply(429, { 'retry-after': header }));
  expect(await post(subscribe().to)).toMatchObject({ after });
});

test('a redirect is not followed', async () => {
  let requests = 0;
  const target = createServer((_, response) => {
    requests += 1;
    response.end();
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const address = target.address();
  const location = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  service.behave(statusReply(307, { location }));
  expect(await post(subscribe().to)).toEqual({ kind: 'refused', status: 307 });
  expect(requests).toBe(0);
  await new Promise((resolve) => target.close(resolve));
});

test('a message to a service that hangs, breaks off or is unavailable is sent again later', async () => {
  const { to } = subscribe();
  service.behave(reset);
  expect(await post(to)).toEqual({ kind: 'later', after: null });
  service.behave(hang);
  expect(await postMessage(to, 'late', '', 50)).toEqual({ kind: 'later', after: null });
  await service.close();
  expect(await post(to)).toEqual({ kind: 'later', after: null });
});

test('a message to a service that switches to another protocol is sent again later', async () => {
  service.behave((response) => {
    response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  expect(await post(subscribe().to)).toEqual({ kind: 'later', after: null });
});

test('a malformed or endless response counts by its status only', async () => {
  const { to } = subscribe();
  service.behave(raw('<!doctype html>', { 'content-type': 'text/html' }, 200));
  expect(await post(to)).toEqual({ kind: 'sent' });
  const much = flood(200);
  service.behave(much);
  expect(await post(to)).toEqual({ kind: 'sent' });
  expect(much.sent()).toBeLessThan(200);
});

test('an endpoint that is no longer a push service gets no messages', async () => {
  const { to } = subscribe();
  process.env.PUSH_SERVICES = '';
  expect(await post(to)).toEqual({ kind: 'expired' });
  expect(service.received).toEqual([]);
});

test('a push service can verify the sender', () => {
  const keys = webPush.generateVAPIDKeys();
  process.env.SITE_URL = 'https://campus.example';
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(signFor(service.url, keys)) ?? [];
  expect(key).toBe(keys.publicKey);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ aud: service.url, sub: 'https://campus.example' });
  expect(claims.exp * 1000).toBeGreaterThan(Date.now());
});
