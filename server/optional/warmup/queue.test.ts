import { AsyncLocalStorage } from 'node:async_hooks';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { markStopping } from '#lib/platform/runtime/stopping.ts';
import { WarmupQueue } from './queue.ts';

const isPending = async () => (await metrics.warmupPending.get()).values[0]?.value === 1;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
}

const ended = () => until(async () => !(await isPending()));

/** A queue that records the addresses that it makes; `fails`: whether an address fails. */
function recordingQueue(fails: (address: string) => boolean = () => false, pauseMs = 20) {
  const made: string[] = [];
  let inFlight = 0;
  const queue = new WarmupQueue(async (address) => {
    expect(++inFlight).toBe(1);
    made.push(address);
    await new Promise((resolve) => setTimeout(resolve, 1));
    inFlight -= 1;
    return !fails(address);
  }, pauseMs);
  return { queue, made };
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

afterEach(() => jest.restoreAllMocks());

test('addresses are made one after the other by priority, and the metrics report them as pending', async () => {
  const { queue, made } = recordingQueue();
  queue.add('pages', ['/a', '/b']);
  queue.add('first pictures', ['/picture']);
  queue.add('home', ['/', '/ne']);
  queue.add('lists', ['/notice']);
  expect(await isPending()).toBe(true);
  await ended();
  expect(made).toEqual(['/', '/ne', '/notice', '/a', '/b', '/picture']);
});

test('an address is made once, with the more urgent of its priorities', async () => {
  const { queue, made } = recordingQueue();
  queue.add('pages', ['/a', '/b', '/notice']);
  queue.add('lists', ['/notice']);
  queue.add('newest records', ['/a']);
  await ended();
  expect(made).toEqual(['/notice', '/a', '/b']);
});

test('addresses that replace those of a priority come instead of them', async () => {
  const { queue, made } = recordingQueue();
  queue.add('records of home', ['/old', '/both']);
  queue.add('lists', ['/notice']);
  queue.replace('records of home', ['/new', '/both']);
  await ended();
  expect(made).toEqual(['/new', '/both', '/notice']);
});

test('an address that is added again while it is made is made again', async () => {
  const made: string[] = [];
  const queue: WarmupQueue = new WarmupQueue(async (address) => {
    made.push(address);
    if (made.length === 1) queue.add('home', [address]);
    return true;
  });
  queue.add('home', ['/']);
  await ended();
  expect(made).toEqual(['/', '/']);
});

test('addresses are made outside the context of the publishing request', async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const queue = new WarmupQueue(async () => {
    seen.push(request.getStore());
    return true;
  });
  request.run('POST /api/revalidate', () => queue.add('home', ['/']));
  await ended();
  expect(seen).toEqual([undefined]);
});

test('a failure does not stop the queue; after 20 in a row it pauses before each address with one line in the log', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  let isAway = true;
  const { queue, made } = recordingQueue((address) => isAway && address !== '/10', 60_000);
  queue.add('pages', numbered(50));
  await until(() => made.length === 31);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([made.length, warn.mock.calls.length, await isPending()]).toEqual([31, 1, true]);
  isAway = false;
  queue.add('home', ['/']);
  queue.resumeAfter(0);
  await ended();
  expect([made.length, made[31], warn.mock.calls.length]).toEqual([51, '/', 1]);
});

test('a queue that pauses after failures continues once an address succeeds', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  let attempts = 0;
  const queue = new WarmupQueue(async () => {
    attempts += 1;
    if (attempts < 23) throw new Error('no memory');
    return true;
  }, 10);
  queue.add('pages', numbered(100));
  await ended();
  expect(attempts).toBe(100);
  expect(warn.mock.calls).toEqual([
    [{ err: new Error('no memory'), path: '/19' }, 'warm-up paused; pages and pictures are made on request'],
  ]);
});

test('no address is begun before the delay after a publication has ended', async () => {
  const { queue, made } = recordingQueue();
  queue.resumeAfter(80);
  queue.add('pages', ['/about']);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(made).toEqual([]);
  queue.add('home', ['/']);
  await ended();
  expect(made).toEqual(['/', '/about']);
});

test('a stopping process makes no page and no picture', async () => {
  const { queue, made } = recordingQueue();
  markStopping();
  queue.add('home', ['/']);
  await ended();
  expect(made).toEqual([]);
});
