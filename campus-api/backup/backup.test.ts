import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { undoChange } from '#campus-api/campus/undo.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { withAdminLock } from '#campus-api/changes/admin-lock.ts';
import { type Confirmation, NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { openCampusApi } from '#campus-api/index.ts';
import { trackedTables } from '#campus-api/model/tracked-tables.ts';
import { saveDocuments } from '#campus-api/records/site-document/save-documents.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureBytes, fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { fixtureContent } from '#campus-api/testing/fixture-content.ts';
import { runToDeath } from '#campus-api/testing/run-command.ts';
import { fixtureDocuments, samplePage } from '#campus-api/testing/site-documents.ts';
import { readEventTime } from '#lib/platform/watch/event-times.ts';
import { withInspectedArchive } from './inspect-archive.ts';
import { restoreContent } from './restore-content.ts';
import { withStaging } from './staging.ts';

describe('back-up and restore', () => {
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

  test('the log of a deleted database is not added to the restored one', async () => {
    const file = await backUp();
    const database = join(dataDir(), 'campus.db');
    rmSync(database);
    writeFileSync(`${database}-wal`, 'log');
    writeFileSync(`${database}-journal`, 'journal');
    expect(await campus().attempt(['restore', file, '--yes'])).toMatchObject({ status: 0 });
    expect(readdirSync(dataDir()).filter((name) => name.startsWith('campus.db-'))).toEqual([]);
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
});

describe('restored content', () => {
  const campus = withAdminCampus();
  const file = () => join(campus().options.dataDir, '..', 'outside', 'campus.tar');
  const change = <Result>(confirmation: Confirmation, work: Parameters<typeof withCampus<Result>>[2]) =>
    withCampus(campus().options, { by: 'sita', confirmation }, work);
  const restore = (confirmation: Confirmation) =>
    withInspectedArchive(campus().options.dataDir ?? '', { path: file(), name: 'campus.tar' }, (archive) =>
      change(confirmation, (open) => restoreContent(open, archive)),
    );

  /** The responses of all calls of the campus API. */
  async function content(): Promise<unknown[]> {
    const { body } = campus();
    const calls = [
      '/contact',
      '/notice/?depId=null',
      '/staffs/searchEmpByType?id=1&keyId=3',
      '/staffsStricture',
      '/gallery',
    ];
    const replies = JSON.stringify(await Promise.all(calls.map(body)));
    // A restore changes the time of change of each notice.
    return [JSON.parse(replies.replaceAll(/,"updatedAt":"[^"]*"/g, '')), campus().storedFiles()];
  }

  async function removeMuch(): Promise<void> {
    const { attempt, write } = campus();
    for (const args of [
      ['notice', 'remove', '1', '2'],
      ['staff', 'remove', '1'],
      ['contact', 'edit', '--title', 'Another Campus'],
      ['notice', 'add', '--text', 'Later', '--department', 'exam', '--file', write('later.pdf', '%PDF-')],
    ]) {
      const yes = args[1] === 'remove' ? ['--yes'] : [];
      expect(await attempt([...args, ...yes])).toMatchObject({ status: 0, stderr: '' });
    }
  }

  test('content is restored while the campus is in use, after a confirmation, and can be undone from the log', async () => {
    const { attempt, options } = campus();
    const before = await content();
    await attempt(['backup', file()]);
    await removeMuch();
    await attempt(['qaa', 'user', 'add', 'sita', '--generate']);
    const after = await content();
    const running = openCampusApi(options);
    const question = await restore({ confirmed: false }).catch((error: unknown) => error);
    if (!(question instanceof NeedsConfirmationError)) throw question;
    expect(question.deletions).toMatchObject([
      { noun: 'file', names: ['later.pdf'] },
      { noun: 'notice', names: ['Later'] },
    ]);
    expect(await content()).toEqual(after);
    const tried = await restore({ confirmed: false, dryRun: true });
    expect(tried).toMatchObject({ change: null, result: { at: expect.any(String) } });
    expect(tried.result.counts).toEqual(
      expect.arrayContaining([
        { noun: 'notice', before: 3, after: 4 },
        { noun: 'member of staff', before: 3, after: 4 },
        { noun: 'album', before: 2, after: 2 },
      ]),
    );
    const done = await restore({ confirmed: question.token });
    expect(await content()).toEqual(before);
    expect((await attempt(['qaa', 'user', 'list'])).stdout).toContain('sita');
    expect((await attempt(['audit'])).stdout).toMatch(/sita: restore /);
    expect(running.takePublished()).toEqual(expect.arrayContaining(['contact', 'notices', 'staff']));

    expect(await restore({ confirmed: false })).toMatchObject({ change: null, deletions: [] });
    await change({ confirmed: true }, (open) => undoChange(open, done.change ?? 0));
    expect(await content()).toEqual(after);
    running.close();
  });

  test('an id assigned since the back-up is not assigned again', async () => {
    const { attempt } = campus();
    await attempt(['backup', file()]);
    await attempt(['notice', 'add', '--text', 'Later', '--department', 'exam']);
    await restore({ confirmed: true });
    expect((await attempt(['notice', 'add', '--text', 'New', '--department', 'exam'])).stdout).toContain('6 ');
  });

  test('a different file under the name of a file of the back-up is not overwritten', async () => {
    const { attempt, options, body } = campus();
    await attempt(['backup', file()]);
    const stored = join(options.dataDir, 'files', fixtureFile);
    rmSync(stored);
    writeFileSync(stored, 'another');
    await restore({ confirmed: true });
    const notices = JSON.stringify(await body('/notice/?depId=null'));
    const name = /\d+-1-1-routine-pdf\.pdf|\d+-1-1-routine\.pdf/.exec(notices)?.[0] ?? '';
    expect(readFileSync(join(options.dataDir, 'files', name), 'utf8')).toBe(fixtureBytes);
  });

  test('a corrupt or unrelated archive is rejected by name and changes nothing', async () => {
    const { attempt } = campus();
    await attempt(['backup', file()]);
    await removeMuch();
    const before = await content();
    const whole = readFileSync(file());
    for (const [bytes, code] of [
      [whole.subarray(0, 20_000), 'file-no-archive'],
      [Buffer.from('%PDF-1.7 no archive'), 'file-no-archive'],
      [Buffer.alloc(10_240), 'file-no-backup'],
      [Buffer.concat([whole.subarray(0, -12_000), Buffer.from('x'), whole.subarray(-11_999)]), 'file-damaged-backup'],
    ] as const) {
      writeFileSync(file(), bytes);
      await expect(restore({ confirmed: true })).rejects.toMatchObject({
        issues: [{ code, values: { file: 'campus.tar' } }],
      });
      expect(await content()).toEqual(before);
    }
  });

  test('every record that appears, changes or disappears for visitors is named, and a republished notice gives a warning', async () => {
    const { attempt } = campus();
    await attempt(['backup', file()]);
    await attempt(['notice', 'withdraw', '1']);
    await attempt(['notice', 'add', '--text', 'Later', '--department', 'exam']);
    await attempt(['contact', 'edit', '--title', 'Another Campus']);
    const tried = await restore({ confirmed: false, dryRun: true });
    const { description } = fixtureContent.notices.find(({ id }) => id === 1) ?? { description: '' };
    expect(tried.result.visible).toEqual({
      appears: [{ noun: 'notice', name: description }],
      changes: [{ noun: 'contact record', name: 'Test Campus' }],
      disappears: [{ noun: 'notice', name: 'Later' }],
    });
    const question = await restore({ confirmed: false }).catch((error: unknown) => error);
    if (!(question instanceof NeedsConfirmationError)) throw question;
    expect(question.warnings).toMatchObject([{ code: 'restore-republishes', values: { id: 1, text: description } }]);
    // A notice withdrawn after the question needs another confirmation.
    await attempt(['notice', 'withdraw', '2']);
    await expect(restore({ confirmed: question.token })).rejects.toThrow(NeedsConfirmationError);

    const dryRun = await attempt(['restore', file(), '--dry-run']);
    expect(dryRun.stdout).toContain(`Appears: notice ${description}\n`);
    expect(dryRun.stdout).toContain('Changes: contact record Test Campus\nDisappears: notice Later\n');
  });

  const document = { key: 'page/history', content: { ...samplePage('History', `[Routine](/files/${fixtureFile})`) } };
  const save = (...documents: { key: string; content: unknown }[]) =>
    change({ confirmed: true }, (open) => saveDocuments(open, documents));

  test('site content is restored with its files, and each document that changes for visitors is named', async () => {
    const { attempt, body, options } = campus();
    await save(document, { key: 'page/draft', content: { ...samplePage('Draft'), isDraft: true } });
    await attempt(['backup', file()]);
    const documents = async () => JSON.stringify(await body('/site')).replaceAll(/,"updatedAt":"[^"]*"/g, '');
    const before = await documents();
    const stored = join(options.dataDir, 'files', fixtureFile);
    rmSync(stored);
    writeFileSync(stored, 'another');
    await save(
      { key: 'page/draft', content: samplePage('Draft') },
      { key: 'page/rules', content: samplePage('Rules') },
    );
    const { result } = await restore({ confirmed: true });
    expect(result.visible).toMatchObject({
      disappears: [
        { noun: 'document of the site', name: 'page/draft' },
        { noun: 'document of the site', name: 'page/rules' },
      ],
    });
    const text = await documents();
    const name = /\/files\/(\d+[\w-]*\.pdf)/.exec(text)?.[1] ?? '';
    expect(readFileSync(join(options.dataDir, 'files', name), 'utf8')).toBe(fixtureBytes);
    expect(text.replace(name, fixtureFile)).toBe(before);
  });
});

describe('hostile archives', () => {
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
    [
      'a link for a manifest',
      replaceBy('manifest.json', (path, target) => symlinkSync(target, path)),
      'file-no-backup',
    ],
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
        'ALTER TABLE staff DROP COLUMN display_order; ALTER TABLE staff ADD COLUMN display_order INTEGER AS (hex(zeroblob(100000000)))',
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
    [
      'a document of 101 lists within each other',
      changeDatabase(
        `INSERT INTO site_documents (key, content) VALUES ('nested', '{"a":${'['.repeat(100)}${']'.repeat(100)}}')`,
      ),
      'file-damaged-backup',
    ],
    [
      'a record of 101 lists within each other',
      changeDatabase(`UPDATE staff SET content = '{"about":${'['.repeat(100)}${']'.repeat(100)}}'`),
      'file-damaged-backup',
    ],
    ['corrected texts that are not JSON', changeDatabase("UPDATE notice_files SET texts = '{'"), 'file-damaged-backup'],
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
    await expect(inspect(file, { baseMs: 1, perGigabyteMs: 0 })).rejects.toMatchObject(
      refusal('file-unchecked-backup'),
    );
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
});

describe('an export', () => {
  const campus = withAdminCampus();
  const folder = () => join(campus().options.dataDir, '..', 'outside', 'export');
  const read = (name: string) => readFileSync(join(folder(), name), 'utf8');
  const json = (table: string): unknown => JSON.parse(read(`${table}.json`));

  test('an export has every table as JSON and CSV and every file, and no password', async () => {
    const { attempt, options, post, storedFiles } = campus();
    await withCampus(options, { by: 'sita' }, (open) => saveDocuments(open, fixtureDocuments));
    await attempt(['notice', 'withdraw', '2', '--yes']);
    await attempt(['staff', 'edit', '2', '--name-ne', 'सीता', '--office-hours', '10 to 12', '--yes']);
    const enquiry = {
      id: 'a'.repeat(22),
      reference: 'K7M2-0001',
      kind: 'question',
      name: 'Gita',
      email: '',
      phone: '',
    };
    await post('/enquiry', { ...enquiry, text: '=1+1', language: 'ne' });
    const tables = [...Object.keys(trackedTables), 'enquiries'];
    expect(await attempt(['export', folder()])).toEqual({
      status: 0,
      stdout: `Exported: ${tables.length} tables and 1 files to ${folder()}.\n`,
      stderr: '',
    });

    const names = tables.flatMap((table) => [`${table}.csv`, `${table}.json`]);
    expect(readdirSync(folder()).sort()).toEqual([...names, 'files'].sort());
    expect(json('notices')).toMatchObject([
      { id: 1 },
      { id: 2, withdrawn_at: expect.any(String) },
      { id: 3 },
      { id: 4 },
    ]);
    expect(read('notices.csv')).toContain('परीक्षा तालिका');
    expect(json('staff')).toContainEqual(
      expect.objectContaining({ id: 2, full_name_ne: 'सीता', office_hours: '10 to 12' }),
    );
    expect(read('staff.csv').split('\r\n')[0]?.split(',')).toEqual(
      expect.arrayContaining(['full_name', 'full_name_ne', 'office_hours']),
    );
    expect(read('staff.csv')).not.toContain('content');
    expect(json('site_documents')).toContainEqual(
      expect.objectContaining({ key: 'identity', content: expect.any(Object) }),
    );
    expect(json('qaa_account')).toEqual([expect.not.objectContaining({ password_hash: expect.anything() })]);
    expect(read('qaa_account.csv')).not.toContain('password_hash');
    expect(json('enquiries')).toMatchObject([{ name: 'Gita', received: expect.stringMatching(/^20\d\d-.*Z$/) }]);
    expect(read('enquiries.csv')).toContain("'=1+1");
    expect(storedFiles()).toEqual([fixtureFile]);
    expect(read(join('files', fixtureFile))).toBe(fixtureBytes);

    expect(await attempt(['export', folder()])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('exists already'),
    });
    expect(existsSync(join(folder(), 'files'))).toBe(true);
  });
});
