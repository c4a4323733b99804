import { spawnSync } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { freePort } from '#e2e/support/process.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { type PushService, startPushService } from '#lib/site/notifications/testing/push-service.ts';
import { allowedStatuses, coldPages, sharesPages, visitStatuses } from './cluster-fixture.ts';
import { type Cluster, cookieOf, PER_MINUTE, startCluster, unusedAddress } from './instances.ts';
import { prepareRedis, type RedisServer, redisMissingReason } from './redis.ts';

test.describe.configure({ mode: 'serial' });

const PASSWORD = 'a b%';
const nodes: RedisServer[] = [];
const hosts = () => nodes.map(({ url }) => new URL(url).host);
const cold = coldPages();
let site: Cluster;
let service: PushService;

/** Three masters, each with a replica, and two instances of the site. */
test.beforeAll(async () => {
  const missing = redisMissingReason();
  test.skip(missing !== null, missing ?? '');
  for (let count = 0; count < 6; count += 1) {
    const bus = String(await freePort());
    const settings = ['--cluster-enabled', 'yes', '--cluster-port', bus, '--cluster-node-timeout', '2000'];
    nodes.push(await prepareRedis(...settings, '--masterauth', PASSWORD));
    await nodes.at(-1)?.start();
  }
  const create = ['--cluster', 'create', ...hosts(), '--cluster-replicas', '1', '--cluster-yes'];
  expect(spawnSync('redis-cli', create, { encoding: 'utf8' }).stdout).toContain('All 16384 slots covered');
  for (const node of nodes) await node.command('CONFIG', 'SET', 'requirepass', PASSWORD);
  service = await startPushService();
  // Nothing listens on the first address.
  const cluster = ['127.0.0.1:1', ...hosts()].join();
  const url = `redis://:${encodeURIComponent(PASSWORD)}@pokhara`;
  site = await startCluster(url, { REDIS_CLUSTER: cluster, PUSH_SERVICES: service.url });
  cookie = await logIn();
});

test.afterAll(async () => {
  await site?.stop();
  service?.close();
  for (const node of nodes) await node.kill();
});

let cookie: string;

async function logIn(): Promise<string> {
  const attempt = async () => (await site.one.logIn(unusedAddress())).status;
  await expect.poll(attempt).toBe(200);
  return cookieOf(await site.one.logIn(unusedAddress()));
}

async function expectShared(): Promise<void> {
  const { one, other } = site;
  expect((await other.documents(cookie)).status).toBe(200);
  expect(await visitStatuses(PER_MINUTE + 2, unusedAddress(), [one, other])).toEqual([...allowedStatuses, 429, 429]);
  await sharesPages(one, other, cold);
}

test('with a cluster, instances share sessions, limits, delays, pages and notices', async () => {
  const { one, other, upstream } = site;
  await expectShared();
  const ended = await logIn();
  expect(await one.logOut(ended)).toBe(204);
  expect((await other.documents(ended)).status).toBe(401);

  const [address, wrong] = [unusedAddress(), JSON.stringify({ userName: 'committee', qaaPassword: 'wrong' })];
  for (const instance of [one, other, one, other, one]) await instance.logIn(address, wrong);
  await expect.poll(async () => (await other.logIn(address, wrong)).status).toBe(429);

  const list = (...ids: number[]) =>
    upstream.behave(json({ body: ids.map((id) => ({ id, description: `New ${id}` })) }), /notice/);
  list(1);
  expect([await one.subscribe(service.subscribe()), await other.subscribe(service.subscribe())]).toEqual([201, 201]);
  list(1, 2);
  expect(await one.publish('notices')).toBe(200);
  await expect.poll(() => service.received.length, { timeout: 90_000 }).toBe(2);
  await expect.poll(async () => String((await other.page('/')).body)).toContain('New 2');
});

test('when the master of the site ends, its replica takes its place within the time of the cluster', async () => {
  const owner = nodes.find(({ url }) => keysOf(url).includes('{pokhara}campus:probe'));
  await owner?.kill();
  await expect.poll(async () => (await site.other.documents(cookie)).status).toBe(503);
  await expect.poll(async () => (await site.other.documents(cookie)).status, { timeout: 120_000 }).toBe(200);
  await expect.poll(async () => (await site.one.documents(cookie)).status).toBe(200);
  await expectShared();
});

/** The keys of a master; none for a replica. */
function keysOf(url: string): string {
  const read = (...args: string[]) =>
    spawnSync('redis-cli', ['-u', url, '-a', PASSWORD, ...args], { encoding: 'utf8' }).stdout;
  return read('ROLE').startsWith('master') ? read('KEYS', '*') : '';
}
