import { join } from 'node:path';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { deleteLeftovers, registerLeftovers } from '#campus-api/changes/leftover-files.ts';
import { prepareCampusApi } from '#campus-api/index.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { runToDeath } from '#campus-api/testing/run-command.ts';

const campus = withAdminCampus();

test('a notice is added with its files, changed, listed and removed', async () => {
  const { attempt, write, body, storedFiles } = campus();
  const routine = write('परीक्षा तालिका, २०८३.pdf', '%PDF-1.7 one');
  const form = write('Form.pdf', '%PDF-1.7 two');
  const args = [
    'notice',
    'add',
    '--text',
    ' परीक्षा  तालिका ',
    '--department',
    'exam,admission',
    '--date',
    '2083-08-01',
    '--yes',
  ];
  const added = await attempt([...args, '--last-date', 'BS २०८३/८/२०', '--file', routine, '--file', form]);
  expect(added).toMatchObject({ status: 0, stderr: '' });
  expect(added.stdout).toContain(
    '5 2026-11-17 (1 Mangsir 2083), last date 2026-12-06 (20 Mangsir 2083), exam, admission',
  );
  const [notice] = [await body('/notice/?depId=12')].flat();
  expect(notice).toMatchObject({
    id: 5,
    description: 'परीक्षा तालिका',
    createdDate: '2026-11-17T10:00:00+05:45',
    lastDate: '2026-12-06',
    fileName: expect.stringMatching(/^\d+-1\.pdf,\d+-2-form\.pdf$/),
    orignalFileName: 'परीक्षा तालिका २०८३.pdf,Form.pdf',
  });

  const edit = [
    'notice',
    'edit',
    '5',
    '--yes',
    '--drop-file',
    'Form.pdf',
    '--last-date',
    'none',
    '--department',
    'exam',
  ];
  expect(await attempt([...edit, '--text', 'New words'])).toMatchObject({ status: 0 });
  expect(await body('/notice/search?search=New words')).toMatchObject([{ id: 5, lastDate: null }]);
  expect(await body('/notice/?depId=12')).toHaveLength(1);
  expect(storedFiles()).toEqual([fixtureFile, expect.stringMatching(/-1\.pdf$/)]);
  expect((await attempt(['notice', 'list', '--search', 'new', '--department', 'exam'])).stdout).toContain('New words');

  expect(await attempt(['notice', 'remove', '5', '2', '--yes'])).toMatchObject({ status: 0 });
  expect(storedFiles()).toEqual([fixtureFile]);
  expect(await body('/notice/?depId=null')).toMatchObject(
    [{ id: 4 }, { id: 3 }, { id: 1 }].sort((a, b) => b.id - a.id),
  );
  await attempt(['notice', 'add', '--text', 'Next', '--department', 'exam']);
  expect(await body('/notice/search?search=Next')).toMatchObject([{ id: 6 }]);
});

test('a file shared by two notices stays when one of them is removed', async () => {
  const { attempt, options, storedFiles, write } = campus();
  await attempt(['notice', 'add', '--text', 'x', '--department', 'exam', '--file', write('a.pdf', '%PDF-')]);
  const { database } = prepareDatabase(options, false);
  database.exec('INSERT INTO notice_files SELECT 1, 1, stored, original, texts FROM notice_files WHERE notice_id = 5');
  database.close();
  await attempt(['notice', 'remove', '5', '--yes']);
  expect(storedFiles()).toHaveLength(2);
  await attempt(['notice', 'remove', '1', '--yes']);
  expect(storedFiles()).toEqual([]);
});

test('a notice is found by its letter number, which the reply omits where there is none', async () => {
  const { attempt, body } = campus();
  const add = ['notice', 'add', '--text', 'Election', '--department', 'exam', '--letter-number', ' च.नं.  १२३/२०८३ '];
  expect((await attempt(add)).stdout).toContain('letter number च.नं. १२३/२०८३');
  expect(await body('/notice/search?search=123/2083')).toEqual([]);
  expect(await body(`/notice/search?search=${encodeURIComponent('१२३/२०८३')}`)).toMatchObject([
    { id: 5, letterNumber: 'च.नं. १२३/२०८३' },
  ]);
  await attempt(['notice', 'edit', '5', '--text', 'Elections']);
  expect(await body('/notice/search?search=elections')).toMatchObject([{ letterNumber: 'च.नं. १२३/२०८३' }]);
  await attempt(['notice', 'edit', '5', '--letter-number', '']);
  const [notice] = [await body('/notice/search?search=elections')].flat();
  expect(notice).not.toHaveProperty('letterNumber');
  expect(await attempt([...add.slice(0, -1), 'x'.repeat(61)])).toMatchObject({ status: 2 });
});

