import { expect, test } from 'playwright/test';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { type PushService, startPushService } from '#lib/site/notifications/testing/push-service.ts';
import {
  allowedStatuses,
  expectAtOther,
  expectPages,
  listStatuses,
  publishNotice,
  sharesPages,
  startRedis,
  visitStatuses,
  withCluster,
} from './cluster-fixture.ts';
import { cookieOf, PER_MINUTE, unusedAddress } from './instances.ts';

test.describe.configure({ mode: 'serial' });

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service.close());

const fixture = withCluster(() => ({ PUSH_SERVICES: service.url }));

test('without Redis at the start pages are served, each instance counts requests separately, and logins are rejected', async () => {
  const { one, other } = fixture();
  await expectPages(fixture());
  const address = unusedAddress();
  expect(await visitStatuses(PER_MINUTE + 1, address, [one])).toEqual([...allowedStatuses, 429]);
  expect(await other.visits(address)).toBe(200);
  const { status, headers, body } = await one.logIn(unusedAddress());
  expect([status, headers['retry-after']]).toEqual([503, '60']);
  expect(String(body)).toContain('cannot check logins right now');
});

test('once Redis is reachable, a login at one instance is valid at the other', async () => {
  await startRedis(fixture());
});

test('a session that is ended at one instance is ended at the other, with every copy of its cookie', async () => {
  const { one, other } = fixture();
  const own = cookieOf(await one.logIn(unusedAddress()));
  expect((await other.documents(own)).status).toBe(200);
  expect(await one.logOut(own)).toBe(204);
  expect((await other.documents(own)).status).toBe(401);
  expect(await listStatuses(fixture())).toEqual([200, 200]);
});

test('both instances count the requests of an address together', async () => {
  const { one, other } = fixture();
  expect(await visitStatuses(PER_MINUTE + 2, unusedAddress(), [one, other])).toEqual([...allowedStatuses, 429, 429]);
});

test('guesses of passwords are delayed at both instances', async () => {
  const { one, other } = fixture();
  const address = unusedAddress();
  const wrong = JSON.stringify({ userName: 'committee', qaaPassword: 'wrong' });
  for (const instance of [one, other, one, other, one]) {
    expect((await instance.logIn(address, wrong)).status).toBe(401);
  }
  // Each delay is twice as long as the one before, and in the end longer than the requests take on a slow machine.
  for (const instance of [other, one]) {
    await expect.poll(async () => (await instance.logIn(address, wrong)).status).toBe(429);
  }
});

test('a publication reported to one instance is visible at the other', async () => {
  await publishNotice(fixture(), 'Both instances received this');
  await expectAtOther(fixture(), 'Both instances received this');
});

test('a subscription made at either instance gets each notice once', async () => {
  const { one, other, upstream } = fixture();
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
    // The leader also checks for new notices once a minute, without a publication.
    await expect.poll(() => service.received.length, { timeout: 90_000 }).toBe((id - 1) * 2);
  }
  const counts = browsers.map(({ endpoint }) => service.received.filter(({ path }) => endpoint.endsWith(path)).length);
  expect(counts).toEqual([2, 2]);
  upstream.behave(null);
});

test('garbage under all keys of Redis breaks nothing', async () => {
  const { redis, one, other, cold } = fixture();
  await sharesPages(one, other, cold);
  for (const key of Object(await redis.command('KEYS', '*'))) await redis.command('SET', String(key), 'garbage');
  await expectPages(fixture());
  await expect.poll(() => listStatuses(fixture())).toEqual([200, 200]);
  expect(await visitStatuses(PER_MINUTE + 2, unusedAddress(), [one, other])).toEqual([...allowedStatuses, 429, 429]);
  expect(await other.subscribe(service.subscribe())).toBe(201);
  await publishNotice(fixture(), 'Still received');
  await expectAtOther(fixture(), 'Still received');
  await sharesPages(one, other, cold);
});
