import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import { connect, createServer as createSocketServer, Socket } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { consume, createBackoff } from './backoff.ts';
import { createBoundedQueue } from './bounded-queue.ts';
import { type ConnectionOptions, createConnections, limitConnections } from './connections.ts';
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

test('tries beyond the free ones start pauses that double up to a maximum, and refused ones do not count', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const backoff = createBackoff('doubling', { free: 2, windowSeconds: 900, maxPauseSeconds: 4 });
  const waits: number[] = [];
  for (let second = 0; second < 14; second += 1) {
    for (const _ of 'ab') waits.push(await backoff.admit('a'));
    jest.advanceTimersByTime(1000);
  }
  expect(waits.join(' ')).toBe('0 0 0 2 1 1 0 4 3 3 2 2 1 1 0 4 3 3 2 2 1 1 0 4 3 3 2 2');
  expect(await backoff.admit('b')).toBe(0);
  jest.useRealTimers();
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
    const server = createSocketServer();
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

describe('connections', () => {
  let server: Server;
  let clients: Socket[];
  let time: number;

  beforeEach(() => {
    server = createServer();
    clients = [];
    time = 0;
  });
  afterEach(async () => {
    for (const client of clients) client.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** A server whose clock is `time`; connections from different addresses of the loopback are different visitors. */
  async function serve(listener: RequestListener, options: Partial<ConnectionOptions> = {}) {
    const closed: string[] = [];
    const connections = createConnections({
      addressOf: ({ remoteAddress = '' }) => remoteAddress,
      onClose: (why) => closed.push(why),
      now: () => time,
      ...options,
    });
    server = createServer((request, response) => {
      connections.trackRequest(request, response);
      listener(request, response);
    });
    server.on('connection', connections.open);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { connections, closed };
  }

  /** Opens a connection and waits until the server has accepted it. */
  async function open(localAddress = '127.0.0.1'): Promise<Socket> {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const isAccepted = once(server, 'connection');
    const client = connect({ port, host: '127.0.0.1', localAddress });
    client.on('error', () => undefined);
    clients.push(client);
    await Promise.all([isAccepted, once(client, 'connect')]);
    return client;
  }

  async function request(client: Socket, head = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'): Promise<string> {
    client.write(head);
    const [response] = await once(client, 'data');
    return String(response);
  }

  /** Waits until the server has closed the connection. */
  async function closing(client: Socket): Promise<void> {
    client.resume();
    if (!client.destroyed) await once(client, 'close');
  }

  const respond: RequestListener = (_, response) => void response.end('fine');

  test('the oldest of too many silent connections of one address is closed, and another address loses none', async () => {
    const { closed } = await serve(respond, { maxSilentPerAddress: 3 });
    const other = [await open('127.0.0.2'), await open('127.0.0.2')];
    const oldest = await open();
    const next = [await open(), await open(), await open()];
    await closing(oldest);
    expect(closed).toEqual(['silent']);
    for (const client of [...other, ...next]) expect(await request(client)).toContain('200 OK');
  });

  test('a connection that waits for a response does not count, however many an address has', async () => {
    const pending: ServerResponse[] = [];
    const { closed } = await serve((_, response) => void pending.push(response), { maxSilentPerAddress: 2 });
    const readers: Socket[] = [];
    for (let count = 0; count < 20; count += 1) {
      const reader = await open();
      const isRequested = once(server, 'request');
      reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      await isRequested;
      readers.push(reader);
    }
    expect(closed).toEqual([]);
    for (const response of pending) response.end('fine');
    for (const reader of readers) if (!reader.readableLength) await once(reader, 'data');
  });

  test('a connection with a stalled request is silent', async () => {
    const { connections, closed } = await serve(() => undefined, { maxSilentPerAddress: 1 });
    const slow = await open();
    const isRequested = once(server, 'request');
    slow.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab');
    await isRequested;
    connections.check();
    await open();
    await closing(slow);
    expect(closed).toEqual(['silent']);
  });

  test('a connection whose request has arrived completely is not silent', async () => {
    const { connections, closed } = await serve(() => undefined, { maxSilentPerAddress: 1 });
    const reader = await open();
    const [[request]] = await Promise.all([
      once(server, 'request'),
      reader.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n'),
    ]);
    request.resume();
    const isWhole = once(request, 'end');
    reader.write('ab');
    await isWhole;
    connections.check();
    await open();
    expect(closed).toEqual([]);
  });

  test('connections from a proxy have no limit per address, only the limit of all connections', async () => {
    const { closed } = await serve(respond, { maxSilentPerAddress: 2, maxConnections: 5, addressOf: () => null });
    for (let count = 0; count < 5; count += 1) await open();
    expect(closed).toEqual([]);
    await open();
    expect(closed).toEqual(['silent']);
  });

  /** A connection without a network: the test sets the numbers of bytes received and waiting. */
  function serveStale() {
    const state = { received: 0, waiting: 0 };
    const socket = new Socket();
    Object.defineProperties(socket, {
      writableLength: { get: () => state.waiting },
      bytesWritten: { get: () => state.received + state.waiting },
    });
    const request = new IncomingMessage(socket);
    request.complete = true;
    return { state, socket, request, response: new ServerResponse(request) };
  }

  const chunked = { 'transfer-encoding': 'chunked' };
  test.each<[string, Partial<ConnectionOptions>, string, string]>([
    ['the oldest silent one of an address', {}, 'open a, open b, open c, open d', 'ab'],
    ['none of another address', {}, 'open a, open b, open c2, open d2', ''],
    ['none that has closed', {}, 'open a, open b, close a, open c, open d', 'b'],
    ['none beside those that have closed', { maxConnections: 2 }, 'open a, close a, open b, open c', ''],
    ['one that was silent longer than one after its response', {}, 'open a, open b, get a, end a, open c', 'b'],
    ['none that waits', {}, 'open a, open b, get a, open c', ''],
    ['none that waits for a second response', {}, 'open a, get a, get a, end a, open b, open c', ''],
    ['one after its responses', {}, 'open a, get a, get a, end a, end a, open b, open c', 'a'],
    ['none that closed before its response', {}, 'open a, get a, close a, end a, open b, open c', ''],
    ['one that should send a body, the latest first', {}, 'open a, open b, post a, open c', 'b'],
    ['one that sends parts', {}, 'open a, open b, chunked a, open c', 'b'],
    ['none for itself', { maxSilentPerAddress: 0 }, 'open a', ''],
    ['the oldest of all', { maxConnections: 2 }, 'open a2, open b, open c', 'a'],
    ['none where all others wait', { maxConnections: 1 }, 'open a, get a, open b', ''],
    ['none for an unknown request', {}, 'get a, end a', ''],
  ])('closed is %s', (_, options, steps, closed) => {
    const sockets = new Map<string, ReturnType<typeof serveStale> & { pending: ServerResponse[] }>();
    const connections = createConnections({
      addressOf: (socket) => ([...sockets].find(([, each]) => each.socket === socket)?.[0].endsWith('2') ? '2' : '1'),
      ...{ maxSilentPerAddress: 2, maxConnections: 9, ...options },
    });
    for (const [step, name = ''] of steps.split(', ').map((words) => words.split(' '))) {
      const { socket, request, pending } = sockets.get(name) ?? { ...serveStale(), pending: [] };
      if (!sockets.has(name)) sockets.set(name, { ...serveStale(), socket, request, pending });
      if (step === 'open') connections.open(socket);
      else if (step === 'close') socket.emit('close');
      else if (step === 'end') pending.shift()?.emit('close');
      else {
        request.headers = { get: {}, post: { 'content-length': '5' }, chunked }[step ?? ''] ?? {};
        const response = new ServerResponse(request);
        connections.trackRequest(request, response);
        pending.push(response);
      }
    }
    const names = [...sockets].filter(([, { socket }]) => socket.destroyed).map(([name]) => name[0]);
    expect(names.join('')).toBe(closed);
  });

  test('a server has at most 4,096 connections, and each is counted', () => {
    const closed: string[] = [];
    const options = { addressOf: () => 'a', maxSilentPerAddress: 1, onClose: (why: string) => closed.push(why) };
    limitConnections(server, createConnections(options));
    for (const _ of 'ab') server.emit('connection', serveStale().socket);
    expect([server.maxConnections, closed]).toEqual([4096, ['silent']]);
  });

  /** A reader of a megabyte, at a server that requires a thousand bytes a minute and allows one silent connection. */
  function startReader() {
    const closed: string[] = [];
    const connections = createConnections({
      addressOf: () => 'a',
      onClose: (why) => closed.push(why),
      now: () => time,
      maxSilentPerAddress: 1,
      rate: { bytes: 1000, ms: 60_000 },
    });
    const { state, socket, request, response } = serveStale();
    connections.open(socket);
    connections.trackRequest(request, response);
    function pass(seconds: number, receivedPerSecond: number, waiting = 1_000_000): void {
      for (let second = 0; second < seconds; second += 1) {
        time += 1000;
        state.received += receivedPerSecond;
        state.waiting = waiting;
        connections.check();
      }
    }
    return { closed, socket, pass, openAnother: () => connections.open(serveStale().socket) };
  }

  test('a download that is not read ends after a minute', () => {
    const { socket, closed, pass } = startReader();
    pass(59, 0);
    expect(socket.destroyed).toBe(false);
    pass(1, 0);
    expect([socket.destroyed, closed]).toEqual([true, ['slow']]);
  });

  test('a download that is read byte by byte ends after a minute', () => {
    const { closed, pass } = startReader();
    pass(60, 10);
    expect(closed).toEqual(['slow']);
  });

  test('a download on a slow line goes on for as long as it takes', () => {
    const { closed, pass } = startReader();
    pass(600, 20);
    expect(closed).toEqual([]);
  });

  test('a download that is not read for some seconds counts as silent, until it is read again', () => {
    const { closed, pass, openAnother } = startReader();
    pass(4, 0);
    openAnother();
    expect(closed).toEqual([]);
    pass(5, 0);
    pass(1, 1);
    openAnother();
    expect(closed).toEqual(['silent']);
    const stalled = startReader();
    stalled.pass(9, 0);
    stalled.openAnother();
    expect([stalled.socket.destroyed, stalled.closed]).toEqual([true, ['silent']]);
  });

  test('a connection is not closed for a response that the site itself is slow to send', () => {
    const { closed, pass } = startReader();
    pass(300, 1, 0);
    expect(closed).toEqual([]);
  });
});
