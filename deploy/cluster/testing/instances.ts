import { type FaultyUpstream, startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import type { Place, Running } from '#e2e/support/process.ts';
import { type Answer, credentials, fromPage, rawRequest } from '#e2e/support/raw-request.ts';
import { startCampusApi, startSite } from '#e2e/support/servers.ts';
import type { PushService } from '#lib/push/testing/push-service.ts';

export const PER_MINUTE = 10;
const SITE_URL = 'http://localhost:3999';
const authorization = 'Bearer the-office';
const json = { 'content-type': 'application/json' };

export interface Instance extends Running {
  page(path: string): Promise<Answer>;
  /** The list of the QAA area, and its log-out: the status. */
  documents(cookie: string): Promise<Answer>;
  logOut(cookie: string): Promise<number>;
  logIn(address: string, body?: string): Promise<Answer>;
  /** An endpoint with a limit per address. */
  visits(address: string): Promise<number>;
  publish(tag: string): Promise<number>;
  /** Subscribes to all notices; the status. */
  subscribe(browser: Subscriber): Promise<number>;
}

type Subscriber = ReturnType<PushService['subscribe']>;

export interface Cluster {
  one: Instance;
  other: Instance;
  upstream: FaultyUpstream;
  /** Ends an instance, and starts another in its place, of the build that stands alone there or of this one. */
  replace(which: 'one' | 'other', build?: Place): Promise<void>;
  /** One more, on an empty disk. */
  add(): Promise<Instance>;
  stop: () => Promise<void>;
}

let addresses = 0;

/** An address that no other request comes from: requests are counted by address. */
export function newAddress(): string {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

function instanceOf(site: Running): Instance {
  const post = { method: 'POST' };
  return {
    ...site,
    page: (path) => rawRequest(site.url, path),
    documents: (cookie) =>
      rawRequest(site.url, '/api/qaa/documents', { headers: { cookie, 'x-forwarded-for': newAddress() } }),
    logIn: (address, body = credentials) =>
      rawRequest(site.url, '/api/qaa/login', { ...post, headers: fromPage(SITE_URL, address), body }),
    async logOut(cookie) {
      const headers = { ...fromPage(SITE_URL, newAddress()), cookie };
      return (await rawRequest(site.url, '/api/qaa/logout', { ...post, headers })).status;
    },
    async visits(address) {
      return (await rawRequest(site.url, '/api/visits', { headers: { 'x-forwarded-for': address } })).status;
    },
    async subscribe({ endpoint, receiver: { keys } }) {
      const body = JSON.stringify({ endpoint, keys, departments: ['all'], language: 'en' });
      return (await rawRequest(site.url, '/api/push', { ...post, headers: fromPage(SITE_URL, newAddress()), body }))
        .status;
    },
    async publish(tag) {
      const body = JSON.stringify({ tags: [tag] });
      return (
        await rawRequest(site.url, '/api/revalidate', {
          ...post,
          headers: { ...json, authorization, 'x-forwarded-for': newAddress() },
          body,
        })
      ).status;
    },
  };
}

/** Two instances of one site, as behind a front, on one campus API and one Redis. */
export async function startCluster(redisUrl: string, more: Record<string, string> = {}): Promise<Cluster> {
  const campusApi = await startCampusApi();
  const upstream = await startFaultyUpstream(campusApi.url);
  const settings = {
    SITE_URL,
    REDIS_URL: redisUrl,
    SESSION_SECRET: 'the same at each instance of the site',
    REVALIDATE_SECRET: 'the-office',
    TRUST_PROXY: '1',
    API_RATE_LIMIT: String(PER_MINUTE),
    ...more,
  };
  // Its processes share among themselves, and with the other instance.
  const processes = { one: '1', other: '2' };
  const start = async (which: keyof typeof processes, env: Record<string, string> = {}, build?: Place) =>
    instanceOf(await startSite(upstream.url, { WEB_CONCURRENCY: processes[which], ...settings, ...env }, build));
  const added: Instance[] = [];
  const cluster: Cluster = {
    one: await start('one'),
    other: await start('other'),
    upstream,
    async replace(which, build) {
      const { port } = new URL(cluster[which].url);
      await cluster[which].stop();
      cluster[which] = await start(which, { PORT: port }, build);
    },
    async add() {
      const instance = await start('one');
      added.push(instance);
      return instance;
    },
    async stop() {
      await Promise.all([cluster.one, cluster.other, ...added].map((instance) => instance.stop()));
      await upstream.shut();
      await campusApi.stop();
    },
  };
  return cluster;
}

/** What a browser would send back. @throws Error when the answer sets no cookie */
export function cookieOf({ headers, status }: Answer): string {
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (!cookie) throw new Error(`no cookie came with ${status}`);
  return cookie;
}
