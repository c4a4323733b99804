import { expect, test } from 'playwright/test';
import { type PushService, startPushService } from '#lib/push/testing/push-service.ts';
import { json } from '#lib/upstream/testing/behaviours.ts';
import {
  allowed,
  arePagesReady,
  ask,
  begin,
  isSeenAtOther,
  lists,
  publish,
  withCluster,
} from './testing/cluster-fixture.ts';
import { sharesPages } from './testing/cold-pages.ts';
import { cookieOf, newAddress, PER_MINUTE } from './testing/instances.ts';

test.describe.configure({ mode: 'serial' });

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service.close());

const stand = withCluster(() => ({ PUSH_SERVICES: service.url }));

test('without Redis at the start pages are served, each instance counts alone, and nobody logs in', async () => {
  const { one, other } = stand();
  await arePagesReady(stand());
  const address = newAddress();
  expect(await ask(PER_MINUTE + 1, address, [one])).toEqual([...allowed, 429]);
  expect(await other.visits(address)).toBe(200);
  const { status, headers, body } = await one.logIn(newAddress());
  expect([status, headers['retry-after']]).toEqual([503, '60']);
  expect(String(body)).toContain('cannot check logins right now');
});

test('when Redis comes, a login at one instance holds at the other', async () => {
  await begin(stand());
});

test('a session that is ended at one instance is ended at the other, every copy of it', async () => {
  const { one, other } = stand();
  const own = cookieOf(await one.logIn(newAddress()));
  expect((await other.documents(own)).status).toBe(200);
  expect(await one.logOut(own)).toBe(204);
  expect((await other.documents(own)).status).toBe(401);
  expect(await lists(stand())).toEqual([200, 200]);
});

test('both instances count the requests of an address together', async () => {
  const { one, other } = stand();
  expect(await ask(PER_MINUTE + 2, newAddress(), [one, other])).toEqual([...allowed, 429, 429]);
});

test('guesses of passwords are delayed at both instances', async () => {
  const { one, other } = stand();
  const address = newAddress();
  const wrong = JSON.stringify({ userName: 'committee', qaaPassword: 'wrong' });
  for (const instance of [one, other, one, other, one]) {
    expect((await instance.logIn(address, wrong)).status).toBe(401);
  }
  // Each pause is twice as long as the one before, and at last longer than a slow machine takes to ask.
  for (const instance of [other, one]) {
    await expect.poll(async () => (await instance.logIn(address, wrong)).status).toBe(429);
  }
});

test('a publication to one instance shows at the other', async () => {
  await publish(stand(), 'Both instances have heard of it');
  await isSeenAtOther(stand(), 'Both instances have heard of it');
});

test('a subscription made at either instance gets each notice once', async () => {
  const { one, other, upstream } = stand();
  const list = (...ids: number[]) =>
    upstream.behave(json({ body: ids.map((id) => ({ id, description: 'New' })) }), /notice/);
  list(1);
  const browsers = [service.subscribe(), service.subscribe()] as const;
  expect([await one.subscribe(browsers[0]), await other.subscribe(browsers[1])]).toEqual([201, 201]);
  for (const [instance, id] of [
    [one, 2],
    [other, 3],
  ] as const) {
    list(1, 2, id);
    expect(await instance.publish('notices')).toBe(200);
    // The leader looks for new notices once a minute by itself.
    await expect.poll(() => service.received.length, { timeout: 90_000 }).toBe((id - 1) * 2);
  }
  const counts = browsers.map(({ endpoint }) => service.received.filter(({ path }) => endpoint.endsWith(path)).length);
  expect(counts).toEqual([2, 2]);
  upstream.behave(null);
});

test('garbage under all keys of Redis breaks nothing', async () => {
  const { redis, one, other, cold } = stand();
  await sharesPages(one, other, cold);
  for (const key of Object(await redis.say('KEYS', '*'))) await redis.say('SET', String(key), 'garbage');
  await arePagesReady(stand());
  await expect.poll(() => lists(stand())).toEqual([200, 200]);
  expect(await ask(PER_MINUTE + 2, newAddress(), [one, other])).toEqual([...allowed, 429, 429]);
  expect(await other.subscribe(service.subscribe())).toBe(201);
  await publish(stand(), 'Still heard of');
  await isSeenAtOther(stand(), 'Still heard of');
  await sharesPages(one, other, cold);
});
