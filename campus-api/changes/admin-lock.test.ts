import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeAdminLock, withAdminLock } from './admin-lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('waiting for the lock does not block the process, and the work starts when the lock is released', async () => {
  const release = takeAdminLock(folder);
  const order: string[] = [];
  const waiting = withAdminLock(folder, () => order.push('second'));
  // Runs only if waiting does not block the process.
  await new Promise((resolve) => setTimeout(resolve, 100));
  order.push('first');
  release?.();
  await waiting;
  expect(order).toEqual(['first', 'second']);
});

test('concurrent changes run one after another', async () => {
  let [running, maxRunning] = [0, 0];
  const work = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withAdminLock(folder, work)));
  expect(maxRunning).toBe(1);
});

test('a lock in use cannot be taken', async () => {
  await withAdminLock(folder, () => expect(takeAdminLock(folder)).toBeNull());
  const release = takeAdminLock(folder);
  expect(release).not.toBeNull();
  release?.();
});
