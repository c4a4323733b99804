import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { createContext, renderContext } from '#lib/platform/runtime/render-context.ts';
import { trimFolder } from '#lib/platform/runtime/trim-folder.ts';
import { markRead } from '#lib/platform/shared-state/read-position.ts';
import { createSharedValues } from '#lib/platform/shared-state/shared-values.ts';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { fakeValues } from '#lib/platform/shared-state/testing/fake-values.ts';
import PageCache, { finalizePage, RedisPageStore } from './cache-handler.ts';
import type { CacheValue } from './page-entry.ts';

jest.mock('./page-configuration.ts', () => ({ pagesFolder: () => mockFolder(), pageConfiguration: () => '' }));
jest.mock('#lib/platform/runtime/trim-folder.ts', () => ({
  trimFolder: jest.fn(async () => ({ entries: 0, bytes: 0 })),
}));

function mockFolder(): string {
  return mkdtempSync(join(tmpdir(), 'campus-pages-'));
}

type Entry = Parameters<PageCache['set']>[1];
type Context = Parameters<PageCache['get']>[1];

// Parsed from JSON, as the kinds are constants that exist only inside Next.
const page = (status: number): Entry =>
  JSON.parse(`{"kind":"APP_PAGE","html":"${status}","status":${status},"headers":{}}`);
const context: Context = JSON.parse('{"kind":"APP_PAGE","isFallback":false}');

/** Opens a cache, as the framework does for each request; they share their storage. */
const openCache = () => new PageCache();

async function visit(key: string, rendered: Entry): Promise<void> {
  const cache = openCache();
  await cache.get(key, context);
  await cache.set(key, rendered, {});
}

const stored = async (key: string) => (await openCache().get(key, context))?.value;

test('a page is stored', async () => {
  await visit('/en/gallery/1', page(200));
  expect(await stored('/en/gallery/1')).toMatchObject({ status: 200 });
});

test('a page with content that is not published is not stored', async () => {
  await renderContext.run({ ...createContext(), isPreview: true }, () => visit('/en/gallery/3', page(200)));
  expect(await stored('/en/gallery/3')).toBeUndefined();
});

test('a Not Found of an unknown address is not stored', async () => {
  await visit('/en/gallery/999', page(404));
  expect(await stored('/en/gallery/999')).toBeUndefined();
});

test.each(['/$/en/missing', '/$/en/missing/notice/exam', '/ne/missing/about'])(
  'a Not Found that unknown addresses share is stored: %s',
  async (key) => {
    await visit(key, page(404));
    expect(await stored(key)).toMatchObject({ status: 404 });
  },
);

test('a Not Found of an address that only looks like a shared one is not stored', async () => {
  await visit('/en/missing/made-up', page(404));
  expect(await stored('/en/missing/made-up')).toBeUndefined();
});

test('a Not Found is stored for a page that was there and is gone', async () => {
  await visit('/en/gallery/2', page(200));
  await visit('/en/gallery/2', page(404));
  expect(await stored('/en/gallery/2')).toMatchObject({ status: 404 });
});

test('a clock that is set back makes a page old, not fresh', async () => {
  await visit('/en/about', page(200));
  const { lastModified: recorded } = (await openCache().get('/en/about', context)) ?? {};
  jest.useFakeTimers({ now: Date.now() - 3_600_000 });
  const { lastModified, value } = (await openCache().get('/en/about', context)) ?? {};
  jest.useRealTimers();
  expect(value).toMatchObject({ status: 200 });
  expect([recorded, lastModified]).toEqual([expect.closeTo(Date.now(), -6), 1]);
});

test('a page with content from before a publication is rendered again, all others stay cached', async () => {
  const tagged = (tags: string): Entry =>
    JSON.parse(`{"kind":"APP_PAGE","html":"","status":200,"headers":{"x-next-cache-tags":"${tags}"}}`);
  await visit('/en/staff', tagged('contact,staff'));
  await visit('/en/gallery', tagged('contact,gallery'));
  await openCache().revalidateTag(['staff', 'notices']);
  expect([await stored('/en/staff'), await stored('/en/gallery')]).toMatchObject([undefined, { status: 200 }]);
  jest.useFakeTimers({ now: Date.now() + 1000 });
  await visit('/en/staff', tagged('contact,staff'));
  expect(await stored('/en/staff')).toMatchObject({ status: 200 });
  jest.useRealTimers();
});

test('a page that was not requested for long is rendered again, not shown once more', async () => {
  await visit('/en/about', page(200));
  const later = (minutes: number) => {
    jest.useFakeTimers({ now: Date.now() + minutes * 60_000 });
    return openCache()
      .get('/en/about', context)
      .finally(() => jest.useRealTimers());
  };
  expect((await later(14))?.value).toMatchObject({ status: 200 });
  expect(await later(16)).toBeNull();
});

test('a page that is gone is stored as gone, also when it was last requested long ago', async () => {
  await visit('/en/gallery/3', page(200));
  jest.useFakeTimers({ now: Date.now() + 86_400_000 });
  await visit('/en/gallery/3', page(404));
  expect(await stored('/en/gallery/3')).toMatchObject({ status: 404 });
  jest.useRealTimers();
});

test('the page cache on disk is trimmed periodically, regardless of the number of requested pages', async () => {
  jest.mocked(trimFolder).mockClear();
  for (let month = 0; month < 200; month += 1) await visit(`/en/calendar/${month}`, page(200));
  expect(trimFolder).toHaveBeenCalledTimes(2);
});

describe('pages of several instances', () => {
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
});
