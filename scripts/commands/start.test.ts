import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const folder = () => mkdtempSync(join(tmpdir(), 'campus-start-'));

/** Returns the error output of an `npm start` that must fail. All of these failures come before a build. */
function refusal(env: Record<string, string>): string[] {
  const { status, stderr } = spawnSync('node', ['scripts/commands/start.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', NODE_NO_WARNINGS: '1', PORT: '0', ...env },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stderr.trim().split('\n');
}

test.each([
  ['PORT', 'many'],
  ['SITE_URL', 'campus.example'],
  ['UPSTREAM_URL', 'ftp://api.example'],
  ['SESSION_SECRET', 'short'],
])('an invalid %s stops the start with one line that names it', (name, value) => {
  const lines = refusal({ DATA_DIR: folder(), [name]: value });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^✗ ${name} takes `));
});

test('a port that is taken stops the start with one line', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const lines = refusal({ DATA_DIR: folder(), PORT: port });
  server.close();
  expect(lines).toEqual([expect.stringContaining(`PORT ${port} is taken`)]);
});

test('an unusable DATA_DIR stops the start with one line, and existing files stay', () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, 'mine');
  const lines = refusal({ DATA_DIR: file });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(file);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('a database from a newer version stops the start with one line and is left unchanged', () => {
  const dataDir = folder();
  const file = join(dataDir, 'campus.db');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 9999');
  database.close();
  const before = readFileSync(file);
  const lines = refusal({ DATA_DIR: dataDir });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/newer/);
  expect(readFileSync(file).equals(before)).toBe(true);
});
