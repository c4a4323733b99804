import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { makeXlsx } from '#packages/document-reader/testing/make-office-file.ts';
import { staffTable } from './export-command.ts';
import { moveStaff } from './move-staff.ts';
import { setRanks } from './order-page.ts';
import { inRankOrder } from './ranks.ts';
import { readAllStaff } from './store.ts';
import { mergeOrder } from './write-table.ts';

const campus = withAdminCampus();

const teachers = '/staffs/searchEmpByType?id=1&keyId=3';
const brokenPng = Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1');
const picture = () =>
  sharp({ create: { width: 20, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

test('a table from a spreadsheet updates and adds staff with pictures, and a second import adds nobody', async () => {
  const { attempt, write, body, storedFiles } = campus();
  write('sita.png', await picture());
  const rows = [
    'ID;नाम;Type;Department;Designation;Picture',
    '2;Person Two;teaching;"Physics; Applied";Professor;',
    '',
    ';सीता अधिकारी;शिक्षक;भौतिकशास्त्र;उपप्राध्यापक;sita.png',
    ';;;;;',
  ];
  const table = write('staff.csv', `\ufeff${rows.join('\r\n')}\r\n`);
  const prompt = await attempt(['staff', 'import', table]);
  expect(prompt.stderr).toContain('Line 2: the person with the number 2 is called “Person 2” today.');
  const first = await attempt(['staff', 'import', table, '--yes']);
  expect(first.status).toBe(0);
  expect(first.stdout).toContain('1 added, 1 updated, 0 removed');
  const second = await attempt(['staff', 'import', table]);
  expect(second.stdout).toContain('0 added, 2 updated, 0 removed');
  expect(await body(teachers)).toMatchObject([
    { id: 1, fullName: 'Person 1', about: 'Teacher of physics.' },
    { id: 2, fullName: 'Person Two', department: 'Physics; Applied', designation: 'Professor', profilePic: 'N/A' },
    { id: 3 },
    { id: 5, fullName: 'सीता अधिकारी', profilePic: expect.stringMatching(/^\d+-1-sita-png\.jpg$/) },
  ]);
  expect(storedFiles()).toHaveLength(2);
});

test('an exported table can be imported unchanged, and --replace removes missing people with their seats', async () => {
  const { attempt, options, body } = campus();
  const file = join(options.dataDir, '..', 'outside', 'all.csv');
  expect((await attempt(['staff', 'export', file])).stdout).toBe(`Written: 4 members of staff to ${file}.\n`);
  expect(await attempt(['staff', 'export', file])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('exists already'),
  });
  const before = await body(teachers);
  expect((await attempt(['staff', 'import', file, '--replace'])).stdout).toContain('0 added, 4 updated, 0 removed');
  expect(await body(teachers)).toEqual(before);

  const lines = readFileSync(file, 'utf8').split('\r\n');
  const { write } = campus();
  const fewer = write('fewer.csv', lines.filter((line) => !line.startsWith('3,')).join('\r\n'));
  expect((await attempt(['staff', 'import', fewer, '--replace', '--yes'])).stdout).toContain('1 removed');
  expect(await body(teachers)).toMatchObject([{ id: 1 }, { id: 2 }]);
  expect(await body('/staffsStricture')).toMatchObject([{ exeCommitteeIds: '1,2' }]);
});

test('a table without portraits retains those of its people, also with --replace and without ids; "none" deletes one', async () => {
  const { attempt, write, body, storedFiles } = campus();
  write('sita.png', await picture());
  await attempt([
    'staff',
    'import',
    write('first.csv', 'name,type,picture\nSita,teaching,sita.png\nGita,teaching,sita.png\n'),
  ]);
  const portraits = async () => {
    const staff = z.array(z.object({ fullName: z.string(), profilePic: z.string() })).parse(await body(teachers));
    return staff.filter(({ fullName }) => /^[SG]ita/.test(fullName)).map(({ profilePic }) => profilePic);
  };
  const [sita = '', gita = ''] = await portraits();
  expect(sita).toMatch(/\.jpg$/);
  const replace = (table: string) => attempt(['staff', 'import', write('next.csv', table), '--replace', '--yes']);
  for (const table of ['name,type\nSita,1\nGita,1\n', 'name,type,picture\nSita,1,\nGita,1,\n']) {
    expect(await replace(table)).toMatchObject({ status: 0 });
    expect(await portraits()).toEqual([sita, gita]);
  }
  // A corrected name is a new person; the portrait named by the exported table stays theirs.
  expect(await replace(`name,type,picture\nSita Giri,1,${sita}\nGita,1,none\n`)).toMatchObject({ status: 0 });
  expect((await portraits()).toSorted()).toEqual([sita, 'N/A'].toSorted());
  expect(storedFiles()).toEqual([fixtureFile, sita].toSorted());
});

test('all errors are reported with line and column, and nothing is imported', async () => {
  const { attempt, write, body, storedFiles } = campus();
  write('good.png', await picture());
  write('broken.png', brokenPng);
  const table = write(
    'staff.csv',
    [
      'id,name,type,salary,picture',
      ',Gita,teaching,,good.png',
      '99,Hari,teaching,,',
      ',,dancing,,',
      'x,"Two\nlines",2,,broken.png',
      ',Gita,teaching,,../good.png',
      ',Person 1,teaching,,none.png,more',
    ].join('\n'),
  );
  const before = await body(teachers);
  const { status, stdout, stderr } = await attempt(['staff', 'import', table]);
  expect([status, stdout]).toEqual([1, '']);
  const [title, ...problems] = stderr.trim().split('\n');
  expect(title).toBe(`Campus API: ${table}: 6 errors, nothing was imported`);
  expect(problems).toEqual([
    '  line 3, column id: there is no person with the number 99.',
    '  line 4, column name: this is empty.',
    '  line 4, column type: write teaching, non-teaching or outside, not “dancing”.',
    '  line 5, column id: “x” is not a number. Leave it empty for a new person.',
    '  line 7, column name: this is the same person as in line 2.',
    expect.stringMatching(/^ {2}line 8: there are 6 cells in 5 columns\./),
  ]);
  expect(await body(teachers)).toEqual(before);
  expect(storedFiles()).toEqual([fixtureFile]);
});

test('files that are not pictures are reported', async () => {
  const { attempt, write, storedFiles } = campus();
  write('broken.png', brokenPng);
  const table = write(
    'staff.csv',
    'name,type,picture\nA,teaching,broken.png\nB,teaching,none.png\nC,teaching,../x.png\n',
  );
  const { status, stderr } = await attempt(['staff', 'import', table]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/line 2, column picture: .*a part of this picture is missing.*\n/);
  expect(stderr).toMatch(/line 3, column picture: .*there is no such file\..*\n/);
  expect(stderr).toMatch(/line 4, column picture: write only the name of the file\.\n/);
  expect(storedFiles()).toEqual([fixtureFile]);
});

test.each([
  ['', /line 1: the names of the columns are missing/],
  ['name,type\n', /line 1: no row follows/],
  [
    'type,type\n1,1\n',
    /line 1, column name \(पूरा नाम\): this column is missing\.\n.*line 1, column type: this column occurs twice/,
  ],
  [Buffer.from('name,type\nCaf\xe9,1\n', 'latin1'), /not in Unicode; it was read as Windows-1252.*--yes to confirm/s],
  ['name,type\nA,1\n"B,1\n', /never closed/],
])('the table %j is rejected', async (content, message) => {
  const { attempt, write } = campus();
  const { status, stderr } = await attempt(['staff', 'import', write('staff.csv', content)]);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
});

test('serial numbers are ignored, and labels of the form and of offices are headings', async () => {
  const { attempt, write, body } = campus();
  const table = write(
    'staff.csv',
    'हाम्रो क्याम्पस\nक्र.सं.,पूरा नाम,शिक्षक वा कर्मचारी,पद,मोबाइल नं.,ईमेल\n1,सीता गिरी,शिक्षक,सहप्राध्यापक,9841000001,sita@campus.example\n2,राम थापा,शिक्षक,,,\n',
  );
  expect(await attempt(['staff', 'import', table])).toMatchObject({ status: 0, stderr: '' });
  expect(await body(teachers)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 1, fullName: 'Person 1' }),
      expect.objectContaining({ id: 2, fullName: 'Person 2' }),
      expect.objectContaining({ fullName: 'सीता गिरी', phone: '9841000001', email: 'sita@campus.example' }),
    ]),
  );
});

