import { EventEmitter } from 'node:events';
import { openStore, type SharedStore, StoreUnavailableError } from './shared-store.ts';

class FakeRedis extends EventEmitter {
  isOpen = true;
  isReady = true;
  connect = jest.fn(async () => undefined);
  set = jest.fn(async () => 'OK');
  get = jest.fn(async () => 'stored');
  destroy = jest.fn(() => {
    this.isOpen = false;
  });
}

const made: FakeRedis[] = [];
let next = new FakeRedis();
jest.mock('@redis/client', () => ({
  createClient: () => {
    made.push(next);
    next = new FakeRedis();
    return made.at(-1);
  },
}));

let store: SharedStore;
const never = () => new Promise<never>(() => undefined);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const getKey = () => store.run((redis) => redis.get('key'));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  made.length = 0;
});
afterEach(() => {
  store.close();
  jest.useRealTimers();
});

/** Waits in real time too: the Redis module is loaded meanwhile, which the fake clock does not control. */
async function open(until: () => boolean) {
  store = openStore('redis://nowhere');
  while (!until()) {
    await new Promise((resolve) => setImmediate(resolve));
    await pass(10);
  }
}

const state = (expected: string) => () => store.state() === expected;

test('a store that is ready runs commands and notifies its listeners', async () => {
  await open(state('ready'));
  expect(await getKey()).toBe('stored');
  const listener = jest.fn();
  store.onReady(listener);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a refused connection fails commands at once and is retried until it succeeds', async () => {
  next.connect.mockRejectedValue(new Error('ECONNREFUSED'));
  await open(state('unavailable'));
  await expect(getKey()).rejects.toThrow(StoreUnavailableError);
  while (!state('ready')()) await pass(100);
  expect(await getKey()).toBe('stored');
});

test('a read-only store still serves reads, and becomes ready when writes succeed again', async () => {
  next.set.mockRejectedValue(new Error('OOM'));
  await open(state('readOnly'));
  expect(await getKey()).toBe('stored');
  made[0]?.set.mockResolvedValue('OK');
  while (!state('ready')()) await pass(100);
});

test('a connection that hangs costs two timeouts, then none until another connection replies', async () => {
  await open(state('ready'));
  made[0]?.get.mockImplementation(never);
  next.connect.mockImplementation(never);
  for (let time = 0; time < 2; time += 1) {
    const late = expect(getKey()).rejects.toThrow(StoreUnavailableError);
    await pass(100);
    await new Promise((resolve) => setImmediate(resolve));
    await late;
  }
  await expect(getKey()).rejects.toThrow(StoreUnavailableError);
  while (!state('unavailable')()) await pass(10);
  expect(made[0]?.destroy).toHaveBeenCalled();
  while (!state('ready')()) {
    await pass(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(made).toHaveLength(3);
});

test('a connection that breaks is replaced', async () => {
  await open(state('ready'));
  made[0]?.emit('error', new Error('Socket closed unexpectedly'));
  while (!state('unavailable')()) await pass(10);
  while (!state('ready')()) await pass(100);
  expect(await getKey()).toBe('stored');
});

test('an error that Redis returns does not count as an outage', async () => {
  await open(state('ready'));
  made[0]?.get.mockRejectedValue(new Error('WRONGTYPE'));
  await expect(getKey()).rejects.toThrow('WRONGTYPE');
  expect(store.state()).toBe('ready');
});
