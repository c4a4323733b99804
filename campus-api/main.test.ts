import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fixtureFile, fixtureOptions, removeFixture } from '#campus-api/testing/fixture-api.ts';
import { type RunningCommand, start } from '#campus-api/testing/start-server.ts';
import { prepareCampusApi } from './index.ts';

jest.setTimeout(60_000);

let options: ReturnType<typeof fixtureOptions>;
let running: RunningCommand[];
beforeEach(() => {
  options = fixtureOptions();
  running = [];
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  removeFixture(options);
});

function launch(environment: Record<string, string> = {}, command: string[] = []): RunningCommand {
  const one = start({ DATA_DIR: options.dataDir, ...environment }, command);
  running.push(one);
  return one;
}

/** Whether any file of the data folder holds `text`. */
function isOnDisk(text: string): boolean {
  const entries = readdirSync(options.dataDir, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(1);
  return files.some((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(text));
}

async function visit(address: string): Promise<number> {
  return (await (await fetch(`${address}/counter`)).json()).body.visit;
}

/** The status of a GET whose path is sent without normalisation. */
function rawStatus(address: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('two processes started together on an empty folder create one campus and count 200 visits exactly', async () => {
  const both = [launch(), launch()];
  const addresses = await Promise.all(both.map(({ address }) => address));
  const visits = await Promise.all(Array.from({ length: 200 }, (_, i) => visit(addresses[i % 2] ?? '')));
  expect(visits.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  expect(both.filter(({ output }) => output.stdout.includes('made the database'))).toHaveLength(1);
  expect(both.filter(({ output }) => output.stdout.includes('its password'))).toHaveLength(1);
  expect(both.map(({ output }) => output.stderr)).toEqual(['', '']);
});

test('a generated password is printed once and never stored', async () => {
  const first = launch();
  const address = await first.address;
  const password = /its password (\S+)/.exec(first.output.stdout)?.[1] ?? '';
  expect(password).toHaveLength(29);
  const login = (qaaPassword: string) =>
    fetch(`${address}/login/qaaLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'qaa', qaaPassword }),
    });
  expect((await login(password)).status).toBe(200);
  expect((await login(`${password}!`)).status).toBe(401);
  expect(first.output.stdout.split(password)).toHaveLength(2);
  expect(isOnDisk(password)).toBe(false);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(isOnDisk(password)).toBe(false);

  const second = launch();
  await second.address;
  expect(second.output.stdout).not.toContain('password');
  expect(second.output.stderr + first.output.stderr).toBe('');
});

test('a given password is neither printed nor stored', async () => {
  const QAA_PASSWORD = 'given-words-7361';
  const one = launch({ QAA_PASSWORD });
  await one.address;
  one.child.kill('SIGINT');
  expect(await one.ended).toBe(0);
  expect(one.output.stdout + one.output.stderr).not.toContain(QAA_PASSWORD);
  expect(isOnDisk(QAA_PASSWORD)).toBe(false);
});

test('a first start killed half way leaves no database, and the next one completes it', () => {
  const script = join(process.cwd(), 'campus-api/testing/killed-preparation.ts');
  const { signal } = spawnSync(process.execPath, [script, options.dataDir, options.sampleFilesDir]);
  expect(signal).toBe('SIGKILL');
  expect(readdirSync(join(options.dataDir, 'files'))).toEqual([fixtureFile]);
  expect(prepareCampusApi(options)).toEqual({
    created: true,
    hasSiteContent: false,
    qaaAccount: { user: 'committee', generatedPassword: null },
  });
});

test('over HTTP only files of the folder are served, and a large body is rejected', async () => {
  const address = await launch().address;
  const paths = [
    '/images/../campus.db',
    '/images/..%2fcampus.db',
    '/images//etc/passwd',
    '/images/%2e%2e/campus.db',
    '/../x',
  ];
  for (const path of paths) expect([path, await rawStatus(address, path)]).toEqual([path, 404]);
  const body = new ReadableStream({
    start(controller) {
      for (let i = 0; i < 64; i += 1) controller.enqueue(new Uint8Array(1024));
      controller.close();
    },
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' as const };
  const response = await fetch(`${address}/login/qaaLogin`, init);
  expect([response.status, await response.json()]).toEqual([413, { message: expect.any(String) }]);
  expect(await visit(address)).toBe(1);
});

test('HEAD over HTTP returns the length of the file', async () => {
  prepareCampusApi(options);
  const address = await launch().address;
  const response = await fetch(`${address}/images/${fixtureFile}`, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '10']);
});

test.each([
  ['a wrong port', { CAMPUS_API_PORT: '65536' }, /^Campus API: CAMPUS_API_PORT takes [^\n]+\n$/],
  ['an impossible DATA_DIR', { DATA_DIR: '/proc/nothing' }, /^Campus API: DATA_DIR \/proc\/nothing [^\n]+\n$/],
  ['a host of another machine', { CAMPUS_API_HOST: '192.0.2.1' }, /^Campus API: cannot listen [^\n]+\n$/],
])('%s: one line and exit 1', async (_, environment, line) => {
  const one = launch(environment);
  expect(await one.ended).toBe(1);
  expect(one.output.stderr).toMatch(line);
});

test('a port that is taken: one line and exit 1', async () => {
  const { port } = new URL(await launch().address);
  const second = launch({ CAMPUS_API_PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.output.stderr).toMatch(new RegExp(`^Campus API: port ${port} of 127\\.0\\.0\\.1 is taken[^\\n]+\\n$`));
});

test('an unknown command: one line and exit 2', async () => {
  const unknown = launch({}, ['nothing']);
  expect(await unknown.ended).toBe(2);
  expect(unknown.output.stderr).toMatch(
    /^Campus API: there is no command "nothing": choose one of serve, prepare, [^\n]+\n$/,
  );
});

test('help works without a campus: for all commands, a group or one command', async () => {
  const helps = [['--help'], ['qaa', '-h'], ['staff', 'import', '--help']].map((args) => launch({}, args));
  expect(await Promise.all(helps.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  const [all = '', group = '', one = ''] = helps.map(({ output }) => output.stdout);
  expect(all).toContain('notice add');
  expect(group.match(/^ {2}\w+ \w+/gm)).toEqual([...Array(4).fill('  qaa document'), ...Array(3).fill('  qaa user')]);
  expect(one).toMatch(/^npm run campus-api -- staff import FILE\.xlsx\|FILE\.ods\|FILE\.csv/);
  expect(existsSync(options.dataDir)).toBe(false);
});
