import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractDebian, installDebian } from './debian.ts';
import { addPrograms } from './external-services.ts';

const { PATH } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'campus-debian-'));
const logFile = join(folder, 'apt-get.log');

/** Replaces apt-get by a script that logs its arguments, and fails if one of them is `failing`. */
function fakeAptGet(failing: string): void {
  writeFileSync(logFile, '');
  const words = `for word in "$@"; do case $word in ${failing}) exit 100;; esac; done`;
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${logFile}\n${words}\n`, { mode: 0o755 });
}

function becomeUser(rank: number): void {
  jest.spyOn(process, 'getuid').mockReturnValue(rank);
  jest.spyOn(console, 'log').mockImplementation();
  process.env.PATH = `${folder}:${PATH}`;
}

function isInstalled(rank: number): boolean {
  becomeUser(rank);
  return installDebian('redis-server', 'openssl');
}

afterEach(() => {
  process.env.PATH = PATH;
  jest.restoreAllMocks();
});

test('root installs the requested packages, and upgrades none', () => {
  fakeAptGet('never');
  expect(isInstalled(0)).toBe(true);
  const calls = readFileSync(logFile, 'utf8').trim().split('\n');
  expect(calls.map((line) => line.split(' ').find((word) => !/^-|[:=]/.test(word)))).toEqual([
    undefined,
    'update',
    'install',
  ]);
  expect(calls.at(-1)).toMatch(/ --no-upgrade .*redis-server openssl$/);
});

test.each(['update', 'install'])('if apt-get %s fails, the packages count as missing and nothing is thrown', (word) => {
  fakeAptGet(word);
  expect(isInstalled(0)).toBe(false);
});

test('users other than root install nothing', () => {
  fakeAptGet('never');
  expect(isInstalled(1000)).toBe(false);
  expect(readFileSync(logFile, 'utf8')).toBe('');
});

/** Replaces apt-get by a script that logs its arguments, and puts a package with a server and its post-installation script into the folder for archives. */
function fakeDownload(): void {
  const made = join(folder, 'package');
  mkdirSync(join(made, 'DEBIAN'), { recursive: true });
  mkdirSync(join(made, 'usr/sbin'), { recursive: true });
  writeFileSync(
    join(made, 'DEBIAN/control'),
    'Package: a-server\nVersion: 1\nArchitecture: all\nMaintainer: a\nDescription: a\n',
  );
  writeFileSync(join(made, 'DEBIAN/postinst'), `#!/bin/sh\ntouch ${folder}/installed\n`, { mode: 0o755 });
  writeFileSync(join(made, 'usr/sbin/a-server'), '#!/bin/sh\necho serves\n', { mode: 0o755 });
  writeFileSync(logFile, '');
  const build = `for word in "$@"; do case $word in Dir::Cache::archives=*) dpkg-deb --build ${made} "\${word#*=}/a.deb" >/dev/null;; esac; done`;
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${logFile}\n${build}\n`, { mode: 0o755 });
}

const hasDpkg = spawnSync('dpkg-deb', ['--version']).status === 0;

(hasDpkg ? test : test.skip)('a package is extracted into a folder once, and is not installed', () => {
  fakeDownload();
  becomeUser(0);
  const root = join(folder, 'root');
  expect([extractDebian(root, 'a-server'), extractDebian(root, 'a-server')]).toEqual([true, true]);
  const [, , download, ...others] = readFileSync(logFile, 'utf8').trim().split('\n');
  expect(others).toEqual([]);
  expect(download).toMatch(/ install -y --download-only .* a-server$/);
  expect(existsSync(join(folder, 'installed'))).toBe(false);
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test', PATH };
  addPrograms(root, environment);
  expect(spawnSync('a-server', { env: environment, encoding: 'utf8' }).stdout).toBe('serves\n');
});

test('if a download fails, the packages count as missing and the next run tries again', () => {
  fakeAptGet('install');
  becomeUser(0);
  const root = join(folder, 'missing');
  expect(extractDebian(root, 'a-server')).toBe(false);
  expect(existsSync(root)).toBe(false);
});
