import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, renderContext } from '#lib/platform/runtime/render-context.ts';
import { trimFolder } from '#lib/platform/runtime/trim-folder.ts';
import PageCache from './cache-handler.ts';

function mockFolder(): string {
  return mkdtempSync(join(tmpdir(), 'campus-pages-'));
}
jest.mock('./page-configuration.ts', () => ({ pagesFolder: () => mockFolder(), pageConfiguration: () => '' }));
jest.mock('#lib/platform/runtime/trim-folder.ts', () => ({
  trimFolder: jest.fn(async () => ({ entries: 0, bytes: 0 })),
}));

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
