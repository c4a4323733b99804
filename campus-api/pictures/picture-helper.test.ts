import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPictureHelper } from './picture-helper.ts';

const program = join(import.meta.dirname, '../testing/fragile-pictures.ts');
const boundsList = [{ width: 10, height: 10 }];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Converts pictures; returns the failed and the converted ones, and the process that received each. */
async function convert(names: string[], settings: Parameters<typeof createPictureHelper>[0] = {}) {
  const helper = createPictureHelper({ program, idleMs: 50, ...settings });
  const results = await Promise.all(names.map((name) => helper(join(folder, name), boundsList)));
  const log = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  const received = log.map((line) => ({ pid: Number(line.split(' ')[0]), name: line.split(' ')[1] ?? '' }));
  return {
    failed: names.filter((_, index) => results[index] === 'failed'),
    made: names.filter((_, index) => results[index] !== 'failed'),
    received,
    pids: [...new Set(received.map(({ pid }) => pid))],
  };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('one process converts all pictures and ends when idle', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `${index}.jpg`);
  const { made, received, pids } = await convert(names);
  expect(made).toEqual(names);
  expect(received.map(({ name }) => name)).toEqual(names);
  expect(pids).toHaveLength(1);
  for (let tries = 0; tries < 100 && isRunning(pids[0] ?? 0); tries += 1) await wait(50);
  expect(isRunning(pids[0] ?? 0)).toBe(false);
});

test.each([1, 2, 5])(
  'a picture that crashes the process fails without affecting others, with concurrency %s',
  async (concurrency) => {
    const names = ['1.jpg', '2.jpg', 'deadly', '3.jpg', '4.jpg', '5.jpg', '6.jpg'];
    const { failed, made } = await convert(names, { concurrency });
    expect(failed).toEqual(['deadly']);
    expect(made).toEqual(names.filter((name) => name !== 'deadly'));
  },
);

test('several pictures that crash the process fail, and no others', async () => {
  const names = ['1.jpg', 'a-deadly', 'b-deadly', '2.jpg', 'c-deadly'];
  const { failed, made } = await convert(names, { concurrency: 2 });
  expect(failed).toEqual(['a-deadly', 'b-deadly', 'c-deadly']);
  expect(made).toEqual(['1.jpg', '2.jpg']);
});

test('a picture that times out fails without affecting others, and its process is killed', async () => {
  const { failed, made, received } = await convert(['1.jpg', 'endless', '2.jpg', '3.jpg'], {
    concurrency: 2,
    timeoutMs: 2000,
  });
  expect(failed).toEqual(['endless']);
  expect(made).toEqual(['1.jpg', '2.jpg', '3.jpg']);
  const hung = received.find(({ name }) => name === 'endless')?.pid ?? 0;
  for (let tries = 0; tries < 100 && isRunning(hung); tries += 1) await wait(50);
  expect(isRunning(hung)).toBe(false);
});

test('a program that exits immediately fails the pictures, not the caller', async () => {
  const helper = createPictureHelper({ program: '/dev/null', idleMs: 50 });
  expect(await Promise.all(['1.jpg', '2.jpg', '3.jpg'].map((name) => helper(name, boundsList)))).toEqual([
    'failed',
    'failed',
    'failed',
  ]);
});
