import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteCompletion } from '#scripts/bootstrap/site-commands.mjs';
import { machineCommands } from './commands.ts';
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
  chown: '#!/bin/sh',
  // Stands for a command of the release as the user of a campus: it is refused where the archive is broken.
  setpriv: `#!/bin/sh
for last; do [ "$previous" = restore ] && archive=$last; previous=$last; done
echo "$*" >>${folder}/calls
[ -z "$archive" ] || ! grep -q broken "$archive" || { echo "✗ It is cut." >&2; exit 1; }`,
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

function addPokhara(): void {
  mkdirSync(join(paths.sites, 'pokhara'), { recursive: true });
  writeFileSync(join(paths.sites, 'pokhara/site.env'), 'SITE_URL=https://www.pokhara.example\nPORT=1\n');
}

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
  addPokhara();
  const { socketPath } = readCampus('pokhara');
  mkdirSync(dirname(socketPath), { recursive: true });
  await new Promise<void>((resolve) => site.listen(socketPath, resolve));
});
afterAll(() => {
  process.env.PATH = PATH;
  site.closeAllConnections();
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

test.each([
  ['site re', ['restart', 'restore', 'remove', 'remote-backup']],
  ['site --v', ['--version']],
  ['site add p', []],
])('bash completes “%s”', (line, expected) => {
  const words = line.split(' ');
  const script = `${siteCompletion()} COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _site; printf '%s\n' "\${COMPREPLY[@]}"`;
  expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\n').filter(Boolean)).toEqual(expected);
});

describe('the commands of one campus', () => {
  const data = () => readCampus('pokhara').dataDir;
  const archive = (name: string) => join(paths.backups, 'pokhara', name);
  const calls = () => readFileSync(file('calls'), 'utf8');
  const run = async (command: string, ...args: string[]) => {
    const lines: string[] = [];
    const print = jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
    try {
      await machineCommands[command]?.(args);
      return lines.join('\n');
    } finally {
      print.mockRestore();
    }
  };
  beforeEach(() => {
    mkdirSync(data(), { recursive: true });
    writeFileSync(join(data(), 'campus.db'), 'present');
    mkdirSync(join(paths.backups, 'pokhara'), { recursive: true });
    writeFileSync(archive('campus-2026-11-27-023000.tar'), 'older');
    writeFileSync(archive('campus-2026-11-28-023000.tar'), 'newest');
  });

  test('status shows address, version and the newest back-up', async () => {
    expect(await run('status')).toMatch(
      /^Release 1\.1\.0, before it 1\.0\.0\npokhara +https:\/\/www\.pokhara\.example {2}port 1 {2}1\.1\.0 {2}campus-2026-11-28-023000\.tar$/,
    );
  });

  test('restore takes the newest back-up, stops the programs meanwhile, and leaves nothing behind', async () => {
    expect(await run('restore', 'pokhara')).toContain('Restoring campus-2026-11-28-023000.tar …');
    const order = calls()
      .split('\n')
      .filter((line) => /^(stop|start)|campus-api restore/.test(line));
    expect(order.map((line) => /^(stop|start)|restore/.exec(line)?.[0])).toEqual(['stop', 'restore', 'start']);
    expect(existsSync(join(data(), 'restored'))).toBe(false);
  });

  test('restore of a named archive that is refused reports that nothing was changed, and starts the campus again', async () => {
    writeFileSync(archive('mine.tar'), 'broken');
    await expect(run('restore', 'pokhara', archive('mine.tar'))).rejects.toThrow(
      'Nothing of pokhara was changed: ✗ It is cut.',
    );
    expect(calls().trim().split('\n').at(-1)).toMatch(
      /^start campus-website@pokhara\.socket campus-website-admin@pokhara\.socket/,
    );
    await expect(run('restore', 'pokhara', '/nowhere.tar')).rejects.toThrow('There is no back-up /nowhere.tar');
  });

  test('restart reports that the campus runs, or what is missing', async () => {
    expect(await run('restart', 'pokhara')).toContain('pokhara runs again.');
    await expect(run('restart')).rejects.toThrow('Usage: site restart NAME');
    await expect(run('restart', 'kathmandu')).rejects.toThrow('choose one of pokhara');
  });

  test('remove makes a last back-up and moves the whole folder', async () => {
    expect(await run('remove', 'pokhara')).toContain('pokhara is no longer served.');
    expect(calls()).toMatch(/^start campus-website-backup@pokhara\.service\ndisable --now campus-website@pokhara/m);
    expect(existsSync(paths.sites)).toBe(true);
    expect(globSync(join(paths.home, 'removed/pokhara-*/{site.env,data/campus.db}'))).toHaveLength(2);
  });
});

test('a campus has ten times the duration of the trial, at least two minutes', () => {
  expect([1_000, 60_000].map(timeoutAfter)).toEqual([120_000, 600_000]);
});
