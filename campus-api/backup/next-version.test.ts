import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { currentVersion, migrate, schemaVersion } from '#campus-api/database/migrate.ts';
import { migrations } from '#campus-api/database/migrations.ts';
import { databaseName, type Manifest } from './manifest.ts';
import { contentName, contentTablesOf, createModel, rebuildContent } from './rebuild-content.ts';

// A program of the next version, whose migration adds a table and a column.
jest.mock('#campus-api/database/migrations.ts', () => {
  const [baseline = ''] = jest.requireActual('#campus-api/database/migrations.ts').migrations;
  const [events = ''] = /CREATE TABLE events .*?STRICT;/s.exec(baseline) ?? [];
  const next = `${events} ALTER TABLE notices ADD COLUMN topic TEXT NOT NULL DEFAULT 'none';`;
  return { migrations: [`${baseline} DROP TABLE events;`, next] };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'next-version-'));
  const database = new DatabaseSync(join(folder, databaseName));
  database.exec(`${migrations[0]}; PRAGMA user_version = 1;
    INSERT INTO notices (id, description, created_date) VALUES (7, 'Exam', '2026-01-01T10:00:00+05:45')`);
  database.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readNotices = (name: string) => {
  const database = new DatabaseSync(join(folder, name));
  const rows = database.prepare('SELECT id, description, topic FROM notices').all();
  const events = database.prepare('SELECT count(*) AS count FROM events').get();
  database.close();
  return { rows, events };
};
const migrated = { rows: [{ id: 7, description: 'Exam', topic: 'none' }], events: { count: 0 } };
const manifest = (schema: number): Manifest => ({
  format: 'campus back-up 1',
  at: '2026-01-01T00:00:00.000Z',
  schema,
  database: { name: databaseName, bytes: 1, sha256: '' },
  files: [],
});

test('the next version migrates a database of the baseline and keeps its rows', () => {
  const database = new DatabaseSync(join(folder, databaseName));
  migrate(database, schemaVersion(database));
  expect(schemaVersion(database)).toBe(currentVersion);
  database.close();
  expect(readNotices(databaseName)).toEqual(migrated);
});

test('the next version restores a back-up of the baseline and leaves its own new tables as they are', () => {
  rebuildContent(folder, 'campus.tar', manifest(1));
  expect(readNotices(contentName)).toEqual(migrated);
  expect(contentTablesOf(1)).not.toContain('events');
  expect(contentTablesOf(2)).toContain('events');
});

test('a back-up whose tables are not those of its version is rejected', () => {
  const database = new DatabaseSync(join(folder, databaseName));
  database.exec('PRAGMA user_version = 2');
  database.close();
  expect(() => rebuildContent(folder, 'campus.tar', manifest(2))).toThrow();
  expect(createModel(1).prepare("SELECT 1 FROM sqlite_schema WHERE name = 'events'").get()).toBeUndefined();
});

test('a database of a newer version is rejected by its number', () => {
  const database = new DatabaseSync(join(folder, databaseName));
  database.exec('PRAGMA user_version = 3');
  expect(() => schemaVersion(database)).toThrow('has version 3, newer than the 2 of this program');
  database.close();
});
