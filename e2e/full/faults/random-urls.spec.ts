import { existsSync, readdirSync } from 'node:fs';
import { withFaultySite } from '#e2e/support/faulty-site.ts';
import { rawSocket } from '#e2e/support/raw-socket.ts';
import { expect, test } from '#e2e/support/test.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { pagesFolder } from '#server/next-adapter/page-configuration.ts';

test.describe.configure({ mode: 'serial' });

const { upstream, site } = withFaultySite();

const END = 'Host: localhost\nConnection: close\n\n';
const statusOf = async (request: string) => Number((await rawSocket(site.url, request)).split(' ')[1]);

test('sixty simultaneous visitors of an uncached page cause one upstream request', async () => {
  const replies = await Promise.all(Array.from({ length: 60 }, () => fetch(`${site.url}/staff`)));
  expect(replies.map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect(upstream.seen.filter((url) => url.startsWith('/staffs/searchEmpByType'))).toHaveLength(1);
});

test('random URLs are 404 and store nothing', async () => {
  const { port } = new URL(site.url);
  const environment = parseEnvironment({
    SITE_URL: site.url,
    UPSTREAM_URL: upstream.url,
    PORT: port,
    DOCUMENTS: 'off',
  });
  const folder = pagesFolder(environment);
  const storedPages = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0);
  await fetch(`${site.url}/gallery/1`);
  await fetch(`${site.url}/made-up`);
  const before = storedPages();
  expect(before).toBeGreaterThan(0);
  for (let id = 0; id < 40; id += 1) {
    for (const path of [
      `/made-up-${id}`,
      `/gallery/made-up-${id}`,
      `/notice/item/made-up-${id}`,
      `/notice/page/${id + 500}`,
    ]) {
      const reply = await fetch(`${site.url}${path}`);
      expect(reply.status, path).toBe(404);
      // A page that is not stored is finished like any other: with its styles, without scripts of the framework.
      expect([path, /<link rel="stylesheet"|\/_next\/static\/chunks\//.test(await reply.text())]).toEqual([
        path,
        false,
      ]);
    }
  }
  expect(storedPages()).toBe(before);
});

test('malformed requests are rejected before the framework', async () => {
  const before = upstream.seen.length;
  expect(await statusOf(`TRACE / HTTP/1.1\n${END}`)).toBe(405);
  expect(await statusOf(`GET http://127.0.0.1:1/secret HTTP/1.1\n${END}`)).toBe(400);
  expect(await statusOf(`POST / HTTP/1.1\nNext-Action: 00\nContent-Length: 0\n${END}`)).toBe(405);
  expect(await statusOf(`POST /staff HTTP/1.1\nNext-Resume: 1\nContent-Length: 2\n${END}xx`)).toBe(405);
  expect(await statusOf(`GET / HTTP/1.1\nUpgrade: websocket\nConnection: Upgrade\nHost: localhost\n\n`)).toBe(400);
  expect(await statusOf(`GET /?q=${'x'.repeat(5000)} HTTP/1.1\n${END}`)).toBe(414);
  expect(await statusOf(`GET / HTTP/1.1\nHost: other\n${END}`)).toBe(400);
  expect(await statusOf(`GET / HTTP/1.1\nX-Flood: ${'x'.repeat(20_000)}\n${END}`)).toBe(431);
  // Several slashes lead to a page of this site.
  expect(await rawSocket(site.url, `GET //evil.example/ HTTP/1.1\n${END}`)).toMatch(/\nlocation: \/evil\.example\/\r/i);
  expect(upstream.seen.length).toBe(before);
});

test('responses for missing files are not cacheable', async () => {
  for (const path of ['/cards/about', '/logos/about', '/pictures/about']) {
    const reply = await fetch(`${site.url}${path}`);
    expect([path, reply.status, reply.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
  }
});

test('RSC payloads are cached no longer than their pages', async () => {
  const headers = { rsc: '1' };
  const lifetime = (await fetch(`${site.url}/about`, { headers })).headers.get('cache-control');
  expect(lifetime).toMatch(/^s-maxage=\d+, max-age=0$/);
});

test('forged host and forwarding headers do not reach the cached page', async () => {
  const spoofed = `Host: evil.example\nX-Forwarded-Host: evil.example\nX-Forwarded-Proto: gopher\nConnection: close\n\n`;
  expect(await rawSocket(site.url, `GET /bHostel HTTP/1.1\n${spoofed}`)).not.toContain('evil.example');
  expect(await rawSocket(site.url, `GET /About HTTP/1.1\n${spoofed}`)).toMatch(/\nlocation: \/about\r/i);
  expect(await (await fetch(`${site.url}/bHostel`)).text()).not.toContain('evil.example');
});

test('internal headers and parameters of the framework have no effect', async () => {
  for (const header of [
    'x-middleware-subrequest: middleware:middleware',
    'x-middleware-rewrite: /api/metrics',
    'x-matched-path: /x',
  ]) {
    expect(await statusOf(`GET /api/qaa/documents HTTP/1.1\n${header}\n${END}`)).toBe(401);
    expect(await statusOf(`GET /About HTTP/1.1\n${header}\n${END}`)).toBe(308);
  }
});
