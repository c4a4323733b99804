import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCampusApi } from '#campus-api/index.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureBytes, fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { runToDeath } from '#campus-api/testing/run-command.ts';
import { readEventTime } from '#lib/platform/watch/event-times.ts';

const campus = withAdminCampus();
const dataDir = () => campus().options.dataDir;
const outside = (name: string) => join(dataDir(), '..', 'outside', name);
const notices = async () => campus().body('/notice/?depId=null');

async function backUp(name = 'campus.tar'): Promise<string> {
  expect(await campus().attempt(['backup', outside(name)])).toMatchObject({ status: 0, stderr: '' });
  return outside(name);
}

/** Everything in the data folder but the lock, which is always empty. */
function everything(): Record<string, string> {
  const entries = readdirSync(dataDir(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'latin1')]));
}

/** The archive, unpacked, changed and packed again. */
function tampered(archive: string, change: (folder: string) => void): string {
  const folder = outside('apart');
  mkdirSync(folder);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  change(folder);
  execFileSync('tar', ['-cf', outside('tampered.tar'), '-C', folder, ...readdirSync(folder)]);
  return outside('tampered.tar');
}

test('a back-up of a running campus is restored on an empty machine and on the same one', async () => {
  const { attempt, options, body, storedFiles } = campus();
  const before = await notices();
  const running = openCampusApi(options);
  const file = outside('campus.tar');
  expect(await attempt(['backup', file])).toEqual({
    status: 0,
    stdout: `Backed up: the database and 1 files to ${file}.\n`,
    stderr: '',
  });
  running.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(outside(''))).toEqual(['campus.tar']);

  rmSync(dataDir(), { recursive: true });
  expect(await attempt(['restore', file, '--yes'])).toMatchObject({ status: 0, stderr: '' });
  expect(await notices()).toEqual(before);
  expect(readFileSync(join(dataDir(), 'files', fixtureFile), 'utf8')).toBe(fixtureBytes);
  expect(await body('/contact')).toMatchObject([{ title: 'Test Campus' }]);

  await campus().attempt(['notice', 'remove', '1', '2', '--yes']);
  const later = campus().write('later.pdf', '%PDF-');
  await campus().attempt(['notice', 'add', '--text', 'Later', '--department', 'exam', '--file', later]);
  const after = await notices();
  const restored = await campus().attempt(['restore', file, '--yes']);
  expect(await notices()).toEqual(before);
  expect(storedFiles()).toEqual([fixtureFile]);
  const previous = /previous data is in (\S+);/.exec(restored.stdout)?.[1] ?? '';
  const api = openCampusApi({ ...options, dataDir: previous });
  const reply = await api.fetch(new Request('http://campus.invalid/notice/?depId=null'));
  expect((await reply.json()).body).toEqual(after);
  expect(readdirSync(join(previous, 'files'))).toEqual([expect.stringMatching(/later\.pdf$/)]);
  api.close();
});

