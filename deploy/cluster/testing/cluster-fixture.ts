import { expect, test } from 'playwright/test';
import { json } from '#lib/upstream/testing/behaviours.ts';
import { type ColdPages, coldPages } from './cold-pages.ts';
import { type Cluster, cookieOf, type Instance, newAddress, PER_MINUTE, startCluster } from './instances.ts';
import { prepareRedis, type RedisServer, redisMissingReason } from './redis.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const known = ['/', '/notice', '/ne/about'];

export interface Stand extends Cluster {
  redis: RedisServer;
  /** What both reach it by. */
  proxy: TcpProxy;
  /** A member's, which no test ends. */
  cookie: string;
  cold: ColdPages;
}

/** Two instances that began without their Redis, with these settings; `stand()` within tests. Skipped where there is none. */
export function withCluster(settings: () => Record<string, string> = () => ({})): () => Stand {
  let stand: Stand | null = null;
  test.beforeAll(async () => {
    const reason = redisMissingReason();
    test.skip(reason !== null, reason ?? '');
    const redis = await prepareRedis();
    const proxy = await startTcpProxy(redis.url);
    stand = { ...(await startCluster(proxy.url, settings())), redis, proxy, cookie: '', cold: coldPages(...known) };
  });
  test.afterAll(async () => {
    await stand?.stop();
    await stand?.redis.kill();
  });
  return () => {
    if (!stand) throw new Error('the instances did not start');
    return stand;
  };
}

/** Starts Redis, and waits until a member is known at both. */
export async function begin(stand: Stand): Promise<void> {
  await stand.redis.start();
  await expect(async () => {
    stand.cookie = cookieOf(await stand.one.logIn(newAddress()));
  }).toPass({ timeout: 60_000 });
  await expect.poll(() => lists(stand)).toEqual([200, 200]);
}

/** How each answers the member; 0 while its processes are not of one mind. */
export function lists({ one, other, cookie }: Stand): Promise<number[]> {
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

/** Those that are known, and one that nobody has seen. */
export async function arePagesReady({ one, other, cold }: Stand): Promise<void> {
  for (const instance of [one, other]) {
    for (const path of [...known, cold()]) expect((await instance.page(path)).status, path).toBe(200);
  }
}

/** Statuses of so many requests from one address, at these instances in turn. */
export async function ask(times: number, address: string, at: readonly Instance[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let asked = 0; asked < times; asked += 1) statuses.push((await at[asked % at.length]?.visits(address)) ?? 0);
  return statuses;
}

/** What is allowed in a minute. */
export const allowed = Array<number>(PER_MINUTE).fill(200);

/** Both have shown the page a moment ago when one gets the webhook. */
export async function publish({ one, other, upstream }: Stand, text: string): Promise<void> {
  await Promise.all([one.page('/'), other.page('/')]);
  upstream.behave(json({ body: [{ id: 999, description: text, createdDate: '2026-11-21' }] }), /notice/);
  expect(await one.publish('notices')).toBe(200);
}

/** All processes of the other show it; within a minute they would look by themselves. */
export async function isSeenAtOther({ other, upstream }: Stand, text: string): Promise<void> {
  await expect(async () => {
    for (let time = 0; time < 4; time += 1) expect(String((await other.page('/')).body)).toContain(text);
  }).toPass({ timeout: 40_000 });
  upstream.behave(null);
}
