import '#lib/site/campus-client/testing/environment.ts';
import { refusing } from '#lib/platform/http/refusal.ts';
import { hang, json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { readAnnouncedIds } from './announcements/announced-ids.ts';
import { handleSubscribe, handleUnsubscribe } from './handle-subscription.ts';
import { records } from './storage/records.ts';
import { readSubscription, subscriptionId } from './subscriptions/subscription.ts';
import { createReceiver } from './testing/receiver.ts';

const campus = withCampusServer({ SITE_URL: 'https://campus.example' });
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const { keys } = createReceiver();
const subscription = { endpoint, keys, departments: ['exam'], language: 'ne' };

beforeEach(() => campus().behave(json({ body: [samples.notice] })));

function rawRequest(method: 'POST' | 'DELETE', body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request('https://campus.example/api/push', {
    method,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: 'https://campus.example', ...headers },
  });
  return refusing(method === 'POST' ? handleSubscribe : handleUnsubscribe)(request);
}

const readStored = async (address = endpoint) =>
  readSubscription(await records().get('subscriptions', subscriptionId(address)));

test('a subscription is stored, and existing notices count as announced', async () => {
  const response = await rawRequest('POST', { ...subscription, departments: ['exam', 'admission', 'exam'], more: 1 });
  expect([response.status, await response.json()]).toEqual([201, { departments: ['admission', 'exam'] }]);
  expect(await readStored()).toMatchObject({ endpoint, keys, departments: ['admission', 'exam'], language: 'ne' });
  expect(await readAnnouncedIds(records())).toEqual(new Set(['5']));
});

test('the last subscription of a browser counts, and "all" replaces single departments', async () => {
  await rawRequest('POST', subscription);
  const since = (await readStored())?.since;
  await rawRequest('POST', { ...subscription, departments: ['exam', 'all'], language: 'en' });
  expect(await readStored()).toMatchObject({ departments: ['all'], language: 'en', since });
  expect(await records().count('subscriptions')).toBe(1);
});

test('a subscription is stored also while the campus API is unavailable', async () => {
  process.env.UPSTREAM_TIMEOUT_MS = '100';
  campus().behave(hang);
  expect((await rawRequest('POST', subscription)).status).toBe(201);
  campus().behave(statusReply(500));
  expect(await readAnnouncedIds(records())).toBeNull();
});

test('a subscription is changed and deleted only with its secret', async () => {
  await rawRequest('POST', subscription);
  const { auth } = createReceiver().keys;
  expect((await rawRequest('POST', { ...subscription, keys: { ...keys, auth }, departments: ['all'] })).status).toBe(
    403,
  );
  expect((await rawRequest('DELETE', { endpoint, auth })).status).toBe(403);
  expect((await rawRequest('DELETE', { endpoint, auth: 'न'.repeat(22) })).status).toBe(403);
  expect(await readStored()).toMatchObject({ departments: ['exam'] });
  expect((await rawRequest('DELETE', { endpoint, auth: keys.auth })).status).toBe(204);
  expect(await readStored()).toBeNull();
  expect((await rawRequest('DELETE', { endpoint, auth: keys.auth })).status).toBe(204);
});

test('a browser that got another endpoint keeps its subscription', async () => {
  await rawRequest('POST', subscription);
  const since = (await readStored())?.since;
  const next = { ...subscription, endpoint: `${endpoint}d`, keys: createReceiver().keys };
  const stranger = { endpoint, auth: next.keys.auth };
  expect((await rawRequest('POST', { ...next, replaces: stranger })).status).toBe(403);
  expect((await rawRequest('POST', { ...next, replaces: { endpoint, auth: keys.auth } })).status).toBe(201);
  expect(await readStored()).toBeNull();
  expect(await readStored(next.endpoint)).toMatchObject({ since });
});

test.each([
  ['a machine of the internal network', { ...subscription, endpoint: 'http://127.0.0.1:6379/' }],
  ['no department', { ...subscription, departments: [] }],
  ['an unknown department', { ...subscription, departments: ['sports'] }],
  ['another language', { ...subscription, language: 'fr' }],
  ['a key that is no point of the curve', { ...subscription, keys: { ...keys, p256dh: 'B'.repeat(87) } }],
  ['a short secret', { ...subscription, keys: { ...keys, auth: 'abc' } }],
  ['nothing', null],
])('a subscription with %s is refused with a message', async (_, body) => {
  const response = await rawRequest('POST', body);
  expect([response.status, await response.json()]).toEqual([400, { message: expect.stringMatching(/\.$/) }]);
  expect(await records().count('subscriptions')).toBe(0);
});

test('a pending message goes to the new endpoint of its browser', async () => {
  await rawRequest('POST', subscription);
  const value = JSON.stringify({ due: 5, tries: 2 });
  await records().change([{ in: 'pending', key: subscriptionId(endpoint), value }]);
  const other = `${endpoint}-new`;
  await rawRequest('POST', { ...subscription, endpoint: other, replaces: { endpoint, auth: keys.auth } });
  expect(await records().get('pending', subscriptionId(endpoint))).toBeNull();
  expect(await records().get('pending', subscriptionId(other))).toBe(value);
});

test('a subscription that replaces itself stays, and a time in the future is corrected', async () => {
  await rawRequest('POST', subscription);
  const inFuture = JSON.stringify({ ...subscription, since: Date.now() + 1e9 });
  await records().change([{ in: 'subscriptions', key: subscriptionId(endpoint), value: inFuture }]);
  await rawRequest('POST', { ...subscription, replaces: { endpoint, auth: keys.auth } });
  expect((await readStored())?.since).toBeLessThanOrEqual(Date.now());
});

test('other pages, other types and long texts are refused', async () => {
  expect((await rawRequest('POST', subscription, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await rawRequest('DELETE', subscription, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await rawRequest('POST', subscription, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await rawRequest('POST', '{')).status).toBe(400);
  expect((await rawRequest('POST', { ...subscription, more: 'x'.repeat(5000) })).status).toBe(413);
});

test('a subscription that cannot be stored gets status 503', async () => {
  jest.spyOn(records(), 'change').mockRejectedValue(new Error('disk full'));
  const response = await rawRequest('POST', subscription);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
});

test('the number of subscriptions is limited', async () => {
  jest.spyOn(records(), 'count').mockResolvedValue(50_000);
  expect((await rawRequest('POST', subscription)).status).toBe(503);
});

test('a browser may subscribe also while its earlier choice has a category that the campus has removed', async () => {
  const response = await rawRequest('POST', { ...subscription, departments: ['vacancies', 'exam'] });
  expect([response.status, await response.json()]).toEqual([201, { departments: ['exam'] }]);
  expect((await rawRequest('POST', { ...subscription, departments: ['vacancies'] })).status).toBe(400);
});
