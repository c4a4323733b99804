import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'playwright/test';
import { refusals } from '#content/messages/write.ts';
import { h2Request } from '#deploy/testing/request.ts';
import { freePort } from '#e2e/support/process.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { errorPage } from '#server/finish/error-page.ts';
import { expectAwayPage } from './testing/away-page.ts';
import { type Front, nginxMissingReason, startFront } from './testing/nginx.ts';
import { type StandInSite, startStandInSite } from './testing/site.ts';

const inBoth = ({ en, ne }: { en: string; ne: string }) => `${en}\n${ne}`;

let site: StandInSite;
let front: Front;

test.beforeAll(async () => {
  const reason = nginxMissingReason();
  test.skip(reason !== null, reason ?? '');
  site = await startStandInSite();
  front = await startFront([site.url], await freePort(), await freePort());
});
test.afterAll(async () => {
  await front?.stop();
  await site?.stop();
});

test('nginx removes framework headers and forged addresses from requests', async () => {
  const planted = {
    'content-security-policy': "script-src 'nonce-a'",
    'next-action': 'a',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'elsewhere.example',
    'x-middleware-subrequest': 'middleware:middleware',
    'x-nextjs-data': '1',
    'x-nonce': 'a',
    forwarded: 'for=6.6.6.6',
  };
  await h2Request(front.url, '/planted', planted);
  const { headers } = site.seen.at(-1) ?? {};
  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', host: 'localhost' });
  for (const name of Object.keys(planted)) if (name !== 'x-forwarded-for') expect(headers).not.toHaveProperty(name);
});

for (const path of ['/%ff', '/files/a%2fb', '/a%5Cb', '/a%00', '/%c0%ae', '/%', '/%zz', '/%80']) {
  test(`nginx rejects ${path} without a request to the site`, async () => {
    const before = site.seen.length;
    expect((await h2Request(front.url, path)).status).toBe(400);
    expect(site.seen).toHaveLength(before);
  });
}

for (const path of ['/files/%E0%A4%A8.pdf', '/notice/search?q=%ff%2f', '//a']) {
  test(`${path} reaches the site unchanged`, async () => {
    await h2Request(front.url, path);
    expect(site.seen.at(-1)?.url).toBe(path);
  });
}

test('nginx limits the size of request bodies and headers', async () => {
  await expect(h2Request(front.url, '/', { cookie: 'a'.repeat(40_000) })).rejects.toThrow('Session closed');
  const large = await h2Request(front.url, '/api/qaa/login', { ':method': 'POST', 'content-length': '100000' });
  expect(large.status).toBe(413);
});

test('an address over the limit gets 429 for dynamic pages, and still reads cached ones', async () => {
  const strict = await startFront([site.url], await freePort(), await freePort(), { isStrict: true });
  try {
    const statuses = async (path: string, times: number) => {
      const replies: number[] = [];
      for (let time = 0; time < times; time += 1) replies.push((await h2Request(strict.url, path)).status);
      return replies;
    };
    expect(await statuses('/api/visits', 4)).toEqual([200, 200, 429, 429]);
    expect(await statuses('/search?q=a', 4)).toEqual([200, 200, 429, 429]);
    for (const path of ['/', '/notice/item/5', '/_next/image?url=a', '/_next/static/chunks/a.js']) {
      expect(await statuses(path, 6), path).toEqual(Array(6).fill(200));
    }
    const refused = { 'retry-after': '60', 'cache-control': 'no-store' };
    const page = await h2Request(strict.url, '/search?q=a');
    expect(page).toMatchObject({ headers: refused, body: inBoth(refusals.tooMany) });
    const endpoint = await h2Request(strict.url, '/api/visits');
    expect(endpoint).toMatchObject({ headers: refused, body: JSON.stringify({ message: refusals.tooMany.en }) });
  } finally {
    await strict.stop();
  }
});

test('nginx explains its own errors in a sentence of both languages', async () => {
  const long = await new Promise<string>((resolve, reject) => {
    const path = `/${'a'.repeat(9000)}`;
    request(`${front.url}${path}`, { rejectUnauthorized: false }, (reply) => resolve(text(reply)))
      .on('error', reject)
      .end();
  });
  expect(long).toBe(inBoth(refusals.longAddress));
  const cases: { path: string; headers: Record<string, string>; status: number; words: { en: string; ne: string } }[] =
    [
      { path: '/%ff', headers: {}, status: 400, words: refusals.unreadable },
      { path: '/a%00', headers: {}, status: 400, words: refusals.unreadable },
      { path: '/', headers: { ':method': 'POST', 'content-length': '100000' }, status: 413, words: refusals.body },
    ];
  for (const { path, headers, status, words } of cases) {
    const reply = await h2Request(front.url, path, headers);
    expect([reply.status, reply.body]).toEqual([status, inBoth(words)]);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-language': 'en, ne',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  }
});

test('plain HTTP redirects to HTTPS, and other names than those of a campus are rejected', async () => {
  const visit = async (host: string) => {
    const url = `http://127.0.0.1:${front.plainPort}`;
    const { status, headers } = await rawRequest(url, '/notice?a=1', { headers: { host } });
    return [status, headers.location];
  };
  const redirect = [308, 'https://localhost/notice?a=1'];
  expect(await Promise.all([visit('localhost'), visit('campus.example'), visit('elsewhere.example')])).toEqual([
    redirect,
    redirect,
    [421, undefined],
  ]);
});

test('ACME challenges are served over plain HTTP', async () => {
  mkdirSync(front.challenges, { recursive: true });
  writeFileSync(join(front.challenges, 'a-token'), 'a-token.of-the-account');
  const getChallenge = (token: string) =>
    fetch(`http://127.0.0.1:${front.plainPort}/.well-known/acme-challenge/${token}`, { redirect: 'manual' });
  expect(await (await getChallenge('a-token')).text()).toBe('a-token.of-the-account');
  expect((await getChallenge('another')).status).toBe(404);
});

test('without a site nginx responds with an error page', async () => {
  await site.stop();
  expectAwayPage(await h2Request(front.url, '/'));
  const visits = async () => {
    const { status, body } = await h2Request(front.url, '/api/visits');
    return [status, status === 503 && JSON.parse(body)];
  };
  await expect.poll(visits).toEqual([503, { message: expect.stringContaining('not available') }]);
  expect(readFileSync('deploy/away.html', 'utf8')).toBe(errorPage);
});
