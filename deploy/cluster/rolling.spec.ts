import { expect, test } from 'playwright/test';
import { freePort } from '../../e2e/support/process.ts';
import { ask } from '../testing/ask.ts';
import { type Front, startFront, whyNoNginx } from '../testing/nginx.ts';
import { type Cluster, cookieOf, newAddress, startCluster } from './testing/instances.ts';
import { prepareRedis, type RedisServer, whyNoRedis } from './testing/redis.ts';

let redis: RedisServer;
let cluster: Cluster;
let front: Front;

test.beforeAll(async () => {
  const reason = whyNoRedis() ?? whyNoNginx();
  test.skip(reason !== null, reason ?? '');
  redis = await prepareRedis();
  await redis.start();
  cluster = await startCluster(redis.url, { API_RATE_LIMIT: '0' });
  const sites = [cluster.one.url, cluster.other.url];
  front = await startFront(sites, await freePort(), await freePort(), { isUnlimited: true });
});

test.afterAll(async () => {
  await front?.stop();
  await cluster?.stop();
  await redis?.kill();
});

test('instances are replaced one after the other, and no request fails', async () => {
  await expect.poll(async () => (await cluster.one.logIn(newAddress())).status).toBe(200);
  const cookie = cookieOf(await cluster.one.logIn(newAddress()));
  const statuses = new Set<number>();
  let isOver = false;
  const visit = async (path: string) => {
    while (!isOver)
      statuses.add(
        await ask(front.url, path).then(
          ({ status }) => status,
          () => 0,
        ),
      );
  };
  // Made for each request, so that the front has no copy to answer with.
  const visitors = ['/search?q=exam', '/ne/search?q=fee', '/notice/search?q=exam'].map(visit);
  await cluster.replace('one');
  await cluster.replace('other');
  isOver = true;
  await Promise.all(visitors);
  expect([...statuses]).toEqual([200]);
  for (const instance of [cluster.one, cluster.other]) {
    await expect.poll(async () => (await instance.documents(cookie)).status).toBe(200);
  }
});