test('teachers of one name with different telephone numbers are different people, also at the second import', async () => {
  const { attempt, write, body } = campus();
  const text = 'name,type,phone\nRam Thapa,teaching,9841000001\nRam Thapa,teaching,9841000002\n';
  expect((await attempt(['staff', 'import', write('staff.csv', text)])).stdout).toContain('2 added, 0 updated');
  const again = await attempt(['staff', 'import', write('again.csv', text.replace('phone', 'मोबाइल'))]);
  expect(again.stdout).toContain('0 added, 2 updated');
  expect(JSON.stringify(await body(teachers)).match(/Ram Thapa/g)).toHaveLength(2);
  const other = write('other.csv', 'name,type,phone\nRam Thapa,teaching,9841000003\n');
  expect((await attempt(['staff', 'import', other])).stderr).toContain('several people have this name');
});

test('UTF-16 with tabs, as Excel saves Unicode text, is read', async () => {
  const { attempt, write, body } = campus();
  const table = write('staff.txt', Buffer.from('\ufeffname\ttype\r\nगीता\t1\r\n', 'utf16le'));
  expect(await attempt(['staff', 'import', table])).toMatchObject({ status: 0 });
  expect(await body(teachers)).toMatchObject([{}, {}, {}, { fullName: 'गीता' }]);
});

