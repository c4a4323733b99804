import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { markRead } from '#lib/platform/shared-state/read-position.ts';
import { createSharedValues } from '#lib/platform/shared-state/shared-values.ts';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { fakeValues } from '#lib/platform/shared-state/testing/fake-values.ts';
import PageCache from './cache-handler.ts';
import { finalizePage } from './finalize-page.ts';
import type { CacheValue } from './page-entry.ts';
import { RedisPageStore } from './redis-page-store.ts';

function mockFolder(): string {
  return mkdtempSync(join(tmpdir(), 'campus-pages-'));
}
jest.mock('./page-configuration.ts', () => ({ pagesFolder: () => mockFolder(), pageConfiguration: () => '' }));

const getContext: Parameters<PageCache['get']>[1] = JSON.parse('{"kind":"APP_PAGE","isFallback":false}');
const context: Parameters<PageCache['set']>[2] = { cacheControl: { revalidate: 60, expire: undefined } };
const openCache = () => new PageCache();
const shared = new RedisPageStore();
const find = (key: string) => openCache().get(key, getContext);
const MINUTE = 60_000;
const SECRETS = ['a secret of this site, known to all instances'];

let fake = fakeValues();
let connection = fakeStore(fake.redis);

function page(html: string, more: object = {}): CacheValue {
  const bytes = { rscData: Buffer.from(html), segmentData: new Map([['/_tree', Buffer.from('tree')]]) };
  const headers = { 'x-next-cache-tags': 'contact,staff' };
  return { ...JSON.parse('{"kind":"APP_PAGE","status":200}'), html, ...bytes, headers, ...more };
}

/** Stores a page as another instance does that has read the invalidations up to `lastRead`. */
async function renderElsewhere(key: string, value: CacheValue, lastRead: string | null = '5-0'): Promise<void> {
  finalizePage(value);
  const renderStart = { at: Date.now(), lastRead };
  await shared.set(key, { value, lastModified: Date.now(), ...context, renderStart });
}

async function visit(key: string, value: CacheValue, between = async () => {}): Promise<void> {
  const cache = openCache();
  await cache.get(key, getContext);
  await between();
  await cache.set(key, value, context);
}

/** Advances the clock until the end of the test. */
const advanceClock = (milliseconds: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);

beforeEach(() => {
  fake = fakeValues();
  connection = fakeStore(fake.redis);
  for (const key of ['shared-values', 'stream-position', 'publication-times']) globalThis.campusWebsite?.delete(key);
  const values = createSharedValues(connection.store, SECRETS);
  processSingleton('shared-values', () => values);
  markRead('5-0');
});
afterEach(() => jest.restoreAllMocks());

test('a page that one instance renders is served by another, byte for byte, even after Redis becomes unavailable', async () => {
  await renderElsewhere('/en/a', page('of another'));
  const entry = await find('/en/a');
  expect(entry).toMatchObject({ value: page('of another'), ...context });
  expect(entry?.value).toMatchObject({ headers: { 'content-security-policy': expect.any(String) } });
  connection.become('unavailable');
  expect((await find('/en/a'))?.lastModified).toBe(entry?.lastModified);
});

test('pages are shared with other instances, except missing and failed ones', async () => {
  await visit('/en/b', page('mine'));
  await visit('/en/staff', page('', { status: 404 }));
  await visit('/en/chart', page('', { headers: { 'x-next-cache-tags': 'unavailable' } }));
  await visit('/en/c', page('mine too'));
  while (fake.stored.size < 2) await new Promise((resolve) => setImmediate(resolve));
  expect((await shared.get('/en/b'))?.value).toMatchObject({ html: 'mine' });
  expect(fake.stored.size).toBe(2);
});

test('the page that stands in until a record is rendered is not shared', async () => {
  const cache = openCache();
  await cache.get('/en/o', getContext);
  await cache.set('/en/o', page('of no record'), { ...context, isFallback: true });
  await visit('/en/p', page('mine'));
  while (fake.stored.size === 0) await new Promise((resolve) => setImmediate(resolve));
  expect([await shared.get('/en/o'), (await shared.get('/en/p'))?.value]).toEqual([null, expect.anything()]);
});

test('a current page of the own instance is served without a query to Redis', async () => {
  await visit('/en/d', page('mine'));
  await renderElsewhere('/en/d', page('of another'));
  expect((await find('/en/d'))?.value).toMatchObject({ html: 'mine' });
});

test('an expired page is replaced by a newer one of another instance, else served once more', async () => {
  await visit('/en/e', page('mine'));
  advanceClock(2 * MINUTE);
  expect((await find('/en/e'))?.value).toMatchObject({ html: 'mine' });
  await renderElsewhere('/en/e', page('of another'));
  expect((await find('/en/e'))?.value).toMatchObject({ html: 'of another' });
});

test('the own page in Redis is not mistaken for that of another instance', async () => {
  await visit('/en/m', page('mine'));
  while (fake.stored.size === 0) await new Promise((resolve) => setImmediate(resolve));
  advanceClock(2 * MINUTE);
  const read = jest.spyOn(fake.redis, 'getRange');
  expect((await find('/en/m'))?.value).toMatchObject({ html: 'mine' });
  // Reads only the time of the value.
  expect(read).toHaveBeenCalledTimes(1);
});

test('a page that this Node cannot decode counts as missing', async () => {
  await renderElsewhere('/en/n', page('good'));
  const [name = ''] = [...fake.stored.keys()].map((key) => key.replace('campus:', ''));
  const values = createSharedValues(connection.store, SECRETS);
  await values.save(name, { at: Date.now(), bytes: Buffer.from('of a newer one') }, { seconds: 60 });
  expect(await find('/en/n')).toBeNull();
});

test('no page from before a publication is served, regardless of the clock of its instance', async () => {
  markRead('9-0', ['staff']);
  await renderElsewhere('/en/f', page('old'), '8-0');
  expect(await find('/en/f')).toBeNull();
  await renderElsewhere('/en/f', page('new'), '9-0');
  expect((await find('/en/f'))?.value).toMatchObject({ html: 'new' });
});

test('no page that is older than a publication on this instance is served', async () => {
  await renderElsewhere('/en/g', page('old'));
  advanceClock(5);
  await openCache().revalidateTag(['staff']);
  expect(await find('/en/g')).toBeNull();
});

test('a page is not stored if content was published while it was rendered', async () => {
  await visit('/en/h', page('old'), async () => {
    await openCache().revalidateTag(['staff']);
    advanceClock(5);
  });
  expect(await find('/en/h')).toBeNull();
  expect(fake.stored.size).toBe(0);
});

test('a shared page from long ago is not served', async () => {
  await renderElsewhere('/en/i', page('old'));
  advanceClock(16 * MINUTE);
  expect(await find('/en/i')).toBeNull();
});

test('garbage in Redis and errors of Redis count as a missing page', async () => {
  await renderElsewhere('/en/j', page('good'));
  for (const key of fake.stored.keys())
    fake.stored.set(key, Buffer.from('garbage of some length, without a signature'));
  expect(await find('/en/j')).toBeNull();
  fake.redis.getRange = jest.fn().mockRejectedValue(new Error('WRONGTYPE'));
  expect(await find('/en/j')).toBeNull();
});

test('an instance that receives no events neither reads nor writes shared pages', async () => {
  await renderElsewhere('/en/k', page('of another'));
  await renderElsewhere('/en/l', page('unknown'), null);
  expect(fake.stored.size).toBe(1);
  globalThis.campusWebsite?.delete('stream-position');
  expect(await find('/en/k')).toBeNull();
});
