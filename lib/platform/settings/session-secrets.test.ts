import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EnvironmentError } from './environment-error.ts';
import { findSessionSecrets } from './session-secrets.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'session-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the secrets of the environment have priority, and no file is written', () => {
  const secrets = ['x'.repeat(32)];
  expect(findSessionSecrets({ sessionSecrets: secrets, dataDir: folder })).toEqual(secrets);
  expect(readdirSync(folder)).toEqual([]);
});

test('a secret is created, stored readable only by its owner, and reused', () => {
  const dataDir = join(folder, 'new', 'data');
  const first = findSessionSecrets({ sessionSecrets: null, dataDir });
  expect(first).toHaveLength(1);
  expect(first[0]?.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
  expect(findSessionSecrets({ sessionSecrets: null, dataDir })).toEqual(first);
});

test('a corrupt key file is rejected and left untouched', () => {
  writeFileSync(join(folder, 'session-secret'), 'short');
  expect(() => findSessionSecrets({ sessionSecrets: null, dataDir: folder })).toThrow(EnvironmentError);
  expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe('short');
});

test('an unusable folder is reported in one line with DATA_DIR', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  chmodSync(file, 0o600);
  const attempt = () => findSessionSecrets({ sessionSecrets: null, dataDir: join(file, 'inside') });
  expect(attempt).toThrow(EnvironmentError);
  expect(attempt).toThrow(/^DATA_DIR [^\n]*$/);
});

test('processes that start simultaneously use the same secret', async () => {
  const script = `const { findSessionSecrets } = await import('./lib/platform/settings/session-secrets.ts');
    console.log(findSessionSecrets({ sessionSecrets: null, dataDir: process.argv[1] })[0]);`;
  const run = () =>
    promisify(execFile)('node', ['--conditions=react-server', '--input-type=module', '-e', script, folder]);
  const outputs = await Promise.all([run(), run(), run(), run()]);
  const stored = readFileSync(join(folder, 'session-secret'), 'utf8');
  expect(outputs.map((output) => output.stdout.trim())).toEqual(Array(4).fill(stored));
});
