import { expect, test } from 'playwright/test';
import { ask } from '#deploy/testing/request.ts';
import { freePort } from '#e2e/support/process.ts';
import { type Front, nginxMissingReason, startFront } from '../testing/nginx.ts';
import { type Cluster, cookieOf, newAddress, startCluster } from './testing/instances.ts';
import { layOutOtherBuild, type OtherBuild } from './testing/other-build.ts';
import { prepareRedis, type RedisServer, redisMissingReason } from './testing/redis.ts';

// Four instances start while visitors come, on machines that may be busy with more than this.
test.describe.configure({ timeout: 240_000 });

const PAUSE_MS = 20;

let redis: RedisServer;
let cluster: Cluster;
let front: Front;
let build: OtherBuild;

test.beforeAll(async () => {
  const reason = redisMissingReason() ?? nginxMissingReason();
  test.skip(reason !== null, reason ?? '');
  redis = await prepareRedis();
  await redis.start();
  build = await layOutOtherBuild();
  cluster = await startCluster(redis.url, { API_RATE_LIMIT: '0' });
  const sites = [cluster.one.url, cluster.other.url];
  front = await startFront(sites, await freePort(), await freePort(), { isUnlimited: true });
});

test.afterAll(async () => {
  await front?.stop();
  await cluster?.stop();
  await redis?.kill();
  build?.remove();
});

/** The scripts and styles that a page names, and the data that its scripts ask for. */
function partsOf(html: string): string[] {
  const data = /data-page="([^"]+)"/.exec(html)?.[1];
  return [
    ...(html.match(/\/(?:_next\/static\/chunks|page-script)\/[^"\\?]+/g) ?? []),
    ...(data ? [`/page-data/${data}`] : []),
  ];
}

test('instances are replaced by another build one after the other, and no request fails', async () => {
  await expect.poll(async () => (await cluster.one.logIn(newAddress())).status).toBe(200);
  const cookie = cookieOf(await cluster.one.logIn(newAddress()));
  const failures = new Set<string>();
  const known = new Set<string>();
  let isOver = false;

  async function get(path: string): Promise<string> {
    const { status, body } = await ask(front.url, path).catch((error) => ({ status: String(error), body: '' }));
    if (status !== 200) failures.add(`${path}: ${status}`);
    return body;
  }
  async function visit(path: string): Promise<void> {
    while (!isOver) {
      for (const part of partsOf(await get(path))) {
        if (!known.has(part)) await get(part);
        known.add(part);
      }
      // Those who start are to get on too.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  const before = partsOf(String((await cluster.one.page('/notice')).body));
  // The first three are made for each request, so that the front has no copy to answer with.
  const visitors = ['/search?q=exam', '/ne/search?q=fee', '/notice/search?q=exam', '/notice', '/ne/notice'].map(visit);
  await cluster.replace('one', build);
  // Redis holds the page of the other build, and the front a copy that is two seconds old at most.
  const after = partsOf(String((await cluster.one.page('/notice')).body)).filter((part) => part.startsWith('/_next/'));
  expect(after.length).toBeGreaterThan(5);
  expect(after.filter((part) => before.includes(part))).toEqual([]);
  await cluster.replace('other', build);
  await expect.poll(() => after.every((part) => known.has(part))).toBe(true);
  isOver = true;
  await Promise.all(visitors);
  for (const part of before) await get(part);
  expect([...failures]).toEqual([]);
  for (const instance of [cluster.one, cluster.other]) {
    await expect.poll(async () => (await instance.documents(cookie)).status).toBe(200);
  }
});
