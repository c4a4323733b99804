import cluster from 'node:cluster';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type PageCache from './cache-handler.ts';

type Entry = Parameters<PageCache['set']>[1];

const page: Entry = JSON.parse('{"kind":"APP_PAGE","html":"<p>","status":200,"headers":{}}');
const context: Parameters<PageCache['get']>[1] = JSON.parse('{"kind":"APP_PAGE","isFallback":false}');
const { send } = process;

function mockFolder(): string {
  return mkdtempSync(join(tmpdir(), 'campus-pages-'));
}
jest.mock('./page-configuration.ts', () => ({ pagesFolder: () => mockFolder(), pageConfiguration: () => '' }));

afterEach(() => {
  jest.restoreAllMocks();
  process.send = send;
});

test('a page that one process renders is served by the others, and shared only once', async () => {
  jest.replaceProperty(cluster, 'isWorker', true);
  const sent = jest.fn();
  process.send = sent;
  const listen = jest.spyOn(process, 'on').mockReturnThis();
  const { default: Cache } = await import('./cache-handler.ts');
  const cache = new Cache();
  await cache.set('/en/about', page, {});
  const [[message]] = sent.mock.calls;
  expect(message).toMatchObject({
    campusWebsite: 'rendered',
    payload: { key: '/en/about', entry: { value: { html: '<p>' } } },
  });

  for (const [, receive] of listen.mock.calls)
    receive({ ...message, payload: { ...message.payload, key: '/en/chart' } });
  expect((await cache.get('/en/chart', context))?.value).toMatchObject({ html: '<p>' });
  expect(sent).toHaveBeenCalledTimes(1);
});
