import { EventEmitter } from 'node:events';
import { instance } from '#lib/platform/runtime/process-number.ts';
import { createPublisher, type Invalidation, readInvalidations } from './invalidation-log.ts';
import { fakeStore } from './testing/fake-store.ts';

/** The field of an entry in the stream that holds the publication. */
const FIELD = 'said';
const payload = JSON.stringify([['notices'], { expire: 300 }]);
const entry = (id: string, message: Record<string, string>) => ({ id, message });

let type = 'stream';
let newest = '9999999999999-0';
const readFrom: string[] = [];
const end = { now: new AbortController() };
const replies: ReturnType<typeof entry>[][] = [];
const del = jest.fn(async () => {
  type = 'none';
  return 1;
});

jest.mock('@redis/client', () => ({
  createClient: () =>
    Object.assign(new EventEmitter(), {
      isOpen: false,
      connect: async () => undefined,
      type: async () => type,
      del,
      xRevRange: async () => (type === 'stream' ? [entry(newest, {})] : []),
      xRead: async ({ id }: { id: string }) => {
        readFrom.push(id);
        const messages = replies.shift();
        if (!messages) end.now.abort();
        return messages ? [{ name: 'stream', messages }] : null;
      },
    }),
}));

beforeEach(() => {
  del.mockClear();
  end.now = new AbortController();
  readFrom.length = 0;
  type = 'stream';
});

async function receive(...messages: typeof replies): Promise<Invalidation[]> {
  const received: Invalidation[] = [];
  replies.push(...messages);
  await readInvalidations('redis://nowhere', (invalidation) => received.push(invalidation), end.now.signal);
  return received;
}

test('publications of other instances are received, its own and malformed ones are not', async () => {
  const malformed = ['', '{', '7', '[7]', '[["a"],{"expire":"soon"}]'].map((text, index) =>
    entry(`8-${index}`, { from: 'other', [FIELD]: text }),
  );
  const own = entry('9-0', { from: instance, [FIELD]: payload });
  expect(
    await receive([...malformed, own, entry('9-1', {})], [entry('9-2', { from: 'other', [FIELD]: payload })]),
  ).toEqual([[['notices'], { expire: 300 }]]);
  expect(readFrom.slice(1)).toEqual(['9-1', '9-2']);
});

test('reading begins before the oldest page of other instances, or at the end of an older stream', async () => {
  await receive();
  expect(Date.now() - Number(readFrom[0]?.split('-')[0])).toBeGreaterThanOrEqual(15 * 60_000);
  end.now = new AbortController();
  newest = '5-3';
  await receive();
  expect(readFrom[1]).toBe('5-3');
});

test('a key of another type is replaced by the stream', async () => {
  type = 'string';
  await receive();
  expect(del).toHaveBeenCalledTimes(1);
  expect(readFrom).toEqual(['0-0']);
});

test('a stream that another process makes while this one connects is not deleted', async () => {
  type = 'none';
  expect(await receive([entry('9-3', { from: 'other', [FIELD]: payload })])).toEqual([[['notices'], { expire: 300 }]]);
  expect(del).not.toHaveBeenCalled();
});

test('publications that Redis does not accept are sent later, in order', async () => {
  jest.useFakeTimers();
  const xAdd = jest.fn().mockResolvedValue('1-0');
  const { store, become } = fakeStore({ xAdd });
  const publish = createPublisher(store);
  become('unavailable');
  publish([['a']]);
  publish([['b']]);
  await jest.advanceTimersByTimeAsync(3000);
  expect(xAdd).not.toHaveBeenCalled();
  become('ready');
  await jest.advanceTimersByTimeAsync(1000);
  expect(xAdd.mock.calls.map(([, , fields]) => fields)).toEqual([
    { from: instance, [FIELD]: '[["a"]]' },
    { from: instance, [FIELD]: '[["b"]]' },
  ]);
  jest.useRealTimers();
});
