import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangedRow } from '#campus-api/changes/row-log.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { openCampusApi } from '#campus-api/index.ts';
import { trackedTables } from '#campus-api/model/tracked-tables.ts';
import { calls, optionalCalls } from '#campus-api/records/api.ts';
import { noticeChanges } from '#campus-api/records/notice/changes.ts';
import { publicationChanges } from '#campus-api/records/publication/changes.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { staffChanges } from '#campus-api/records/staff/changes.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureFile, openFixture } from '#campus-api/testing/fixture-api.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { takeAdminLock, withAdminLock } from './admin-lock.ts';
import { listChanges } from './change-log.ts';
import { NeedsConfirmationError } from './confirmation.ts';
import { describeDeletion, findDeletions } from './deletions.ts';
import { findSubjects } from './find-subjects.ts';
import { openPreviewFolder } from './preview-folder.ts';
import { ConflictError, revisionOf } from './revisions.ts';
import { startRowLog } from './row-log.ts';
import { siteUpdateLines, siteUpdateOf } from './site-update.ts';
import { parseSummary, type Subject, showSubjects } from './subjects.ts';

/** Notices without the time of their last change. */
const withoutTimes = (list: unknown) =>
  z
    .array(z.looseObject({ updatedAt: z.string().optional() }))
    .parse(list)
    .map(({ updatedAt: _, ...notice }) => notice);

