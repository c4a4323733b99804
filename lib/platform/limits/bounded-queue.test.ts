import { createBoundedQueue } from './bounded-queue.ts';

/** Jobs that end when the test ends them. */
function jobs() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    job: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

test('jobs run in their order, and those beyond the queue are refused', async () => {
  const { started, job, end } = jobs();
  const { run } = createBoundedQueue({ concurrency: 2, maxWaiting: 1, maxPerKey: 9 });
  const results = ['a', 'b', 'c', 'd'].map((name) => run('client', job(name)));
  expect(results.map((result) => result === null)).toEqual([false, false, false, true]);
  expect(started).toEqual(['a', 'b']);
  await end('a');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('b');
  await end('c');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', null]);
  expect(run('client', job('e'))).not.toBeNull();
});

test('one client takes no more than its share', async () => {
  const { job, end } = jobs();
  const { run } = createBoundedQueue({ concurrency: 1, maxWaiting: 9, maxPerKey: 2 });
  expect(run('a', job('a1'))).not.toBeNull();
  expect(run('a', job('a2'))).not.toBeNull();
  expect(run('a', job('a3'))).toBeNull();
  expect(run('b', job('b1'))).not.toBeNull();
  await end('a1');
  expect(run('a', job('a4'))).not.toBeNull();
});

test('a job that fails gives its slot to the next one', async () => {
  const { run } = createBoundedQueue({ concurrency: 1, maxWaiting: 1, maxPerKey: 9 });
  const failed = run('a', () => Promise.reject(new Error('broken')));
  const next = run('a', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
