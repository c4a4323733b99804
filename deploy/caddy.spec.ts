import { request } from 'node:https';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { h2Request } from '#deploy/testing/request.ts';
import { expectAwayPage } from './testing/away-page.ts';
import { type CaddyFront, caddyMissingReason, startCaddy } from './testing/caddy.ts';
import { type StandInSite, startStandInSite } from './testing/site.ts';

let site: StandInSite;
let admin: StandInSite;
let front: CaddyFront;

test.beforeAll(async () => {
  const reason = caddyMissingReason();
  test.skip(reason !== null, reason ?? '');
  site = await startStandInSite();
  admin = await startStandInSite();
  front = await startCaddy(site.url, admin.url);
});
test.beforeEach(() => site.behave({}));
test.afterAll(async () => {
  await front?.stop();
  await admin?.stop();
  await site?.stop();
});

test('Caddy serves pages over HTTP/2 with its own certificate, unchanged and without its name', async () => {
  const headers = { 'Cache-Control': 's-maxage=60, max-age=0', 'Content-Encoding': 'br', Vary: 'Accept-Encoding' };
  site.behave({ headers });
  const page = await h2Request(front.url, '/notice', { 'accept-encoding': 'gzip, br' });
  expect(page).toMatchObject({ status: 200, body: expect.stringMatching(/^response \d+$/) });
  expect(page.headers).toMatchObject({ 'cache-control': 's-maxage=60, max-age=0', 'content-encoding': 'br' });
  expect(page.headers.server).toBeUndefined();
  expect(site.seen.at(-1)?.headers['accept-encoding']).toBe('gzip, br');
});

test('Caddy removes framework headers and forged addresses from requests', async () => {
  const planted = {
    'content-security-policy': "script-src 'nonce-a'",
    'next-action': 'a',
    'next-resume': '1',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'elsewhere.example',
    'x-forwarded-proto': 'http',
    'x-invoke-path': '/a',
    'x-matched-path': '/a',
    'x-middleware-subrequest': 'middleware:middleware',
    'x-nextjs-data': '1',
    'x-nonce': 'a',
    'x-prerender-revalidate': 'a',
    'x-real-ip': '6.6.6.6',
    forwarded: 'for=6.6.6.6',
  };
  await h2Request(front.url, '/planted', planted);
  const { headers } = site.seen.at(-1) ?? {};
  const { port } = new URL(front.url);
  expect(headers).toMatchObject({ 'x-forwarded-proto': 'https', host: `localhost:${port}` });
  expect(headers?.['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/);
  for (const name of Object.keys(planted)) {
    if (!/^x-forwarded-(for|proto)$/.test(name)) expect(headers).not.toHaveProperty(name);
  }
});

for (const path of ['/files/%E0%A4%A8.pdf', '/notice/search?q=%ff%2f', '//a', '/a%2Fb']) {
  test(`${path} reaches the site behind Caddy unchanged`, async () => {
    await h2Request(front.url, path);
    expect(site.seen.at(-1)?.url).toBe(path);
  });
}

test('a prefetched page may be reused at the visit behind Caddy, other pages and own responses are unchanged', async () => {
  const shared = 's-maxage=60, max-age=0';
  for (const [cacheControl, prefetched] of [
    [shared, 'max-age=10'],
    ['private, no-store', 'private, no-store'],
  ] as const) {
    site.behave({ headers: { 'Cache-Control': cacheControl } });
    const fetched = await h2Request(front.url, '/prefetch', { 'sec-purpose': 'prefetch;anonymous-client-ip' });
    const visited = await h2Request(front.url, '/prefetch');
    expect([fetched.headers['cache-control'], visited.headers['cache-control']]).toEqual([prefetched, cacheControl]);
  }
  expect(site.seen.some(({ headers }) => 'sec-purpose' in headers)).toBe(false);
});

test('the redirect to HTTPS keeps the address', async () => {
  const reply = await fetch(`http://localhost:${front.plainPort}/notice?a=1`, { redirect: 'manual' });
  expect(reply.status).toBe(308);
  expect(reply.headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/notice\?a=1$/);
});

test('the admin has its own name, and only with that name', async () => {
  const before = [site.seen.length, admin.seen.length];
  const reply = await new Promise<number>((resolve, reject) => {
    const { port } = new URL(front.url);
    const servername = front.adminHost.replace(/:\d+$/, '');
    const headers = { host: front.adminHost };
    request({ host: '127.0.0.1', port, servername, headers, path: '/login', rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
  expect([reply, site.seen.length, admin.seen.length]).toEqual([200, before[0], (before[1] ?? 0) + 1]);
  expect(admin.seen.at(-1)?.headers).toMatchObject({ host: front.adminHost, 'x-forwarded-proto': 'https' });
});

test('an upload to the admin over a slow line arrives whole behind Caddy', async () => {
  test.slow();
  const { port } = new URL(front.url);
  const servername = front.adminHost.replace(/:\d+$/, '');
  const headers = { host: front.adminHost, 'content-length': '8' };
  const count = admin.seen.length;
  // As the admin does, which responds to the whole body: Caddy ends an upload that is responded to before.
  let respond = () => {};
  admin.behave({ until: new Promise<void>((resolve) => (respond = resolve)) });
  const upload = request({ method: 'POST', host: '127.0.0.1', port, servername, headers, rejectUnauthorized: false });
  const responded = new Promise<number | undefined>((resolve, reject) => {
    upload.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  upload.write('slow');
  await expect.poll(() => admin.seen.length).toBe(count + 1);
  const received = text(admin.seen.at(-1) ?? Readable.from([]));
  // Longer than the time for the headers.
  await setTimeout(12_000);
  upload.end(' one');
  expect(await received).toBe('slow one');
  respond();
  expect(await responded).toBe(200);
});

test('a request waits while the site restarts, and without a site Caddy responds with an error page', async () => {
  test.slow();
  const { port } = new URL(site.url);
  await site.stop();
  const waiting = h2Request(front.url, '/restarted');
  site = await startStandInSite(Number(port));
  expect(await waiting).toMatchObject({ status: 200, body: 'response 1' });

  await site.stop();
  expectAwayPage(await h2Request(front.url, '/'));
  const endpoint = await h2Request(front.url, '/api/visits');
  expect([endpoint.status, JSON.parse(endpoint.body)]).toEqual([
    503,
    { message: 'The site is not available right now.' },
  ]);
});
