import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { withAdminLock } from '#campus-api/changes/admin-lock.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { withInspectedArchive } from './inspect-archive.ts';
import { withStaging } from './staging.ts';

const campus = withAdminCampus();
const dataDir = () => campus().options.dataDir ?? '';

/** A back-up of the campus, unpacked, changed by `change` and packed again with the options of tar. */
async function tampered(change: (folder: string) => void, tarOptions: string[] = []): Promise<string> {
  const outside = mkdtempSync(join(dataDir(), '..', 'outside-'));
  const file = join(outside, 'campus.tar');
  expect(await campus().attempt(['backup', file])).toMatchObject({ status: 0, stderr: '' });
  const folder = join(outside, 'apart');
  mkdirSync(folder);
  execFileSync('tar', ['-xf', file, '-C', folder]);
  change(folder);
  execFileSync('tar', [...tarOptions, '-cf', file, '-C', folder, ...readdirSync(folder)]);
  return file;
}

const inspect = (path: string, limits = {}) =>
  withInspectedArchive(dataDir(), { path, name: 'campus.tar' }, async ({ manifest }) => manifest, limits);
const refusal = (code: string) => ({ issues: [{ code, values: { file: 'campus.tar' } }] });

/** Changes the database of the back-up and its entry in the manifest. */
function changeDatabase(sql: string) {
  return (folder: string) => {
    const file = join(folder, 'campus.db');
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
    const bytes = readFileSync(file);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    manifest.database = { name: 'campus.db', bytes: bytes.length, sha256 };
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  };
}

const replaceBy = (name: string, make: (path: string, target: string) => void) => (folder: string) => {
  renameSync(join(folder, name), join(folder, 'moved'));
  make(join(folder, name), 'moved');
};
const ENDLESS = 'WITH RECURSIVE endless(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM endless)';

test.each([
  ['a pipe for a manifest', replaceBy('manifest.json', (path) => execFileSync('mkfifo', [path])), 'file-no-backup'],
  ['a link for a manifest', replaceBy('manifest.json', (path, target) => symlinkSync(target, path)), 'file-no-backup'],
  ['a device for a database', replaceBy('campus.db', (path) => symlinkSync('/dev/zero', path)), 'file-no-backup'],
  ['a link for the files', replaceBy('files', (path) => symlinkSync('/etc', path)), 'file-no-backup'],
  [
    'a link among the files',
    replaceBy(`files/${fixtureFile}`, (path) => symlinkSync('/etc/passwd', path)),
    'file-no-backup',
  ],
  ['a trigger', changeDatabase('CREATE TRIGGER t AFTER INSERT ON staff BEGIN SELECT 1; END'), 'file-no-backup'],
  ['an additional table', changeDatabase('CREATE TABLE mine (x)'), 'file-no-backup'],
  ['a virtual table', changeDatabase('CREATE VIRTUAL TABLE mine USING fts5(x)'), 'file-no-backup'],
  ['an endless view', changeDatabase(`CREATE VIEW mine AS ${ENDLESS} SELECT x FROM endless`), 'file-no-backup'],
  [
    'an endless view instead of a known table',
    changeDatabase(
      `DROP VIEW used_files; CREATE VIEW used_files (stored) AS ${ENDLESS} SELECT CAST(x AS TEXT) FROM endless`,
    ),
    'file-no-backup',
  ],
  [
    'a generated column',
    changeDatabase(`ALTER TABLE counter ADD COLUMN heavy TEXT AS (hex(zeroblob(visit + 100000000)))`),
    'file-no-backup',
  ],
  [
    'a generated column instead of a known one',
    changeDatabase(
      'ALTER TABLE staff DROP COLUMN about; ALTER TABLE staff ADD COLUMN about TEXT AS (hex(zeroblob(100000000)))',
    ),
    'file-no-backup',
  ],
  ['an additional index', changeDatabase('CREATE INDEX mine ON staff (hex(full_name))'), 'file-no-backup'],
  [
    'seats without a person',
    changeDatabase('PRAGMA foreign_keys = OFF; UPDATE committee_seats SET staff_id = 999 WHERE committee_id = 1'),
    'file-damaged-backup',
  ],
  [
    'a value that violates a constraint',
    changeDatabase('PRAGMA ignore_check_constraints = ON; UPDATE staff SET type = 7'),
    'file-damaged-backup',
  ],
])('a back-up with %s is rejected', async (_, change, code) => {
  const file = await tampered(change);
  await expect(inspect(file)).rejects.toMatchObject(refusal(code));
  expect(readdirSync(dataDir()).filter((name) => name.startsWith('.staging'))).toEqual([]);
});

