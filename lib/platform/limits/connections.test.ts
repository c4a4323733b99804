import { once } from 'node:events';
import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { type ConnectionOptions, createConnections } from './connections.ts';

let server: Server;
let clients: Socket[];
let time: number;

beforeEach(() => {
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

test('a connection that sent a request a moment ago is not the oldest silent one', async () => {
  const { closed } = await serve(respond, { maxSilentPerAddress: 2 });
  const [first, second] = [await open(), await open()];
  await request(first);
  await open();
  await closing(second);
  expect(closed).toEqual(['silent']);
  expect(await request(first)).toContain('200 OK');
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

test('beyond the limit of all connections, the oldest silent one is closed, regardless of its address', async () => {
  const { closed } = await serve(respond, { maxConnections: 3 });
  const first = await open('127.0.0.2');
  await open();
  await open();
  expect(await request(await open('127.0.0.3'))).toContain('200 OK');
  await closing(first);
  expect(closed).toEqual(['silent']);
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
