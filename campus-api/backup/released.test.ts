import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { runCommandLine } from '#campus-api/cli/program/command-line.ts';
import { trackedTables } from '#campus-api/model/tracked-tables.ts';
import { readReleasedCampus, writeReleasedBackup } from '#campus-api/testing/released-campus.ts';
import { withInspectedArchive } from './inspect-archive.ts';
import { restoreContent } from './restore-content.ts';

// Back-ups that released versions wrote, with what the campus API replied then. They are never changed: a version whose tables or archives differ adds its own,
// with RELEASED=1.0.0 npx jest campus-api/backup/released
const folder = join(__dirname, '../testing');
const released = (version: string, type: string) => join(folder, `released-${version}.${type}`);
const outer = mkdtempSync(join(tmpdir(), 'released-'));
const dataDir = join(outer, 'data');
const options = { dataDir, content: null };
let output: jest.SpyInstance[];

beforeAll(() => (process.env.RELEASED ? writeReleasedBackup(folder, process.env.RELEASED) : undefined), 120_000);
beforeEach(() => {
  output = [jest.spyOn(console, 'log').mockImplementation(), jest.spyOn(console, 'error').mockImplementation()];
});
afterEach(() => {
  for (const spy of output) spy.mockRestore();
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => rmSync(outer, { recursive: true }));

const versions = process.env.RELEASED
  ? [process.env.RELEASED]
  : globSync('released-*.json', { cwd: folder }).map((name) => name.slice('released-'.length, -'.json'.length));

test('a back-up of version 1.0.0 exists', () => expect(versions).toContain('1.0.0'));

describe.each(versions)('a campus of version %s', (version) => {
  let expected: Record<string, unknown>;
  const unpacked = join(outer, version);
  const archive = join(outer, `${version}.tar`);
  const command = (...args: string[]) => runCommandLine(args, { ...process.env, DATA_DIR: dataDir });

  beforeAll(() => {
    expected = JSON.parse(readFileSync(released(version, 'json'), 'utf8'));
    mkdirSync(unpacked);
    execFileSync('tar', ['-xzf', released(version, 'tar.gz'), '-C', unpacked]);
    execFileSync('sh', ['-c', `gunzip --stdout "${released(version, 'tar.gz')}" >"${archive}"`]);
  });

  test('has a record of each type', () => {
    const database = new DatabaseSync(join(unpacked, 'campus.db'), { readOnly: true });
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const content = tables
      .map(({ name }) => String(name))
      .filter((name) => name in trackedTables || name === 'enquiries');
    const empty = content.filter((name) => database.prepare(`SELECT 1 FROM ${name}`).get() === undefined);
    database.close();
    expect(empty).toEqual([]);
  });

  test('its database is migrated, and every record is read as that version read it', async () => {
    mkdirSync(dataDir);
    for (const name of ['campus.db', 'files']) cpSync(join(unpacked, name), join(dataDir, name), { recursive: true });
    expect(await readReleasedCampus(dataDir)).toMatchObject(expected);
  });

  test('its back-up is restored into an empty folder', async () => {
    expect(await command('restore', archive, '--yes')).toBe(0);
    expect(await readReleasedCampus(dataDir)).toMatchObject(expected);
  });

  test('its back-up replaces the content of another campus', async () => {
    expect(await command('prepare', '--empty', '--name', 'Another Campus', '--yes')).toBe(0);
    await withInspectedArchive(dataDir, { path: archive }, (inspected) =>
      withCampus(options, { by: 'sita', confirmation: { confirmed: true } }, (campus) =>
        restoreContent(campus, inspected),
      ),
    );
    const { enquiry, login, ...content } = expected;
    expect(await readReleasedCampus(dataDir)).toMatchObject(content);
  });
});
