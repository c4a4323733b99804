import { EventEmitter } from 'node:events';
import { instance } from '#lib/runtime/process-number.ts';
import { createPublisher, type Invalidation, readInvalidations } from './invalidation-log.ts';
import { fakeStore } from './testing/fake-store.ts';

const said = JSON.stringify([['notices'], { expire: 300 }]);
const entry = (id: string, message: Record<string, string>) => ({ id, message });

let kind = 'stream';
let newest = '9999999999999-0';
const asked: string[] = [];
const end = { now: new AbortController() };
const replies: ReturnType<typeof entry>[][] = [];
const del = jest.fn(async () => {
  kind = 'none';
  return 1;
});

jest.mock('@redis/client', () => ({
  createClient: () =>
    Object.assign(new EventEmitter(), {
      isOpen: false,
      connect: async () => undefined,
      type: async () => kind,
      del,
      xRevRange: async () => (kind === 'stream' ? [entry(newest, {})] : []),
      xRead: async ({ id }: { id: string }) => {
        asked.push(id);
        const messages = replies.shift();
        if (!messages) end.now.abort();
        return messages ? [{ name: 'stream', messages }] : null;
      },
    }),
}));

beforeEach(() => {
  del.mockClear();
  end.now = new AbortController();
  asked.length = 0;
  kind = 'stream';
});

async function hear(...given: typeof replies): Promise<Invalidation[]> {
  const heard: Invalidation[] = [];
  replies.push(...given);
  await readInvalidations('redis://nowhere', (news) => heard.push(news), end.now.signal);
  return heard;
}

test('what others publish is heard, not what this instance does, nor nonsense', async () => {
  const nonsense = ['', '{', '7', '[7]', '[["a"],{"expire":"soon"}]'].map((text, index) =>
    entry(`8-${index}`, { from: 'other', said: text }),
  );
  const own = entry('9-0', { from: instance, said });
  expect(await hear([...nonsense, own, entry('9-1', {})], [entry('9-2', { from: 'other', said })])).toEqual([
    [['notices'], { expire: 300 }],
  ]);
  expect(asked.slice(1)).toEqual(['9-1', '9-2']);
});

test('it reads on from before the oldest page of others, or from the end of an older stream', async () => {
  await hear();
  expect(Date.now() - Number(asked[0]?.split('-')[0])).toBeGreaterThanOrEqual(15 * 60_000);
  end.now = new AbortController();
  newest = '5-3';
  await hear();
  expect(asked[1]).toBe('5-3');
});

test('something else under the name of the stream is taken away', async () => {
  kind = 'string';
  await hear();
  expect(del).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(['0-0']);
});

test('a stream that another process makes while this one connects is not deleted', async () => {
  kind = 'none';
  expect(await hear([entry('9-3', { from: 'other', said })])).toEqual([[['notices'], { expire: 300 }]]);
  expect(del).not.toHaveBeenCalled();
});

test('what Redis does not take is told later, in order', async () => {
  jest.useFakeTimers();
  const xAdd = jest.fn().mockResolvedValue('1-0');
  const { store, become } = fakeStore({ xAdd });
  const tell = createPublisher(store);
  become('away');
  tell([['a']]);
  tell([['b']]);
  await jest.advanceTimersByTimeAsync(3000);
  expect(xAdd).not.toHaveBeenCalled();
  become('well');
  await jest.advanceTimersByTimeAsync(1000);
  expect(xAdd.mock.calls.map(([, , fields]) => fields)).toEqual([
    { from: instance, said: '[["a"]]' },
    { from: instance, said: '[["b"]]' },
  ]);
  jest.useRealTimers();
});
