import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageValue } from './page-entry.ts';
import { DiskPageStore, MemoryPageStore, type StoredEntry } from './page-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'campus-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page: PageValue = JSON.parse('{"kind":"APP_PAGE","html":"<p>नेपाल","status":200,"headers":{}}');

/** A page of about so many bytes when compressed. */
function entry(bytes: number): StoredEntry {
  const html = page.html + Array.from({ length: bytes }, () => Math.random().toString(36)[2]).join('');
  const segmentData = new Map([['/_tree', Buffer.from('tree')]]);
  const value = { ...page, html, rscData: Buffer.from('data'), segmentData };
  return { value, lastModified: 2, renderStart: { at: 1, lastRead: null } };
}

test('a page on disk is complete after a restart, including its binary data', async () => {
  const stored = entry(10);
  await new DiskPageStore(folder).set('/route-cache/APP_PAGE/0/$/en', stored);
  const restarted = new DiskPageStore(folder);
  expect(await restarted.get('/route-cache/APP_PAGE/0/$/en')).toEqual(stored);
  expect(await restarted.get('/route-cache/APP_PAGE/0/$/ne')).toBeNull();
});

test('an entry that cannot be read from disk counts as missing', async () => {
  const store = new DiskPageStore(folder);
  await store.set('/a', entry(10));
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'garbage');
  expect(await store.get('/a')).toBeNull();
});

test('the pages rendered longest ago are removed beyond the bound', async () => {
  const directory = mkdtempSync(join(folder, 'bounded-'));
  const store = new DiskPageStore(directory, { files: 100, bytes: 60_000 });
  for (let page = 0; page < 99; page += 1) {
    const before = new Set(readdirSync(directory));
    await store.set(`/${page}`, entry(1000));
    const [file = ''] = readdirSync(directory).filter((name) => !before.has(name));
    const time = Date.now() / 1000 - page * 60;
    utimesSync(join(directory, file), time, time);
  }
  await store.set('/newest', entry(1000));
  expect(await store.get('/newest')).not.toBeNull();
  expect(await store.get('/0')).not.toBeNull();
  expect(await store.get('/98')).toBeNull();
  const left = readdirSync(directory).length;
  expect([left > 20, left < 99]).toEqual([true, true]);
});

test('the least recently used pages in memory are dropped first', async () => {
  const store = new MemoryPageStore(10_000);
  for (const key of ['/a', '/b', '/c']) await store.set(key, entry(500));
  await store.get('/a');
  await store.set('/d', entry(500));
  const results = await Promise.all(['/a', '/b', '/c', '/d'].map((key) => store.get(key)));
  expect(results.map((result) => result !== null)).toEqual([true, false, true, true]);
});
