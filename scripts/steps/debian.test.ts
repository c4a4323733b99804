import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebian } from './debian.ts';

const { PATH } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'campus-debian-'));
const told = join(folder, 'told');

/** Debian's installer in name only: it notes its last words, and fails where one of them is this. */
function serveStale(failing: string): void {
  writeFileSync(told, '');
  const words = `for word in "$@"; do case $word in ${failing}) exit 100;; esac; done`;
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${told}\n${words}\n`, { mode: 0o755 });
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

test('root gets what is asked for, and nothing newer of what is there', () => {
  serveStale('never');
  expect(isInstalled(0)).toBe(true);
  const asked = readFileSync(told, 'utf8').trim().split('\n');
  expect(asked.map((line) => line.split(' ').find((word) => !/^-|[:=]/.test(word)))).toEqual([
    undefined,
    'update',
    'install',
  ]);
  expect(asked.at(-1)).toMatch(/ --no-upgrade .*redis-server openssl$/);
});

test.each(['update', 'install'])('where %s fails they are not there, and nothing is thrown', (word) => {
  serveStale(word);
  expect(isInstalled(0)).toBe(false);
});

test('nobody else installs anything', () => {
  serveStale('never');
  expect(isInstalled(1000)).toBe(false);
  expect(readFileSync(told, 'utf8')).toBe('');
});
