import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { hostnameForNext } from './framework.ts';
import { listenPrivately } from './private-socket.ts';
import { defaultProcesses } from './processes.ts';
import { restartDelay } from './restart-delay.mjs';
import { announce, prepare } from './start.ts';

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
