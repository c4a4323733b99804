import cluster from 'node:cluster';
import { createDictionary, provideDictionaries } from '#lib/http/dictionaries.ts';
import { CachedResponse, responseCache } from '#server/cache/response-cache.ts';
import { encodingBroadcaster, listenToEncoder } from './broadcast-encodings.ts';

const { send } = process;

beforeEach(() => {
  jest.replaceProperty(cluster, 'isWorker', true);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.send = send;
});

function stored(key: string, tag: string): CachedResponse {
  const cached = new CachedResponse({ etag: tag, 'content-type': 'text/html' }, false, 0);
  responseCache().store(key, cached);
  return cached;
}

test('what one process encoded ahead, the others have, to be confirmed at the first request', () => {
  const dictionary = createDictionary('en', 'Welcome');
  provideDictionaries([dictionary]);
  const sent = jest.fn();
  process.send = sent;
  const listen = jest.spyOn(process, 'on').mockReturnThis();
  const tell = encodingBroadcaster();
  const cached = stored('/about', '"a"');
  cached.setBody('br', Buffer.from('small'));
  cached.setBody('gzip', Buffer.from('larger'));
  cached.setBody(dictionary, Buffer.from('smaller'));
  tell('/about', cached, ['br', dictionary]);
  const [[message]] = sent.mock.calls;

  listenToEncoder();
  for (const [, hear] of listen.mock.calls) hear({ ...message, said: { ...message.said, key: '/there' } });
  const there = responseCache().peek('/there');
  expect([there?.headers.etag, there?.bodyIn('br')?.toString(), there?.bodyIn(dictionary)?.toString()]).toEqual([
    '"a"',
    'small',
    'smaller',
  ]);
  expect(there?.bodyIn('gzip')).toBeUndefined();
  expect(there?.encodingFor(['br'])).toBe('br');
  expect(responseCache().take('/there')).toBeNull();
});

test('a process that joins later is told of all that was encoded ahead', () => {
  const sent = jest.fn();
  process.send = sent;
  const listen = jest.spyOn(process, 'on').mockReturnThis();
  const tell = encodingBroadcaster();
  const cached = stored('/staff', '"b"');
  cached.setBody('br', Buffer.from('small'));
  tell('/staff', cached, ['br']);
  listenToEncoder();
  const joined = sent.mock.calls.at(-1)?.[0];
  sent.mockClear();
  for (const [, hear] of listen.mock.calls) hear(joined);
  expect(sent.mock.calls.map(([{ said }]) => said.key)).toEqual(['/staff']);
  responseCache().drop('/staff');
  sent.mockClear();
  for (const [, hear] of listen.mock.calls) hear(joined);
  expect(sent).not.toHaveBeenCalled();
});
