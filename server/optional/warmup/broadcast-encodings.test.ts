import cluster from 'node:cluster';
import { CachedResponse, responseCache } from '#server/cache/response-cache.ts';
import { createDictionary, setDictionaries } from '#server/optional/dictionaries/dictionaries.ts';
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

test('encodings of one process are sent to the others, and confirmed at the first request', () => {
  const dictionary = createDictionary('en', 'Welcome');
  setDictionaries([dictionary]);
  const sent = jest.fn();
  process.send = sent;
  const listen = jest.spyOn(process, 'on').mockReturnThis();
  const sendEncodings = encodingBroadcaster();
  const cached = stored('/about', '"a"');
  cached.setBody('br', Buffer.from('small'));
  cached.setBody('gzip', Buffer.from('larger'));
  cached.setBody(dictionary, Buffer.from('smaller'));
  sendEncodings('/about', cached, ['br', dictionary]);
  const [[message]] = sent.mock.calls;

  listenToEncoder();
  for (const [, receive] of listen.mock.calls) receive({ ...message, payload: { ...message.payload, key: '/copy' } });
  const received = responseCache().peek('/copy');
  expect([
    received?.headers.etag,
    received?.bodyIn('br')?.toString(),
    received?.bodyIn(dictionary)?.toString(),
  ]).toEqual(['"a"', 'small', 'smaller']);
  expect(received?.bodyIn('gzip')).toBeUndefined();
  expect(received?.encodingFor(['br'])).toBe('br');
  expect(responseCache().take('/copy')).toBeNull();
});

test('a process that joins later receives all encoded pages', () => {
  const sent = jest.fn();
  process.send = sent;
  const listen = jest.spyOn(process, 'on').mockReturnThis();
  const sendEncodings = encodingBroadcaster();
  const cached = stored('/staff', '"b"');
  cached.setBody('br', Buffer.from('small'));
  sendEncodings('/staff', cached, ['br']);
  listenToEncoder();
  const joined = sent.mock.calls.at(-1)?.[0];
  sent.mockClear();
  for (const [, receive] of listen.mock.calls) receive(joined);
  expect(sent.mock.calls.map(([{ payload }]) => payload.key)).toEqual(['/staff']);
  responseCache().drop('/staff');
  sent.mockClear();
  for (const [, receive] of listen.mock.calls) receive(joined);
  expect(sent).not.toHaveBeenCalled();
});
