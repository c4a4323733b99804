import cluster from 'node:cluster';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type PageCache from './cache-handler.ts';

type Entry = Parameters<PageCache['set']>[1];

const context: Parameters<PageCache['get']>[1] = JSON.parse('{"kind":"APP_PAGE","isFallback":false}');
const page = (tags: string): Entry =>
  JSON.parse(`{"kind":"APP_PAGE","html":"${tags}","status":200,"headers":{"x-next-cache-tags":"${tags}"}}`);

const mockFolder = mkdtempSync(join(tmpdir(), 'campus-pages-'));
jest.mock('./page-configuration.ts', () => ({ pagesFolder: () => mockFolder, pageConfiguration: () => '' }));

const MINUTE = 60_000;
// The real start of a test process may be longer ago than a page stays in the cache.
const started = Date.now();
Object.defineProperty(performance, 'timeOrigin', { value: started, configurable: true });
// Other test files of this process share the clock.
afterAll(() => void Reflect.deleteProperty(performance, 'timeOrigin'));

/** The page cache of a new process with these times of publication, or with none. */
async function startProcess(times: ReadonlyMap<string, number> | null) {
  globalThis.campusWebsite?.clear();
  jest.resetModules();
  const { setPageHandlers } = await import('#lib/platform/http/page-handlers.ts');
  const { default: Cache } = await import('./cache-handler.ts');
  if (times) setPageHandlers({ lastPublications: () => times });
  return new Cache();
}

async function storePage(tags: string, renderedAt: number): Promise<void> {
  const cache = await startProcess(null);
  jest.useFakeTimers({ now: renderedAt, doNotFake: ['performance', 'nextTick', 'setImmediate', 'queueMicrotask'] });
  await cache.get(`/en/${tags}`, context);
  await cache.set(`/en/${tags}`, page(tags), {});
  jest.useRealTimers();
}

const isServed = async (tags: string, times: ReadonlyMap<string, number> | null) =>
  (await (await startProcess(times)).get(`/en/${tags}`, context)) !== null;

test('a page that an earlier process rendered before the last publication of its content is rendered again', async () => {
  await storePage('contact,notices', started - 5 * MINUTE);
  expect(await isServed('contact,notices', new Map([['notices', started - 5 * MINUTE + 1]]))).toBe(false);
  expect(await isServed('contact,notices', new Map([['staff', started]]))).toBe(true);
});

test('a page that was rendered within a minute of the publication may contain older results', async () => {
  await storePage('contact,notices', started - 5 * MINUTE);
  const publishedAt = (minutes: number) => new Map([['notices', started - minutes * MINUTE]]);
  expect(await isServed('contact,notices', publishedAt(5.5))).toBe(false);
  expect(await isServed('contact,notices', publishedAt(6.5))).toBe(true);
});

test('without known publication times no page of an earlier process is served', async () => {
  await storePage('contact', started - MINUTE);
  expect(await isServed('contact', null)).toBe(false);
});

test('a page that was rendered since the start is served', async () => {
  await storePage('contact', Date.now());
  expect(await isServed('contact', null)).toBe(true);
});

test('a page that one process renders is served by the others, and shared only once', async () => {
  jest.replaceProperty(cluster, 'isWorker', true);
  const { send } = process;
  const sent = jest.fn();
  process.send = sent;
  const listen = jest.spyOn(process, 'on').mockReturnThis();
  const cache = await startProcess(null);
  await cache.set('/en/about', page('about'), {});
  const [[message]] = sent.mock.calls;
  expect(message).toMatchObject({
    campusWebsite: 'rendered',
    payload: { key: '/en/about', entry: { value: { html: 'about' } } },
  });

  for (const [, receive] of listen.mock.calls)
    receive({ ...message, payload: { ...message.payload, key: '/en/chart' } });
  expect((await cache.get('/en/chart', context))?.value).toMatchObject({ html: 'about' });
  expect(sent).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
  process.send = send;
});
