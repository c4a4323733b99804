import { expect, test } from 'playwright/test';
import { pages } from '#content/routes.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { type Cluster, cookieOf, type Instance, PER_MINUTE, startCluster, unusedAddress } from './instances.ts';
import { prepareRedis, type RedisServer, redisMissingReason } from './redis.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** Returns a page that no instance has rendered yet, another at each call. @throws Error when there are no more */
type ColdPages = () => string;

/** Cold pages, except pages that tests request by name. */
export function coldPages(...requested: readonly string[]): ColdPages {
  const paths = pages
    .flatMap((path) => (path === '/' ? [] : [path, `/ne${path}`]))
    .filter((path) => !requested.includes(path));
  return () => {
    const path = paths.shift();
    if (path === undefined) throw new Error('all pages have been requested');
    return path;
  };
}

/** Waits until a page rendered by one instance is a cache hit at the other; returns its path. */
export async function sharesPages(one: Instance, other: Instance, cold: ColdPages): Promise<string> {
  let path = '';
  await expect(async () => {
    path = cold();
    expect((await one.page(path)).headers['x-nextjs-cache']).toBe('MISS');
    // The page is written after the response.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await other.page(path)).headers['x-nextjs-cache']).toBe('HIT');
  }).toPass({ timeout: 30_000 });
  return path;
}

const warmPaths = ['/', '/notice', '/ne/about'];

export interface ClusterFixture extends Cluster {
  redis: RedisServer;
  /** The connection of both instances to Redis. */
  proxy: TcpProxy;
  /** Cookie of a QAA session that no test ends. */
  cookie: string;
  cold: ColdPages;
}

/** Two instances that start without their Redis, with these settings; the result is called within tests. Skipped where Redis is missing. */
export function withCluster(settings: () => Record<string, string> = () => ({})): () => ClusterFixture {
  let fixture: ClusterFixture | null = null;
  test.beforeAll(async () => {
    const reason = redisMissingReason();
    test.skip(reason !== null, reason ?? '');
    const redis = await prepareRedis();
    const proxy = await startTcpProxy(redis.url);
    fixture = {
      ...(await startCluster(proxy.url, settings())),
      redis,
      proxy,
      cookie: '',
      cold: coldPages(...warmPaths),
    };
  });
  test.afterAll(async () => {
    await fixture?.stop();
    await fixture?.redis.kill();
  });
  return () => {
    if (!fixture) throw new Error('the instances did not start');
    return fixture;
  };
}

/** Starts Redis, and waits until a session is valid at both instances. */
export async function startRedis(fixture: ClusterFixture): Promise<void> {
  await fixture.redis.start();
  await expect(async () => {
    fixture.cookie = cookieOf(await fixture.one.logIn(unusedAddress()));
  }).toPass({ timeout: 60_000 });
  await expect.poll(() => listStatuses(fixture)).toEqual([200, 200]);
}

/** Status of the QAA list at each instance; 0 while its processes differ. */
export function listStatuses({ one, other, cookie }: ClusterFixture): Promise<number[]> {
  return Promise.all(
    [one, other].map(async (instance) => {
      const statuses = new Set<number>();
      // Connections go to its processes in turn.
      for (let time = 0; time < 4; time += 1) statuses.add((await instance.documents(cookie)).status);
      const [status = 0, ...others] = statuses;
      return others.length > 0 ? 0 : status;
    }),
  );
}

/** Checks the warm pages, and one that no instance has rendered. */
export async function expectPages({ one, other, cold }: ClusterFixture): Promise<void> {
  for (const instance of [one, other]) {
    for (const path of [...warmPaths, cold()]) expect((await instance.page(path)).status, path).toBe(200);
  }
}

/** Statuses of so many requests from one address, to these instances in turn. */
export async function visitStatuses(times: number, address: string, at: readonly Instance[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await at[count % at.length]?.visits(address)) ?? 0);
  return statuses;
}

/** The statuses of all requests that an address may send in a minute. */
export const allowedStatuses = Array<number>(PER_MINUTE).fill(200);

/** Publishes a notice by a webhook to one instance, after both have served the page. */
export async function publishNotice({ one, other, upstream }: ClusterFixture, text: string): Promise<void> {
  await Promise.all([one.page('/'), other.page('/')]);
  upstream.behave(json({ body: [{ id: 999, description: text, createdDate: '2026-11-21' }] }), /notice/);
  expect(await one.publish('notices')).toBe(200);
}

/** Waits until all processes of the other instance show the notice, in less time than their own polling takes. */
export async function expectAtOther({ other, upstream }: ClusterFixture, text: string): Promise<void> {
  await expect(async () => {
    for (let time = 0; time < 4; time += 1) expect(String((await other.page('/')).body)).toContain(text);
  }).toPass({ timeout: 40_000 });
  upstream.behave(null);
}
