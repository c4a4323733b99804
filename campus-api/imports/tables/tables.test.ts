import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { formatTable } from '#campus-api/csv/format-table.ts';
import { readHeadings } from '#campus-api/csv/headings.ts';
import { entriesOf } from '#campus-api/model/fields.ts';
import { noticeFields, titleFields } from '#campus-api/records/notice/notice.ts';
import { publicationFields } from '#campus-api/records/publication/publication.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { start } from '#campus-api/testing/start-server.ts';
import { makeWorkbook, makeXlsx } from '#packages/document-reader/testing/make-office-file.ts';
import { makeOds } from '#packages/document-reader/testing/make-open-document.ts';
import { smallPdf, smallPng } from '#packages/site-import/testing/wordpress-export.ts';
import { readAlbumName } from './plan-albums.ts';
import { tableKinds } from './table-columns.ts';
import { createTableFiles } from './table-files.ts';

type Files = Readonly<Record<string, Uint8Array>>;

function writeFolder(folder: string, files: Files): string {
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

describe('notices', () => {
  const campus = withAdminCampus();
  const headings = ['id', 'date', 'text', 'department', 'closing_date', 'letter_number', 'files'];

  const folderOf = (files: Files) => writeFolder(join(dirname(campus().write('root', '')), 'old files'), files);

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
});

describe('albums', () => {
  const campus = withAdminCampus();

  const folderOf = (files: Files) => writeFolder(join(dirname(campus().write('root', '')), 'photographs'), files);

  const importFolder = (folder: string, ...words: string[]) => campus().attempt(['import', 'albums', folder, ...words]);
  const albums = async () => {
    const body = await campus().body('/gallery/all');
    return Array.isArray(body) ? body : [];
  };

  test('folders become albums with their day, and their pictures in the order of their names; undo takes them back', async () => {
    const folder = folderOf({
      '2081-05-12 Annual day/IMG 10.png': smallPng(30, 20),
      '2081-05-12 Annual day/IMG 2.png': smallPng(20, 30),
      'रक्तदान कार्यक्रम/a.png': smallPng(),
    });
    const before = campus().storedFiles();
    const done = await importFolder(folder, '--yes');
    expect(done).toMatchObject({ status: 0, stdout: expect.stringContaining('Imported. Albums: 2; files: 3') });
    expect(done.stdout).toContain('2024-08-28 (12 Bhadra 2081): Annual day; pictures: 2');
    expect(done.stdout).toContain('dated today: 1\n  रक्तदान कार्यक्रम');
    const annual = (await albums()).find(({ title }) => title === 'Annual day');
    expect(annual).toMatchObject({
      date: '2024-08-28',
      images: expect.stringMatching(/img-2\.jpg,.*img-10\.jpg$/),
      thumbnails: expect.stringMatching(/img-2-thumb\.jpg,.*img-10-thumb\.jpg$/),
    });
    expect(campus().storedFiles()).toHaveLength(before.length + 6);
    expect(readdirSync(campus().options.dataDir)).not.toContain('import-pictures');
    expect((await campus().attempt(['undo', '--yes'])).status).toBe(0);
    expect((await albums()).map(({ title }) => title)).not.toContain('Annual day');
    expect(campus().storedFiles()).toEqual(before);
  });

  test('a second import adds only new folders', async () => {
    const folder = folderOf({ '2081-05-12 One/a.png': smallPng() });
    await importFolder(folder, '--yes');
    expect((await importFolder(folder, '--yes')).stdout).toContain('There is nothing new to import.');
    folderOf({ '2081-05-13 Two/a.png': smallPng() });
    const again = await importFolder(folder, '--yes');
    expect(again.stdout).toContain('Imported before, unchanged: 1');
    expect(again.stdout).toContain('Imported. Albums: 1; files: 1.');
  });

  test('files that are not pictures, damaged pictures and other folders are named, and the rest is imported', async () => {
    const folder = folderOf({
      '2081-05-12 Mixed/good.png': smallPng(),
      '2081-05-12 Mixed/letter.pdf': smallPdf,
      '2081-05-12 Mixed/broken.png': smallPng().subarray(0, 45),
      '2081-05-12 Mixed/Thumbs.db': Buffer.from('x'),
      '2081-05-12 Mixed/inner/a.png': smallPng(),
      '2081-05-12 Only letters/letter.pdf': smallPdf,
      '2081-05-12 Only broken/broken.png': smallPng().subarray(0, 45),
      '2081-13-32 Wrong day/a.png': smallPng(),
      'loose.png': smallPng(),
    });
    mkdirSync(join(folder, 'Empty'));
    symlinkSync('/etc', join(folder, 'Link'));
    const { stdout } = await importFolder(folder, '--yes');
    for (const line of [
      'letter.pdf of “Mixed”: this is not a readable picture.',
      'broken.png of “Mixed”: a part of this picture is missing',
      'loose.png of “photographs”: it is not in the folder of an album',
      '2081-05-12 Mixed/inner: it is within the folder of an album',
      '2081-13-32 Wrong day: date: there is no day 2081-13-32 in Bikram Sambat.',
      'Empty: it has no files',
      'Link: it is outside of the folder',
      'none of their pictures could be read: 2\n  Only broken\n  Only letters',
      'Imported. Albums: 1; files: 1.',
    ])
      expect(stdout).toContain(line);
    expect(stdout).not.toContain('Thumbs.db');
  });

  test('a dry run shows the plan in Nepali and changes nothing', async () => {
    const folder = folderOf({ '२०८१-०५-१२ वार्षिकोत्सव/a.png': smallPng() });
    const { stdout } = await importFolder(folder, '--dry-run', '--language', 'ne');
    expect(stdout).toContain('एल्बम: १; फाइल: १');
    expect(stdout).toContain('2024-08-28 (२०८१ भदौ १२): वार्षिकोत्सव; तस्बिर: १');
    expect((await albums()).map(({ title }) => title)).not.toContain('वार्षिकोत्सव');
  });

  test.each(['SIGKILL', 'SIGINT'] as const)(
    'an import that ends by %s changes nothing, and the next one imports everything',
    async (signal) => {
      // Many: the signal comes during the conversion, also on a slow machine.
      const names = Array.from({ length: 200 }, (_, index) => `2081-05-12 Many/${index}.png`);
      const folder = folderOf(Object.fromEntries(names.map((name) => [name, smallPng(600, 400)])));
      const before = campus().storedFiles();
      const pictures = join(campus().options.dataDir, 'import-pictures');
      const { child, ended } = start({ DATA_DIR: campus().options.dataDir }, ['import', 'albums', folder, '--yes']);
      while (!existsSync(pictures) || readdirSync(pictures).length < 4) await wait(5);
      child.kill(signal);
      expect(await ended).not.toBe(0);
      expect(existsSync(pictures)).toBe(signal === 'SIGKILL');
      expect(campus().storedFiles()).toEqual(before);
      for (const name of names.slice(3)) rmSync(join(folder, name));
      const { stdout } = await importFolder(folder, '--yes');
      expect(stdout).toContain('Imported. Albums: 1; files: 3.');
      expect(existsSync(pictures)).toBe(false);
    },
  );
});

describe('the name of an album', () => {
  test.each([
    ['2083-08-05 Annual day 2083', { title: 'Annual day 2083', date: '2026-11-21' }],
    ['२०८३-०८-०५ वार्षिकोत्सव २०८३', { title: 'वार्षिकोत्सव २०८३', date: '2026-11-21' }],
    ['2026.11.21_Blood_donation', { title: 'Blood donation', date: '2026-11-21' }],
    ['20261121 - Farewell', { title: 'Farewell', date: '2026-11-21' }],
    ['2083-08-05', { title: '2083-08-05', date: '2026-11-21' }],
    ['2083 Sports week', { title: '2083 Sports week', date: null }],
    ['Annual day', { title: 'Annual day', date: null }],
    ['2083-13-32 Nothing', { title: 'Nothing', date: expect.objectContaining({ code: 'no-such-day' }) }],
  ])('the folder %p has a title and a day', (name, expected) => {
    expect(readAlbumName(name, [])).toEqual(expected);
  });

  test('a name in Preeti is converted, and noted', () => {
    const repairs: Parameters<typeof readAlbumName>[1] = [];
    expect(readAlbumName('2081-05-12 jflif{sf]T;j sfo{qmd', repairs).title).toBe('वार्षिकोत्सव कार्यक्रम');
    expect(repairs).toMatchObject([{ kind: 'legacy-font' }]);
  });
});

describe('publications', () => {
  const campus = withAdminCampus();
  const list = async () => (await campus().attempt(['publication', 'list'])).stdout;

  test('publications of a workbook are imported with both languages and their files; undo takes them back', async () => {
    const folder = join(dirname(campus().write('root', '')), 'journals');
    mkdirSync(folder);
    writeFileSync(join(folder, 'journal 1.pdf'), smallPdf);
    const workbook = await makeXlsx([
      ['मिति', 'शीर्षक', 'शीर्षक (नेपालीमा)', 'सम्पादक', 'प्रकाशक', 'परिचय', 'फाइल'],
      ['2079-01-15', 'Journal 1', 'जर्नल १', 'S. Giri', 'Research cell', 'First volume.', 'Journal 1.pdf'],
      ['२०८०।०२।३०', '', 'वार्षिक प्रतिवेदन', '', '', '', ''],
      ['2080-40-01', 'Wrong', '', '', '', '', ''],
      ['2080-01-01', '', '', '', '', '', ''],
    ]);
    const words = ['import', 'publications', campus().write('journals.xlsx', workbook), '--files', folder];
    const done = await campus().attempt([...words, '--yes']);
    expect(done.stdout).toContain('Imported. Publications: 2; files: 1.');
    expect(done.stdout).toContain('Line 4: date: there is no day 2080-40-01');
    expect(done.stdout).toContain('Line 5: title: this is missing.');
    expect(await list()).toMatch(/2022-04-28 Journal 1 \(S\. Giri, Research cell\)\n +file: journal 1\.pdf/);
    expect(await campus().body('/publication')).toEqual(
      expect.arrayContaining([expect.objectContaining({ nepali: { description: 'जर्नल १' } })]),
    );
    expect((await campus().attempt([...words, '--yes'])).stdout).toContain('Imported before, unchanged: 2');
    await campus().attempt(['undo', '--yes']);
    expect(await list()).not.toContain('Journal 1');
  });

  test('a publication of the same day with the same title is left out', async () => {
    const table = (name: string, id: string) =>
      campus().write(
        name,
        formatTable([
          ['id', 'date', 'title'],
          [id, '2079-01-15', 'Bulletin'],
        ]),
      );
    await campus().attempt(['import', 'publications', table('a.csv', '1'), '--yes']);
    const again = await campus().attempt(['import', 'publications', table('b.csv', '1'), '--yes']);
    expect(again.stdout).toContain('Already on the site, left out: 1\n  Bulletin');
  });
});

describe('columns', () => {
  const { lastDate, closingTime } = noticeFields;
  const labels = {
    notices: entriesOf({ ...titleFields, lastDate, closingTime }),
    publications: entriesOf(publicationFields).filter(({ control }) => control !== 'moment'),
  } as const;

  test.each(['notices', 'publications'] as const)('the labels of the form are headings of a table of %s', (kind) => {
    const { columns } = tableKinds[kind];
    const texts = labels[kind].flatMap(({ label, isBoth }) => [
      label.en,
      label.ne,
      ...(isBoth ? [`${label.ne} (नेपालीमा)`] : []),
    ]);
    expect(texts.filter((text) => readHeadings(columns, [text])[0]?.state !== 'known')).toEqual([]);
  });
});

describe('files', () => {
  const source = { locate: ({ path }: { path: string }) => ({ path }) };
  const files = createTableFiles(
    ['result.pdf', '2080/Form, new.PDF', '2080/same.pdf', '2081/same.pdf', 'नतिजा.pdf'.normalize('NFD')],
    source,
  );
  const pathsOf = (cell: string) => files.find(cell).map(({ path }) => path);

  test.each([
    ['Result.PDF', ['result.pdf']],
    ['form, new.pdf', ['2080/Form, new.PDF']],
    ['result.pdf; form, new.pdf', ['result.pdf', '2080/Form, new.PDF']],
    ['result.pdf,2081\\same.pdf', ['result.pdf', '2081/same.pdf']],
    ['./2080/SAME.pdf\nresult.pdf', ['2080/same.pdf', 'result.pdf']],
    ['https://old.example/uploads/2019/result.pdf?x=1', ['result.pdf']],
    ['C:\\Users\\clerk\\Desktop\\result.pdf', ['result.pdf']],
    ['file:///C:/Users/clerk/Form,%20new.pdf', ['2080/Form, new.PDF']],
    ['\\\\server\\share\\result.pdf', ['result.pdf']],
    ['नतिजा.pdf', ['नतिजा.pdf'.normalize('NFD')]],
    ['gone.pdf', ['gone.pdf']],
    [' ', []],
  ])('the cell %j names its files', (cell, paths) => {
    expect(pathsOf(cell)).toEqual(paths);
  });

  test('a name that several folders have is a problem', () => {
    const [file] = files.find('same.pdf');
    expect(file && files.locate(file)).toMatchObject({ problem: { en: expect.stringContaining('several folders') } });
  });
});

describe('tables as offices write them', () => {
  // Tables as spreadsheet programs and offices write them, from public reports.
  const campus = withAdminCampus();

  const commands = {
    notices: { importing: ['import', 'notices'], listing: ['notice', 'list'] },
    publications: { importing: ['import', 'publications'], listing: ['publication', 'list'] },
    events: { importing: ['event', 'import'], listing: ['event', 'list'] },
    staff: { importing: ['staff', 'import'], listing: null },
    redirects: { importing: ['redirect', 'import'], listing: ['redirect', 'list'] },
  } as const;

  type Sheet = Parameters<typeof makeWorkbook>[0][number];

  /** `texts`: parts of the output of the import and of the list after it, in their order. */
  interface Case {
    type: keyof typeof commands;
    table: string | readonly Sheet[] | Omit<Sheet, 'name'> | { ods: Parameters<typeof makeOds>[0] };
    texts: readonly string[];
  }

  async function fileOf(table: Case['table']): Promise<[name: string, content: string | Buffer]> {
    if (typeof table === 'string') return ['table.csv', table];
    if ('ods' in table) return ['table.ods', await makeOds(table.ods)];
    return ['table.xlsx', await makeWorkbook('rows' in table ? [{ name: 'a', ...table }] : table)];
  }

  const day = (value: number) => ({ value, format: 14 });

  const cases: Readonly<Record<string, Case>> = {
    'a cell with day and time': {
      type: 'events',
      table: {
        rows: [
          ['type', 'title', 'start'],
          ['event', 'Open day', { value: 46361 + 10 / 24, format: 22 }],
        ],
      },
      texts: ['1 added', '2026-12-05', '10:00'],
    },
    'cells of days and times': {
      type: 'events',
      table: {
        rows: [
          ['type', 'title', 'start', 'start_time', 'end_time'],
          ['event', 'Open day', day(46361), { value: 10 / 24, format: 20 }, { value: 16.5 / 24, format: 18 }],
        ],
      },
      texts: ['1 added', '2026-12-05', '10:00', '16:30'],
    },
    'days that were saved again in Great Britain': {
      type: 'events',
      table: 'type,title,start\r\nevent,Open day,25/12/2026\r\n',
      texts: ['1 added', '2026-12-25'],
    },
    'days that were saved again in the United States': {
      type: 'events',
      table: 'type,title,start,start_time\r\nevent,Open day,12/5/2026,10:00:00 AM\r\nevent,Sports day,12/25/2026,\r\n',
      texts: ['2 added', 'Dates such as 12/25/2026 were read as month/day/year', '2026-12-05', '10:00', '2026-12-25'],
    },
    'days in all spellings': {
      type: 'notices',
      table: {
        rows: [
          ['date', 'text'],
          [day(66243), 'Typed as 2081-05-12, made a day by Excel'],
          ['2081-05-32', 'No 32nd'],
          ['081/05/12', 'Short year'],
          ['०८१।०५।१२', 'Short year in Nepali'],
          ['Bhadra 12, 2081', 'In words'],
          ['2024-01-05T18:15:00.000Z', 'Midnight in Nepal'],
          [45297, 'A number'],
          ['12-May-24', 'Two digits'],
          ['12 May 2024 10:30 AM', 'With time'],
          ['2081.05.12', 'Dots'],
        ],
      },
      texts: [
        '2024-01-06 (21 Poush 2080): Midnight in Nepal',
        '2024-05-12 (30 Baisakh 2081): Two digits',
        '2024-05-12 (30 Baisakh 2081): With time',
        '2024-08-28 (12 Bhadra 2081): Typed as 2081-05-12',
        '2024-08-28 (12 Bhadra 2081): Short year',
        '2024-08-28 (12 Bhadra 2081): Short year in Nepali',
        '2024-08-28 (12 Bhadra 2081): In words',
        '2024-08-28 (12 Bhadra 2081): Dots',
        'Line 3: date: there is no day 2081-05-32',
        'Line 8: date: “45297” is not a date',
      ],
    },
    'a row hidden by a filter': {
      type: 'notices',
      table: {
        rows: [
          ['date', 'text'],
          ['2081-05-01', 'Visible'],
          ['2081-05-02', 'Hidden'],
        ],
        hidden: [3],
      },
      texts: ['Notices: 1', 'Hidden rows, left out: lines 3', 'Visible'],
    },
    'letter numbers that Excel has made days': {
      type: 'notices',
      table: 'date,text,letter_number\r\n2081-05-01,First,05-Dec\r\n2081-05-02,Second,Jan-82\r\n',
      texts: [
        'Notices: 2',
        'Values that a spreadsheet has changed, left out: 2',
        'Line 2, letter_number: the spreadsheet has made a date of this: “05-Dec”',
        'Line 3, letter_number: the spreadsheet has made a date of this: “Jan-82”',
      ],
    },
    'a department merged over rows': {
      type: 'notices',
      table: {
        rows: [
          ['date', 'text', 'department'],
          ['2081-05-01', 'Form opens', 'exam'],
          ['2081-05-02', 'Form closes', ''],
        ],
        merged: ['C2:C3'],
      },
      texts: ['Notices: 2', ', exam\n     Form closes', ', exam\n     Form opens'],
    },
    'a sheet with advice before the table': {
      type: 'notices',
      table: [
        { name: 'Help', rows: [['How to fill in this table'], ['Write one notice in a row']] },
        {
          name: 'Data',
          rows: [
            ['date', 'text'],
            ['2081-05-01', 'Of the second sheet'],
          ],
        },
      ],
      texts: ['Notices: 1', 'Of the second sheet'],
    },
    'instants of databases': {
      type: 'notices',
      table:
        'date,text\r\n2024-01-05T18:15:00.000Z,First\r\n2024-01-05 18:15:00+00:00,Second\r\n2024-01-06T00:00:00+05:45,Third\r\n',
      texts: ['2024-01-06 (21 Poush 2080): First', '2024-01-06 (21 Poush 2080): Second', '(21 Poush 2080): Third'],
    },
    'paths of the computer of a clerk': {
      type: 'notices',
      table: 'date,text,files\r\n2081-05-01,With a path,C:\\Users\\clerk\\Desktop\\result.pdf\r\n',
      texts: ['Notices: 1; files: 1', 'file: result.pdf'],
    },
    'encoded addresses and those with parameters': {
      type: 'redirects',
      table:
        'from,to\r\nhttps://old.example/2019/05/%E0%A4%A8%E0%A4%A4%E0%A4%BF/,/notice/exam\r\n/old%20page.html,/notice\r\n/Old-Case/Page.HTML,/notice\r\n/index.php?option=com_content&view=article&id=5:x&Itemid=12,/about\r\n',
      texts: [
        '4 added',
        '/2019/05/नति → /notice/exam',
        '/index.php?Itemid=12&id=5:x&option=com_content&view=article → /about',
        '/old%20page.html → /notice',
        '/old-case/page.html',
      ],
    },
    'a table of a search console, without targets': {
      type: 'redirects',
      table: 'Page,Clicks\r\nhttps://old.example/2019/05/result/,12\r\n',
      texts: ['line 1, column to (नयाँ ठेगाना): this column is missing'],
    },
    'telephone numbers of ten and thirteen digits': {
      type: 'staff',
      table: {
        rows: [
          ['name', 'type', 'phone'],
          ['Asha Thapa', 'teaching', { value: 9779841234567, format: 1 }],
          ['Bimal Rai', 'teaching', 9841234567],
        ],
      },
      texts: ['2 added', 'Asha Thapa', '9779841234567', 'Bimal Rai', '9841234567'],
    },
    'a telephone number that Excel has shortened': {
      type: 'staff',
      table: 'name,type,phone\r\nAsha Thapa,teaching,9.77984E+12\r\nBimal Rai,teaching,9841234567\r\n',
      texts: [
        '2 added',
        'Line 2, phone: the spreadsheet has shortened the number to “9.77984E+12”; it is left out',
        '9841234567',
      ],
    },
    'a title, headings of parts, a total and signatures': {
      type: 'staff',
      table: [
        'कर्मचारीको विवरण,,,,',
        'क्र.सं.,नाम थर,"पद / दर्जा",शिक्षक/कर्मचारी,फोन (मोबाइल)',
        'नेपाली विभाग,,,,',
        '१,राम शर्मा,सहप्राध्यापक,शिक्षक,९८५६०००००१',
        ',कुल जम्मा: १,,,',
        'तयार गर्ने: ......,,,स्वीकृत गर्ने: ......,',
      ].join('\n'),
      texts: [
        '1 added',
        'Line 3 was left out',
        'Line 5 was left out',
        'Line 6 was left out',
        'राम शर्मा',
        'सहप्राध्यापक',
        '९८५६०००००१',
      ],
    },
    'a person without a type, whose name stands alone': {
      type: 'staff',
      table: 'क्र.सं.,नाम,प्रकार\n१,राम शर्मा,शिक्षक\n,हरि थापा,\n',
      texts: ['line 3, column प्रकार: write teaching'],
    },
    'headings of two rows': {
      type: 'staff',
      table:
        'S.N.,Name,,Post,Contact,,Type\n,English,नेपाली,,Mobile,Email,\n1,Ram Sharma,राम शर्मा,Lecturer,9856000001,a@x.np,teaching\n',
      texts: ['1 added', 'Ram Sharma', '9856000001'],
    },
    'a first row whose cells are names of languages and columns': {
      type: 'staff',
      table: 'name,designation,department,type\nEnglish,Nepali,English,teaching\n',
      texts: ['1 added'],
    },
    'days in two calendars, named in brackets': {
      type: 'notices',
      table: 'मिति (वि.सं.),मिति (ई.सं.),विषय\n२०८३/०८/०५,2026-11-20,क\n',
      texts: ['Columns that are not read: मिति (ई.सं.)', 'Notices: 1'],
    },
    'several days and times in one cell': {
      type: 'events',
      table: [
        'Type,Event,Date,Time',
        'Exam,A,2026-12-05 to 2026-12-10,7:00 - 10:00 AM',
        'Event,B,5-7 December 2026,11:00 AM-4:00 PM',
        'Event,C,२०८३ पुस १५-२०,बिहान ११ बजे',
        'Event,D,२०८३/०९/१५ देखि २०८३/०९/२० सम्म,७:०० – ९:००',
        'Event,E,२०८३-०८-२१ सोम,',
      ].join('\n'),
      texts: ['5 added'],
    },
    'days, times and numbers of LibreOffice as events': {
      type: 'events',
      table: {
        ods: [
          ['प्रकार', 'शीर्षक', 'सुरु', 'सुरु हुने समय', 'सकिने समय'],
          [
            'event',
            'Open day',
            { text: '05/12/26', day: '2026-12-05' },
            { text: '10:00', time: 'PT10H00M00S' },
            { text: '4:30 PM', time: 'PT16H30M00S' },
          ],
          ['event', 'Sports day', { text: '6 Dec', day: '2026-12-06T07:15:00' }, '', ''],
        ],
      },
      texts: ['2 added', '2026-12-05', '10:00', '16:30', '2026-12-06', '07:15'],
    },
    'telephone and mobile in two columns of LibreOffice': {
      type: 'staff',
      table: {
        ods: [
          ['क्र.सं.', 'नाम थर', 'प्रकार', 'फोन', 'मोबाइल'],
          ['1', 'राम शर्मा', 'शिक्षक', '061-500104', { text: '9,856,000,001', value: 9856000001 }],
          ['2', 'Sita Rai', 'कर्मचारी', '', { text: '9856000002', value: 9856000002 }],
          ['3', 'Hari Thapa', 'शिक्षक', '9856000003', { text: '9856000003', value: 9856000003 }],
        ],
      },
      texts: ['3 added', '061-500104, 9856000001', 'Hari Thapa', '"9856000003"'],
    },
    'texts of staff that a spreadsheet has changed': {
      type: 'staff',
      table: 'Name,Type,Designation,Office hours\r\nAsha Thapa,teaching,05-Dec,10-Apr\r\n',
      texts: [
        '1 added',
        'Line 2, Designation: the spreadsheet has perhaps changed this: “05-Dec”',
        'Office hours',
        '"05-Dec"',
      ],
    },
    'a title of a notice that a spreadsheet has taken for a day': {
      type: 'notices',
      table: 'date,text\r\n2081-05-12,5-Dec\r\n',
      texts: ['Values that a spreadsheet has perhaps changed: 1', 'Line 2, text', '5-Dec'],
    },
    'two telephone columns, one of which Excel has shortened': {
      type: 'staff',
      table: 'Name,Type,Phone (office),Mobile No.\r\nAsha Thapa,teaching,061-500104,9.77984E+12\r\n',
      texts: ['1 added', 'has shortened the number to “9.77984E+12”', '"061-500104"'],
    },
    'days of LibreOffice as notices': {
      type: 'notices',
      table: {
        ods: [
          ['मिति', 'चलानी नम्बर', 'व्यहोरा'],
          ['२०८१।०५।१२', { text: '00123', value: 123 }, 'In Nepali'],
          [{ text: '28. Aug 24', day: '2024-08-29' }, '', 'A day'],
        ],
      },
      texts: ['Notices: 2', '2024-08-28', 'In Nepali', '2024-08-29', 'A day', 'letter number 00123'],
    },
    'publications of which only the year or the month is known': {
      type: 'publications',
      table: {
        ods: [
          ['साल', 'शीर्षक', 'लेखक', 'सम्पादक'],
          [{ text: '2079', value: 2079 }, 'Bikram Sambat', 'S. Giri', 'R. Rai'],
          ['2019', 'Gregorian', '', ''],
          ['वि.सं. २०७७', 'Named', '', ''],
          ['2075/76', 'Volume', '', ''],
          ['असार २०७४', 'Month', '', ''],
          ['2078-02-02', 'Day', '', ''],
          ['soon', 'Wrong', '', ''],
        ],
      },
      texts: [
        'Publications: 6',
        'Line 2: “2079” names no day; 2022-04-14 (1 Baisakh 2079) is stored',
        'Line 3: “2019” names no day; 2019-01-01 (17 Poush 2075) is stored',
        'Line 4: “वि.सं. २०७७” names no day; 2020-04-13 (1 Baisakh 2077) is stored',
        'Line 5: “2075/76” names no day; 2018-04-14 (1 Baisakh 2075) is stored',
        'Line 6: “असार २०७४” names no day; 2017-06-15 (1 Asar 2074) is stored',
        '2022-04-14 Bikram Sambat (S. Giri, R. Rai)',
      ],
    },
    'a year alone as the day of a notice': {
      type: 'notices',
      table: 'date,text\r\n2079,Some day\r\n2079-01-02,A notice\r\n',
      texts: ['Notices: 1', '“2079” is not a date', 'A notice'],
    },
    'addresses without https, in a sheet of LibreOffice': {
      type: 'redirects',
      table: {
        ods: [
          ['पुरानो ठेगाना', 'नयाँ ठेगाना'],
          ['old.edu.np/2019/Result.php?id=3', '\u200b/about '],
          ['www.old.edu.np/form\u2028', 'forms.example.org/a'],
        ],
      },
      texts: ['2 added', '/2019/result.php?id=3', '/about', '/form', 'https://forms.example.org/a'],
    },
  };

  test.each(Object.entries(cases))('a table with %s is read', async (_, { type, table, texts }) => {
    const { attempt, body, write } = campus();
    const { importing, listing } = commands[type];
    const path = write(...(await fileOf(table)));
    const files = type === 'notices' ? ['--files', join(write('result.pdf', smallPdf), '..')] : [];
    const { stdout, stderr } = await attempt([...importing, path, ...files, '--yes']);
    const stored =
      listing === null
        ? JSON.stringify(await body('/staffs/searchEmpByType?id=1&keyId=3'))
        : (await attempt([...listing])).stdout;
    const output = `${stdout}\n${stderr}\n${stored}`;
    let position = 0;
    for (const text of texts) {
      const index = output.indexOf(text, position);
      expect({ text, isThere: index >= 0, output: index < 0 && output }).toEqual({
        text,
        isThere: true,
        output: false,
      });
      position = index + text.length;
    }
  });

  test('the closing time of a notice behind its day is read, that of an instant in Nepal', async () => {
    const { attempt, body, write } = campus();
    const times = [
      '2026-12-31 17:00',
      '31 Dec 2026 5 PM',
      '२०८३/०९/१५ दिउँसो ३ बजेसम्म',
      '2026-12-31T11:15:00Z',
      '2026-12-31T00:00:00',
      '2026-12-30T18:15:00Z',
    ];
    const rows = times.map((time, index) => `2026-11-01,Notice ${index},${time}`);
    await attempt(['import', 'notices', write('a.csv', ['Date,Subject,Deadline', ...rows].join('\n')), '--yes']);
    const notices = z
      .array(z.object({ description: z.string(), lastDate: z.string().nullish(), closingTime: z.string().optional() }))
      .parse(await body('/notice/?depId=null'));
    const read = notices
      .filter(({ description }) => description.startsWith('Notice '))
      .toSorted((a, b) => (a.description < b.description ? -1 : 1));
    expect(read.map(({ lastDate, closingTime = '' }) => `${lastDate} ${closingTime}`)).toEqual([
      '2026-12-31 17:00',
      '2026-12-31 17:00',
      '2026-12-30 15:00',
      '2026-12-31 17:00',
      '2026-12-31 ',
      '2026-12-31 ',
    ]);
  });
});
