import cluster from 'node:cluster';
import { once } from 'node:events';
import { connect, createServer, Socket } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { consume } from './backoff.ts';
import { createBoundedQueue } from './bounded-queue.ts';
import { createRedisLimiter, createSharedLimiter } from './limiter.ts';
import { receivedBytes, watchReading } from './minimum-rate.ts';

describe('a bounded queue', () => {
  /** Jobs that end when the test ends them. */
  function jobs() {
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    return {
      started,
      job: (name: string) => () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      end: async (name: string) => {
        ends.get(name)?.();
        await new Promise(setImmediate);
      },
    };
  }

  test('jobs run in their order, and those beyond the queue are refused', async () => {
    const { started, job, end } = jobs();
    const { run } = createBoundedQueue({ concurrency: 2, maxWaiting: 1, maxPerKey: 9 });
    const results = ['a', 'b', 'c', 'd'].map((name) => run('client', job(name)));
    expect(results.map((result) => result === null)).toEqual([false, false, false, true]);
    expect(started).toEqual(['a', 'b']);
    await end('a');
    expect(started).toEqual(['a', 'b', 'c']);
    await end('b');
    await end('c');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', null]);
    expect(run('client', job('e'))).not.toBeNull();
  });

  test('one client takes no more than its share', async () => {
    const { job, end } = jobs();
    const { run } = createBoundedQueue({ concurrency: 1, maxWaiting: 9, maxPerKey: 2 });
    expect(run('a', job('a1'))).not.toBeNull();
    expect(run('a', job('a2'))).not.toBeNull();
    expect(run('a', job('a3'))).toBeNull();
    expect(run('b', job('b1'))).not.toBeNull();
    await end('a1');
    expect(run('a', job('a4'))).not.toBeNull();
  });

  test('a job that fails gives its slot to the next one', async () => {
    const { run } = createBoundedQueue({ concurrency: 1, maxWaiting: 1, maxPerKey: 9 });
    const failed = run('a', () => Promise.reject(new Error('broken')));
    const next = run('a', async () => 'done');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});

describe('a limiter of all processes', () => {
  const { send } = process;
  afterEach(() => {
    process.send = send;
    jest.restoreAllMocks();
  });

  test('while the primary process does not respond, a process counts by itself', async () => {
    jest.replaceProperty(cluster, 'isWorker', true);
    process.send = jest.fn(() => true);
    const limiter = createSharedLimiter({ keyPrefix: 'busy primary', points: 2, duration: 60 });
    expect([await consume(limiter, 'address'), await consume(limiter, 'address')]).toEqual([0, 0]);
    expect(await consume(limiter, 'address')).toBeGreaterThan(0);
    expect((await limiter.get('address'))?.consumedPoints).toBe(3);
    expect(process.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'init' }));
  });
});

describe('the minimum rate', () => {
  test('time without anything to read does not count', () => {
    const socket = new Socket();
    const state = { waiting: 0, written: 0 };
    Object.defineProperty(socket, 'writableLength', { get: () => state.waiting });
    Object.defineProperty(socket, 'bytesWritten', { get: () => state.written + state.waiting });
    const reading = watchReading(socket, { bytes: 1000, ms: 60_000 }, 0);
    for (let time = 1000; time < 60_000; time += 1000) reading.sample(time);
    state.waiting = 5000;
    for (let time = 60_000; time < 119_000; time += 1000) reading.sample(time);
    expect([reading.isTooSlow(), reading.stalledFor(118_000)]).toEqual([false, 59_000]);
    reading.sample(120_000);
    expect(reading.isTooSlow()).toBe(true);
  });

  const LARGE_CHUNK = Buffer.alloc(32 * 1024 * 1024);

  test('the accepted bytes of one large chunk are counted before all of it is accepted', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    const [socket]: Socket[] = await once(server, 'connection');
    if (!socket) throw new Error('no connection');
    client.pause();
    socket.write(LARGE_CHUNK);
    await new Promise(setImmediate);
    const before = receivedBytes(socket);
    expect(before).toBeLessThan(LARGE_CHUNK.length);
    expect(socket.writableLength).toBe(LARGE_CHUNK.length);
    client.resume();
    await once(client, 'data');
    while (receivedBytes(socket) === before) await once(client, 'data');
    while (receivedBytes(socket) < LARGE_CHUNK.length) await once(client, 'data');
    client.destroy();
    socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('a limiter on Redis', () => {
  const options = { keyPrefix: 'tries', points: 2, duration: 60 };
  const counted = new Map<string, number>();

  async function count(_script: string, { keys: [key], arguments: [points] }: { keys: string[]; arguments: string[] }) {
    counted.set(String(key), (counted.get(String(key)) ?? 0) + Number(points));
    return [counted.get(String(key)), 60_000];
  }

  function open(script: typeof count = count) {
    const { store, become } = fakeStore({ eval: jest.fn(script) });
    const limiter = () => createRedisLimiter(options, store, new RateLimiterMemory(options));
    return { become, limiters: [limiter(), limiter()] as const };
  }

  const three = async (limiter: ReturnType<typeof createRedisLimiter>) => [
    await consume(limiter, 'address'),
    await consume(limiter, 'address'),
    await consume(limiter, 'address'),
  ];

  beforeEach(() => counted.clear());

  test('two instances share a counter under the prefix of the site', async () => {
    const [one, other] = open().limiters;
    expect([await consume(one, 'address'), await consume(other, 'address'), await consume(one, 'address')]).toEqual([
      0, 0, 60,
    ]);
    expect([...counted.keys()]).toEqual(['campus:limit:tries:address']);
  });

  test('instances count separately while Redis is unavailable, and together again afterwards', async () => {
    const { become, limiters } = open();
    become('unavailable');
    expect(await three(limiters[0])).toEqual([0, 0, 60]);
    expect(await three(limiters[1])).toEqual([0, 0, 60]);
    become('ready');
    expect(await three(limiters[0])).toEqual([0, 0, 60]);
  });

  test('instances count separately while Redis cannot be written', async () => {
    const { limiters } = open(() => Promise.reject(new Error('OOM')));
    expect(await three(limiters[0])).toEqual([0, 0, 60]);
  });

  test('a limit that Redis reports as exceeded is not counted again locally', async () => {
    const { limiters } = open(async () => [3, 5000]);
    await expect(limiters[0].consume('address')).rejects.toBeInstanceOf(RateLimiterRes);
  });
});