test('the first 50 errors of a table are reported, in the order of their lines', async () => {
  const { write, attempt } = campus();
  const table = write('staff.csv', `name,type\n${'Sita,unknown\n'.repeat(300)}`);
  const { status, stderr } = await attempt(['staff', 'import', table]);
  expect(status).toBe(1);
  expect(stderr).toContain('300 errors, of which the first 50, nothing was imported');
  const lines = [...stderr.matchAll(/^ {2}line (\d+)/gm)].map(([, line]) => Number(line));
  expect(lines).toEqual(Array.from({ length: 50 }, (_, index) => index + 2));
});

test.each(['S,x\n', '\n', 'x\n'])('a table with too many rows %j is read up to a limit', async (row) => {
  const { write, attempt } = campus();
  const table = write('staff.csv', `name,type\n${row.repeat(1_200_000)}`);
  const { status, stderr } = await attempt(['staff', 'import', table]);
  expect(status).toBe(1);
  expect(stderr.split('\n').length).toBeLessThan(60);
  expect(stderr).toContain(row === '\n' ? 'no row follows' : 'more than 10000 rows follow');
});

const idsOf = async () => {
  const people = z.array(z.object({ id: z.number() })).parse(await campus().body(teachers));
  return people.map(({ id }) => id);
};

test('an Excel table with Nepali headings is imported, and its errors have row numbers', async () => {
  const { attempt, write, body } = campus();
  const header = ['आईडी', 'नाम', 'प्रकार', 'विभाग', 'पद'];
  const table = write(
    'कर्मचारी.xlsx',
    await makeXlsx([
      header,
      [2, 'Person Two', 'शिक्षक', 'Physics', 'Professor'],
      [],
      ['', 'सीता गिरी', 'शिक्षक', '', ''],
    ]),
  );
  expect((await attempt(['staff', 'import', table, '--yes'])).stdout).toContain('1 added, 1 updated');
  expect(await body(teachers)).toMatchObject([
    { id: 1 },
    { id: 2, designation: 'Professor' },
    { id: 3 },
    { fullName: 'सीता गिरी' },
  ]);
  const wrong = write(
    'wrong.xlsx',
    await makeXlsx([header, [], ['', '', 'नाच्ने', '', ''], ['x', 'गीता', 'शिक्षक', '', '']]),
  );
  expect((await attempt(['staff', 'import', wrong])).stderr.split('\n').slice(1, 4)).toEqual([
    '  line 3, column नाम: this is empty.',
    '  line 3, column प्रकार: write teaching, non-teaching or outside, not “नाच्ने”.',
    '  line 4, column आईडी: “x” is not a number. Leave it empty for a new person.',
  ]);
});

