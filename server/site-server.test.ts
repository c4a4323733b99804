import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { refusals } from '#content/messages/write.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Runs a program in a separate process, and resolves with its first output. */
async function serve(program: string): Promise<{ child: ChildProcess; output: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [output] = await once(child.stdout, 'data');
  return { child, output: String(output) };
}

/** Sends these bytes, and resolves with the server's reply up to the end of the connection. */
async function sendBytes(port: string, bytes: string): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const LISTEN =
  "import { createSiteServer } from './server/site-server.ts'; const server = createSiteServer((_, response) => response.end()); server.listen(0, '127.0.0.1', ";

test('clients that send slowly or only hold a connection are disconnected', async () => {
  const { child, output } = await serve(
    `${LISTEN} () => { const { headersTimeout, requestTimeout, maxConnections, connectionsCheckingInterval } = server;
    console.log(JSON.stringify({ headersTimeout, requestTimeout, maxConnections, connectionsCheckingInterval })); server.close(); });`,
  );
  expect(JSON.parse(output)).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    maxConnections: 4096,
    connectionsCheckingInterval: 1000,
  });
  if (child.exitCode === null) await once(child, 'exit');
});

test('an address too long for Node is refused with a message', async () => {
  const { output } = await serve(`${LISTEN} () => console.log(server.address().port));`);
  const reply = await fetch(`http://127.0.0.1:${output.trim()}/search?q=${'%E0%A4%95'.repeat(10_000)}`);
  expect(reply.status).toBe(431);
  expect(await reply.text()).toBe(`${refusals.longAddress.en}\n${refusals.longAddress.ne}`);
});

test.each([
  ['no request', 'nonsense\r\n\r\n', '400 Bad Request', refusals.unreadable],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400 Bad Request', refusals.unreadable],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhOST: b\r\n\r\n', '400 Bad Request', refusals.unreadable],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n', '417 Expectation Failed', refusals.unreadable],
  [
    'a web socket',
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n',
    '400 Bad',
    refusals.unreadable,
  ],
  [
    'a long head',
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431 Request',
    refusals.longAddress,
  ],
])('%s is refused with a message in both languages', async (_, bytes, status, { en, ne }) => {
  const { output } = await serve(
    `${LISTEN} () => console.log(server.address().port)); server.on('upgrade', () => {});`,
  );
  const [head = '', body] = (await sendBytes(output.trim(), bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status}`);
  expect(head.toLowerCase()).toContain('content-type: text/plain; charset=utf-8');
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(head.toLowerCase()).toContain('cache-control: no-store');
  expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(body).toBe(`${en}\n${ne}`);
});

test('a request that does not end is refused with 408', async () => {
  const { output } = await serve(
    `${LISTEN} () => { server.headersTimeout = 1; server.requestTimeout = 1; console.log(server.address().port); });`,
  );
  const reply = await sendBytes(output.trim(), 'GET / HTTP/1.1\r\nHost: a\r\n');
  expect(reply).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(reply).toContain(`${refusals.tooSlow.en}\n${refusals.tooSlow.ne}`);
});

test('the first signal lets responses end, the second ends the process at once', async () => {
  const { child } = await serve(
    `import { createSiteServer } from './server/site-server.ts'; import { stopOnSignal } from './server/process/stop.ts';
    const server = createSiteServer(() => console.log('a pending request'));
    stopOnSignal(server); process.on('SIGTERM', () => console.log('one'));
    server.listen(0, '127.0.0.1', () => void fetch('http://127.0.0.1:' + server.address().port));`,
  );
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await once(child.stdout ?? process.stdin, 'data');
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await exit).toEqual([1, null]);
});

test('output of the framework becomes one line of the log', async () => {
  const { child, output } = await serve(
    'import { logConsole } from "./server/process/framework.ts"; logConsole(); console.error(\'a file\\n{"level":"info"}\', new Error(\'broken\'));',
  );
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(output)).toMatchObject({
    level: 'error',
    msg: 'framework message',
    words: expect.stringMatching(/^a file\n\{"level":"info"\} Error: broken\n +at /),
  });
  if (child.exitCode === null) await once(child, 'exit');
});
