import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { paths, pathsBelow, readCampus, releaseOf } from './layout.ts';
import { MachineError } from './machine-error.ts';
import { switchRelease, timeoutAfter } from './switch-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'campus-switch-'));
const PATH = process.env.PATH ?? '';
const file = (name: string) => join(folder, name);

/** Stands for systemd: a restart runs the current release, and a release of the list `broken` ends again and again. */
const systemctl = `#!/bin/sh
cd ${folder}
echo "$*" >>calls
case "$1" in
  restart) basename "$(readlink srv/campus/current)" >running ;;
  show) grep -qx "$(cat running)" broken && echo again >>restarts; echo "NRestarts=$(wc -l <restarts)" ;;
esac`;

const programs = {
  systemctl,
  journalctl: '#!/bin/sh\necho "Error: Cannot find module next"; echo "campus-website: Failed"',
  which: '#!/bin/sh\nexit 1',
};

/** The site of the test: it responds on its private socket only, as visitors fill its port. `busy` requests get 503. */
let busy = 0;
const site: Server = createServer((request, response) => {
  const version = readFileSync(file('running'), 'utf8').trim();
  if (request.url === '/api/health/live') return void response.end(JSON.stringify({ version }));
  busy -= 1;
  if (busy > 0) return void response.writeHead(503).end('busy');
  return void response.end(
    request.url === '/api/health/ready' ? JSON.stringify({ version }) : '<html>User-agent</html></urlset>',
  );
});

beforeAll(async () => {
  Object.assign(paths, pathsBelow(folder));
  for (const [name, text] of Object.entries(programs)) {
    mkdirSync(file('bin'), { recursive: true });
    writeFileSync(join(file('bin'), name), text);
    chmodSync(join(file('bin'), name), 0o755);
  }
  process.env.PATH = `${file('bin')}:${PATH}`;
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    cpSync('deploy/systemd', join(paths.releases, version, 'deploy/systemd'), { recursive: true });
  mkdirSync(join(paths.sites, 'pokhara'), { recursive: true });
  writeFileSync(join(paths.sites, 'pokhara/site.env'), 'SITE_URL=https://www.pokhara.example\nPORT=1\n');
  const { socketPath } = readCampus('pokhara');
  mkdirSync(dirname(socketPath), { recursive: true });
  await new Promise<void>((resolve) => site.listen(socketPath, resolve));
});
afterAll(() => {
  process.env.PATH = PATH;
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A machine that runs in 1.1.0, and ran in 1.0.0 before. */
beforeEach(() => {
  busy = 0;
  for (const [name, text] of Object.entries({ calls: '', broken: '', restarts: '', running: '1.1.0\n' }))
    writeFileSync(file(name), text);
  for (const [path, version] of [
    [paths.current, '1.1.0'],
    [paths.previous, '1.0.0'],
  ] as const) {
    rmSync(path, { force: true });
    symlinkSync(`releases/${version}`, path);
  }
});

const releases = () => ({ current: releaseOf(paths.current), previous: releaseOf(paths.previous) });
const failureOf = (to: string) =>
  switchRelease({ to, timeoutMs: 60_000 }).then(
    () => null,
    (error: unknown) => (error instanceof MachineError ? error.message : `not expected: ${error}`),
  );

test('a machine that is too busy to respond at once does not make the update go back', async () => {
  busy = 6;
  expect(await failureOf('1.2.0')).toBeNull();
  expect(releases()).toEqual({ current: '1.2.0', previous: '1.1.0' });
});

test('a release whose programs end is given up, and all is as before', async () => {
  writeFileSync(file('broken'), '1.2.0\n');
  expect(await failureOf('1.2.0')).toBe(
    'pokhara does not work in 1.2.0: it ended (Error: Cannot find module next). All campuses run in 1.1.0 again.',
  );
  expect(releases()).toEqual({ current: '1.1.0', previous: '1.0.0' });
});

test('the message names campuses that do not work in the former release either', async () => {
  writeFileSync(file('broken'), '1.2.0\n1.1.0\n');
  expect(await failureOf('1.2.0')).toBe(
    'pokhara does not work in 1.2.0: it ended (Error: Cannot find module next). 1.1.0 is the current release again, and does not work either: pokhara: it ended (Error: Cannot find module next).',
  );
  expect(releases()).toEqual({ current: '1.1.0', previous: '1.0.0' });
});

test('a campus that is not updated stays in its release', async () => {
  await switchRelease({ to: '1.2.0', without: new Set(['pokhara']) });
  expect(readFileSync(file('running'), 'utf8')).toBe('1.1.0\n');
  expect(readFileSync(file('calls'), 'utf8')).not.toContain('restart');
});

test('a campus has ten times the duration of the trial, at least two minutes', () => {
  expect([1_000, 60_000].map(timeoutAfter)).toEqual([120_000, 600_000]);
});
