import cluster from 'node:cluster';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import type PageCache from './cache-handler';

type Entry = Parameters<PageCache['set']>[1];

const page: Entry = JSON.parse('{"kind":"APP_PAGE","html":"<p>","status":200,"headers":{}}');
const question: Parameters<PageCache['get']>[1] = JSON.parse('{"kind":"APP_PAGE","isFallback":false}');
const { send } = process;

afterEach(() => {
  jest.restoreAllMocks();
  process.send = send;
});

test('what one process renders, the others have; and it is not told twice', async () => {
  jest.replaceProperty(cluster, 'isWorker', true);
  const sent = jest.fn();
  process.send = sent;
  const listen = jest.spyOn(process, 'on').mockReturnThis();
  const { default: Cache } = await import('./cache-handler');
  const memory = { flushToDisk: false, serverDistDir: '', maxMemoryCacheSize: 1_000_000 };
  const cache = new Cache({ fs: nodeFs, ...memory, revalidatedTags: [], _requestHeaders: {} });
  await cache.set('/en/about', page, {});
  const [[message]] = sent.mock.calls;
  expect(message).toMatchObject({ campusWebsite: 'rendered', said: { page: ['/en/about', { html: '<p>' }, {}] } });

  for (const [, hear] of listen.mock.calls)
    hear({ ...message, said: { page: ['/en/chart', page, {}], at: Date.now() } });
  expect((await cache.get('/en/chart', question))?.value).toMatchObject({ html: '<p>' });
  expect(sent).toHaveBeenCalledTimes(1);
});
