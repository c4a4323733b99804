import { type FaultyUpstream, startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import type { Installation, RunningServer } from '#e2e/support/process.ts';
import { credentials, fromPage, type RawResponse, rawRequest } from '#e2e/support/raw-request.ts';
import { startCampusApi, startSite } from '#e2e/support/servers.ts';
import type { PushService } from '#lib/site/notifications/testing/push-service.ts';

export const PER_MINUTE = 10;
const SITE_URL = 'http://localhost:3999';
const authorization = 'Bearer the-admin';
const json = { 'content-type': 'application/json' };

export interface Instance extends RunningServer {
  page(path: string): Promise<RawResponse>;
  /** The list of the QAA area. */
  documents(cookie: string): Promise<RawResponse>;
  logOut(cookie: string): Promise<number>;
  logIn(address: string, body?: string): Promise<RawResponse>;
  /** Status of an endpoint that is limited per address. */
  visits(address: string): Promise<number>;
  publish(tag: string): Promise<number>;
  /** Subscribes to all notices; returns the status. */
  subscribe(browser: Subscriber): Promise<number>;
}

type Subscriber = ReturnType<PushService['subscribe']>;

export interface Cluster {
  one: Instance;
  other: Instance;
  upstream: FaultyUpstream;
  /** Stops an instance and starts another in its place, of an exported build or this one. */
  replace(which: 'one' | 'other', build?: Installation): Promise<void>;
  /** Starts one more, on an empty disk. */
  add(): Promise<Instance>;
  stop: () => Promise<void>;
}

let addresses = 0;

/** An address without earlier requests, as requests are counted by address. */
export function unusedAddress(): string {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

function instanceOf(site: RunningServer): Instance {
  const post = { method: 'POST' };
  return {
    ...site,
    page: (path) => rawRequest(site.url, path),
    documents: (cookie) =>
      rawRequest(site.url, '/api/qaa/documents', { headers: { cookie, 'x-forwarded-for': unusedAddress() } }),
    logIn: (address, body = credentials) =>
      rawRequest(site.url, '/api/qaa/login', { ...post, headers: fromPage(SITE_URL, address), body }),
    async logOut(cookie) {
      const headers = { ...fromPage(SITE_URL, unusedAddress()), cookie };
      return (await rawRequest(site.url, '/api/qaa/logout', { ...post, headers })).status;
    },
    async visits(address) {
      return (await rawRequest(site.url, '/api/visits', { headers: { 'x-forwarded-for': address } })).status;
    },
    async subscribe({ endpoint, receiver: { keys } }) {
      const body = JSON.stringify({ endpoint, keys, departments: ['all'], language: 'en' });
      return (await rawRequest(site.url, '/api/push', { ...post, headers: fromPage(SITE_URL, unusedAddress()), body }))
        .status;
    },
    async publish(tag) {
      const body = JSON.stringify({ tags: [tag] });
      return (
        await rawRequest(site.url, '/api/revalidate', {
          ...post,
          headers: { ...json, authorization, 'x-forwarded-for': unusedAddress() },
          body,
        })
      ).status;
    },
  };
}

/** Two instances of one site, as behind nginx, with one campus API and one Redis. */
export async function startCluster(redisUrl: string, more: Record<string, string> = {}): Promise<Cluster> {
  const campusApi = await startCampusApi();
  const upstream = await startFaultyUpstream(campusApi.url);
  const settings = {
    SITE_URL,
    REDIS_URL: redisUrl,
    SESSION_SECRET: 'the same at each instance of the site',
    REVALIDATE_SECRET: 'the-admin',
    TRUST_PROXY: '1',
    API_RATE_LIMIT: String(PER_MINUTE),
    ...more,
  };
  // Tests sharing within an instance and between instances.
  const processes = { one: '1', other: '2' };
  const start = async (which: keyof typeof processes, env: Record<string, string> = {}, build?: Installation) =>
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

/** The cookie of a response, as a browser sends it back. @throws Error when the response sets none */
export function cookieOf({ headers, status }: RawResponse): string {
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (!cookie) throw new Error(`no cookie came with ${status}`);
  return cookie;
}
