import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { refusals } from '#content/messages/write.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { hostnameForNext } from './process/framework.ts';
import { listenPrivately } from './process/private-socket.ts';
import { defaultProcesses } from './process/processes.ts';
import { restartDelay } from './process/restart-delay.mjs';
import { announce, prepare } from './process/start.ts';

describe('the server', () => {
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
    [
      'an expectation',
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n',
      '417 Expectation Failed',
      refusals.unreadable,
    ],
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
});

describe('its process', () => {
  describe('the announcement', () => {
    const printed = jest.spyOn(console, 'log').mockImplementation();
    afterEach(() => printed.mockClear());
    afterAll(() => printed.mockRestore());

    test.each([
      ['0.0.0.0', 'http://localhost:3000', 'http://localhost:3000'],
      ['127.0.0.1', 'https://www.campus.example', 'http://localhost:3000, for https://www.campus.example'],
      ['10.0.0.7', 'http://localhost:3000', 'http://10.0.0.7:3000, for http://localhost:3000'],
    ])('the start of a site at host %s for %s prints %s', (host, siteUrl, expected) => {
      announce({ host, siteUrl }, 3000);
      expect(printed.mock.calls).toEqual([[`» Serving the site on ${expected} (stop with Ctrl+C)`]]);
    });
  });

  test('a service of systemd responds on a private socket, beside the port of visitors', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'campus-run-'));
    const server = createServer((_, response) => response.end('well'));
    listenPrivately(server, { RUNTIME_DIRECTORY: folder });
    while (!existsSync(join(folder, 'site.sock'))) await pause(10);
    const reply = await new Promise((resolve, reject) => {
      get({ socketPath: join(folder, 'site.sock') }, (response) => resolve(text(response))).on('error', reject);
    });
    expect(reply).toBe('well');
    server.emit('close');
  });

  describe('the preparation of the data folder', () => {
    let printed: jest.SpyInstance;
    beforeEach(() => {
      printed = jest.spyOn(console, 'log').mockImplementation();
    });
    afterEach(() => printed.mockRestore());

    const prepareWith = (settings: Record<string, string>, dataDir = mkdtempSync(join(tmpdir(), 'campus-start-'))) => {
      prepare(parseEnvironment({ ...settings, DATA_DIR: dataDir }));
      return { lines: printed.mock.calls.flat().join('\n'), dataDir };
    };

    test('a campus with its own API gets nothing of the sample; the start prints where to write its site content', () => {
      const { lines, dataDir } = prepareWith({ UPSTREAM_URL: 'http://api.example' });
      expect(lines).toContain('npm run admin');
      expect(lines).not.toMatch(/sample|QAA login/);
      expect(readdirSync(join(dataDir, 'files'))).toEqual([]);
    });

    test('nothing is printed for a campus with site content, nor for one whose content is on another machine', () => {
      const { dataDir } = prepareWith({ QAA_PASSWORD: 'words' });
      printed.mockClear();
      expect(prepareWith({ UPSTREAM_URL: 'http://api.example' }, dataDir).lines).toBe('');
      const elsewhere = { UPSTREAM_URL: 'http://api.example', SITE_CONTENT_URL: 'http://admin.example' };
      expect(prepareWith(elsewhere).lines).toBe('');
    });
  });

  describe('the framework', () => {
    /** Returns the address on which the site's server listens. */
    function addressOf(HOST: string): string {
      const script = `import { createSiteServer } from './server/site-server.ts';
    const server = createSiteServer(() => undefined);
    server.listen(0, process.env.HOST, () => { console.log(server.address().address); process.exit(); });`;
      const args = ['--input-type=module', '--eval', script];
      const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, NODE_NO_WARNINGS: '1', HOST };
      return execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim();
    }

    test.each(['127.0.0.1', '127.0.0.9', '0.0.0.0'])('the site listens on HOST %s', (host) => {
      expect(addressOf(host)).toBe(host);
    });

    test.each([
      ['127.0.0.1', 'localhost'],
      ['::1', 'localhost'],
      ['0.0.0.0', '0.0.0.0'],
      ['10.1.2.3', '10.1.2.3'],
      ['campus.example', 'campus.example'],
    ])('for HOST %s the framework gets %s', (host, name) => {
      expect(hostnameForNext(host)).toBe(name);
    });
  });

  describe('the number of processes', () => {
    const GB = 1024 ** 3;

    test.each([
      [1, 8, 1],
      [2, 4, 2],
      [2, 1, 1],
      [2, 0.5, 1],
      [32, 64, 4],
    ])('%p cores and %p GB of memory give %p processes', (cores, gigabytes, processes) => {
      expect(defaultProcesses(cores, gigabytes * GB)).toBe(processes);
    });

    test('without arguments the processes fit this machine', () => {
      expect(defaultProcesses()).toBeGreaterThanOrEqual(1);
    });
  });

  describe('the delay of a restart', () => {
    test('the delay before a restart doubles up to a minute', () => {
      const delays = [0];
      for (let restart = 0; restart < 9; restart += 1) delays.push(restartDelay(delays.at(-1) ?? 0, 100));
      expect(delays.slice(1)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    });

    test('a process that ran for a minute is restarted after the minimum delay', () => {
      expect(restartDelay(32_000, 59_999)).toBe(60_000);
      expect(restartDelay(32_000, 60_000)).toBe(1000);
    });
  });
});