test('a notice is found by its words in the other language, which the reply omits where there are none', async () => {
  const { attempt, body } = campus();
  await attempt(['notice', 'add', '--text', 'बिदा', '--department', 'exam', '--translation', ' A  holiday ']);
  expect(await body('/notice/search?search=holiday')).toMatchObject([
    { description: 'बिदा', translation: 'A holiday' },
  ]);
  await attempt(['notice', 'edit', '5', '--translation', '']);
  expect(await body('/notice/search?search=holiday')).toEqual([]);
});

test('files are renamed and ordered by a command', async () => {
  const { attempt, write, body } = campus();
  const files = ['scan1.pdf', 'scan2.pdf'].flatMap((name) => ['--file', write(name, `%PDF-${name}`)]);
  await attempt(['notice', 'add', '--text', 'Files', '--department', 'exam', ...files]);
  const edit = ['notice', 'edit', '5', '--rename', 'scan1.pdf=Exam = routine', '--order', 'scan2.pdf'];
  expect(await attempt(edit)).toMatchObject({ status: 0, stderr: '' });
  expect(await body('/notice/search?search=files')).toMatchObject([
    { orignalFileName: 'scan2.pdf,Exam = routine.pdf' },
  ]);
  expect(await attempt(['undo', '2'])).toMatchObject({ status: 0 });
  expect(await body('/notice/search?search=files')).toMatchObject([{ orignalFileName: 'scan1.pdf,scan2.pdf' }]);
});

test.each([
  [['add'], 2, '--text: this is missing'],
  [['add', '--text', 'x'], 2, '--department: choose at least one'],
  [['add', '--text', 'x', '--department', 'sports'], 2, 'there is no “sports”. Choose one of: '],
  [['add', '--text', 'x', '--department', 'exam', '--last-date', '2026-02-30'], 2, 'there is no day 2026-02-30 AD'],
  [['add', '--text', 'x', '--department', 'exam', '--date', '2999-01-01 AD'], 2, 'is in the future'],
  [['add', '--text', 'x', '--department', 'exam', '--last-date', '2020-01-01'], 2, 'is before the date of the notice'],
  [
    ['add', '--text', 'x', '--department', 'exam', '--file', '/nowhere/a.pdf'],
    1,
    '/nowhere/a.pdf: there is no such file',
  ],
  [['add', 'two', 'words', '--text', 'x'], 2, 'unexpected "two words"'],
  [['add', '--txt', 'x'], 2, "Unknown option '--txt'"],
  [['edit', '77', '--text', 'x'], 1, 'There is no notice 77'],
  [['edit', '1', '--drop-file', 'none.pdf'], 1, 'none.pdf is no longer attached'],
  [['edit', '1'], 2, 'fill in at least one field'],
  [['remove', '1', '77'], 1, 'There is no notice 77'],
  [['remove'], 2, 'the id is missing'],
  [['remove', 'all'], 2, '"all" is not an id'],
  [['burn'], 2, 'there is no command "notice burn": choose one of notice add, notice edit'],
])('notice %j is rejected and changes nothing', async (args, status, message) => {
  const { attempt, body, storedFiles } = campus();
  const before = [await body('/notice/?depId=null'), storedFiles()];
  const result = await attempt(['notice', ...args]);
  expect(result).toMatchObject({ status, stdout: '', stderr: expect.stringContaining(message) });
  expect(result.stderr).toMatch(/^Campus API: /);
  expect([await body('/notice/?depId=null'), storedFiles()]).toEqual(before);
});

test('every file that cannot be attached is reported', async () => {
  const { attempt, write } = campus();
  const files = [
    write('page.html', '<p>'),
    write('word.pdf', 'PK\x03\x04'),
    write('empty.pdf', ''),
    write('good.pdf', '%PDF-'),
  ];
  const args = ['notice', 'add', '--text', 'x', '--department', 'exam', ...files.flatMap((file) => ['--file', file])];
  const { status, stderr } = await attempt(args);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/page\.html: files of this kind cannot be attached, only avif, csv/),
    expect.stringMatching(/word\.pdf: the content of the file does not match its name\./),
    expect.stringMatching(/empty\.pdf: the file is empty\.$/),
  ]);
});

