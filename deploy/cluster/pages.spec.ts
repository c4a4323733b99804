import { expect, test } from 'playwright/test';
import { coldPages, sharesPages } from './cluster-fixture.ts';
import { type Cluster, startCluster } from './instances.ts';
import { prepareRedis, type RedisServer, redisMissingReason } from './redis.ts';

test.describe.configure({ mode: 'serial' });

const cold = coldPages('/staff', '/publication', '/ne/publication', '/keyStaff', '/ne/keyStaff');
let redis: RedisServer;
let cluster: Cluster;

test.beforeAll(async () => {
  const reason = redisMissingReason();
  test.skip(reason !== null, reason ?? '');
  redis = await prepareRedis();
  await redis.start();
  cluster = await startCluster(redis.url, { WEB_CONCURRENCY: '1' });
});

test.afterAll(async () => {
  await cluster?.stop();
  await redis?.kill();
});

test('a page that one instance rendered is served by the other, with its policy', async () => {
  const { one, other } = cluster;
  const path = await sharesPages(one, other, cold);
  // Retried: the page may have been rendered again meanwhile.
  await expect(async () => {
    const [page, same] = [await one.page(path), await other.page(path)];
    expect(same.body.equals(page.body)).toBe(true);
    expect(same.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  }).toPass({ timeout: 30_000 });
});

test('many simultaneous requests to two instances cause at most one upstream request each', async () => {
  const { one, other, upstream } = cluster;
  const visitors = Array.from({ length: 120 }, (_, number) => (number % 2 === 0 ? one : other).page('/staff'));
  const statuses = (await Promise.all(visitors)).map(({ status }) => status);
  expect(statuses).toEqual(Array(120).fill(200));
  const requests = upstream.seen.filter((url) => url.startsWith('/staffs/searchEmpByType?id=1'));
  expect([1, 2]).toContain(requests.length);
});

test('a new instance shows content that the other instances have cached', async () => {
  const { one, upstream, add } = cluster;
  const { body } = await (await fetch(`${upstream.url}/publication`)).json();
  expect(String((await one.page('/publication')).body)).toContain(body[0].description);
  await upstream.shut();
  const newcomer = await add();
  await expect
    .poll(async () => String((await newcomer.page('/ne/publication')).body))
    .toContain(body[0].nepali.description);
  expect((await newcomer.page('/ne/keyStaff')).status).toBe(503);
});
