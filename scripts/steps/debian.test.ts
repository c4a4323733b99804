import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebian } from './debian.ts';

const { PATH } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'campus-debian-'));
const logFile = join(folder, 'apt-get.log');

/** Puts a script in place of apt-get that writes its arguments to a file, and fails where one of them is `failing`. */
function fakeAptGet(failing: string): void {
  writeFileSync(logFile, '');
  const words = `for word in "$@"; do case $word in ${failing}) exit 100;; esac; done`;
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${logFile}\n${words}\n`, { mode: 0o755 });
}

function isInstalled(rank: number): boolean {
  jest.spyOn(process, 'getuid').mockReturnValue(rank);
  jest.spyOn(console, 'log').mockImplementation();
  process.env.PATH = `${folder}:${PATH}`;
  return installDebian('redis-server', 'openssl');
}

afterEach(() => {
  process.env.PATH = PATH;
  jest.restoreAllMocks();
});

test('root installs the packages asked for, and upgrades none', () => {
  fakeAptGet('never');
  expect(isInstalled(0)).toBe(true);
  const asked = readFileSync(logFile, 'utf8').trim().split('\n');
  expect(asked.map((line) => line.split(' ').find((word) => !/^-|[:=]/.test(word)))).toEqual([
    undefined,
    'update',
    'install',
  ]);
  expect(asked.at(-1)).toMatch(/ --no-upgrade .*redis-server openssl$/);
});

test.each(['update', 'install'])(
  'where apt-get %s fails the packages count as missing, and nothing is thrown',
  (word) => {
    fakeAptGet(word);
    expect(isInstalled(0)).toBe(false);
  },
);

test('users other than root install nothing', () => {
  fakeAptGet('never');
  expect(isInstalled(1000)).toBe(false);
  expect(readFileSync(logFile, 'utf8')).toBe('');
});
