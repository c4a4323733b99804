import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '#campus-api/prepare.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { addNotice, editNotice, removeNotices } from '../notices/write-notices.ts';
import { withCampus } from '../with-campus.ts';
import { NeedsConfirmationError } from './confirmation.ts';
import { ConflictError, revisionOf } from './revisions.ts';
import { startRowLog } from './row-log.ts';
import { trackedTables } from './tracked-tables.ts';

const campus = withAdminCampus();
const notices = () => campus().body('/notice/?depId=null');
const teachers = () => campus().body('/staffs/searchEmpByType?id=1&keyId=3');
const structure = () => campus().body('/staffsStricture');
const keptFile = () => join(campus().options.dataDir, 'kept-files', fixtureFile);
const asSita = { by: 'sita', consent: { confirmed: true } };

test('a command that takes something away says what, and does nothing without --yes where nobody can be asked', async () => {
  const before = await notices();
  const refused = await campus().attempt(['notice', 'remove', '1', '2']);
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr).toContain('This takes away 2 notices: Exam routine 100% final, Admission open');
  expect(refused.stderr).toContain('This takes away 1 file: Routine.pdf');
  expect(refused.stderr).toContain('--yes');
  const tried = await campus().attempt(['notice', 'remove', '1', '--dry-run']);
  expect(tried).toMatchObject({ status: 0, stdout: expect.stringContaining('nothing was changed') });
  expect(tried.stdout).toContain('Taken away: 1 notice: Exam routine 100% final');
  expect(await notices()).toEqual(before);
  expect(campus().storedFiles()).toEqual([fixtureFile]);
  expect((await campus().attempt(['audit'])).stdout).toBe('Nothing was changed yet.\n');
});

test('undo brings a removed notice back with its file, which nobody could read meanwhile, and is itself undone', async () => {
  const { attempt, storedFiles } = campus();
  const before = await notices();
  await attempt(['notice', 'remove', '1', '--yes']);
  expect(storedFiles()).toEqual([]);
  expect(existsSync(keptFile())).toBe(true);
  expect(await attempt(['undo'])).toMatchObject({ status: 0, stderr: '' });
  expect(await notices()).toEqual(before);
  expect(storedFiles()).toEqual([fixtureFile]);
  expect(await attempt(['undo', '2', '--yes'])).toMatchObject({ status: 0 });
  expect(await notices()).toHaveLength(3);
  expect(storedFiles()).toEqual([]);
  expect((await attempt(['undo'])).stdout).toContain('Taken back');
  expect(await notices()).toEqual(before);
});

test('undo of an added notice asks before it takes the notice and its file away', async () => {
  const { attempt, write, storedFiles } = campus();
  const before = await notices();
  const file = write('form.pdf', '%PDF-');
  await attempt(['notice', 'add', '--text', 'New', '--department', 'exam', '--file', file]);
  expect(await attempt(['undo'])).toMatchObject({ status: 1, stderr: expect.stringContaining('1 notice: New') });
  expect(storedFiles()).toHaveLength(2);
  expect(await attempt(['undo', '--yes'])).toMatchObject({ status: 0 });
  expect([await notices(), storedFiles()]).toEqual([before, [fixtureFile]]);
});

