import { withFaultySite } from '#e2e/support/faulty-site.ts';
import { credentials, fromPage, rawRequest } from '#e2e/support/raw-request.ts';
import { expect, test } from '#e2e/support/test.ts';
import { VERSION } from '#lib/platform/runtime/version.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';

test.describe.configure({ mode: 'serial' });

const publisher = 'the-publishing-office';
const monitoring = 'the-monitoring-token';
const { upstream, site } = withFaultySite({
  REVALIDATE_SECRET: publisher,
  METRICS_SECRET: monitoring,
  TRUST_PROXY: '1',
});

function publish(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publisher}`, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const page = async (path: string) => {
  const reply = await fetch(`${site.url}${path}`);
  return { html: await reply.text(), state: reply.headers.get('x-nextjs-cache') };
};

test('a publication is visible at once', async () => {
  await page('/');
  expect((await publish({ tags: ['notices'] })).status).toBe(200);
  // The first request renders the page: no visitor gets the old one.
  expect((await page('/')).state).toBe('MISS');
  await expect(async () => expect((await page('/')).state).toBe('HIT')).toPass();

  const news = { id: 999, description: 'Admission is open again', createdDate: '2026-11-21' };
  upstream.behave(json({ body: [news] }));
  expect(await (await publish({ tags: ['notices'] })).json()).toEqual({ revalidated: ['notices'] });
  await expect(async () => expect((await page('/')).html).toContain(news.description)).toPass();
  upstream.behave(null);
});

test('a notice and an album requested before their publication appear within 30 seconds, and at once after the webhook', async () => {
  const statusOf = async (path: string) => (await fetch(`${site.url}${path}`)).status;
  const notice = { id: 'later', description: 'Published later', createdDate: '2026-01-01' };
  const album = { id: 'later', title: 'Published later', images: 'a.jpg' };
  for (const path of ['/notice/item/later', '/gallery/later']) expect(await statusOf(path)).toBe(404);
  upstream.behave((response, request) => {
    const isNotice = request.url?.startsWith('/notice/');
    return json({ body: [isNotice ? notice : album] })(response, request);
  }, /^\/(notice\/\?depId=null|gallery\/all)/);
  const before = upstream.seen.length;
  for (let visit = 0; visit < 10; visit += 1) expect(await statusOf('/gallery/later')).toBe(404);
  expect(upstream.seen.slice(before).filter((url) => url === '/gallery/all').length).toBeLessThan(2);
  expect((await publish({ tags: ['gallery'] })).status).toBe(200);
  expect(await statusOf('/gallery/later')).toBe(200);
  await expect(async () => expect(await statusOf('/notice/item/later')).toBe(200)).toPass({
    timeout: 60_000,
    intervals: [1000],
  });
  upstream.behave(null);
});

test('only the publisher can publish, and only existing tags', async ({ baseURL }) => {
  expect((await fetch(`${baseURL}/api/revalidate`, { method: 'POST' })).status).toBe(404);
  for (const authorization of ['', 'Bearer wrong', `Basic ${publisher}`, `Bearer ${publisher}x`]) {
    const rejected = await publish({ tags: ['notices'] }, { authorization });
    expect(rejected.status).toBe(401);
    expect(rejected.headers.get('www-authenticate')).toBe('Bearer');
    expect(await rejected.json()).toEqual({ message: expect.any(String) });
  }
  for (const body of ['{', '[]', '{}', { tags: [] }, { tags: ['no-such-tag'] }, { tags: 'notices' }]) {
    expect((await publish(body)).status).toBe(400);
  }
  expect((await publish('tags=notices', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  expect((await publish({ tags: ['notices'], padding: 'x'.repeat(5000) })).status).toBe(413);
  expect((await fetch(`${site.url}/api/revalidate`)).status).toBe(405);
});

test('an address that guesses the token is delayed, other addresses are not', async () => {
  const from = (address: string, token: string) =>
    publish({ tags: ['staff'] }, { authorization: `Bearer ${token}`, 'x-forwarded-for': address });
  const statuses: number[] = [];
  // More than the limit of a minute: a new minute during the test allows as many again.
  for (let time = 0; time < 125; time += 1) statuses.push((await from('10.4.0.1', 'guess')).status);
  expect(statuses[0]).toBe(401);
  expect(statuses).toContain(429);
  expect((await from('10.4.0.2', publisher)).status).toBe(200);
});

test('the health endpoints report liveness, readiness and the state of the upstream', async () => {
  expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200);
  const ready = await fetch(`${site.url}/api/health/ready`);
  expect(ready.headers.get('cache-control')).toBe('no-store');
  const words = await ready.text();
  expect(words).not.toContain(new URL(upstream.url).port);
  expect(JSON.parse(words)).toMatchObject({
    status: 'ready',
    version: VERSION,
    upstreams: { campusApi: { open: false, sinceSuccess: expect.any(Number) } },
    cache: { content: 'disk', pages: 'disk' },
    content: { current: true },
  });
});

test('the metrics require the token', async ({ baseURL }) => {
  expect((await fetch(`${baseURL}/api/metrics`)).status).toBe(404);
  expect((await fetch(`${site.url}/api/metrics`)).status).toBe(401);
  const counts = await (
    await fetch(`${site.url}/api/metrics`, { headers: { authorization: `Bearer ${monitoring}` } })
  ).text();
  expect(counts).toMatch(/^site_requests_total\{route="\/",method="GET",status="200"\} \d+$/m);
  expect(counts).toMatch(/^campus_api_exchanges_total\{call="GET \/contact",outcome="success"\} [1-9]/m);
  expect(counts).toMatch(/^campus_api_breaker_open\{upstream="upstream [^"]*"\} 0$/m);
  expect(counts).toMatch(/^site_page_cache_total\{state="hit"\} [1-9]/m);
  expect(counts).toMatch(/^campus_content_age_seconds 0$/m);
});

test('the metrics count logins and sessions', async () => {
  const login = (body: string) =>
    rawRequest(site.url, '/api/qaa/login', { method: 'POST', headers: fromPage(site.url, '10.3.0.1'), body });
  expect((await login('{"userName":"committee","qaaPassword":"wrong"}')).status).toBe(401);
  expect((await login(credentials)).status).toBe(200);
  const { body } = await rawRequest(site.url, '/api/metrics', { headers: { authorization: `Bearer ${monitoring}` } });
  const lines = body.toString().split('\n');
  expect(lines).toContain('qaa_logins_total{outcome="refused"} 1');
  expect(lines).toContain('qaa_logins_total{outcome="accepted"} 1');
  expect(lines).toContain('qaa_sessions_total{event="started"} 1');
});

test('each request is one log line, without personal data', async () => {
  await fetch(`${site.url}/notice/search?q=my-own-name`, { headers: { 'x-forwarded-for': '203.0.113.77' } });
  const lines = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('/notice/search'));
  await expect(async () => expect(lines()).toHaveLength(1)).toPass();
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({
    level: 'info',
    msg: 'request',
    request: expect.stringMatching(/^[0-9a-f]{16}$/),
    method: 'GET',
    route: '/notice/search',
    status: 200,
    ms: expect.any(Number),
    address: '203.0.113.0',
  });
  expect(site.output()).not.toContain('my-own-name');
});
