import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { withFaultySite } from '#e2e/support/faulty-site.ts';
import { publishContent } from '#e2e/support/publish-content.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { json } from '#lib/upstream/testing/behaviours.ts';

test.describe.configure({ mode: 'serial', timeout: 480_000 });

const authorization = 'Bearer the-office';
const settings = { RENDER_AHEAD: 'on', REVALIDATE_SECRET: 'the-office', METRICS_SECRET: 'the-office' };
const NEWS = { id: 999, description: 'Admission is open again', createdDate: '2026-11-21' };
const OTHER = { ...NEWS, id: 998, description: 'The library is open, too' };
const { upstream, site: own } = withFaultySite(settings);
/** The site that the tests visit. */
let site = own;

const metrics = async () => String((await rawRequest(site.url, '/api/metrics', { headers: { authorization } })).body);

/** How many pages were seen to, with this outcome. */
async function seenTo(outcome = ''): Promise<number> {
  const counts = (await metrics()).matchAll(/^site_pages_ahead_total\{outcome="(\w+)"\} (\d+)$/gm);
  return [...counts].reduce(
    (sum, [, name, count]) => sum + (outcome === '' || name === outcome ? Number(count) : 0),
    0,
  );
}

/** Does something with another site in the place of the one of all tests. */
async function withOtherSite(env: Record<string, string>, work: () => Promise<void>): Promise<void> {
  site = await startSite(upstream.url, { ...settings, ...env });
  try {
    await work();
  } finally {
    await site.stop();
    site = own;
  }
}

/** The routes of the requests that the site counted and logged. */
async function countedRoutes() {
  const counted = [...(await metrics()).matchAll(/^site_requests_total\{route="([^"]+)"/gm)].map(([, route]) => route);
  const logged = [...site.output().matchAll(/"route":"([^"]+)"/g)].map(([, route]) => route);
  return new Set([...counted, ...logged]);
}

async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await rawRequest(site.url, path, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
  const encoding = answer.headers['content-encoding'];
  const html = encoding === 'br' ? brotliDecompressSync(answer.body).toString() : String(answer.body);
  return { ...answer, html, encoding, state: answer.headers['x-nextjs-cache'] };
}

/** As small as brotli makes it. */
function expectSmallest({ encoding, body, html }: Awaited<ReturnType<typeof visit>>): void {
  expect(encoding).toBe('br');
  expect(body.length).toBe(brotliCompressSync(html).length);
}

test('the first visitor of the Nepali Home after a start gets it from the cache in its smallest form', async () => {
  await expect.poll(seenTo, { timeout: 220_000 }).toBeGreaterThanOrEqual(3);
  const home = await visit('/ne');
  expect([home.status, home.state]).toEqual([200, 'HIT']);
  expectSmallest(home);
  const known = await visit('/ne', { 'if-none-match': String(home.headers.etag) });
  expect([known.status, known.body.length]).toEqual([304, 0]);
});

test('the first visitor of a page that a publication changed gets it from the cache in its smallest form', async () => {
  upstream.behave(json({ body: [NEWS, OTHER] }), /notice.(search|.depId)/);
  const before = await seenTo();
  await publishContent(site, 'the-office', 'notices');
  expect(await metrics()).toMatch(/^site_ahead_under_way 1$/m);
  // Home, the notices that flash notices announce, the new notice, and what the round before was rendering.
  await expect.poll(seenTo, { timeout: 220_000 }).toBeGreaterThanOrEqual(before + 9);
  const counted = await countedRoutes();
  expect(counted).toContain('/api/revalidate');
  expect(counted).not.toContain('/notice/item/{id}');
  for (const path of ['/', '/ne', '/notice/item/999', '/ne/notice/item/999']) {
    const page = await visit(path);
    expect([path, page.status, page.state]).toEqual([path, 200, 'HIT']);
    expect(page.html).toContain(NEWS.description);
    expect(page.html).not.toContain(' nonce=');
    expectSmallest(page);
  }
  expect(await countedRoutes()).toContain('/notice/item/{id}');
  upstream.behave(null);
});

test('pages that are rendered ahead count neither as visits nor as requests', async () => {
  expect(upstream.seen.filter((address) => /visit/i.test(address))).toEqual([]);
  // Home, which was asked for until the site answered.
  expect(await metrics()).toMatch(/^site_page_cache_total\{state="miss"\} 1$/m);
});

test('pages of the last known content are rendered ahead while the campus API is away', async () => {
  await upstream.shut();
  const before = await seenTo();
  await publishContent(site, 'the-office', 'gallery');
  await expect.poll(seenTo, { timeout: 220_000 }).toBeGreaterThanOrEqual(before + 2);
  const page = await visit('/ne');
  expect([page.status, page.state]).toEqual([200, 'HIT']);
  expectSmallest(page);
  await upstream.open();
});

test('each of two processes sends the smallest form that one of them made', async () => {
  await withOtherSite({ WEB_CONCURRENCY: '2' }, async () => {
    await expect.poll(metrics, { timeout: 220_000 }).toMatch(/^site_processes 2$/m);
    await expect.poll(seenTo, { timeout: 220_000 }).toBeGreaterThanOrEqual(3);
    // Each over a connection of its own: these go to the processes in turn.
    for (const page of await Promise.all([1, 2, 3, 4].map(() => visit('/ne')))) {
      expect([page.status, page.state]).toEqual([200, 'HIT']);
      expectSmallest(page);
    }
  });
});

test('pages are rendered ahead once the campus API answers that was away at the start', async () => {
  await upstream.shut();
  await withOtherSite({}, async () => {
    await expect.poll(() => seenTo('incomplete'), { timeout: 220_000 }).toBe(20);
    expect(await seenTo()).toBe(20);
    await upstream.open();
    await expect.poll(() => seenTo('rendered'), { timeout: 220_000 }).toBeGreaterThanOrEqual(3);
    const page = await visit('/ne');
    expect([page.status, page.state]).toEqual([200, 'HIT']);
    expectSmallest(page);
  });
});
