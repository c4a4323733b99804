import '#lib/site/campus-client/testing/environment.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '#lib/platform/runtime/log.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { advanceClock, MINUTE, SECOND } from '#lib/site/campus-client/testing/fake-clock.ts';
import { records } from '../storage/records.ts';
import { recordsInDataDir } from '../storage/records-in-data-dir.ts';
import type { Collection } from '../storage/stored-records.ts';
import { publishAndSend, startRound, withPush } from '../testing/with-push.ts';

const { service, publish, subscribe, notifiedIds } = withPush();

test('an expired subscription is removed, and a later one gets no older notices', async () => {
  publish([1]);
  await subscribe();
  const round = startRound();
  publish([2, 1]);
  await round(true);
  service().behave(statusReply(410));
  advanceClock(10 * SECOND);
  await round(false);
  expect([await records().count('subscriptions'), await records().count('pending')]).toEqual([0, 0]);
  service().behave(statusReply(201));
  publish([3, 2, 1]);
  await round(true);
  const next = await subscribe();
  publish([4, 3, 2, 1]);
  await publishAndSend(round);
  expect(notifiedIds(next)).toEqual([['4']]);
});

test('Retry-After is respected; a failing service is tried five times in all', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = startRound();
  publish([2, 1]);
  await round(true);
  service().behave(statusReply(429, { 'retry-after': '600' }));
  advanceClock(10 * SECOND);
  await round(false);
  advanceClock(9 * MINUTE);
  await round(false);
  expect(service().received).toHaveLength(1);
  service().behave(statusReply(503));
  for (let hour = 0; hour < 12; hour += 1) {
    advanceClock(60 * MINUTE);
    await round(false);
  }
  expect(service().received).toHaveLength(5);
  expect(notifiedIds(receiver)).toHaveLength(5);
  expect(await records().count('pending')).toBe(0);
  expect(await records().count('subscriptions')).toBe(1);
});

test('a message that cannot be recorded is not sent', async () => {
  publish([1]);
  for (let count = 0; count < 3; count += 1) await subscribe();
  const full = { ...records(), change: () => Promise.reject(new Error('database or disk is full')) };
  await startRound()(false);
  publish([2, 1]);
  await startRound()(true);
  advanceClock(10 * SECOND);
  await expect(startRound(full)(false)).rejects.toThrow('full');
  expect(service().received).toEqual([]);
  await startRound()(false);
  expect(service().received).toHaveLength(3);
});

test('a message that was sent but not recorded is not sent again at once', async () => {
  publish([1]);
  await subscribe();
  const stored = records();
  const becomesFull = {
    ...stored,
    change: async (...parameters: Parameters<typeof stored.change>) => {
      if (service().received.length > 0) throw new Error('database or disk is full');
      return stored.change(...parameters);
    },
  };
  const round = startRound(becomesFull);
  await round(false);
  publish([2, 1]);
  await round(true);
  advanceClock(10 * SECOND);
  await expect(round(false)).rejects.toThrow('full');
  for (let second = 0; second < 5; second += 1) {
    advanceClock(SECOND);
    await round(false);
  }
  expect(service().received).toHaveLength(1);
});

test('messages that are not due are not read each second', async () => {
  publish([1]);
  const receiver = await subscribe();
  const pages = jest.spyOn(records(), 'pages');
  const reads = () => pages.mock.calls.filter(([collection]) => collection === 'pending').length;
  const round = startRound();
  publish([2, 1]);
  await round(true);
  service().behave(statusReply(503, { 'retry-after': '30' }));
  advanceClock(5 * SECOND);
  await round(false);
  const before = reads();
  for (let second = 0; second < 20; second += 1) {
    advanceClock(SECOND);
    await round(false);
  }
  expect(reads() - before).toBeLessThan(5);
  service().behave(statusReply(201));
  advanceClock(10 * MINUTE);
  await round(false);
  expect(notifiedIds(receiver)).toEqual([['2'], ['2']]);
});

test('a push service that fails gets nothing for a minute, and no message is lost', async () => {
  publish([1]);
  for (let count = 0; count < 40; count += 1) await subscribe();
  const round = startRound();
  publish([2, 1]);
  await round(true);
  service().behave(statusReply(500));
  advanceClock(10 * SECOND);
  await round(false);
  expect(service().received.length).toBeLessThan(40);
  service().received.length = 0;
  service().behave(statusReply(201));
  advanceClock(MINUTE);
  await round(false);
  await sleep(0);
  expect(new Set(service().received.map(({ path }) => path)).size).toBe(40);
});

test('two processes that read the same message at the same moment send it once', async () => {
  publish([1]);
  for (let count = 0; count < 5; count += 1) await subscribe();
  await startRound()(false);
  publish([2, 1]);
  await startRound()(true);
  advanceClock(10 * SECOND);
  const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>();
  let read = 0;
  const processes = [1, 2].map(() => {
    const stored = recordsInDataDir<Collection>(environment().dataDir, 'push.db');
    const change = async (...parameters: Parameters<typeof stored.change>) => {
      read += 1;
      if (read === 2) resolve();
      await bothHaveRead;
      return stored.change(...parameters);
    };
    return startRound({ ...stored, change });
  });
  await Promise.all(processes.map((round) => round(false)));
  expect(service().received).toHaveLength(5);
  expect(new Set(service().received.map(({ path }) => path)).size).toBe(5);
});

test('two processes that find the same notice at the same moment announce it once', async () => {
  publish([1]);
  const receiver = await subscribe();
  const processes = [1, 2].map(() => startRound(recordsInDataDir<Collection>(environment().dataDir, 'push.db')));
  for (const round of processes) await round(false);
  publish([2, 1]);
  const published = jest.spyOn(log, 'info');
  await Promise.all(processes.map((round) => round(true)));
  const announcements = published.mock.calls.filter(([, line]) => line === 'new notices will be announced by push');
  published.mockRestore();
  expect(announcements).toHaveLength(1);
  advanceClock(10 * SECOND);
  await Promise.all(processes.map((round) => round(false)));
  expect(notifiedIds(receiver)).toEqual([['2']]);
});

test('after a day of Retry-After the message is sent with the newer notices', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = startRound();
  await round(false);
  publish([2, 1]);
  await round(true);
  service().behave(statusReply(429, { 'retry-after': '86400' }));
  advanceClock(10 * SECOND);
  await round(false);
  advanceClock(23 * 60 * MINUTE);
  await round(true);
  advanceClock(59 * MINUTE);
  publish([3, 2, 1]);
  await round(true);
  expect(service().received).toHaveLength(1);
  service().received.length = 0;
  service().behave(statusReply(201));
  advanceClock(2 * MINUTE);
  await round(false);
  expect(notifiedIds(receiver)).toEqual([['3', '2']]);
  advanceClock(24 * 60 * MINUTE + MINUTE);
  await round(true);
  expect(await records().count('news')).toBe(0);
});
