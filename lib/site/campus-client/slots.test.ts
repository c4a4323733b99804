import { setImmediate } from 'node:timers/promises';
import { createSlots } from './slots.ts';

function job() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, finish: resolve };
}

const forever = new AbortController().signal;

test('concurrency is limited to the number of slots, and the next in the queue takes a free slot', async () => {
  const slots = createSlots(2);
  const order: string[] = [];
  const jobs = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...job() }));
  const done = jobs.map(({ name, work }) =>
    slots.run(forever, () => {
      order.push(name);
      return work();
    }),
  );
  await Promise.resolve();
  expect(order).toEqual(['a', 'b']);
  jobs[1]?.finish();
  await done[1];
  await setImmediate();
  expect(order).toEqual(['a', 'b', 'c']);
  for (const { finish } of jobs) finish();
  await Promise.all(done);
  expect(order).toEqual(['a', 'b', 'c', 'd']);
});

test('an aborted waiter leaves the queue without losing a slot', async () => {
  const slots = createSlots(1);
  const first = job();
  const running = slots.run(forever, first.work);
  const aborted = new AbortController();
  const waiting = slots.run(aborted.signal, async () => 'never');
  const served = slots.run(forever, async () => 'served');
  aborted.abort('left');
  await expect(waiting).rejects.toBe('left');
  first.finish();
  await running;
  expect(await served).toBe('served');
  expect(await slots.run(forever, async () => 'free again')).toBe('free again');
});

test('failed work frees its slot', async () => {
  const slots = createSlots(1);
  await expect(slots.run(forever, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await slots.run(forever, async () => 'next')).toBe('next');
});
