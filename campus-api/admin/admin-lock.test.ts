import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeAdminLock, withAdminLock } from './admin-lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('who waits for the office lets this process go on, and works when the other is through', async () => {
  const release = takeAdminLock(folder);
  const order: string[] = [];
  const waiting = withAdminLock(folder, () => order.push('second'));
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
  await Promise.all(Array.from({ length: 5 }, () => withAdminLock(folder, work)));
  expect(most).toBe(1);
});

test('nobody takes the lock of who is at work', async () => {
  await withAdminLock(folder, () => expect(takeAdminLock(folder)).toBeNull());
  const release = takeAdminLock(folder);
  expect(release).not.toBeNull();
  release?.();
});
