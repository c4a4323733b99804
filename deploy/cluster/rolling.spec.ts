import { expect, test } from 'playwright/test';
import { h2Request } from '#deploy/testing/request.ts';
import { freePort } from '#e2e/support/process.ts';
import { type Front, nginxMissingReason, startFront } from '../testing/nginx.ts';
import { exportOtherBuild, type OtherBuild } from '../testing/other-build.ts';
import { type Cluster, cookieOf, startCluster, unusedAddress } from './instances.ts';
import { prepareRedis, type RedisServer, redisMissingReason } from './redis.ts';

// A second build is made and four instances start under load, on machines that may be busy with other work.
const TIMEOUT_MS = 600_000;
test.describe.configure({ timeout: TIMEOUT_MS });

const PAUSE_MS = 20;

let redis: RedisServer;
let cluster: Cluster;
let front: Front;
let build: OtherBuild;

test.beforeAll(async () => {
  const reason = redisMissingReason() ?? nginxMissingReason();
  test.skip(reason !== null, reason ?? '');
  test.setTimeout(TIMEOUT_MS);
  redis = await prepareRedis();
  await redis.start();
  build = await exportOtherBuild();
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

/** The scripts and styles that a page names. */
const partsOf = (html: string): string[] => html.match(/\/(?:_next\/static\/chunks|page-script)\/[^"\\?]+/g) ?? [];

test('instances are replaced by another build one after the other, and no request fails', async () => {
  await expect.poll(async () => (await cluster.one.logIn(unusedAddress())).status).toBe(200);
  const cookie = cookieOf(await cluster.one.logIn(unusedAddress()));
  const failures = new Set<string>();
  const fetched = new Set<string>();
  let isOver = false;

  async function get(path: string): Promise<string> {
    const { status, body } = await h2Request(front.url, path).catch((error) => ({ status: String(error), body: '' }));
    if (status !== 200) failures.add(`${path}: ${status}`);
    return body;
  }
  async function visit(path: string): Promise<void> {
    while (!isOver) {
      for (const part of partsOf(await get(path))) {
        if (!fetched.has(part)) await get(part);
        fetched.add(part);
      }
      // Leaves processor time for starting instances.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  const before = partsOf(String((await cluster.one.page('/gallery/1')).body));
  // The first three are dynamic, so that nginx has no copy of them.
  const visitors = ['/search?q=exam', '/ne/search?q=fee', '/notice/search?q=exam', '/gallery/1', '/ne/gallery/1'].map(
    visit,
  );
  await cluster.replace('one', build);
  // Redis holds the page of the other build, and nginx a copy that is at most two seconds old.
  const after = partsOf(String((await cluster.one.page('/gallery/1')).body)).filter((part) =>
    part.startsWith('/_next/'),
  );
  expect(after.length).toBeGreaterThan(5);
  expect(after.filter((part) => before.includes(part))).toEqual([]);
  await cluster.replace('other', build);
  await expect.poll(() => after.every((part) => fetched.has(part))).toBe(true);
  isOver = true;
  await Promise.all(visitors);
  for (const part of before) await get(part);
  expect([...failures]).toEqual([]);
  for (const instance of [cluster.one, cluster.other]) {
    await expect.poll(async () => (await instance.documents(cookie)).status).toBe(200);
  }
});