test.each(['files', 'records'])(
  'a command killed while writing its %s leaves no change, and the next one deletes its files',
  async (moment) => {
    const { attempt, options, body, storedFiles } = campus();
    const before = await body('/notice/?depId=null');
    await runToDeath('killed-change.ts', [options.dataDir, moment]);
    expect(storedFiles()).toContain('new-1.pdf');
    expect(await body('/notice/?depId=null')).toEqual(before);
    expect(await attempt(['notice', 'list'])).toMatchObject({ status: 0 });
    expect(storedFiles()).toEqual([fixtureFile]);
  },
);

test('a start deletes unused files, and never a file that a record uses', () => {
  const { options, storedFiles, write } = campus();
  const { database, filesFolder } = prepareDatabase(options, false);
  write(join('..', 'data', 'files', 'old.pdf'), 'x');
  registerLeftovers(database, ['old.pdf', fixtureFile]);
  prepareCampusApi(options);
  expect(storedFiles()).toEqual([fixtureFile]);
  deleteLeftovers(database, filesFolder);
  database.close();
  expect(storedFiles()).toEqual([fixtureFile]);
});

describe('details', () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\0IEND', 'latin1');
  const add = ['notice', 'add', '--text', 'Vacancy', '--department', 'exam', '--yes'];

  test('a notice has a body, a closing time, a contact and a picture, which the reply omits where there are none', async () => {
    const { attempt, body } = campus();
    const details = ['--body-ne', ' # पद\r\n- चौकीदार ', '--body-en', 'A | B', '--contact', 'Office,  061-520000'];
    const closing = ['--last-date', '2083-12-30', '--closing-time', '१७:००'];
    expect(await attempt([...add, ...details, ...closing])).toMatchObject({ status: 0, stderr: '' });
    const [notice] = [await body('/notice/search?search=vacancy')].flat();
    expect(notice).toMatchObject({
      bodyNe: '# पद\n- चौकीदार',
      bodyEn: 'A | B',
      contact: 'Office, 061-520000',
      closingTime: '17:00',
    });
    for (const name of ['pictureAlt', 'replaces', 'result', 'updateNote', 'updatedOn'])
      expect(notice).not.toHaveProperty(name);

    expect(await attempt(['notice', 'edit', '5', '--last-date', 'none'])).toMatchObject({ status: 0 });
    const [open] = [await body('/notice/search?search=vacancy')].flat();
    expect(open).toMatchObject({ lastDate: null });
    expect(open).not.toHaveProperty('closingTime');
  });

  test('a text about an update gets the day of today, which other changes leave', async () => {
    const { attempt, body } = campus();
    await attempt(add);
    await attempt(['notice', 'edit', '5', '--text', 'Vacancies']);
    expect([await body('/notice/search?search=vacancies')].flat()[0]).not.toHaveProperty('updatedOn');
    await attempt(['notice', 'edit', '5', '--update-note', 'The closing date was extended.']);
    const updated = {
      updateNote: 'The closing date was extended.',
      updatedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    };
    expect(await body('/notice/search?search=vacancies')).toMatchObject([updated]);
    await attempt(['notice', 'edit', '5', '--text', 'Vacancies 2']);
    expect(await body('/notice/search?search=vacancies')).toMatchObject([updated]);
    await attempt(['notice', 'edit', '5', '--update-note', '']);
    expect([await body('/notice/search?search=vacancies')].flat()[0]).not.toHaveProperty('updatedOn');
  });

  test('a notice replaces another one and has its result in a third, by number or address', async () => {
    const { attempt, body } = campus();
    const links = ['--replaces', '१', '--result', 'https://campus.example/ne/notice/item/2'];
    expect(await attempt([...add, ...links])).toMatchObject({ status: 0, stderr: '' });
    expect(await body('/notice/search?search=vacancy')).toMatchObject([{ id: 5, replaces: 1, result: 2 }]);
    expect((await attempt(['notice', 'list', '--search', 'vacancy'])).stdout).toContain('replaces the notice 1');
    await attempt(['notice', 'withdraw', '1', '--reason', ' Wrong  date ', '--yes']);
    expect(await body('/notice/withdrawn')).toEqual([{ id: 1, replacedBy: 5, reason: 'Wrong date' }]);
    await attempt(['notice', 'withdraw', '1', '--back', '--yes']);
    await attempt(['notice', 'withdraw', '1', '--yes']);
    expect(await body('/notice/withdrawn')).toEqual([{ id: 1, replacedBy: 5 }]);
  });

  test.each([
    [['add', '--closing-time', '17:00'], '--closing-time: enter the closing date, too.'],
    [['add', '--last-date', '2083-12-30', '--closing-time', '25:00'], '--closing-time: write the time like 10:30.'],
    [['add', '--last-date', '2083-12-30', '--closing-time', 'noon'], '--closing-time: write the time like 10:30.'],
    [['add', '--replaces', '77'], 'There is no notice 77'],
    [['add', '--replaces', '1 OR 1'], '--replaces: no notice, or more than one, has the title “1 OR 1”'],
    [['add', '--result=-1'], '--result: no notice, or more than one, has the title “-1”'],
    [['edit', '1', '--replaces', '1'], '--replaces: 1 is the number of this notice itself.'],
    [['edit', '1', '--result', '1'], '--result: 1 is the number of this notice itself.'],
    [['edit', '1', '--replaces', '3'], '--replaces: notice 3 already replaces this one.'],
    [['add', '--body-en', 'x'.repeat(20_001)], '--body-en: '],
  ])('notice %j is rejected and changes nothing', async ([command = '', ...args], message) => {
    const { attempt, body } = campus();
    await attempt(['notice', 'edit', '2', '--replaces', '1']);
    await attempt(['notice', 'edit', '3', '--replaces', '2']);
    const before = await body('/notice/?depId=null');
    const all = command === 'add' ? [...add, ...args] : ['notice', command, ...args];
    expect(await attempt(all)).toMatchObject({ stdout: '', stderr: expect.stringContaining(message) });
    expect(await body('/notice/?depId=null')).toEqual(before);
  });

  test('a description of a picture needs a picture', async () => {
    const { attempt, write, body } = campus();
    const described = ['notice', 'add', '--text', 'Vacancy', '--department', 'exam', '--picture-alt', 'The new hall'];
    expect(await attempt(described)).toMatchObject({ stderr: expect.stringContaining('no picture is attached') });
    expect(await attempt([...described, '--file', write('hall.png', png)])).toMatchObject({ status: 0, stderr: '' });
    expect(await body('/notice/search?search=vacancy')).toMatchObject([{ pictureAlt: 'The new hall' }]);
  });

  test('a notice replaces what a withdrawn one replaced, over several', async () => {
    const { attempt, body } = campus();
    await attempt([...add, '--replaces', '1']);
    for (const id of ['6', '7']) {
      await attempt([...add, '--text', `Vacancy ${id}`]);
      await attempt(['notice', 'withdraw', `${Number(id) - 1}`, '--replaced-by', id, '--yes']);
    }
    expect(await body('/notice/search?search=vacancy')).toMatchObject([{ id: 7, replaces: 1 }]);
    await attempt(['notice', 'edit', '7', '--replaces', '5']);
    expect(await body('/notice/?depId=null')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 7, replaces: 1 })]),
    );
  });

  test('the reply has the time of the last change, and none for a notice that the campus did not change', async () => {
    const { attempt, body } = campus();
    await attempt(['notice', 'edit', '2', '--contact', 'Office']);
    const notices = [await body('/notice/?depId=null')].flat().map(Object);
    const [changed, other] = [2, 3].map((number) => notices.find(({ id }) => id === number));
    expect(Math.abs(Date.now() - Date.parse(changed.updatedAt))).toBeLessThan(600_000);
    expect(other).not.toHaveProperty('updatedAt');
  });

  test('a deleted notice that another one replaced does not hinder its changes', async () => {
    const { attempt, body } = campus();
    await attempt([...add, '--replaces', '1']);
    await attempt(['notice', 'remove', '1', '--yes']);
    expect(await attempt(['notice', 'edit', '5', '--contact', 'Office'])).toMatchObject({ status: 0 });
    expect(await body('/notice/search?search=vacancy')).toMatchObject([{ contact: 'Office', replaces: 1 }]);
  });
});