test('a table with one row does not take staff and their seats away unasked, and undo brings all of them back', async () => {
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

test('the audit log says who changed what and when, and what was taken back', async () => {
  const { attempt, options } = campus();
  await withCampus(options, asSita, (open) => addNotice(open, { text: 'परीक्षा तालिका', department: ['exam'] }));
  await attempt(['notice', 'edit', '5', '--text', 'Exam routine']);
  await attempt(['undo']);
  const [undone, edited, added] = (await attempt(['audit'])).stdout.split('\n');
  expect(added).toMatch(/^ {3}1 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d, sita: add notice 5 \(परीक्षा तालिका\)$/);
  expect(edited).toMatch(/ \(command\): edit notice 5 \(Exam routine\), taken back by 3$/);
  expect(undone).toMatch(/ \(command\): undo of 2: notice 5 \(परीक्षा तालिका\)$/);
});

test('a change is not undone where a later one of the same record stands on it', async () => {
  const { attempt } = campus();
  await attempt(['notice', 'edit', '1', '--text', 'Second']);
  await attempt(['notice', 'edit', '2', '--text', 'Of another']);
  await attempt(['notice', 'edit', '1', '--text', 'Third']);
  expect(await attempt(['undo', '1'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('change 3 came after it'),
  });
  expect(await attempt(['undo', '2'])).toMatchObject({ status: 0 });
  await attempt(['undo', '3']);
  await attempt(['undo', '1']);
  expect(await campus().body('/notice/search?search=Exam routine')).toMatchObject([{ id: 1 }]);
  expect(await attempt(['undo', '1'])).toMatchObject({ status: 1, stderr: expect.stringContaining('undone already') });
  expect(await attempt(['undo'])).toMatchObject({ status: 1, stderr: expect.stringContaining('no change that could') });
});

test('who edits what somebody else has changed meanwhile is told who, and changes nothing', async () => {
  const { options, body } = campus();
  const read = await withCampus(options, asSita, ({ database }) => revisionOf(database, 'notice', 1));
  await withCampus(options, asSita, (open) => editNotice(open, 1, { text: 'By Sita' }, read));
  const late = withCampus(options, { by: 'gita' }, (open) => editNotice(open, 1, { text: 'By Gita' }, read));
  const error = await late.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConflictError);
  expect(error).toMatchObject({
    message: expect.stringContaining('by sita'),
    changes: [{ by: 'sita', action: 'edit' }],
  });
  expect(await body('/notice/search?search=by')).toMatchObject([{ description: 'By Sita' }]);
});

test('what was confirmed is done only while it is still what would go', async () => {
  const { options } = campus();
  const remove = (ids: number[], confirmed: string | boolean) =>
    withCampus(options, { by: 'sita', consent: { confirmed } }, (open) => removeNotices(open, ids));
  const asked = await remove([1], false).catch((reason: unknown) => reason);
  const token = asked instanceof NeedsConfirmationError ? asked.token : '';
  await expect(remove([1, 2], token)).rejects.toBeInstanceOf(NeedsConfirmationError);
  expect(await notices()).toHaveLength(4);
  expect((await remove([1], token)).change).toBe(1);
  expect(await notices()).toHaveLength(3);
});

test('a new password is audited and does not come back; a removed user does', async () => {
  const { office, attempt } = campus();
  const input = 'long enough words\n';
  await office(['qaa', 'user', 'add', 'sita'], { input });
  await office(['qaa', 'user', 'add', 'sita', '--new-password'], { input });
  expect(await attempt(['undo', '2'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('cannot be undone'),
  });
  expect((await attempt(['audit'])).stdout).toContain('edit qaa-user 2 (sita)');
  await attempt(['qaa', 'user', 'remove', 'sita', '--yes']);
  expect(await attempt(['undo'])).toMatchObject({ status: 0 });
  expect((await attempt(['qaa', 'user', 'list'])).stdout).toContain('sita');
});

test('what changed nothing leaves no entry', async () => {
  const { attempt } = campus();
  expect((await attempt(['notice', 'edit', '2', '--text', 'Admission open'])).stdout).toContain('was so already');
  expect((await attempt(['audit'])).stdout).toBe('Nothing was changed yet.\n');
});

/** Tables of the program's own, which hold nothing that the office publishes; what visitors write is deleted for good. */
const logTables = ['changes', 'changed_records', 'changed_rows', 'kept_files'];
const ownTables = [
  'enquiries',
  'last_ids',
  'leftover_files',
  ...logTables,
  'office_accounts',
  'office_sessions',
  'office_drafts',
];

test('every table that people fill is tracked', () => {
  const { database } = prepareDatabase(campus().options, false);
  startRowLog(database);
  const tables = database.prepare("SELECT name FROM main.sqlite_schema WHERE type = 'table'").all();
  database.close();
  expect(tables.map(({ name }) => name).sort()).toEqual([...ownTables, ...Object.keys(trackedTables)].sort());
});

test('what a change took away is kept for 90 days, and the log after that', async () => {
  const { attempt, options } = campus();
  await attempt(['notice', 'remove', '1', '--yes']);
  const { database } = prepareDatabase(options, false);
  database.prepare('UPDATE changes SET at = ?').run(new Date(Date.now() - 91 * 86_400_000).toISOString());
  database.close();
  await attempt(['notice', 'remove', '2', '--yes']);
  expect(existsSync(keptFile())).toBe(false);
  expect(await attempt(['undo', '1'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('cannot be undone'),
  });
  expect((await attempt(['audit'])).stdout).toContain('remove notice 1 (Exam routine 100% final)');
  expect(await attempt(['undo'])).toMatchObject({ status: 0 });
  expect(await notices()).toHaveLength(3);
});

test('an undo whose file is gone says so and changes nothing', async () => {
  const { attempt } = campus();
  await attempt(['notice', 'remove', '1', '--yes']);
  rmSync(keptFile());
  expect(await attempt(['undo'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`its file ${fixtureFile}`),
  });
  expect(await notices()).toHaveLength(3);
});