test('an Excel table typed in Preeti is imported in Unicode', async () => {
  const { attempt, write, body } = campus();
  const table = write(
    'staff.xlsx',
    await makeXlsx(
      [
        ['gfd', 'k|sf/'],
        [';Ltf lu/L', 'lzIfs'],
      ],
      'Preeti',
    ),
  );
  expect(await attempt(['staff', 'import', table])).toMatchObject({ status: 0, stderr: '' });
  expect(await body(teachers)).toMatchObject([{}, {}, {}, { fullName: 'सीता गिरी' }]);
});

test('people are shown in the order of the table, also after one of them is edited', async () => {
  const { attempt, write } = campus();
  const table = (...rows: string[]) => write('staff.csv', ['id,name,type', ...rows].join('\n'));
  const [one, two, three] = ['1,Person 1,1', '2,Person 2,1', '3,Person 3,1'];
  await attempt(['staff', 'import', table(three ?? '', one ?? '', two ?? '')]);
  expect(await idsOf()).toEqual([3, 1, 2]);
  await attempt(['staff', 'import', table(three ?? '', ',Newcomer,1', one ?? '')]);
  expect(await idsOf()).toEqual([3, 5, 1, 2]);
  await attempt(['staff', 'edit', '1', '--designation', 'Another rank']);
  expect(await idsOf()).toEqual([3, 5, 1, 2]);
  await attempt(['undo', '--yes']);
  await attempt(['undo', '--yes']);
  expect(await idsOf()).toEqual([3, 1, 2]);
});

test('a person swaps with the previous or next one, and the first and last stay', async () => {
  const { options } = campus();
  const move = (id: number, direction: 'up' | 'down') =>
    withCampus(options, { by: 'sita' }, (open) => moveStaff(open, id, direction));
  await campus().attempt(['staff', 'add', '--name', 'Alone', '--type', 'teaching', '--department', 'Alone']);
  await move(2, 'up');
  expect(await idsOf()).toEqual([2, 1, 3, 5]);
  await move(2, 'up');
  expect(await idsOf()).toEqual([2, 1, 3, 5]);
  await move(2, 'down');
  await move(2, 'down');
  expect(await idsOf()).toEqual([1, 3, 2, 5]);
  // The person is alone in the department.
  await move(5, 'up');
  expect(await idsOf()).toEqual([1, 3, 2, 5]);
  await expect(move(99, 'up')).rejects.toThrow('There is no member of staff 99');
});

