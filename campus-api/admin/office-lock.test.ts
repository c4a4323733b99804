import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeOfficeLock, withOfficeLock } from './office-lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('who waits for the office lets this process go on, and works when the other is through', async () => {
  const release = takeOfficeLock(folder);
  const order: string[] = [];
  const waiting = withOfficeLock(folder, () => order.push('second'));
  // Runs only if the one who waits did not stop the process.
  await new Promise((resolve) => setTimeout(resolve, 100));
  order.push('first');
  release?.();
  await waiting;
  expect(order).toEqual(['first', 'second']);
});

test('several who work at once come one after the other', async () => {
  let [working, most] = [0, 0];
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await new Promise((resolve) => setTimeout(resolve, 20));
    working -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withOfficeLock(folder, work)));
  expect(most).toBe(1);
});

test('nobody takes the lock of who is at work', async () => {
  await withOfficeLock(folder, () => expect(takeOfficeLock(folder)).toBeNull());
  const release = takeOfficeLock(folder);
  expect(release).not.toBeNull();
  release?.();
});
