import { expect, test } from 'playwright/test';
import { type Cluster, startCluster } from './testing/instances.ts';
import { prepareRedis, type RedisServer, whyNoRedis } from './testing/redis.ts';

let redis: RedisServer;
let cluster: Cluster;

test.beforeAll(async () => {
  const reason = whyNoRedis();
  test.skip(reason !== null, reason ?? '');
  redis = await prepareRedis();
  await redis.start();
  cluster = await startCluster(redis.url);
});

test.afterAll(async () => {
  await cluster?.stop();
  await redis?.kill();
});

test('a newcomer shows what the others know', async () => {
  const { one, upstream, add } = cluster;
  const { body } = await (await fetch(`${upstream.url}/publication`)).json();
  expect(String((await one.page('/publication')).body)).toContain(body[0].description);
  await upstream.shut();
  const newcomer = await add();
  await expect.poll(async () => String((await newcomer.page('/ne/publication')).body)).toContain(body[0].description);
  expect((await newcomer.page('/ne/keyStaff')).status).toBe(503);
});