test('a table exported with Nepali headings can be imported unchanged', async () => {
  const { attempt, write, options, body } = campus();
  const text = await withCampus(options, { by: 'sita' }, ({ database }) => staffTable(readAllStaff(database), 'ne'));
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffआईडी,पूरा नाम,पूरा नाम (नेपालीमा),शिक्षक वा कर्मचारी,विभाग,विभाग (नेपालीमा),पद,पद (नेपालीमा),फोन,इमेल,पढाउने विषय,पढाउने विषय (नेपालीमा),भेट्ने समय,भेट्ने समय (नेपालीमा),प्रकाशन,प्रकाशन (नेपालीमा),फोटो,परिचय,परिचय (नेपालीमा),सन्देश,सन्देश (नेपालीमा)',
    expect.stringMatching(/^1,Person 1,,शिक्षक,/),
  ]);
  const before = await body(teachers);
  expect((await attempt(['staff', 'import', write('all.csv', text), '--replace'])).stdout).toContain(
    '0 added, 4 updated',
  );
  expect(await body(teachers)).toEqual(before);
  const [chief] = await withCampus(options, { by: 'sita' }, ({ database }) => readAllStaff(database));
  expect(chief).toMatchObject({ about: 'Teacher of physics.', message: 'Welcome.' });
});

test('a table with Nepali names adds them, an old table leaves them, and either name identifies a person', async () => {
  const { attempt, write, body } = campus();
  const nepaliNames = write(
    'names.csv',
    'id,name,name_ne,type,designation_ne\n2,Person 2,सीता गिरी,teaching,उपप्राध्यापक\n',
  );
  expect(await attempt(['staff', 'import', nepaliNames])).toMatchObject({ status: 0, stderr: '' });
  const expected = { fullName: 'Person 2', nepali: { fullName: 'सीता गिरी', designation: 'उपप्राध्यापक' } };
  expect(await body(teachers)).toMatchObject([{}, expected, {}]);
  const old = write('old.csv', 'id,name,type,designation\n2,Person 2,teaching,Reader\n');
  await attempt(['staff', 'import', old]);
  expect(await body(teachers)).toMatchObject([{}, { ...expected, designation: 'Reader' }, {}]);
  const byName = write('by-name.csv', 'नाम (नेपालीमा),नाम,प्रकार,विभाग\nसीता गिरी,,शिक्षक,English\n');
  expect((await attempt(['staff', 'import', byName])).stdout).toContain('0 added, 1 updated');
});

