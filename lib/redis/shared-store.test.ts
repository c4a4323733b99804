import { EventEmitter } from 'node:events';
import { openStore, type SharedStore, StoreUnavailableError } from './shared-store.ts';

class FakeRedis extends EventEmitter {
  isOpen = true;
  isReady = true;
  connect = jest.fn(async () => undefined);
  set = jest.fn(async () => 'OK');
  get = jest.fn(async () => 'kept');
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
const ask = () => store.ask((redis) => redis.get('key'));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  made.length = 0;
});
afterEach(() => {
  store.close();
  jest.useRealTimers();
});

/** The module of Redis is loaded meanwhile, which no clock of a test hastens. */
async function open(until: () => boolean) {
  store = openStore('redis://nowhere');
  while (!until()) {
    await new Promise((resolve) => setImmediate(resolve));
    await pass(10);
  }
}

const state = (wanted: string) => () => store.state() === wanted;

test('it answers, and tells that it is well', async () => {
  await open(state('well'));
  expect(await ask()).toBe('kept');
  const hear = jest.fn();
  store.whenWell(hear);
  expect(hear).toHaveBeenCalledTimes(1);
});

test('where nothing listens nobody waits, and it is tried again until something does', async () => {
  next.connect.mockRejectedValue(new Error('ECONNREFUSED'));
  await open(state('away'));
  await expect(ask()).rejects.toThrow(StoreUnavailableError);
  while (!state('well')()) await pass(100);
  expect(await ask()).toBe('kept');
});

test('what takes nothing still answers, and is found out when it takes again', async () => {
  next.set.mockRejectedValue(new Error('OOM'));
  await open(state('refusing'));
  expect(await ask()).toBe('kept');
  made[0]?.set.mockResolvedValue('OK');
  while (!state('well')()) await pass(100);
});

test('one that hangs costs two waits, then none, until another connection answers', async () => {
  await open(state('well'));
  made[0]?.get.mockImplementation(never);
  next.connect.mockImplementation(never);
  for (let time = 0; time < 2; time += 1) {
    const late = expect(ask()).rejects.toThrow(StoreUnavailableError);
    await pass(100);
    await new Promise((resolve) => setImmediate(resolve));
    await late;
  }
  await expect(ask()).rejects.toThrow(StoreUnavailableError);
  while (!state('away')()) await pass(10);
  expect(made[0]?.destroy).toHaveBeenCalled();
  while (!state('well')()) {
    await pass(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(made).toHaveLength(3);
});

test('a connection that breaks is replaced', async () => {
  await open(state('well'));
  made[0]?.emit('error', new Error('Socket closed unexpectedly'));
  while (!state('away')()) await pass(10);
  while (!state('well')()) await pass(100);
  expect(await ask()).toBe('kept');
});

test('what Redis says is wrong is no outage', async () => {
  await open(state('well'));
  made[0]?.get.mockRejectedValue(new Error('WRONGTYPE'));
  await expect(ask()).rejects.toThrow('WRONGTYPE');
  expect(store.state()).toBe('well');
});
