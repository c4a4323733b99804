import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatTable } from '#campus-api/csv/format-table.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { makeXlsx } from '#packages/document-reader/testing/make-office-file.ts';
import { smallPdf } from '#packages/site-import/testing/wordpress-export.ts';

const campus = withAdminCampus();
const headings = ['id', 'date', 'text', 'department', 'closing_date', 'letter_number', 'files'];

function folderOf(files: Readonly<Record<string, Uint8Array>>): string {
  const folder = join(dirname(campus().write('root', '')), 'old files');
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

const importTable = (table: string | Uint8Array, words: readonly string[] = ['--yes'], name = 'old notices.csv') =>
  campus().attempt(['import', 'notices', campus().write(name, table), ...words]);
const importRows = (rows: readonly (readonly string[])[], words?: readonly string[]) =>
  importTable(formatTable([headings, ...rows]), words);
const listed = async (search: string) => (await campus().attempt(['notice', 'list', '--search', search])).stdout;

test('notices of a table are imported with their files in one change that undo takes back', async () => {
  const folder = folderOf({ 'result.pdf': smallPdf, '2081/form.pdf': smallPdf });
  const before = campus().storedFiles();
  const rows = [
    ['1', '२०८१।०५।१२', 'परीक्षाफल प्रकाशित', 'परीक्षा', '२०८१ असोज ५', '१२३/२०८१', 'Result.pdf; form.pdf'],
    ['2', '2024-08-28', 'Forms of the second year', 'exam, Admission', '', '', ''],
  ];
  const done = await importRows(rows, ['--files', folder, '--yes']);
  expect(done).toMatchObject({ status: 0, stdout: expect.stringContaining('Imported. Notices: 2; files: 2') });
  expect(await listed('परीक्षाफल')).toMatch(
    /2024-08-28 .*letter number १२३\/२०८१, last date 2024-09-21 .*exam\n.*परीक्षाफल प्रकाशित\n.*result\.pdf\n.*form\.pdf/,
  );
  expect(await listed('Forms of')).toMatch(/2024-08-28 .*(?:exam, admission|admission, exam)/);
  const again = await importRows(rows, ['--files', folder, '--yes']);
  expect(again.stdout).toContain('Imported before, unchanged: 2');
  expect((await campus().attempt(['undo', '--yes'])).status).toBe(0);
  expect(await listed('परीक्षाफल')).toContain('There are none');
  expect(campus().storedFiles()).toEqual(before);
});

test('imported notices are marked for the site, which does not announce them', async () => {
  await importRows([['1', '2024-08-28', 'From the archive', 'exam', '', '', '']]);
  await campus().attempt(['notice', 'add', '--text', 'Of today', '--department', 'exam']);
  const body = await campus().body('/notice/?depId=null');
  expect(body).toEqual(
    expect.arrayContaining([expect.objectContaining({ description: 'From the archive', isImported: true })]),
  );
  const own = Array.isArray(body) ? body.find(({ description }) => description === 'Of today') : undefined;
  expect(own).toBeDefined();
  expect(own).not.toHaveProperty('isImported');
});

test('wrong rows are named with their line and left out, and a corrected table adds only them', async () => {
  const row = (date: string, text: string, department = 'exam', lastDate = '') => [
    '',
    date,
    text,
    department,
    lastDate,
    '',
    '',
  ];
  const rows = [
    row('2081-05-12', 'A good row'),
    row('2081-13-32', 'Month thirteen'),
    row('0000-00-00', 'Year zero'),
    row('', 'Without a date'),
    row('2081-05-12', ''),
    row('2081-05-12', 'Of a club', 'Sports club'),
    row('2081-05-12', '???? ?????? ????'),
    row('2081-05-12', 'Closed early', 'exam', '2081-05-01'),
    row('2999-01-01 AD', 'To come'),
    row('2081-05-12', 'A good row.'),
  ];
  const { stdout, status } = await importRows(rows);
  expect(status).toBe(0);
  expect(stdout).toContain('Imported. Notices: 1.');
  for (const line of [
    'Rows left out: 8',
    'Line 3: date: there is no day 2081-13-32 in Bikram Sambat.',
    'Line 4: date: there is no day 0000-00-00',
    'Line 5: date: this is missing.',
    'Line 6: text: this is missing.',
    'Line 7: department: there is no “Sports club”.',
    'Line 8: text: the letters of “???? ?????? ????” were lost',
    'Line 9: closing date: 2024-08-17 is before the date of the notice.',
    'Line 10: date: 2999-01-01 is in the future.',
    'Line 11, as line 2: A good row.',
  ])
    expect(stdout).toContain(line);
  const nepali = await importRows(rows, ['--dry-run', '--language', 'ne']);
  expect(nepali.stdout).toContain('पङ्क्ति ३: मिति: 2081-13-32 भन्ने दिन हुँदैन।');
  const corrected = await importRows([rows[0] ?? [], row('2081-12-30', 'Month thirteen')]);
  expect(corrected.stdout).toContain('Imported before, unchanged: 1');
  expect(corrected.stdout).toContain('Imported. Notices: 1.');
});

test('missing files, programs, disguised and too large files are named with their row, and the rest is imported', async () => {
  const folder = folderOf({
    'tool.exe': Buffer.from('MZ'),
    'fake.pdf': Buffer.from('MZ\0'),
    'good.pdf': smallPdf,
    'unused.pdf': smallPdf,
    'huge.pdf': Buffer.concat([smallPdf, Buffer.alloc(100 * 1024 * 1024)]),
  });
  const row = [
    '1',
    '2081-05-12',
    'Files',
    'exam',
    '',
    '',
    'gone.pdf;tool.exe;fake.pdf;huge.pdf;../../good.pdf;good.pdf',
  ];
  const { stdout } = await importRows([row], ['--files', folder, '--yes']);
  for (const line of [
    'gone.pdf of “line 2, Files”: there is no such file',
    'tool.exe of “line 2, Files”: files of this kind cannot be attached',
    'fake.pdf of “line 2, Files”: the content of the file does not match its name',
    'huge.pdf of “line 2, Files”: the file has more than 100 MB',
    '../../good.pdf of “line 2, Files”: there is no such file',
    'Files that no imported item uses, left out: 1',
    'Imported. Notices: 1; files: 1.',
  ])
    expect(stdout).toContain(line);
  expect(await listed('Files')).toContain('file: good.pdf');
});

test('text in Preeti is converted and shown before and after', async () => {
  const typed = 'kl/Iff kmf/fd eg]{ ;DaGwL ;"rgf';
  const unicode = 'परिक्षा फाराम भर्ने सम्बन्धी सूचना';
  const table = formatTable([headings, ['', '@)*!-)%-!@', typed, 'k/LIff', '', '', '']]);
  const { stdout } = await importTable(table);
  expect(stdout).toContain(`“${typed}” → “${unicode}”`);
  expect(await listed(unicode)).toMatch(/2024-08-28 .*exam/);
});

test('cells of a workbook in the font Preeti are shown before and after', async () => {
  const workbook = await makeXlsx(
    [
      ['ldlt', 'Joxf]/f', 'kmfOn'],
      ['@)*!-)%-!#', 'kmf/d', 'form.pdf'],
      ['2081-05-14', ';"rgf', ''],
    ],
    'Preeti',
  );
  const folder = folderOf({ 'form.pdf': smallPdf });
  const { stdout } = await importTable(workbook, ['--files', folder, '--yes'], 'preeti.xlsx');
  expect(stdout).toContain('“kmf/d” → “फारम”');
  expect(stdout).toContain('2024-08-29 (13 Bhadra 2081): फारम');
  expect(stdout).toContain('2024-08-30 (14 Bhadra 2081): सूचना');
  expect(stdout).toContain('Imported. Notices: 2; files: 1');
});

test.each([
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
  ['UTF-16 in the other order', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('a table in %s is read', async (_, encode) => {
  const text = 'date,text\r\n2081-05-12,परीक्षाको सूचना\r\n';
  const { stdout } = await importTable(encode(text));
  expect(stdout).toContain('Imported. Notices: 1');
  expect(await listed('परीक्षाको सूचना')).toContain('2024-08-28');
});

test('a table in windows-1252 is read and named, as Excel writes text in Preeti', async () => {
  const { stdout } = await importTable(Buffer.from('date,text\r\n2081-05-12,Fees: caf\xe9 and hostel\r\n', 'latin1'));
  expect(stdout).toContain('it was read as Windows-1252');
  expect(await listed('café')).toContain('Fees');
});

test('a title above the headings, unknown and empty columns are accepted; a table without needed headings is not', async () => {
  const table = 'सूचना विवरण २०८१,,,\nS.N.,Room,मिति,सूचना\n1,7,2081-05-12,पहिलो सूचना\n,,,\n';
  const { stdout } = await importTable(table);
  expect(stdout).toContain('Columns that are not read: Room\n');
  expect(stdout).toContain('Rows without a department; they go to “Administration”: 1');
  expect(stdout).toContain('Imported. Notices: 1');
  const wrong = await importTable('name,type\nRam,teaching\n');
  expect(wrong).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/column date \(मिति\): this column is missing.*\n.*column text \(सूचना\)/),
  });
  expect((await importTable('')).stderr).toContain('the names of the columns are missing');
  expect((await importTable('date,text\n')).stderr).toContain('no row follows');
});

test('a notice of the same day with the same text is not imported again, also from another table', async () => {
  await importTable('id,date,text\n1,2081-05-12,The result is here\n');
  const { stdout } = await importTable('id,date,text\n1,2081-05-12,"The result, is here!"\n', ['--yes'], 'copy.csv');
  expect(stdout).toContain('Already on the site, left out: 1');
  expect(stdout).toContain('There is nothing new to import.');
});

test('a notice that the campus has deleted is not imported again', async () => {
  const table = 'id,date,text\n1,2081-05-12,Soon deleted\n';
  await importTable(table);
  const [, id = ''] = /(\d+) 2024/.exec(await listed('Soon deleted')) ?? [];
  await campus().attempt(['notice', 'remove', id, '--yes']);
  expect((await importTable(table)).stdout).toContain('Imported before, unchanged: 1');
});

test('a text that is too long for a notice is its body, or a text file if it is too long for that', async () => {
  await importTable(`date,title,text\n2081-05-12,Rules,${'All students obey. '.repeat(200)}\n`);
  expect(await campus().body('/notice/?depId=null')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        description: 'Rules',
        fileName: '',
        bodyEn: expect.stringContaining('All students obey.'),
      }),
    ]),
  );
  const { stdout } = await importTable(`date,title,text\n2081-05-12,Book,${'All students obey. '.repeat(2000)}\n`);
  expect(stdout).toContain('Notices whose whole text becomes a text file: 1\n  Book');
  expect(await listed('Book')).toContain('file: Book.txt');
});

