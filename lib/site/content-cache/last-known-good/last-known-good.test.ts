import { cacheLife } from '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#lib/platform/runtime/log.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { contentFile } from '../storage/content-folder.ts';
import { findStored } from '../storage/stored-content.ts';
import { oldContentSince, staleContentSince } from './content-age.ts';
import { clearPending } from './in-flight.ts';
import { lastKnownGood } from './last-known-good.ts';

const failure = () => Promise.reject(new CampusApiError('timeout', 'GET /x'));
const hanging = () => new Promise<never>(() => undefined);
const restart = () => globalThis.campusWebsite?.clear();
const HOUR = 3_600_000;

const before = { ...process.env };
beforeEach(() => {
  restart();
  cacheLife.mockClear();
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'campus-content-'));
});
afterEach(() => {
  rmSync(process.env.DATA_DIR ?? '', { recursive: true, force: true });
  process.env = { ...before };
});

/** Stores newer content, after a publication so that the wait is long enough for a busy disk. */
function update<T>(key: string, value: T): Promise<T> {
  clearPending();
  return lastKnownGood(key, async () => value);
}

function age(key: string, milliseconds: number): Date {
  const time = new Date(Date.now() - milliseconds);
  utimesSync(contentFile(key), time, time);
  return time;
}

test('a failure is thrown while nothing is stored', async () => {
  await expect(lastKnownGood('a', failure)).rejects.toMatchObject({ kind: 'timeout' });
  await lastKnownGood('b', async () => 1);
  await expect(lastKnownGood('a', failure)).rejects.toMatchObject({ kind: 'timeout' });
  expect(staleContentSince()).toBeNull();
});

test('stored content is returned, with its time, until there is newer', async () => {
  await lastKnownGood('a', async () => ['old']);
  expect(staleContentSince()).toBeNull();
  const time = age('a', HOUR);
  expect(await lastKnownGood('a', failure)).toEqual(['old']);
  expect(cacheLife).toHaveBeenCalledWith('failure');
  expect(oldContentSince()).toEqual(time);
  expect(await update('a', ['new'])).toEqual(['new']);
  expect(staleContentSince()).toBeNull();
});

test('content that was stale earlier does not mark pages that are rendered now', async () => {
  await lastKnownGood('a', async () => 1);
  const time = age('a', HOUR);
  await lastKnownGood('a', failure);
  expect(oldContentSince()).toEqual(time);
  const later = performance.now() + 20_000;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
  expect([oldContentSince(), staleContentSince()]).toEqual([null, time.getTime()]);
  clock.mockRestore();
});

test('content of the last 15 minutes does not count as old', async () => {
  await lastKnownGood('a', async () => 1);
  const time = age('a', 14 * 60_000);
  await lastKnownGood('a', failure);
  expect(staleContentSince()).toBe(time.getTime());
  expect(oldContentSince()).toBeNull();
});

test('the last good content survives a restart', async () => {
  await lastKnownGood('a', async () => ({ words: 'सूचना', none: null }));
  restart();
  expect(await lastKnownGood('a', failure)).toEqual({ words: 'सूचना', none: null });
});

test('content of an earlier process waits longer for newer content', async () => {
  await lastKnownGood('a', async () => 'old');
  restart();
  expect(await lastKnownGood('a', () => wait(200).then(() => 'new'))).toBe('new');
});

test('a reply that takes long to store does not count as late', async () => {
  await lastKnownGood('a', async () => ({}));
  restart();
  const slow = {
    toJSON: () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      return 'new';
    },
  };
  expect(await lastKnownGood<object>('a', async () => slow)).toBe(slow);
});

test('optional content that was never stored is waited for only so long, and stored when it arrives', async () => {
  const release = Promise.withResolvers<string>();
  const late = lastKnownGood('a', () => release.promise, 20);
  await expect(late).rejects.toMatchObject({ name: 'CampusApiError', kind: 'timeout' });
  release.resolve('arrived');
  while ((await findStored('a')) === null) await new Promise(setImmediate);
  expect(await lastKnownGood('a', failure, 20)).toBe('arrived');
});

