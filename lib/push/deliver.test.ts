import '../campus/testing/environment.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { status } from '../campus/testing/behaviours.ts';
import { records } from './records.ts';
import { begin, MINUTE, pass, ring, SECOND, withPush } from './testing/with-push.ts';

const { service, publish, subscribe, told } = withPush();

test('an expired subscription is removed; who comes after a while is told of nothing older', async () => {
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

test('Retry-After is waited for; a service that is unwell is tried five times in all', async () => {
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

test('a service that fails is left alone for a minute, and no message is lost by it', async () => {
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
