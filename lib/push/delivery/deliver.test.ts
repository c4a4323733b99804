import '#lib/upstream/testing/environment.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { environment } from '#lib/runtime/environment/index.ts';
import { log } from '#lib/runtime/log.ts';
import { status } from '#lib/upstream/testing/behaviours.ts';
import { records } from '../storage/records.ts';
import { recordsInDataDir } from '../storage/records-in-data-dir.ts';
import { begin, MINUTE, pass, ring, SECOND, withPush } from '../testing/with-push.ts';
import { createRound } from '../watch.ts';

const { service, publish, subscribe, told } = withPush();

test('an expired subscription is removed, and a later one gets no older notices', async () => {
  publish([1]);
  await subscribe();
  const round = begin();
  publish([2, 1]);
  await round(true);
  service().behave(status(410));
  pass(10 * SECOND);
  await round(false);
  expect([await records().count('subscriptions'), await records().count('pending')]).toEqual([0, 0]);
  service().behave(status(201));
  publish([3, 2, 1]);
  await round(true);
  const next = await subscribe();
  publish([4, 3, 2, 1]);
  await ring(round);
  expect(told(next)).toEqual([['4']]);
});

test('Retry-After is respected; a failing service is tried five times in all', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = begin();
  publish([2, 1]);
  await round(true);
  service().behave(status(429, { 'retry-after': '600' }));
  pass(10 * SECOND);
  await round(false);
  pass(9 * MINUTE);
  await round(false);
  expect(service().received).toHaveLength(1);
  service().behave(status(503));
  for (let hour = 0; hour < 12; hour += 1) {
    pass(60 * MINUTE);
    await round(false);
  }
  expect(service().received).toHaveLength(5);
  expect(told(receiver)).toHaveLength(5);
  expect(await records().count('pending')).toBe(0);
  expect(await records().count('subscriptions')).toBe(1);
});

test('a message that cannot be recorded is not sent', async () => {
  publish([1]);
  for (let count = 0; count < 3; count += 1) await subscribe();
  const full = { ...records(), change: () => Promise.reject(new Error('database or disk is full')) };
  await begin()(false);
  publish([2, 1]);
  await begin()(true);
  pass(10 * SECOND);
  await expect(createRound(full, async () => true)(false)).rejects.toThrow('full');
  expect(service().received).toEqual([]);
  await begin()(false);
  expect(service().received).toHaveLength(3);
});

test('a message that was sent but not recorded is not sent again at once', async () => {
  publish([1]);
  await subscribe();
  const kept = records();
  const becomesFull = {
    ...kept,
    change: async (...said: Parameters<typeof kept.change>) => {
      if (service().received.length > 0) throw new Error('database or disk is full');
      return kept.change(...said);
    },
  };
  const round = createRound(becomesFull, async () => true);
  await round(false);
  publish([2, 1]);
  await round(true);
  pass(10 * SECOND);
  await expect(round(false)).rejects.toThrow('full');
  for (let second = 0; second < 5; second += 1) {
    pass(SECOND);
    await round(false);
  }
  expect(service().received).toHaveLength(1);
});

test('messages that are not due are not read each second', async () => {
  publish([1]);
  const receiver = await subscribe();
  const pages = jest.spyOn(records(), 'pages');
  const looks = () => pages.mock.calls.filter(([of]) => of === 'pending').length;
  const round = begin();
  publish([2, 1]);
  await round(true);
  service().behave(status(503, { 'retry-after': '30' }));
  pass(5 * SECOND);
  await round(false);
  const before = looks();
  for (let second = 0; second < 20; second += 1) {
    pass(SECOND);
    await round(false);
  }
  expect(looks() - before).toBeLessThan(5);
  service().behave(status(201));
  pass(10 * MINUTE);
  await round(false);
  expect(told(receiver)).toEqual([['2'], ['2']]);
});

test('a push service that fails gets nothing for a minute, and no message is lost', async () => {
  publish([1]);
  for (let count = 0; count < 40; count += 1) await subscribe();
  const round = begin();
  publish([2, 1]);
  await round(true);
  service().behave(status(500));
  pass(10 * SECOND);
  await round(false);
  expect(service().received.length).toBeLessThan(40);
  service().received.length = 0;
  service().behave(status(201));
  pass(MINUTE);
  await round(false);
  await sleep(0);
  expect(new Set(service().received.map(({ path }) => path)).size).toBe(40);
});

test('two processes that read the same at the same moment send it once', async () => {
  publish([1]);
  for (let count = 0; count < 5; count += 1) await subscribe();
  await begin()(false);
  publish([2, 1]);
  await begin()(true);
  pass(10 * SECOND);
  const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>();
  let read = 0;
  const processes = [1, 2].map(() => {
    const kept = recordsInDataDir(environment().dataDir);
    const change = async (...said: Parameters<typeof kept.change>) => {
      read += 1;
      if (read === 2) resolve();
      await bothHaveRead;
      return kept.change(...said);
    };
    return createRound({ ...kept, change }, async () => true);
  });
  await Promise.all(processes.map((round) => round(false)));
  expect(service().received).toHaveLength(5);
  expect(new Set(service().received.map(({ path }) => path)).size).toBe(5);
});

test('two processes that find the same notice at the same moment announce it once', async () => {
  publish([1]);
  const receiver = await subscribe();
  const processes = [1, 2].map(() => createRound(recordsInDataDir(environment().dataDir), async () => true));
  for (const round of processes) await round(false);
  publish([2, 1]);
  const published = jest.spyOn(log, 'info');
  await Promise.all(processes.map((round) => round(true)));
  const found = published.mock.calls.filter(([, line]) => line === 'new notices will be told by push');
  published.mockRestore();
  expect(found).toHaveLength(1);
  pass(10 * SECOND);
  await Promise.all(processes.map((round) => round(false)));
  expect(told(receiver)).toEqual([['2']]);
});

test('after a day of Retry-After the message is sent with what is new since', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = begin();
  await round(false);
  publish([2, 1]);
  await round(true);
  service().behave(status(429, { 'retry-after': '86400' }));
  pass(10 * SECOND);
  await round(false);
  pass(23 * 60 * MINUTE);
  await round(true);
  pass(59 * MINUTE);
  publish([3, 2, 1]);
  await round(true);
  expect(service().received).toHaveLength(1);
  service().received.length = 0;
  service().behave(status(201));
  pass(2 * MINUTE);
  await round(false);
  expect(told(receiver)).toEqual([['3', '2']]);
  pass(24 * 60 * MINUTE + MINUTE);
  await round(true);
  expect(await records().count('news')).toBe(0);
});