test('a sparse archive that claims 512 GB is rejected before anything is written', async () => {
  const grow = (folder: string) => execFileSync('truncate', ['-s', '512G', join(folder, 'campus.db')]);
  const file = await tampered(grow, ['--sparse']);
  await expect(inspect(file)).rejects.toMatchObject(refusal('file-no-backup'));
});

test('a back-up whose manifest has other sizes than the archive is rejected before anything is written', async () => {
  const file = await tampered((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    manifest.database.bytes = 2 ** 50;
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  });
  await expect(inspect(file)).rejects.toMatchObject(refusal('file-damaged-backup'));
});

test('the check of a back-up times out, and the next one is checked', async () => {
  const file = await tampered(() => undefined);
  const report = jest.spyOn(console, 'error').mockImplementation();
  await expect(inspect(file, { baseMs: 1, perGigabyteMs: 0 })).rejects.toMatchObject(refusal('file-unchecked-backup'));
  expect(report).toHaveBeenCalledWith(expect.stringContaining('SIGKILL'));
  report.mockRestore();
  expect(await inspect(file)).toMatchObject({ format: 'campus back-up 1' });
});

test('the check of a back-up that needs more memory than its limit is rejected, and this process goes on', async () => {
  const file = await tampered(() => undefined);
  const report = jest.spyOn(console, 'error').mockImplementation();
  await expect(inspect(file, { heapMegabytes: 1 })).rejects.toMatchObject(refusal('file-unchecked-backup'));
  expect(report).toHaveBeenCalledWith(expect.stringMatching(/the process ended: (SIG|\d)/));
  report.mockRestore();
  expect(await inspect(file)).toMatchObject({ format: 'campus back-up 1' });
});

test('while a back-up is checked, the campus can be changed and this process serves requests', async () => {
  const file = await tampered(() => undefined);
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const checked = inspect(file);
  expect(await withAdminLock(dataDir(), () => 'changed')).toBe('changed');
  await checked;
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('long names, hard links and unrelated members are read from archives in each format of tar', async () => {
  for (const format of ['gnu', 'pax', 'ustar']) {
    const file = await tampered(
      (folder) => {
        execFileSync('ln', [join(folder, 'campus.db'), join(folder, 'another.db')]);
        writeFileSync(join(folder, '._campus.db'), 'from a Mac');
      },
      [`--format=${format}`],
    );
    expect(await inspect(file)).toMatchObject({ files: [{ name: fixtureFile }] });
  }
});

test('the staging folder of an ended process is deleted, one of a running process stays', async () => {
  const gone = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
  for (const pid of [gone, process.ppid]) mkdirSync(join(dataDir(), `.staging-${pid}-abc`));
  await withStaging(dataDir(), (outer) =>
    withStaging(dataDir(), async () => {
      expect(readdirSync(dataDir())).toEqual(expect.arrayContaining([outer.split('/').at(-1)]));
    }),
  );
  const left = readdirSync(dataDir()).filter((name) => name.startsWith('.staging'));
  expect(left).toEqual([`.staging-${process.ppid}-abc`]);
  rmSync(join(dataDir(), left[0] ?? ''), { recursive: true });
});
