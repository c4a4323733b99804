import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPictureHelper } from './picture-helper.ts';

const program = join(import.meta.dirname, '#campus-api/testing/fragile-pictures.ts');
const frames = [{ width: 10, height: 10 }];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What became of each picture, and which processes saw which of them. */
async function convert(names: string[], settings: Parameters<typeof createPictureHelper>[0] = {}) {
  const helper = createPictureHelper({ program, idle: 50, ...settings });
  const outcomes = await Promise.all(names.map((name) => helper(join(folder, name), frames)));
  const log = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  const seen = log.map((line) => ({ pid: Number(line.split(' ')[0]), name: line.split(' ')[1] ?? '' }));
  return {
    failed: names.filter((_, index) => outcomes[index] === 'failed'),
    made: names.filter((_, index) => outcomes[index] !== 'failed'),
    seen,
    pids: [...new Set(seen.map(({ pid }) => pid))],
  };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('one process makes all pictures, and ends when there is nothing more to do', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `${index}.jpg`);
  const { made, seen, pids } = await convert(names);
  expect(made).toEqual(names);
  expect(seen.map(({ name }) => name)).toEqual(names);
  expect(pids).toHaveLength(1);
  for (let tries = 0; tries < 100 && isRunning(pids[0] ?? 0); tries += 1) await wait(50);
  expect(isRunning(pids[0] ?? 0)).toBe(false);
});

test.each([1, 2, 5])('a picture that the process dies of fails alone, with %s at once', async (atOnce) => {
  const names = ['1.jpg', '2.jpg', 'deadly', '3.jpg', '4.jpg', '5.jpg', '6.jpg'];
  const { failed, made } = await convert(names, { atOnce });
  expect(failed).toEqual(['deadly']);
  expect(made).toEqual(names.filter((name) => name !== 'deadly'));
});

test('each of several deadly pictures fails, and no other', async () => {
  const names = ['1.jpg', 'a-deadly', 'b-deadly', '2.jpg', 'c-deadly'];
  const { failed, made } = await convert(names, { atOnce: 2 });
  expect(failed).toEqual(['a-deadly', 'b-deadly', 'c-deadly']);
  expect(made).toEqual(['1.jpg', '2.jpg']);
});

test('a picture that takes too long fails alone, and its process is ended', async () => {
  const { failed, made, seen } = await convert(['1.jpg', 'endless', '2.jpg', '3.jpg'], { atOnce: 2, patience: 2000 });
  expect(failed).toEqual(['endless']);
  expect(made).toEqual(['1.jpg', '2.jpg', '3.jpg']);
  const hung = seen.find(({ name }) => name === 'endless')?.pid ?? 0;
  for (let tries = 0; tries < 100 && isRunning(hung); tries += 1) await wait(50);
  expect(isRunning(hung)).toBe(false);
});

test('a program that ends at once fails the pictures, not who asked', async () => {
  const helper = createPictureHelper({ program: '/dev/null', idle: 50 });
  expect(await Promise.all(['1.jpg', '2.jpg', '3.jpg'].map((name) => helper(name, frames)))).toEqual([
    'failed',
    'failed',
    'failed',
  ]);
});