test.each([
  ['cut short', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 20_000)), /it is incomplete/],
  ['empty', (file: string) => writeFileSync(file, ''), /not a back-up, or it is incomplete|not a back-up of/],
  ['no archive', (file: string) => writeFileSync(file, 'no archive at all '.repeat(200)), /it is incomplete/],
  ['missing', (file: string) => rmSync(file), /does not exist/],
])('an archive that is %s is rejected and changes nothing', async (_, harm, message) => {
  const file = await backUp();
  harm(file);
  const before = everything();
  expect(await campus().attempt(['restore', file, '--yes'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(message),
  });
  expect(everything()).toEqual(before);
});

test.each([
  [
    'a changed file',
    (folder: string) => writeFileSync(join(folder, 'files', fixtureFile), 'other'),
    /damaged \(1-routine\.pdf\)/,
  ],
  ['a file less', (folder: string) => rmSync(join(folder, 'files', fixtureFile)), /damaged \(1-routine\.pdf\)/],
  ['a changed database', (folder: string) => writeFileSync(join(folder, 'campus.db'), 'x'), /damaged \(campus\.db\)/],
  ['no manifest', (folder: string) => rmSync(join(folder, 'manifest.json')), /it is incomplete|not a back-up of/],
  [
    'a newer version',
    (folder: string) => replaceIn(folder, /"schema": \d+/, '"schema": 999'),
    /newer version of this program \(999/,
  ],
  [
    'a name that leads elsewhere',
    (folder: string) => replaceIn(folder, fixtureFile, '../../evil.pdf'),
    /not a back-up of a campus/,
  ],
])('an archive with %s is rejected and changes nothing', async (_, change, message) => {
  const file = tampered(await backUp(), change);
  const before = everything();
  expect(await campus().attempt(['restore', file, '--yes'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(message),
  });
  expect(everything()).toEqual(before);
});

function replaceIn(folder: string, pattern: string | RegExp, text: string): void {
  const file = join(folder, 'manifest.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
}

test('a restore needs confirmation, and a dry run reports whether the archive is valid', async () => {
  const file = await backUp();
  const before = everything();
  const refused = await campus().attempt(['restore', file]);
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('This replaces the campus in') });
  expect((await campus().attempt(['restore', file, '--dry-run'])).stdout).toMatch(/^Valid: .* Nothing was changed\./);
  expect(everything()).toEqual(before);
});

test('a restore is rejected while a process has the database open', async () => {
  const file = await backUp();
  const { attempt, options } = campus();
  const running = openCampusApi(options);
  const result = await attempt(['restore', file, '--yes']);
  running.close();
  expect(result).toMatchObject({ status: 1, stderr: expect.stringContaining('is running on this data: stop it') });
  expect(await attempt(['restore', file, '--yes'])).toMatchObject({ status: 0 });
});

test('a damaged database is moved aside unchanged', async () => {
  const file = await backUp();
  const before = await notices();
  const database = join(dataDir(), 'campus.db');
  writeFileSync(database, 'no database at all. '.repeat(500));
  writeFileSync(`${database}-wal`, 'log');
  const { stdout, status } = await campus().attempt(['restore', file, '--yes']);
  expect(status).toBe(0);
  expect(await notices()).toEqual(before);
  const previous = /previous data is in (\S+);/.exec(stdout)?.[1] ?? '';
  expect(readFileSync(join(previous, 'campus.db'), 'utf8')).toMatch(/^no database/);
  expect(readdirSync(previous).sort()).toEqual(['campus.db', 'campus.db-wal', 'files']);
});

test('a restore killed before its last step leaves the previous campus', async () => {
  const file = await backUp();
  await campus().attempt(['notice', 'remove', '1', '2', '--yes']);
  const before = await notices();
  await runToDeath('killed-restore.ts', [dataDir(), file]);
  expect(await notices()).toEqual(before);
  expect(await campus().attempt(['restore', file, '--yes'])).toMatchObject({ status: 0 });
  expect(await notices()).toHaveLength(4);
  expect(readdirSync(dataDir()).filter((name) => name.startsWith('.'))).toEqual([]);
});

test.each([
  [['backup'], 2, 'the name of the archive is missing'],
  [['restore'], 2, 'the name of the archive is missing'],
  [['backup', '/nowhere/x.tar'], 1, '/nowhere/x.tar.partial cannot be created'],
])('%j is rejected', async (args, status, message) => {
  expect(await campus().attempt(args)).toMatchObject({ status, stderr: expect.stringContaining(message) });
});

test('the time of a back-up is recorded for the watch, that of a failed one is not', async () => {
  await campus().attempt(['backup', outside('missing/campus.tar')]);
  expect(readEventTime(dataDir(), 'backup')).toBeNull();
  const before = Date.now();
  await backUp();
  expect(readEventTime(dataDir(), 'backup')).toBeGreaterThanOrEqual(before);
});

test('a back-up overwrites no file and needs a campus', async () => {
  const { attempt } = campus();
  const file = await backUp();
  expect(await attempt(['backup', file])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('exists already'),
  });
  rmSync(dataDir(), { recursive: true });
  expect(await attempt(['backup', outside('none.tar')])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('there is no campus'),
  });
});