test('phone and email are in replies where they are filled, and a wrong email is rejected by form and table', async () => {
  const { attempt, write, body } = campus();
  const [first] = z.array(z.record(z.string(), z.unknown())).parse(await body(teachers));
  expect(first).not.toHaveProperty('phone');
  expect(first).not.toHaveProperty('email');
  const edit = ['staff', 'edit', '1', '--phone', '056-400101'];
  expect(await attempt([...edit, '--email', 'chief at campus'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('“chief at campus” is not an email address'),
  });
  expect(await attempt([...edit, '--email', 'chief@campus.example'])).toMatchObject({ status: 0 });
  expect(await body(teachers)).toMatchObject([{ id: 1, phone: '056-400101', email: 'chief@campus.example' }, {}, {}]);
  const table = write('contacts.csv', 'id,name,type,email\n2,Person 2,teaching,two at campus\n');
  expect((await attempt(['staff', 'import', table])).stderr).toContain(
    'line 2, column email: “two at campus” is not an email address.',
  );
  // A table without the columns leaves them.
  const old = write('old.csv', 'id,name,type\n1,Person 1,teaching\n');
  expect(await attempt(['staff', 'import', old])).toMatchObject({ status: 0 });
  expect(await body(teachers)).toMatchObject([{ id: 1, phone: '056-400101' }, {}, {}]);
});

test('subjects, office hours and publications in both languages survive an edit and a table with Nepali headings', async () => {
  const { attempt, options, write, body } = campus();
  const texts = {
    subjects: 'Optics, Electronics',
    officeHours: 'Sunday, 1 to 3 pm',
    publications: 'A book, 2080\nAn article, 2081',
    nepali: { subjects: 'प्रकाशिकी', officeHours: 'आइतबार १ देखि ३ बजे', publications: 'पुस्तक, २०८०' },
  };
  const both = (name: string, text: string, nepali: string) => [`--${name}`, text, `--${name}-ne`, nepali];
  const edit = [
    ...both('subjects', texts.subjects, texts.nepali.subjects),
    ...both('office-hours', texts.officeHours, texts.nepali.officeHours),
    ...both('publications', texts.publications, texts.nepali.publications),
  ];
  expect(await attempt(['staff', 'edit', '2', ...edit])).toMatchObject({ status: 0, stderr: '' });
  const filled = await body(teachers);
  expect(filled).toMatchObject([{}, { id: 2, ...texts }, {}]);
  const exported = await withCampus(options, { by: 'sita' }, ({ database }) =>
    staffTable(readAllStaff(database), 'ne'),
  );
  const table = write('all.csv', exported);
  const cleared = ['--subjects', '', '--office-hours', '', '--publications', ''];
  expect(await attempt(['staff', 'edit', '2', ...cleared])).toMatchObject({ status: 0 });
  const [, empty] = z.array(z.record(z.string(), z.unknown())).parse(await body(teachers));
  for (const name of ['subjects', 'officeHours', 'publications', 'nepali']) expect(empty).not.toHaveProperty(name);
  expect(await attempt(['staff', 'import', table])).toMatchObject({ status: 0, stderr: '' });
  expect(await body(teachers)).toEqual(filled);
  const long = await attempt(['staff', 'edit', '2', '--subjects', 'x'.repeat(501)]);
  expect(long).toMatchObject({ status: 2, stderr: expect.stringContaining('--subjects') });
});

describe('ranks', () => {
  const teachers = async () => {
    const body = await campus().body('/staffs/searchEmpByType?id=1&keyId=3');
    return Array.isArray(body) ? body.map(({ id }) => id) : body;
  };

  test('people are ordered by rank within the positions of their department', () => {
    const people = [
      { id: 1, department: 'Physics', designation: 'Lecturer' },
      { id: 2, department: 'English', designation: 'Lecturer' },
      { id: 3, department: 'Physics', designation: 'Guest' },
      { id: 4, department: 'Physics', designation: 'Professor' },
      { id: 5, department: 'English', designation: 'Professor' },
    ];
    const idsOf = (ranks: string[]) => inRankOrder(people, ranks).map(({ id }) => id);
    expect(idsOf(['Professor', 'Lecturer'])).toEqual([4, 5, 1, 3, 2]);
    expect(idsOf([])).toEqual([1, 2, 3, 4, 5]);
  });

  test('the order of designations comes first, people move within their designation, and both are undone', async () => {
    const { options, attempt } = campus();
    const write = <T>(change: (open: Parameters<typeof setRanks>[0]) => T) =>
      withCampus(options, { by: 'sita' }, change);
    expect(await teachers()).toEqual([1, 2, 3]);
    await write((open) => setRanks(open, ['Lecturer', 'Professor']));
    expect(await teachers()).toEqual([2, 3, 1]);
    await write((open) => moveStaff(open, 3, 'down'));
    expect(await teachers()).toEqual([2, 3, 1]);
    await write((open) => moveStaff(open, 3, 'up'));
    expect(await teachers()).toEqual([3, 2, 1]);
    await attempt(['undo', '--yes']);
    await attempt(['undo', '--yes']);
    expect(await teachers()).toEqual([1, 2, 3]);
  });
});

describe('the merged order', () => {
  test.each([
    ['a whole table', [1, 2, 3], [3, 1, 2], [3, 1, 2]],
    ['a part of the people', [1, 2, 3, 4], [4, 2], [1, 4, 3, 2]],
    ['a newcomer between two', [1, 2, 3], [1, 9, 2, 3], [1, 9, 2, 3]],
    ['newcomers in front and behind', [1, 2, 3], [8, 2, 9], [1, 8, 2, 3, 9]],
    ['newcomers alone', [1, 2], [8, 9], [1, 2, 8, 9]],
    ['nobody', [2, 1], [], [2, 1]],
  ])('the order of people is merged after a table with %s', (_, before, rows, after) => {
    expect(mergeOrder(before, rows)).toEqual(after);
  });
});
