import { publishInvalidation } from '#lib/platform/shared-state/events.ts';
import handler from './use-cache-handler.ts';

jest.mock('#lib/platform/shared-state/shared-store.ts', () => ({ sharedStore: () => null }));

const now = () => performance.timeOrigin + performance.now();

function result(text: string, more: { revalidate?: number; timestamp?: number } = {}) {
  const times = { stale: 60, timestamp: now(), expire: 1e9, revalidate: 60, ...more };
  return { value: new Blob([text]).stream(), tags: ['notices'], ...times };
}

async function read(key: string): Promise<string | undefined> {
  const entry = await handler.get(key);
  return entry && new Response(entry.value).text();
}

test('a stored result can be read several times', async () => {
  await handler.set('a', Promise.resolve(result('stored')));
  expect([await read('a'), await read('a'), await read('b')]).toEqual(['stored', 'stored', undefined]);
});

test('a request for a pending result waits for it', async () => {
  const pending = Promise.withResolvers<ReturnType<typeof result>>();
  const stored = handler.set('c', pending.promise);
  const reading = read('c');
  pending.resolve(result('late'));
  expect(await reading).toBe('late');
  await stored;
});

test('a result whose tag was published since its function began is not used again', async () => {
  const before = result('old');
  await handler.set('d', Promise.resolve(before));
  publishInvalidation([['notices', 'staff']]);
  expect(await read('d')).toBeUndefined();
  expect(await handler.getExpiration(['notices'])).toBeGreaterThanOrEqual(before.timestamp);
  await handler.set('d', Promise.resolve(result('begun before', { timestamp: before.timestamp })));
  expect(await read('d')).toBeUndefined();
  await handler.set('d', Promise.resolve(result('new', { timestamp: now() + 1 })));
  expect(await read('d')).toBe('new');
});

test('an expired result is not used again', async () => {
  await handler.set('e', Promise.resolve(result('old', { revalidate: 1, timestamp: now() - 2000 })));
  expect(await read('e')).toBeUndefined();
});

test('a result that breaks off is not stored', async () => {
  const value = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(new Uint8Array([1]));
      controller.error(new Error('gone'));
    },
  });
  await handler.set('f', Promise.resolve({ ...result(''), value }));
  expect(await read('f')).toBeUndefined();
});