test('null is a value and is stored', async () => {
  await lastKnownGood('a', async () => null);
  expect(await lastKnownGood('a', failure)).toBeNull();
});

test('an error of the site itself is thrown', async () => {
  await lastKnownGood('a', async () => 'old');
  const bug = () => Promise.reject(new TypeError('bug'));
  await expect(lastKnownGood('a', bug)).rejects.toThrow('bug');
});

test('content of another campus is not returned', async () => {
  await lastKnownGood('a', async () => 'ours');
  process.env.UPSTREAM_URL = 'http://other.example';
  restart();
  await expect(lastKnownGood('a', failure)).rejects.toMatchObject({ kind: 'timeout' });
});

test('stored content does not wait for a hanging upstream and is requested again within seconds', async () => {
  await lastKnownGood('a', async () => 'old');
  expect(await lastKnownGood('a', hanging)).toBe('old');
  expect(cacheLife).toHaveBeenCalledWith('late');
});

test('the wait limit applies to all reads of a page together', async () => {
  await lastKnownGood('a', async () => 'old');
  await lastKnownGood('b', async () => 'old');
  await lastKnownGood('a', hanging);
  const slow = () => wait(60).then(() => 'new');
  expect(await lastKnownGood('b', slow)).toBe('old');
});

test('the next reader receives a late reply', async () => {
  await lastKnownGood('a', async () => 'old');
  const reply = Promise.withResolvers<string>();
  expect(await lastKnownGood('a', () => reply.promise)).toBe('old');
  reply.resolve('new');
  while (staleContentSince() !== null) await wait(5);
  expect(await lastKnownGood('a', failure)).toBe('new');
  expect(staleContentSince()).toBeNull();
});

test('a key has one request at a time, and a new one after a publication', async () => {
  const load = jest.fn(hanging);
  await lastKnownGood('a', async () => 'old');
  await Promise.all([lastKnownGood('a', load), lastKnownGood('a', load)]);
  expect(load).toHaveBeenCalledTimes(1);
  clearPending();
  expect(await lastKnownGood('a', async () => 'new')).toBe('new');
});

test('a reply to a request from before a publication is neither stored nor announced', async () => {
  await lastKnownGood('a', async () => 'old');
  const reply = Promise.withResolvers<string>();
  expect(await lastKnownGood('a', () => reply.promise)).toBe('old');
  clearPending();
  expect(await lastKnownGood('a', async () => 'published')).toBe('published');
  reply.resolve('old');
  await reply.promise;
  await wait(20);
  expect(await lastKnownGood('a', failure)).toBe('published');
});

test('readers wait longer for newer content just after a publication', async () => {
  await lastKnownGood('a', async () => 'old');
  clearPending();
  expect(await lastKnownGood('a', () => wait(300).then(() => 'new'))).toBe('new');
});

test('damaged content is ignored and logged once', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  await lastKnownGood('a', async () => 'old');
  writeFileSync(contentFile('a'), '{"key":"a","val');
  // A file that was written in the same millisecond counts as unchanged.
  const earlier = new Date(Date.now() - 10_000);
  utimesSync(contentFile('a'), earlier, earlier);
  for (let time = 0; time < 2; time += 1) {
    await expect(lastKnownGood('a', failure)).rejects.toMatchObject({ kind: 'timeout' });
  }
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('unchanged content is not written again; only its time is updated', async () => {
  await lastKnownGood('a', async () => 'same');
  age('a', HOUR);
  const { ino } = statSync(contentFile('a'));
  await update('a', 'same');
  expect(statSync(contentFile('a')).ino).toBe(ino);
  await lastKnownGood('a', failure);
  expect(oldContentSince()).toBeNull();
});

test('a disk that is not writable is logged once, and the content stays in memory', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  const blocked = join(process.env.DATA_DIR ?? '', 'last-known-good');
  writeFileSync(blocked, 'a file where the folder should be');
  await lastKnownGood('a', async () => 1);
  await lastKnownGood('b', async () => 2);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await lastKnownGood('a', failure)).toBe(1);
  rmSync(blocked);
  await update('a', 3);
  restart();
  expect(await lastKnownGood('a', failure)).toBe(3);
  warn.mockRestore();
});
