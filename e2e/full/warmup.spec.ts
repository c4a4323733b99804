import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { withFaultySite } from '#e2e/support/faulty-site.ts';
import { publishContent } from '#e2e/support/publish-content.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';

test.describe.configure({ mode: 'serial', timeout: 480_000 });

const authorization = 'Bearer the-admin';
const settings = { RENDER_AHEAD: 'on', REVALIDATE_SECRET: 'the-admin', METRICS_SECRET: 'the-admin' };
const NEWS = { id: 999, description: 'Admission is open again', createdDate: '2026-11-21' };
const OTHER = { ...NEWS, id: 998, description: 'The library is open, too' };
const { upstream, site: sharedSite } = withFaultySite(settings);
/** The site under test; the last test starts another. */
let site = sharedSite;

const metrics = async () => String((await rawRequest(site.url, '/api/metrics', { headers: { authorization } })).body);

/** Number of pages that warm-up has processed. */
async function warmedPages(): Promise<number> {
  const counts = (await metrics()).matchAll(/^site_pages_ahead_total\{\w+="\w+"\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Routes of the requests that the site counted and logged. */
async function countedRoutes() {
  const counted = [...(await metrics()).matchAll(/^site_requests_total\{route="([^"]+)"/gm)].map(([, route]) => route);
  const logged = [...site.output().matchAll(/"route":"([^"]+)"/g)].map(([, route]) => route);
  return new Set([...counted, ...logged]);
}

async function visit(path: string, headers: Record<string, string> = {}) {
  const reply = await rawRequest(site.url, path, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
  const encoding = reply.headers['content-encoding'];
  const html = encoding === 'br' ? brotliDecompressSync(reply.body).toString() : String(reply.body);
  return { ...reply, html, encoding, state: reply.headers['x-nextjs-cache'] };
}

/** Expects the same size as brotli at its highest quality. */
function expectBestCompression({ encoding, body, html }: Awaited<ReturnType<typeof visit>>): void {
  expect(encoding).toBe('br');
  expect(body.length).toBe(brotliCompressSync(html).length);
}

test('after a start the first visitor of the Nepali home page gets it from the cache with the best compression', async () => {
  await expect.poll(warmedPages, { timeout: 220_000 }).toBeGreaterThanOrEqual(3);
  const home = await visit('/ne');
  expect([home.status, home.state]).toEqual([200, 'HIT']);
  expectBestCompression(home);
  const revalidated = await visit('/ne', { 'if-none-match': String(home.headers.etag) });
  expect([revalidated.status, revalidated.body.length]).toEqual([304, 0]);
});

test('after a publication the first visitor of a changed page gets it from the cache with the best compression', async () => {
  upstream.behave(json({ body: [NEWS, OTHER] }), /notice.(search|.depId)/);
  const before = await warmedPages();
  await publishContent(site, 'the-admin', 'notices');
  expect(await metrics()).toMatch(/^site_ahead_under_way 1$/m);
  // Home, the notices in flash notices, the new notice, and pages that the previous warm-up was rendering.
  await expect.poll(warmedPages, { timeout: 220_000 }).toBeGreaterThanOrEqual(before + 9);
  const counted = await countedRoutes();
  expect(counted).toContain('/api/revalidate');
  expect(counted).not.toContain('/notice/item/{id}');
  for (const path of ['/', '/ne', '/notice/item/999', '/ne/notice/item/999']) {
    const page = await visit(path);
    expect([path, page.status, page.state]).toEqual([path, 200, 'HIT']);
    expect(page.html).toContain(NEWS.description);
    expect(page.html).not.toContain(' nonce=');
    expectBestCompression(page);
  }
  expect(await countedRoutes()).toContain('/notice/item/{id}');
  upstream.behave(null);
});

test('prerendered pages count neither as visits nor as requests', async () => {
  expect(upstream.seen.filter((address) => /visit/i.test(address))).toEqual([]);
  // The home page, which the test requested until the site responded.
  expect(await metrics()).toMatch(/^site_page_cache_total\{state="miss"\} 1$/m);
});

test('pages are prerendered from stored content while the campus API is unavailable', async () => {
  await upstream.shut();
  const before = await warmedPages();
  await publishContent(site, 'the-admin', 'gallery');
  // Both Home pages, and the pages that the previous round was rendering.
  await expect.poll(warmedPages, { timeout: 220_000 }).toBeGreaterThanOrEqual(before + 6);
  const page = await visit('/ne');
  // Such a page lives for five seconds, which are over by now on a busy machine.
  expect(page.status).toBe(200);
  expect(['HIT', 'STALE']).toContain(page.state);
  if (page.state === 'HIT') expectBestCompression(page);
  await upstream.open();
});

test('two processes share the best compression that either has made', async () => {
  site = await startSite(upstream.url, { ...settings, WEB_CONCURRENCY: '2' });
  try {
    await expect.poll(metrics, { timeout: 220_000 }).toMatch(/^site_processes 2$/m);
    await expect.poll(warmedPages, { timeout: 220_000 }).toBeGreaterThanOrEqual(3);
    // Each over a separate connection: these go to the processes in turn.
    for (const page of await Promise.all([1, 2, 3, 4].map(() => visit('/ne')))) {
      expect([page.status, page.state]).toEqual([200, 'HIT']);
      expectBestCompression(page);
    }
  } finally {
    await site.stop();
  }
});
