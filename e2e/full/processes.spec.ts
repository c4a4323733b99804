import { withFaultySite } from '#e2e/support/faulty-site.ts';
import { siteProcesses } from '#e2e/support/process-tree.ts';
import { publishContent } from '#e2e/support/publish-content.ts';
import { credentials, fromPage, loginCookie, rawRequest } from '#e2e/support/raw-request.ts';
import { expect, test } from '#e2e/support/test.ts';
import { type Behaviour, json } from '#lib/site/campus-client/testing/behaviours.ts';

test.describe.configure({ mode: 'serial' });

const PER_MINUTE = 20;
const authorization = 'Bearer the-admin';
const secrets = { REVALIDATE_SECRET: 'the-admin', METRICS_SECRET: 'the-admin', TRUST_PROXY: '1' };
const { upstream, site } = withFaultySite({ WEB_CONCURRENCY: '2', API_RATE_LIMIT: String(PER_MINUTE), ...secrets });
let clientNumber = 0;

/** Sends four requests over separate connections, which go to the processes in turn. */
const four = <T>(request: () => Promise<T>): Promise<T[]> => Promise.all([request(), request(), request(), request()]);

async function count(name: string): Promise<number> {
  clientNumber += 1;
  const headers = { authorization, 'x-forwarded-for': `10.8.0.${clientNumber}` };
  const { body } = await rawRequest(site.url, '/api/metrics', { headers });
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(String(body))?.[1]);
}

test.beforeAll(async () => {
  await expect.poll(() => count('site_processes'), { timeout: 60_000 }).toBe(2);
});

test('a publication reported to one process is visible in all', async () => {
  const pages = () => four(async () => String((await rawRequest(site.url, '/')).body));
  await pages();
  const news = { id: 999, description: 'Both processes received this', createdDate: '2026-11-21' };
  upstream.behave(json({ body: [news] }), /notice/);
  await publishContent(site, 'the-admin', 'notices');
  await expect(async () => {
    for (const html of await pages()) expect(html).toContain(news.description);
    // Sooner than the polling interval of a minute.
  }).toPass({ timeout: 120_000 });
  upstream.behave(null);
});

test('a log-out at one process ends the session in all', async () => {
  const cookie = await loginCookie(site.url, '10.7.0.1');
  const list = async () => (await rawRequest(site.url, '/api/qaa/documents', { headers: { cookie } })).status;
  expect(await four(list)).toEqual([200, 200, 200, 200]);
  const headers = { ...fromPage(site.url, '10.7.0.1'), cookie };
  expect((await rawRequest(site.url, '/api/qaa/logout', { method: 'POST', headers })).status).toBe(204);
  expect(await four(list)).toEqual([401, 401, 401, 401]);
});

test('the processes count the requests of an address together', async () => {
  const headers = { 'x-forwarded-for': '10.7.0.2' };
  const statuses: number[] = [];
  for (let count = 0; count <= PER_MINUTE; count += 1) {
    statuses.push((await rawRequest(site.url, '/api/visits', { headers })).status);
  }
  expect(statuses).toEqual([...Array(PER_MINUTE).fill(200), 429]);
});

test('the processes delay password guesses together', async () => {
  const body = credentials.replace(/"qaaPassword":"[^"]*"/, '"qaaPassword":"wrong"');
  const headers = fromPage(site.url, '10.7.0.3');
  const guess = async () => (await rawRequest(site.url, '/api/qaa/login', { method: 'POST', headers, body })).status;
  for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe(401);
  // Each delay is twice as long as the one before, and in the end longer than the request takes on a slow machine.
  await expect.poll(guess, { timeout: 60_000 }).toBe(429);
});

test('the metrics count the requests of all processes together', async () => {
  const gallery = 'site_requests_total{route="/gallery",method="GET",status="200"}';
  const name = gallery.replaceAll(/[{}]/g, '\\$&');
  await four(() => rawRequest(site.url, '/gallery'));
  await expect.poll(() => count(name)).toBe(4);
});

test('a process that ends is replaced while the others keep serving', async () => {
  const children = siteProcesses(site.pid).filter((pid) => pid !== site.pid);
  expect(children).toHaveLength(2);
  process.kill(children[0] ?? 0, 'SIGKILL');
  await expect.poll(site.output, { timeout: 60_000 }).toContain('a process of the site ended');
  await expect(async () => expect((await rawRequest(site.url, '/')).status).toBe(200)).toPass();
  await expect(async () => expect(await count('site_processes')).toBe(2)).toPass();
});

test('a stop completes pending responses before it ends all processes', async () => {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const late: Behaviour = async (response, request) => {
    requested.resolve();
    await released.promise;
    await json({ visit: 41 })(response, request);
  };
  upstream.behave(late, /counter/);
  const reply = rawRequest(site.url, '/api/visits');
  await requested.promise;
  const stopped = site.stop();
  released.resolve();
  expect(String((await reply).body)).toBe('{"visit":41}');
  await stopped;
  await expect.poll(() => rawRequest(site.url, '/').catch(() => 'refused')).toBe('refused');
});