test('notices of one day stay in their order, also in a table that begins with the newest', async () => {
  await importTable('date,text\n2081-05-13,Order C\n2081-05-12,Order B\n2081-05-12,Order A\n');
  const texts = [...(await listed('Order')).matchAll(/Order \w/g)].map(([text]) => text);
  expect(texts).toEqual(['Order C', 'Order B', 'Order A']);
});

test('without a confirmation nothing is imported, and a folder that does not exist is reported', async () => {
  const table = campus().write('table.csv', 'date,text\n2081-05-12,Unconfirmed\n');
  const done = await campus().attempt(['import', 'notices', table]);
  expect(done).toMatchObject({ status: 1, stderr: expect.stringContaining('Repeat the command with --yes') });
  expect(await listed('Unconfirmed')).toContain('There are none');
  const wrong = await campus().attempt(['import', 'notices', table, '--files', '/nowhere']);
  expect(wrong).toMatchObject({ status: 2, stderr: expect.stringContaining('--files "/nowhere" is not a folder') });
});

test.each(['en', 'ne'])('the template in %s has the headings that are read', async (language) => {
  const file = join(dirname(campus().write('root', '')), 'template.csv');
  const words = ['import', 'notices', '--template', file, '--language', language];
  expect(await campus().attempt(words)).toMatchObject({ status: 0, stdout: `Written: ${file}\n` });
  expect((await campus().attempt(words)).stderr).toContain('exists already');
  const done = await campus().attempt(['import', 'notices', file, '--yes']);
  expect(done.stderr).toContain('no row follows the names of the columns');
});