describe('changes', () => {
  const campus = withAdminCampus();
  // Without the time of change, which an undo sets.
  const notices = async () => withoutTimes(await campus().body('/notice/?depId=null'));
  const teachers = () => campus().body('/staffs/searchEmpByType?id=1&keyId=3');
  const structure = () => campus().body('/staffsStricture');
  const backupFile = () => join(campus().options.dataDir, 'kept-files', fixtureFile);
  const asSita = { by: 'sita', confirmation: { confirmed: true } };

  test('a destructive command lists its deletions, and without a terminal changes nothing unless --yes is given', async () => {
    const before = await notices();
    const refused = await campus().attempt(['notice', 'remove', '1', '2']);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('This deletes 2 notices: Exam routine 100% final, Admission open');
    expect(refused.stderr).toContain('This deletes 1 file: Routine.pdf');
    expect(refused.stderr).toContain('--yes');
    const tried = await campus().attempt(['notice', 'remove', '1', '--dry-run']);
    expect(tried).toMatchObject({ status: 0, stdout: expect.stringContaining('nothing was changed') });
    expect(tried.stdout).toContain('Deleted: 1 notice: Exam routine 100% final');
    expect(await notices()).toEqual(before);
    expect(campus().storedFiles()).toEqual([fixtureFile]);
    expect((await campus().attempt(['audit'])).stdout).toBe('There are no changes yet.\n');
  });

  test('undo restores a removed notice and its file, which was not served meanwhile, and can itself be undone', async () => {
    const { attempt, storedFiles } = campus();
    const before = await notices();
    await attempt(['notice', 'remove', '1', '--yes']);
    expect(storedFiles()).toEqual([]);
    expect(existsSync(backupFile())).toBe(true);
    expect(await attempt(['undo'])).toMatchObject({ status: 0, stderr: '' });
    expect(await notices()).toEqual(before);
    expect(storedFiles()).toEqual([fixtureFile]);
    expect(await attempt(['undo', '2', '--yes'])).toMatchObject({ status: 0 });
    expect(await notices()).toHaveLength(3);
    expect(storedFiles()).toEqual([]);
    expect((await attempt(['undo'])).stdout).toContain('Undone');
    expect(await notices()).toEqual(before);
  });

  test('undo of an added notice needs confirmation before the notice and its file are deleted', async () => {
    const { attempt, write, storedFiles } = campus();
    const before = await notices();
    const file = write('form.pdf', '%PDF-');
    await attempt(['notice', 'add', '--text', 'New', '--department', 'exam', '--file', file]);
    expect(await attempt(['undo'])).toMatchObject({ status: 1, stderr: expect.stringContaining('1 notice: New') });
    expect(storedFiles()).toHaveLength(2);
    expect(await attempt(['undo', '--yes'])).toMatchObject({ status: 0 });
    expect([await notices(), storedFiles()]).toEqual([before, [fixtureFile]]);
  });

  test('a table with one row deletes other staff and their seats only when confirmed, and undo restores them', async () => {
    const { attempt, write } = campus();
    const [people, seats] = [await teachers(), await structure()];
    const table = write('one.csv', 'name,type\nSita Adhikari,teaching\n');
    const refused = await attempt(['staff', 'import', table, '--replace']);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('4 members of staff: Person 1, Person 2, Person 3, Person 4');
    expect(refused.stderr).toContain('3 seats in committees: Person 1, Person 2, Person 3');
    expect(refused.stderr).toContain('4 seats in the structure: Person 1, ');
    expect(await teachers()).toEqual(people);
    expect(await attempt(['staff', 'import', table, '--replace', '--yes'])).toMatchObject({ status: 0 });
    expect(await teachers()).toMatchObject([{ fullName: 'Sita Adhikari' }]);
    expect(await attempt(['undo', '--yes'])).toMatchObject({ status: 0 });
    expect([await teachers(), await structure()]).toEqual([people, seats]);
  });

  test('the audit log lists author, time and subject of each change, and undone changes', async () => {
    const { attempt, options } = campus();
    await withCampus(options, asSita, (open) =>
      noticeChanges.add(open, { text: 'परीक्षा तालिका', department: ['exam'] }),
    );
    await attempt(['notice', 'edit', '5', '--text', 'Exam routine']);
    await attempt(['undo']);
    const [undone, edited, added] = (await attempt(['audit'])).stdout.split('\n');
    expect(added).toMatch(/^ {3}1 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d, sita: add notice 5 \(परीक्षा तालिका\)$/);
    expect(edited).toMatch(/ \(command\): edit notice 5 \(Exam routine\), undone by 3$/);
    expect(undone).toMatch(/ \(command\): undo of 2: notice 5 \(परीक्षा तालिका\)$/);
  });

  test('a change cannot be undone before a later change of the same record', async () => {
    const { attempt } = campus();
    await attempt(['notice', 'edit', '1', '--text', 'Second']);
    await attempt(['notice', 'edit', '2', '--text', 'Of another']);
    await attempt(['notice', 'edit', '1', '--text', 'Third']);
    expect(await attempt(['undo', '1'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('before no. 3, which came after it'),
    });
    expect(await attempt(['undo', '2'])).toMatchObject({ status: 0 });
    await attempt(['undo', '3']);
    await attempt(['undo', '1']);
    expect(await campus().body('/notice/search?search=Exam routine')).toMatchObject([{ id: 1 }]);
    expect(await attempt(['undo', '1'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already undone'),
    });
    expect(await attempt(['undo'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no change that could'),
    });
  });

  test('an edit of a record that another person changed meanwhile is rejected with their name', async () => {
    const { options, body } = campus();
    const read = await withCampus(options, asSita, ({ database }) => revisionOf(database, 'notice', 1));
    await withCampus(options, asSita, (open) => noticeChanges.edit(open, 1, { text: 'By Sita' }, read));
    const late = withCampus(options, { by: 'gita' }, (open) => noticeChanges.edit(open, 1, { text: 'By Gita' }, read));
    const error = await late.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({
      message: expect.stringContaining('by sita'),
      changes: [{ by: 'sita', action: 'edit' }],
    });
    expect(await body('/notice/search?search=by')).toMatchObject([{ description: 'By Sita' }]);
  });

  test('a confirmation is rejected when the affected records changed', async () => {
    const { options } = campus();
    const remove = (ids: number[], confirmed: string | boolean) =>
      withCampus(options, { by: 'sita', confirmation: { confirmed } }, (open) => noticeChanges.remove(open, ids));
    const error = await remove([1], false).catch((reason: unknown) => reason);
    const token = error instanceof NeedsConfirmationError ? error.token : '';
    await expect(remove([1, 2], token)).rejects.toBeInstanceOf(NeedsConfirmationError);
    expect(await notices()).toHaveLength(4);
    expect((await remove([1], token)).change).toBe(1);
    expect(await notices()).toHaveLength(3);
  });

  test('a password change is audited but cannot be undone; the removal of a user can', async () => {
    const { attempt } = campus();
    const input = 'long enough words\n';
    await attempt(['qaa', 'user', 'add', 'sita'], { input });
    await attempt(['qaa', 'user', 'add', 'sita', '--new-password'], { input });
    expect(await attempt(['undo', '2'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('can no longer be undone'),
    });
    expect((await attempt(['audit'])).stdout).toContain('edit qaa-user 2 (sita)');
    await attempt(['qaa', 'user', 'remove', 'sita', '--yes']);
    expect(await attempt(['undo'])).toMatchObject({ status: 0 });
    expect((await attempt(['qaa', 'user', 'list'])).stdout).toContain('sita');
  });

  test('a change without effect leaves no entry', async () => {
    const { attempt } = campus();
    expect((await attempt(['notice', 'edit', '2', '--text', 'Admission open'])).stdout).toContain(
      'Nothing had to change',
    );
    expect((await attempt(['audit'])).stdout).toBe('There are no changes yet.\n');
  });

  /** Internal tables without published content; visitors' enquiries are deleted permanently. */
  const logTables = ['changes', 'changed_records', 'changed_rows', 'kept_files'];
  const ownTables = [
    'enquiries',
    'last_ids',
    'leftover_files',
    ...logTables,
    'admin_accounts',
    'admin_apps',
    'admin_drafts',
    'admin_identities',
    'admin_passkeys',
    'admin_recovery_codes',
    'admin_sessions',
    'admin_settings',
    'admin_uploads',
    'admin_wrong_codes',
  ];

  test('every table of content is tracked', () => {
    const { database } = prepareDatabase(campus().options, false);
    startRowLog(database);
    const tables = database.prepare("SELECT name FROM main.sqlite_schema WHERE type = 'table'").all();
    database.close();
    expect(tables.map(({ name }) => name).sort()).toEqual([...ownTables, ...Object.keys(trackedTables)].sort());
  });

  test('deleted data can be restored for 90 days, and its log entry stays longer', async () => {
    const { attempt, options } = campus();
    await attempt(['notice', 'remove', '1', '--yes']);
    const { database } = prepareDatabase(options, false);
    database.prepare('UPDATE changes SET at = ?').run(new Date(Date.now() - 91 * 86_400_000).toISOString());
    database.close();
    await attempt(['notice', 'remove', '2', '--yes']);
    expect(existsSync(backupFile())).toBe(false);
    expect(await attempt(['undo', '1'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('can no longer be undone'),
    });
    expect((await attempt(['audit'])).stdout).toContain('remove notice 1 (Exam routine 100% final)');
    expect(await attempt(['undo'])).toMatchObject({ status: 0 });
    expect(await notices()).toHaveLength(3);
  });

  test.each([
    ['behind', (now: number) => now - 5000 * 86_400_000],
    ['ahead', (now: number) => now + 200 * 86_400_000],
  ])('a change while the clock is %s deletes no data of earlier changes', async (_, wrong) => {
    const { attempt, options } = campus();
    await attempt(['notice', 'remove', '1', '--yes']);
    jest.useFakeTimers({
      now: wrong(Date.now()),
      doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
    });
    await attempt(['notice', 'edit', '2', '--text', 'Another']);
    jest.useRealTimers();
    await attempt(['notice', 'edit', '3', '--text', 'Another']);
    const { database } = prepareDatabase(options, false);
    expect(listChanges(database, { limit: 9 }).map(({ undoable }) => undoable)).toEqual([true, true, true]);
    database.close();
    expect(existsSync(backupFile())).toBe(true);
  });

  test('an undo without its backup file is rejected and changes nothing', async () => {
    const { attempt } = campus();
    await attempt(['notice', 'remove', '1', '--yes']);
    rmSync(backupFile());
    expect(await attempt(['undo'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`its file ${fixtureFile}`),
    });
    expect(await notices()).toHaveLength(3);
  });
});

describe('the lock of the admin', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campus-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('waiting for the lock does not block the process, and the work starts when the lock is released', async () => {
    const release = takeAdminLock(folder);
    const order: string[] = [];
    const waiting = withAdminLock(folder, () => order.push('second'));
    // Runs only if waiting does not block the process.
    await new Promise((resolve) => setTimeout(resolve, 100));
    order.push('first');
    release?.();
    await waiting;
    expect(order).toEqual(['first', 'second']);
  });

  test('concurrent changes run one after another', async () => {
    let [running, maxRunning] = [0, 0];
    const work = async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withAdminLock(folder, work)));
    expect(maxRunning).toBe(1);
  });

  test('a lock in use cannot be taken', async () => {
    await withAdminLock(folder, () => expect(takeAdminLock(folder)).toBeNull());
    const release = takeAdminLock(folder);
    expect(release).not.toBeNull();
    release?.();
  });
});

describe('the store of published records', () => {
  const campus = withAdminCampus();
  afterEach(() => jest.useRealTimers());

  test('a running campus API reports each change of another process once', async () => {
    const { attempt, options } = campus();
    await attempt(['flash', 'add', '--text', 'Before it is opened']);
    const api = openCampusApi(options);
    expect(api.takePublished()).toEqual([]);
    await attempt(['notice', 'add', '--text', 'New', '--department', 'exam']);
    await attempt(['contact', 'edit', '--title', 'Our Campus']);
    expect(api.takePublished().sort()).toEqual(['contact', 'flash-notices', 'notices']);
    expect(api.takePublished()).toEqual([]);
    await attempt(['counter', 'set', '7']);
    expect(api.takePublished()).toEqual([]);
    api.close();
  });

  test('a scheduled notice is reported at its time', async () => {
    const { options } = campus();
    const api = openCampusApi(options);
    jest.useFakeTimers({
      now: Date.parse('2026-11-22T04:44:58Z'),
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
    });
    await withCampus(options, { by: 'sita' }, (open) =>
      noticeChanges.add(open, { text: 'Results', department: ['exam'], publishAt: '2083-08-06 10:30' }),
    );
    expect(api.takePublished()).toEqual(['notices', 'flash-notices']);
    jest.setSystemTime(Date.parse('2026-11-22T04:44:59Z'));
    expect(api.takePublished()).toEqual([]);
    jest.setSystemTime(Date.parse('2026-11-22T04:45:00Z'));
    expect(api.takePublished()).toEqual(['notices', 'flash-notices']);
    expect(api.takePublished()).toEqual([]);
    api.close();
  });

  test('each tag has the time of its last change or of the last scheduled notice', async () => {
    const { attempt, options } = campus();
    const before = Date.now();
    await attempt(['contact', 'edit', '--title', 'Our Campus']);
    const api = openCampusApi(options);
    expect([...api.lastPublished().keys()]).toEqual(['contact']);
    expect(api.lastPublished().get('contact')).toBeGreaterThanOrEqual(before);
    const due = Date.parse('2026-11-22T10:30:00+05:45');
    jest.useFakeTimers({ now: due - 1000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    await withCampus(options, { by: 'sita' }, (open) =>
      noticeChanges.add(open, { text: 'Results', department: ['exam'], publishAt: '2083-08-06 10:30' }),
    );
    expect(api.lastPublished().get('notices')).not.toBe(due);
    jest.setSystemTime(due);
    expect(api.lastPublished().get('notices')).toBe(due);
    api.close();
  });

  test('a scheduled page is reported at its time, and a changed document at once', async () => {
    const { options } = campus();
    const api = openCampusApi(options);
    const due = Date.parse('2026-11-22T10:30:00+05:45');
    jest.useFakeTimers({ now: due - 2000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const page = { ...samplePage('Rules'), publishAt: '2026-11-22T10:30:00+05:45' };
    await withCampus(options, { by: 'sita' }, (open) => saveDocument(open, 'page/rules', page));
    expect(api.takePublished()).toEqual(['site']);
    jest.setSystemTime(due - 1000);
    expect(api.takePublished()).toEqual([]);
    expect(api.lastPublished().get('site')).toBe(due - 2000);
    jest.setSystemTime(due);
    expect(api.takePublished()).toEqual(['site']);
    expect(api.takePublished()).toEqual([]);
    expect(api.lastPublished().get('site')).toBe(due);
    api.close();
  });
});

describe('messages about the site', () => {
  const campus = withAdminCampus();

  test('a command states that the site shows a change within seconds, and needs no running site', async () => {
    const { stdout } = await campus().attempt(['notice', 'remove', '1', '--yes'], { PORT: 'x', UPSTREAM_URL: '' });
    expect(stdout).toContain(siteUpdateLines.soon[0]);
  });

  test('a command states that a site which reads from another campus API does not show a change', async () => {
    const environment = { UPSTREAM_URL: 'http://api.example' };
    const { stdout } = await campus().attempt(['notice', 'remove', '1', '--yes'], environment);
    expect(stdout).toContain(siteUpdateLines.elsewhere[0]);
  });

  test('site content is shown soon, also by a site that reads records from another campus API', () => {
    const environment = { NODE_ENV: 'test', UPSTREAM_URL: 'http://api.example' } as const;
    expect(siteUpdateOf({ tags: ['site'] }, environment)).toBe('soon');
    expect(siteUpdateOf({ tags: ['contact'] }, environment)).toBe('elsewhere');
  });

  test('the site shows no change of a machine that reads the content of another one', () => {
    const environment = { ...process.env, SITE_CONTENT_URL: 'http://admin.example' };
    expect(siteUpdateOf({ tags: ['site'] }, environment)).toBe('other-machine');
  });

  test('a change without a public effect does not update the site', () => {
    expect(siteUpdateOf({ tags: [] })).toBe('none');
  });

  test('emptying a campus beside another campus API reports that the site shows its name', async () => {
    const environment = { UPSTREAM_URL: 'http://api.example' };
    const { stdout } = await campus().attempt(['prepare', '--empty', '--name', 'Our Campus', '--yes'], environment);
    expect(stdout).toContain(siteUpdateLines.content[0]);
    expect(stdout).not.toContain('does not show');
  });
});

describe('subjects', () => {
  test.each<[string, Subject[]]>([
    ['notice 5 (परीक्षा तालिका)', [{ kind: 'notice', id: 5, name: 'परीक्षा तालिका' }]],
    [
      'flash-notice 1 (Exam (BBS); results); notice 6 (Old, new)',
      [
        { kind: 'flash-notice', id: 1, name: 'Exam (BBS); results' },
        { kind: 'notice', id: 6, name: 'Old, new' },
      ],
    ],
    [
      'staff 1 (A), staff 2 (B); 7 committee',
      [
        { kind: 'staff', id: 1, name: 'A' },
        { kind: 'staff', id: 2, name: 'B' },
        { kind: 'committee', count: 7 },
      ],
    ],
    ['structure', [{ kind: 'structure' }]],
    ['contact (Test Campus)', [{ kind: 'contact', name: 'Test Campus' }]],
    ['enquiry K7M2-94QX: answered', [{ kind: 'enquiry', name: 'K7M2-94QX', detail: 'answered' }]],
    ['enquiry K7M2-94QX', [{ kind: 'enquiry', name: 'K7M2-94QX' }]],
  ])('the English summary %s of an old entry is parsed into its subjects and back', (summary, subjects) => {
    expect(parseSummary(summary)).toMatchObject(subjects);
    expect(showSubjects(subjects)).toBe(summary.replace('), staff', '); staff'));
  });

  test('a summary of another format is not parsed', () => {
    expect(parseSummary('something else')).toBeNull();
    expect(parseSummary('notice 5 (a) and more')).toBeNull();
  });
});

describe('the deletions of a change', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(
    "CREATE TABLE staff (id, full_name); INSERT INTO staff VALUES (1, 'Sita'); CREATE TABLE committees (id, name); INSERT INTO committees VALUES (9, 'Exam')",
  );
  afterAll(() => database.close());
  type Row = Parameters<typeof findDeletions>[1][number];
  const row = (table: string, before: Row['before'], after: Row['after']): Row => ({ table, before, after });
  const notice = (id: number, description = `Notice ${id}`) => ({ id, description });
  const file = (stored: string, original: string, noticeId = 1) => ({ notice_id: noticeId, stored, original });
  const seat = (staffId: number, committee = 9) => ({ committee_id: committee, staff_id: staffId });
  const version = { document_id: 3, publish_at: '2026-12-01' };
  const deleted = (count: number) => Array.from({ length: count }, (_, id) => row('notices', notice(id), null));

  test.each<[string, Row[], string[]]>([
    ['a deleted record', deleted(1), ['1 notice: Notice 0']],
    ['eight records', deleted(8), [expect.stringMatching(/^8 notices: Notice 0, .*, Notice 7$/)]],
    ['nine records', deleted(9), [expect.stringMatching(/^9 notices: Notice 0, .*, Notice 7 and 1 more$/)]],
    ['an edited record', [row('notices', notice(1), notice(1, 'New'))], []],
    ['a record that returns', [row('notices', notice(1), null), row('notices', null, notice(1))], []],
    [
      'a record of the same title',
      [row('notices', notice(1, 'A'), null), row('notices', null, notice(2, 'A'))],
      ['1 notice: A'],
    ],
    ['a replaced file', [row('notice_files', file('a', 'a.pdf'), file('b', 'a.pdf'))], ['1 file: a.pdf']],
    ['a renamed file', [row('notice_files', file('a', 'a.pdf'), file('a', 'b.pdf'))], []],
    [
      'a file of another record',
      [row('notice_files', file('a', 'a.pdf'), null), row('notice_files', null, file('a', 'a.pdf', 2))],
      ['1 file: a.pdf'],
    ],
    [
      'files in another order',
      [
        row('notice_files', file('a', 'a.pdf'), file('b', 'b.pdf')),
        row('notice_files', file('b', 'b.pdf'), file('a', 'a.pdf')),
      ],
      [],
    ],
    ['a category of a notice', [row('notice_departments', { notice_id: 1, department_id: 10 }, null)], []],
    [
      'two seats, of which one returns',
      [
        row('committee_seats', seat(1), null),
        row('committee_seats', seat(1), null),
        row('committee_seats', null, seat(1)),
      ],
      ['1 seat in a committee: Sita'],
    ],
    [
      'two seats',
      [row('committee_seats', seat(1), null), row('committee_seats', seat(1), null)],
      ['2 seats in committees: Sita, Sita'],
    ],
    [
      'a person with a seat',
      [row('staff', { id: 2, full_name: 'Hari' }, null), row('committee_seats', seat(2), null)],
      [expect.stringContaining('Hari'), '1 seat in a committee: Hari'],
    ],
    ['the seat of an unknown person', [row('committee_seats', seat(7), null)], ['1 seat in a committee: 7']],
    ['a scheduled change', [row('site_versions', version, null)], ['1 scheduled change: 2026-12-01']],
    [
      'a scheduled change of another day',
      [row('site_versions', version, { ...version, publish_at: '2026-12-02' })],
      [],
    ],
    [
      'a scheduled change that is published',
      [row('site_versions', version, null), row('site_documents', { id: 3 }, { id: 3 })],
      [],
    ],
    [
      'one beside another document',
      [row('site_versions', version, null), row('site_documents', { id: 4 }, { id: 4 })],
      ['1 scheduled change: 2026-12-01'],
    ],
  ])('%s', (_, rows, expected) => expect(findDeletions(database, rows).map(describeDeletion)).toEqual(expected));

  const flash = (id: number | null, image = 'a.png') => ({ id: 5, description: 'Flash', image, notice_id: id });
  const named = (id: number, name = `Notice ${id}`) => ({ kind: 'notice', id, name });
  test.each<[string, Row[], unknown[]]>([
    ['a name of 80 characters', [row('notices', null, notice(1, 'a'.repeat(80)))], [named(1, 'a'.repeat(80))]],
    ['one of 81 characters', [row('notices', null, notice(1, 'a'.repeat(81)))], [named(1, `${'a'.repeat(80)}…`)]],
    ['a new name', [row('notices', notice(1, 'Old'), notice(1, 'New'))], [named(1, 'New')]],
    ['a stored name', [row('committee_seats', null, seat(1))], [{ kind: 'committee', id: 9, name: 'Exam' }]],
    ['three records', deleted(3), [named(0), named(1), named(2)]],
    ['four records', deleted(4), [{ kind: 'notice', count: 4 }]],
    ['the structure', [row('structure_seats', null, { staff_id: 1, rank: 1 })], [{ kind: 'structure' }]],
    ['a lost reference', [row('notices', notice(1), null), row('flash_notices', flash(1), flash(null))], [named(1)]],
    ['a new record with one', [row('notices', null, notice(1)), row('flash_notices', null, flash(1))], [named(1)]],
    [
      'a reference and another field',
      [row('notices', notice(1), null), row('flash_notices', flash(1), flash(null, 'b.png'))],
      [named(1), { kind: 'flash-notice', id: 5, name: 'Flash' }],
    ],
    [
      'a reference to an edited record',
      [row('notices', notice(1), notice(1, 'New')), row('flash_notices', null, flash(1))],
      [named(1, 'New'), { kind: 'flash-notice', id: 5, name: 'Flash' }],
    ],
  ])('the subjects of a change: %s', (_, rows, subjects) => expect(findSubjects(database, rows)).toEqual(subjects));
});

describe('previews', () => {
  const MINUTE = 60_000;
  const request = new Request('http://site/');
  const preview = {
    rows: [{ table: 'counter', before: null, after: { visit: 1 } }],
    frameOrigin: 'http://localhost:4100',
  };

  let dataDir: string;
  let now: number;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'previews-'));
    now = Date.now();
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const open = () => openPreviewFolder(dataDir, () => now);

  test('a preview is found by its token, in another process too, for an hour', () => {
    const token = open().save(preview, []);
    expect(token).toMatch(/^[\w-]{43}$/);
    now += 59 * MINUTE;
    expect(open().find(token)).toMatchObject(preview);
    now += 2 * MINUTE;
    expect(open().find(token)).toBeNull();
  });

  test.each(['', 'x'.repeat(43), '../../etc', `${'.'.repeat(43)}`])('%j is not a token', (token) => {
    open().save(preview, []);
    expect(open().find(token)).toBeNull();
  });

  test('a picture outlasts the draft that it was uploaded for, and ends with the preview', async () => {
    const path = join(dataDir, 'upload');
    writeFileSync(path, 'a picture');
    const token = open().save(preview, [{ stored: 'hall.jpg', content: { path } }]);
    rmSync(path);
    const picture = await open().file(token, 'hall.jpg', request);
    expect(await picture?.text()).toBe('a picture');
    expect(await open().file(token, 'preview.json', request)).toBeNull();
    expect(await open().file(token, '../upload', request)).toBeNull();
    now += 61 * MINUTE;
    expect(await open().file(token, 'hall.jpg', request)).toBeNull();
  });

  test('previews that have ended are deleted with the next one', () => {
    const old = open().save(preview, []);
    const folder = join(dataDir, 'previews');
    const past = new Date(now - 2 * 60 * MINUTE);
    utimesSync(join(folder, old), past, past);
    const token = open().save(preview, []);
    expect(readdirSync(folder)).toEqual([token]);
  });

  test('a damaged preview is not found', () => {
    const token = open().save(preview, []);
    writeFileSync(join(dataDir, 'previews', token, 'preview.json'), '{');
    expect(open().find(token)).toBeNull();
  });

  // A preview publishes nothing, so that `/published` differs.
  const paths = [...calls, ...optionalCalls.filter(({ path }) => path !== '/published')].flatMap(({ path, method }) =>
    method === 'get' && !path.includes('{') && path !== '/counter'
      ? [path, `${path}?depId=10`, `${path}?search=a`]
      : [],
  );

  test.each<[string, (campus: Campus, file: string) => unknown]>([
    [
      'a notice with a file is added',
      (campus, path) =>
        noticeChanges.add(campus, {
          text: 'नयाँ',
          department: ['exam'],
          lastDate: 'none',
          file: [{ path, name: 'a.pdf' }],
        }),
    ],
    ['a notice is changed', (campus) => noticeChanges.edit(campus, 1, { text: 'Another title' })],
    ['a notice is removed', (campus) => noticeChanges.remove(campus, [1])],
    ['a publication is changed', (campus) => publicationChanges.edit(campus, 1, { title: 'Another journal' })],
    ['a person with seats is removed', (campus) => staffChanges.remove(campus, [1])],
    [
      'a page is added',
      (campus) =>
        saveDocument(campus, 'page/library', { title: { ne: 'पुस्तकालय' }, parts: [{ paragraphs: [{ ne: 'खुला' }] }] }),
    ],
  ])('%s: the campus API of the preview replies as after the publication', async (_, change) => {
    const { api, options, close } = openFixture();
    try {
      const file = join(options.dataDir, 'a.pdf');
      writeFileSync(file, '%PDF-1.4');
      let proposed: { rows: readonly ChangedRow[]; files: readonly NewFile[] } = { rows: [], files: [] };
      const run = (confirmation: Campus['confirmation']) =>
        withCampus(options, { by: 'test', confirmation }, (campus) => change(campus, file));
      await run({
        confirmed: false,
        dryRun: true,
        inspect: (rows, files) => {
          proposed = { rows, files };
        },
      });
      const rows = proposed.rows.map(({ table, before, after }) => ({ table, before, after }));
      const token = openPreviewFolder(options.dataDir).save({ rows, frameOrigin: 'http://localhost' }, proposed.files);
      const replies = async (fetch: typeof api.fetch) => {
        const read = paths.map(async (path) => {
          const text = await (await fetch(new Request(`http://api${path}`))).text();
          // A new file gets another name at each attempt, and a record its time.
          return [path, text.replace(/[\w-]+-a\.pdf|T\d\d:\d\d:[\d.]+|,"updatedAt":"[^"]*"/g, '')] as const;
        });
        return new Map(await Promise.all(read));
      };
      const before = await replies(api.fetch);
      const preview = api.previews.open(token);
      if (preview === null) throw new Error('there is no preview');
      const previewed = await replies(preview.fetch);
      expect(await replies(api.fetch)).toEqual(before);
      const [name = ''] = preview.files;
      if (name) expect(await (await preview.fetch(new Request(`http://api/images/${name}`))).text()).toBe('%PDF-1.4');
      preview.close();
      // A request may end after the page.
      expect(await replies(preview.fetch)).toEqual(before);
      await run({ confirmed: true });
      expect(previewed).toEqual(await replies(api.fetch));
      expect(previewed).not.toEqual(before);
    } finally {
      close();
    }
  });
});
