import { type FaultyUpstream, startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { publishContent } from '#e2e/support/publish-content.ts';
import { startCampusApi, startSite } from '#e2e/support/servers.ts';
import { locationsIn, sitemapParts } from '#e2e/support/site-pages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';

// A separate site, whose lists are slow.
test.describe.configure({ mode: 'serial' });

const SECRET = 'for-the-test';
const MANY = 50_000;
const notices = Array.from({ length: MANY }, (_, index) => ({
  id: MANY - index,
  description: `सूचना ${MANY - index} of the examination section`,
  createdDate: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
  fileName: '',
}));

let campusApi: RunningServer;
let campus: FaultyUpstream;
let site: RunningServer;
test.beforeAll(async () => {
  campusApi = await startCampusApi();
  campus = await startFaultyUpstream(campusApi.url);
  publish();
  site = await startSite(campus.url, { REVALIDATE_SECRET: SECRET, UPSTREAM_TIMEOUT_MS: '30000' });
});
test.afterAll(async () => {
  await site.stop();
  await campus.shut();
  await campusApi.stop();
});

const publish = (...newer: unknown[]) =>
  campus.behave(json({ body: [...newer, ...notices] }), /^\/notice\/\?depId=(null|10)$/);

async function page(path: string): Promise<string> {
  const reply = await fetch(`${site.url}${path}`);
  expect(reply.status, path).toBe(200);
  return reply.text();
}

test('50,000 notices are listed up to the last page, and each has its page', async () => {
  expect(await page('/notice')).toContain('सूचना 50000 of');
  expect(await page('/notice/page/5000')).toContain('सूचना 1 of');
  expect(await page('/ne/notice/exam/page/5000')).toContain('सूचना 1 of');
  const oldest = await page('/notice/item/1');
  expect(oldest).toContain('सूचना 1 of');
  expect(oldest).toContain('/notice/item/2"');
  expect(await page('/notice/item/25000')).toContain('/notice/exam"');
});

test('50,000 notices can be searched, and their feed has the newest', async () => {
  const results = await (await fetch(`${site.url}/api/notices?q=${encodeURIComponent('सूचना 44321')}`)).json();
  expect(results.items.map(({ id }: { id: string }) => id)).toContain('44321');
  expect(await page('/search?q=examination%20section')).toContain('/notice/item/');
  expect(await page('/notice/feed.xml')).toContain('सूचना 50000 of');
});

test('the parts of the sitemap contain all 50,000 notices in both languages', async () => {
  const addresses = (await sitemapParts(site.url)).map(locationsIn);
  expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThanOrEqual(50_000);
  const listed = new Set(addresses.flat());
  for (const id of [1, 2, 1000, 1001, 25_000, MANY])
    for (const prefix of ['', '/ne']) expect(listed).toContain(`${site.url}${prefix}/notice/item/${id}`);
  expect([...listed].filter((address) => address.includes('/notice/item/'))).toHaveLength(2 * MANY);
});

test('a notice published among 50,000 is listed and searchable within a minute', async () => {
  await page('/search?q=kangaroo');
  publish({ id: 60_000, description: 'A kangaroo in the library', createdDate: '2026-11-21T05:00:00Z', fileName: '' });
  await publishContent(site, SECRET, 'notices');
  const containsNotice = (path: string) => async () => (await page(path)).includes('/notice/item/60000');
  await expect.poll(containsNotice('/notice/search?q=kangaroo'), { timeout: 60_000, intervals: [100] }).toBe(true);
  await expect.poll(containsNotice('/search?q=kangaroo'), { timeout: 60_000, intervals: [100] }).toBe(true);
  await expect.poll(containsNotice('/notice'), { timeout: 60_000, intervals: [100] }).toBe(true);
});
