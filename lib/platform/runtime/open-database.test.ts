import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './open-database.ts';

const TABLES = 'CREATE TABLE IF NOT EXISTS counts (count INTEGER) STRICT';
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'database-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openDatabase(dataDir, 'a.db', TABLES);

test('a database is readable only by its owner', () => {
  const { database } = open();
  database.exec('INSERT INTO counts VALUES (1)');
  for (const file of ['a.db', 'a.db-wal', 'a.db-shm']) expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
  // Also keeps the connection: collected as garbage, it would close and remove its auxiliary files before they are read.
  database.close();
});

test('waiting for the lock of another process does not block this process', async () => {
  const [one, other] = [open(), open()];
  other.database.exec('BEGIN IMMEDIATE');
  let turns = 0;
  const turn = setInterval(() => {
    turns += 1;
    if (turns === 5) other.database.exec('COMMIT');
  }, 10);
  await one.write(() => one.database.exec('INSERT INTO counts VALUES (1)'));
  clearInterval(turn);
  expect(turns).toBeGreaterThanOrEqual(5);
  expect(other.database.prepare('SELECT count FROM counts').all()).toEqual([{ count: 1 }]);
});

test('a failed transaction is rolled back', async () => {
  const { database, write } = open();
  const broken = write(() => {
    database.exec('INSERT INTO counts VALUES (1)');
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(database.prepare('SELECT count FROM counts').all()).toEqual([]);
});
