import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';

const { PATH, CHROME_PATH } = process.env;
const { platform } = process;
const folder = mkdtempSync(join(tmpdir(), 'campus-chromium-'));
const logFile = join(folder, 'apt-get.log');

function fake(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Returns the output of `ensureChromium` with an installed Chromium and these fonts for Nepali. */
function lookAround(fonts: string): string {
  writeFileSync(logFile, '');
  fake('fc-list', fonts && `echo ${fonts}`);
  fake('apt-get', `echo "$@" >> ${logFile}`);
  process.env.PATH = `${folder}:${PATH}`;
  process.env.CHROME_PATH = process.execPath;
  Object.defineProperty(process, 'platform', { value: 'linux', configurable: true });
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  const log = jest.spyOn(console, 'log').mockImplementation();
  ensureChromium();
  return log.mock.calls.flat().join('\n');
}

afterEach(() => {
  Object.assign(process.env, { PATH, CHROME_PATH: CHROME_PATH ?? '' });
  Object.defineProperty(process, 'platform', { value: platform });
  jest.restoreAllMocks();
});

test('nothing is installed if Chromium draws Nepali', () => {
  expect(lookAround('Lohit-Devanagari.ttf')).toBe('');
  expect(readFileSync(logFile, 'utf8')).toBe('');
});

test('a missing font for Nepali is installed; a failed installation prints a warning', () => {
  expect(lookAround('')).toContain('No font has Nepali');
  expect(readFileSync(logFile, 'utf8')).toMatch(/install .*fontconfig fonts-lohit-deva/);
});
