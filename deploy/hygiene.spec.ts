import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { freePort } from '../e2e/support/process.ts';
import { errorPage } from '../lib/gate/error-page.ts';
import { plainPagePolicy } from '../lib/http/plain-page.ts';
import { ask } from './testing/ask.ts';
import { type Front, startFront, whyNoNginx } from './testing/nginx.ts';
import { type Stand, startStand } from './testing/site.ts';

let site: Stand;
let front: Front;

test.beforeAll(async () => {
  const reason = whyNoNginx();
  test.skip(reason !== null, reason ?? '');
  site = await startStand();
  front = await startFront([site.url], await freePort(), await freePort());
});
test.afterAll(async () => {
  await front?.stop();
  await site?.stop();
});

test('nobody speaks for the framework or for another address', async () => {
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
  await ask(front.url, '/planted', planted);
  const { headers } = site.seen.at(-1) ?? {};
  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', host: 'localhost' });
  for (const name of Object.keys(planted)) if (name !== 'x-forwarded-for') expect(headers).not.toHaveProperty(name);
});

for (const path of ['/%ff', '/files/a%2fb', '/a%5Cb', '/a%00', '/%c0%ae', '/%', '/%zz', '/%80']) {
  test(`${path} goes no further than the front`, async () => {
    const before = site.seen.length;
    expect((await ask(front.url, path)).status).toBe(400);
    expect(site.seen).toHaveLength(before);
  });
}

for (const path of ['/files/%E0%A4%A8.pdf', '/notice/search?q=%ff%2f', '//a']) {
  test(`${path} reaches the site as it is`, async () => {
    await ask(front.url, path);
    expect(site.seen.at(-1)?.url).toBe(path);
  });
}

test('bodies and headers are bounded', async () => {
  await expect(ask(front.url, '/', { cookie: 'a'.repeat(40_000) })).rejects.toThrow('Session closed');
  const large = await ask(front.url, '/api/qaa/login', { ':method': 'POST', 'content-length': '100000' });
  expect(large.status).toBe(413);
});

test('who asks too fast is told so', async () => {
  const replies = await Promise.all(Array.from({ length: 120 }, () => ask(front.url, '/api/visits')));
  expect(replies.map(({ status }) => status)).toContain(429);
});

test('plain HTTP leads to TLS, whatever host is named', async () => {
  const headers = { host: 'elsewhere.example' };
  const reply = await fetch(`http://127.0.0.1:${front.plainPort}/notice?a=1`, { redirect: 'manual', headers });
  expect([reply.status, reply.headers.get('location')]).toEqual([308, 'https://localhost/notice?a=1']);
});

test('without a site there is a page that says so', async () => {
  await site.stop();
  const page = await ask(front.url, '/');
  expect(page).toMatchObject({ status: 503, body: errorPage });
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': '30',
    'content-security-policy': plainPagePolicy,
    'content-type': expect.stringContaining('text/html'),
  });
  // Who has just asked too fast waits for a moment.
  const door = async () => {
    const { status, body } = await ask(front.url, '/api/visits');
    return [status, status === 503 && JSON.parse(body)];
  };
  await expect.poll(door).toEqual([503, { message: expect.stringContaining('not available') }]);
  expect(readFileSync('deploy/away.html', 'utf8')).toBe(errorPage);
});
