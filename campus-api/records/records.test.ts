import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { fixtureDocuments } from '#campus-api/testing/site-documents.ts';
import { Issues, RefusedError } from '#campus-api/validation/issue.ts';
import { readLine } from '#campus-api/validation/read-fields.ts';
import { identityOf } from './empty-campus.ts';
import { noticeChanges } from './notice/changes.ts';
import { saveDocuments } from './site-document/save-documents.ts';

const campus = withAdminCampus();

const picture = (background = 'teal') =>
  sharp({ create: { width: 20, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

/** Runs a command that has to succeed. */
async function succeed(...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await campus().attempt(args);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

async function refused(...args: string[]): Promise<string> {
  const { status, stderr } = await campus().attempt(args);
  expect(status).not.toBe(0);
  return stderr;
}

test('a publication with a file is added, changed and removed', async () => {
  const { body, write, storedFiles } = campus();
  const file = write('Journal 9.pdf', '%PDF-');
  const args = [
    '--title',
    'Journal 9',
    '--editors',
    'C. Editor',
    '--publisher',
    'Research Cell',
    '--date',
    '2083-08-01',
  ];
  await succeed('publication', 'add', ...args, '--file', file);
  expect(await body('/publication/search?search=journal 9')).toMatchObject([
    {
      id: 3,
      aurthor: 'C. Editor',
      department: 'Research Cell',
      publishDate: '2026-11-17',
      orignalFileName: 'Journal 9.pdf',
    },
  ]);
  const withoutFile = await refused('publication', 'edit', '3', '--drop-file', 'Journal 9.pdf');
  expect(withoutFile).toContain('1 file: Journal 9.pdf');
  expect(withoutFile).toContain('This publication has no file');
  await succeed('publication', 'edit', '3', '--about', 'Twice a year', '--drop-file', 'Journal 9.pdf', '--yes');
  expect(await body('/publication/search?search=journal 9')).toMatchObject([{ about: 'Twice a year', fileName: '' }]);
  expect(await succeed('publication', 'list')).toContain('   3 2026-11-17 Journal 9 (C. Editor, Research Cell)');
  // It had no file before either.
  await succeed('publication', 'edit', '3', '--about', 'Once a year');
  await succeed('publication', 'remove', '3', '--yes');
  expect(await body('/publication')).toHaveLength(2);
  expect(storedFiles()).toEqual([fixtureFile]);
});

test('a publication without a file is added only after a confirmation', async () => {
  const args = ['publication', 'add', '--title', 'Bulletin', '--date', '2083-08-01'];
  expect(await refused(...args)).toContain('This publication has no file');
  expect(await campus().body('/publication')).toHaveLength(2);
  const { status } = await campus().attempt([...args, '--yes']);
  expect(status).toBe(0);
  expect(await campus().body('/publication')).toHaveLength(3);
});

test('a flash notice with a picture and a notice is added, changed and removed', async () => {
  const { body, write, storedFiles } = campus();
  const file = write('tihar.png', await picture());
  await succeed(
    'flash',
    'add',
    '--yes',
    '--text',
    'Happy Tihar',
    '--picture',
    file,
    '--notice',
    '2',
    '--last-date',
    '2083-12-01',
  );
  const expected = {
    id: 3,
    description: 'Happy Tihar',
    lastDate: '2027-03-15',
    fileName: expect.stringMatching(/tihar-png\.jpg$/),
  };
  expect(await body('/notice/flashNotice')).toMatchObject([expected, { id: 2 }, { id: 1 }]);
  expect(await succeed('flash', 'list')).toContain('announces notice 2');
  await succeed('flash', 'edit', '3', '--text', 'Merry Tihar', '--picture', 'none', '--last-date', 'none');
  expect(await body('/notice/flashNotice')).toMatchObject([
    { description: 'Merry Tihar', lastDate: null, fileName: '' },
    {},
    {},
  ]);
  expect(storedFiles()).toEqual([fixtureFile]);
  await succeed('flash', 'remove', '1', '2', '3', '--yes');
  expect(await body('/notice/flashNotice')).toEqual([]);
  expect(await refused('flash', 'add', '--text', 'x', '--notice', '99')).toContain('There is no notice 99');
});

test('a flash notice links its notice only while visitors can open that', async () => {
  const announced = () => campus().body('/notice/flashNotice');
  expect(await announced()).toMatchObject([
    { id: 2, noticeId: null },
    { id: 1, noticeId: 2 },
  ]);
  await succeed('notice', 'withdraw', '2');
  expect(await announced()).toMatchObject([
    { id: 2, noticeId: null },
    { id: 1, noticeId: null },
  ]);
  await succeed('notice', 'withdraw', '2', '--back');
  expect(await announced()).toMatchObject([{ id: 2 }, { id: 1, noticeId: 2 }]);
});

test('a person with a picture is added, changed, and removed with their seats', async () => {
  const { body, write } = campus();
  const file = write('sita.png', await picture());
  await succeed(
    'staff',
    'add',
    '--name',
    'सीता अधिकारी',
    '--type',
    'शिक्षक',
    '--department',
    'Physics',
    '--picture',
    file,
  );
  await succeed('staff', 'edit', '5', '--designation', 'Professor');
  expect(await body('/staffs/getStricture')).toBeUndefined();
  expect(await body('/staffs/searchEmpByType?id=1&keyId=3')).toContainEqual(
    expect.objectContaining({
      id: 5,
      fullName: 'सीता अधिकारी',
      designation: 'Professor',
      profilePic: expect.stringMatching(/sita/),
    }),
  );
  expect(await succeed('staff', 'list')).toContain('   5 सीता अधिकारी, Professor, Physics, teaching');
  expect(await refused('staff', 'remove', '2')).toMatch(
    /1 seat in a committee: Person 2\n.*1 seat in the structure: Person 2/,
  );
  expect(await refused('staff', 'edit', '5', '--type', 'dancing')).toContain(
    'Choose one of: teaching, non-teaching, outside',
  );
});

test('a committee gets a name and seats: the first seat is the chair, and the role replaces the designation', async () => {
  const { body } = campus();
  const seats = ['--seat', '4: President', '--seat', '2', '--seat', '3: Secretary'];
  await succeed('committee', 'set', '12', '--name', "Employees' Association", ...seats);
  const rows = await committee(12);
  expect(rows).toMatchObject([
    { id: 4, designation: 'President', committee: "Employees' Association", committeeId: 12 },
    { id: 2, designation: 'Lecturer' },
    { id: 3, designation: 'Secretary' },
  ]);
  expect(await refused('committee', 'set', '12', '--seat', '2: President')).toContain(
    '2 seats in committees: Person 4, Person 3',
  );
  await succeed('committee', 'set', '12', '--seat', '2: President', '--yes');
  expect(await committee(12)).toMatchObject([{ id: 2, designation: 'President' }]);
  expect(await succeed('committee', 'list')).toContain(
    "12 Employees' Association (Employees' Association)\n       2 Person 2, President",
  );
  await succeed('committee', 'remove', '12', '--yes');
  expect(await committee(12)).toEqual([]);

  await succeed('structure', 'set', 'authorities', '--seat', '1: Campus Chief', '--seat', '4: Accountant in Chief');
  expect(await body('/staffsStricture')).toMatchObject([{ campusAuthoritiesIds: '1,4', exeCommitteeIds: '3,1,2' }]);
  const reply = await campus().post('/staffs/getStricture', [1, 4]);
  expect(reply).toMatchObject([
    [{ id: 1, designation: 'Campus Chief' }],
    [{ id: 4, designation: 'Accountant in Chief' }],
  ]);
});

test('a person outside of the staff chairs a committee and is in no list of the staff', async () => {
  const { body } = campus();
  const added = await succeed('staff', 'add', '--name', 'Mayor Tamang', '--type', 'outside', '--designation', 'Mayor');
  expect(added).toContain('5 Mayor Tamang, Mayor, outside');
  await succeed('committee', 'set', '12', '--name', 'Building Committee', '--seat', '5: Chairperson', '--seat', '2');
  expect(await committee(12)).toMatchObject([
    { id: 5, fullName: 'Mayor Tamang', designation: 'Chairperson' },
    { id: 2 },
  ]);
  for (const query of ['id=1&keyId=3', 'id=2&keyId=4'])
    expect(JSON.stringify(await body(`/staffs/searchEmpByType?${query}`))).not.toContain('Mayor Tamang');
  expect(await succeed('staff', 'edit', '5', '--type', 'बाहिरी व्यक्ति', '--phone', '056-1')).toContain('outside');
});

const committee = async (id: number) => [await campus().post('/staffs/searchCommittee', [id])].flat(2);

test.each([
  [['committee', 'set', '77', '--name', 'x'], 'there is no “77”. Choose one of: 1, 9, 12'],
  [['committee', 'set', '12', '--seat', '4'], '--name: this is missing'],
  [
    ['committee', 'set', '9', '--seat', '99', '--seat', 'x: y'],
    'no member of staff 99.\nThere is no member of staff x',
  ],
  [['structure', 'set', 'executive', '--seat', '1', '--seat', '1: Member'], 'Person 1 is listed twice'],
  [['structure', 'set', 'others'], 'choose one of executive, management, authorities'],
  [
    ['contact', 'edit', '--title', ' ', '--email', 'nobody'],
    '--title: this is missing.\n--email: “nobody” is not an email address',
  ],
  [['contact', 'edit', '--facebook-link', 'http://x.example'], 'is not an address. Write one like https://'],
  [['contact', 'edit'], 'fill in at least one field'],
  [['counter', 'set', 'many'], '“many” is not a whole number'],
  [['qaa', 'document', 'add', '--name', 'x'], 'Choose a file or write an address'],
  [['publication', 'remove', '77'], 'There is no publication 77'],
  [['album', 'edit', '1', '--drop', '9'], 'album 1 has no picture 9: it has 2'],
  [['album', 'edit', '1', '--drop', '1,2', '--yes'], 'There are no pictures'],
])('%j is rejected and changes nothing', async (args, message) => {
  expect(await refused(...args)).toContain(message);
  expect(await succeed('audit')).toBe('There are no changes yet.\n');
});

test('only the given fields of the contact record change, and the introduction is read from a file', async () => {
  const { body, write } = campus();
  const text = write('about.html', '<p>हाम्रो क्याम्पस</p>\r\n');
  await succeed('contact', 'edit', '--title', 'Our Campus', '--pin-code', '33701', '--introduction', text);
  expect(await body('/contact?id=1')).toMatchObject({
    title: 'Our Campus',
    pinCode: '33701',
    campusIntroduction: '<p>हाम्रो क्याम्पस</p>',
    phone: '+977-1-5550100',
  });
  expect(await succeed('contact', 'show')).toContain('title: Our Campus\nphone: +977-1-5550100');
});

test('a document of the quality assurance area is a file or an address', async () => {
  const { body, write } = campus();
  await succeed('qaa', 'document', 'add', '--name', 'C2-Q1 Teaching', '--file', write('teaching.pdf', '%PDF-'));
  const file = { doccName: 'C2-Q1 Teaching', doccLink: expect.stringMatching(/teaching\.pdf$/) };
  expect(await body('/qaa/getQaaDocc')).toMatchObject([{}, {}, file]);
  await succeed('qaa', 'document', 'edit', '3', '--address', 'https://plan.example/');
  expect(await body('/qaa/getQaaDocc')).toMatchObject([{}, {}, { doccLink: 'https://plan.example/' }]);
  expect(campus().storedFiles()).toEqual([fixtureFile]);
  await succeed('qaa', 'document', 'remove', '3', '--yes');
  expect(await succeed('qaa', 'document', 'list')).not.toContain('C2-Q1');
});

test('the visit counter is set to a number', async () => {
  expect(await succeed('counter', 'set', '41000')).toContain('The next visit is number 41001.');
  expect(await campus().body('/counter')).toEqual({ visit: 41_001 });
});

test('pictures of an album are added, dropped and put in order', async () => {
  const { body, write } = campus();
  await succeed('album', 'edit', '1', '--title', 'Sports 2082', '--picture', write('c.png', await picture()));
  const images = async (): Promise<string[][]> => {
    const albums = z.array(z.object({ images: z.string() })).parse(await body('/gallery/search?search=sports'));
    return albums.map((album) => album.images.split(','));
  };
  const [[a, b, c] = []] = await images();
  expect([a, b, c]).toEqual(['a.jpg', 'b.jpg', expect.stringMatching(/c-png\.jpg$/)]);
  await succeed('album', 'edit', '1', '--order', '3');
  expect(await images()).toEqual([[c, a, b]]);
  expect(await refused('album', 'edit', '1', '--drop', '2')).toContain('1 picture: a.jpg');
  await succeed('album', 'edit', '1', '--drop', '2', '--yes');
  expect(await images()).toEqual([[c, b]]);
  await succeed('undo', '--yes');
  expect(await images()).toEqual([[c, a, b]]);
});

test('all issues of a form are reported at once, each with its field', async () => {
  const form = {
    text: ' ',
    department: ['sports'],
    lastDate: 'tomorrow',
    publishAt: '2020-01-01 10:00',
    file: [{ path: '/nowhere/x.pdf' }],
  };
  const error = await withCampus(campus().options, { by: 'test' }, (open) => noticeChanges.add(open, form)).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RefusedError);
  const codes = error instanceof RefusedError ? error.issues.map(({ field, code }) => [field, code]) : [];
  expect(codes.sort()).toEqual([
    ['department', 'unknown-choice'],
    ['file', 'file-missing'],
    ['lastDate', 'no-date'],
    ['publishAt', 'time-is-past'],
    ['text', 'missing'],
  ]);
});

test('a withdrawn notice and its file are not public until it is published again', async () => {
  const { body, options, get } = campus();
  await succeed('notice', 'withdraw', '1');
  expect(await body('/notice/?depId=10')).toMatchObject([{ id: 3 }]);
  expect((await get(`/images/${fixtureFile}`)).status).toBe(404);
  expect(existsSync(join(options.dataDir, 'files', fixtureFile))).toBe(true);
  expect(await succeed('notice', 'list')).toMatch(/ 1 2026-01-01 .*withdrawn/);
  await succeed('notice', 'withdraw', '1', '--back');
  expect(await body('/notice/?depId=10')).toMatchObject([{ id: 3 }, { id: 1 }]);
  expect((await get(`/images/${fixtureFile}`)).status).toBe(200);
});

test('withdrawn notices are listed by id, each with the public notice that replaces it', async () => {
  const { body, options } = campus();
  expect(await body('/notice/withdrawn')).toEqual([]);
  await succeed('notice', 'withdraw', '1', '--replaced-by', '3');
  expect(await body('/notice/withdrawn')).toEqual([{ id: 1, replacedBy: 3 }]);
  expect(await succeed('notice', 'list')).toContain('withdrawn, replaced by notice 3');
  await succeed('notice', 'withdraw', '3', '--replaced-by', '४');
  expect(await body('/notice/withdrawn')).toEqual(
    expect.arrayContaining([
      { id: 1, replacedBy: 4 },
      { id: 3, replacedBy: 4 },
    ]),
  );
  await succeed('notice', 'withdraw', '3');
  expect(await body('/notice/withdrawn')).toContainEqual({ id: 3, replacedBy: 4 });
  await succeed('notice', 'withdraw', '4', '--replaced-by', '1');
  expect(await body('/notice/withdrawn')).toContainEqual({ id: 4, replacedBy: null });
  await succeed('notice', 'withdraw', '3', '--back');
  expect(await body('/notice/withdrawn')).toContainEqual({ id: 4, replacedBy: 3 });
  await succeed('notice', 'withdraw', '4', '--replaced-by', '');
  expect(await body('/notice/withdrawn')).toContainEqual({ id: 4, replacedBy: null });
  const { database } = prepareDatabase(options, false);
  database.exec("UPDATE notices SET publish_at = '2999-01-01T10:00:00+05:45' WHERE id = 4");
  database.close();
  expect(await body('/notice/withdrawn')).toEqual([{ id: 1, replacedBy: 3 }]);
});

test.each([
  [['--replaced-by', '77'], 1, 'There is no notice 77'],
  [['--replaced-by', 'x'], 2, 'no notice, or more than one, has the title “x”'],
  [['--replaced-by', '1'], 2, 'a notice cannot replace itself'],
  [['--replaced-by', '3', '--back'], 2, 'give either --back or --replaced-by'],
])('notice withdraw 1 %j is rejected, and the notice stays public', async (args, status, message) => {
  const { attempt, body } = campus();
  const refused = await attempt(['notice', 'withdraw', '1', ...args]);
  expect(refused).toMatchObject({ status, stderr: expect.stringContaining(message) });
  expect(await body('/notice/withdrawn')).toEqual([]);
});

test('a scheduled notice and its file are not public before their time', async () => {
  const { body, write, get } = campus();
  const file = write('result.pdf', '%PDF-');
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kathmandu' });
  await succeed(
    'notice',
    'add',
    '--text',
    'Results',
    '--department',
    'exam',
    '--file',
    file,
    '--publish-at',
    `${tomorrow} 10:30`,
  );
  expect(await body('/notice/search?search=results')).toEqual([]);
  const [stored = ''] = campus()
    .storedFiles()
    .filter((name) => name.endsWith('result.pdf'));
  expect((await get(`/images/${stored}`)).status).toBe(404);
  expect(await succeed('notice', 'list')).toContain('not public before 10:30');
  await succeed('notice', 'edit', '5', '--publish-at', 'now');
  expect(await body('/notice/search?search=results')).toMatchObject([{ id: 5 }]);
  expect((await get(`/images/${stored}`)).status).toBe(200);
});

describe('an empty campus', () => {
  const contents = async () => {
    const { body, storedFiles } = campus();
    const paths = [
      '/contact',
      '/notice/?depId=null',
      '/notice/flashNotice',
      '/gallery/all',
      '/publication',
      '/staffsStricture',
    ];
    const lists = [
      '/site',
      '/qaa/getQaaDocc',
      '/staffs/searchEmpByType?id=1&keyId=3',
      '/staffs/searchEmpByType?id=2&keyId=4',
    ];
    const replies = JSON.stringify(await Promise.all([...paths, ...lists].map(body)));
    return [...JSON.parse(replies.replaceAll(/,"updatedAt":"[^"]*"/g, '')), storedFiles()];
  };

  test('an emptied campus has nothing but its name, and undo restores everything', async () => {
    const { attempt, options } = campus();
    await withCampus(options, { by: 'sita' }, (open) => saveDocuments(open, fixtureDocuments));
    const before = await contents();
    expect(await attempt(['prepare', '--empty', '--name', 'Our Campus'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('4 notices: '),
    });
    expect(await contents()).toEqual(before);
    await attempt(['prepare', '--empty', '--name', 'Our Campus', '--yes']);
    const noIds = { exeCommitteeIds: '', mgmtCommitteeIds: '', campusAuthoritiesIds: '' };
    expect(await contents()).toEqual([
      [expect.objectContaining({ title: 'Our Campus', phone: '', campusIntroduction: '' })],
      ...[[], [], [], [], [noIds]],
      [{ key: 'identity', content: { name: { en: 'Our Campus' }, shortName: { en: 'Our Campus' } } }],
      ...[[], [], [], []],
    ]);
    await attempt(['notice', 'add', '--text', 'First', '--department', 'exam']);
    expect(await campus().body('/notice/?depId=null')).toMatchObject([{ id: 5 }]);
    await attempt(['undo', '2', '--yes']);
    await attempt(['notice', 'remove', '5', '--yes']);
    expect(await contents()).toEqual(before);
  });

  test('an empty campus needs a name', async () => {
    expect(await campus().attempt(['prepare', '--empty', '--yes'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--name: this is missing'),
    });
  });

  test('a name that is too long for a campus is rejected', async () => {
    const { status, stderr } = await campus().attempt(['prepare', '--empty', '--name', 'C'.repeat(121), '--yes']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('--name: at most 120 characters are allowed')]);
  });

  test.each([
    ['Our Campus', { en: 'Our Campus' }],
    ['Himchuli Multiple Campus', { en: 'Himchuli' }],
    ['Sahidsmritibahumukhi Campus', { en: 'Sahidsmritibahum' }],
    ['हिमचुली बहुमुखी क्याम्पस', { ne: 'हिमचुली बहुमुखी क्याम्पस' }],
    ['सरस्वती महिला बहुमुखी क्याम्पस', { ne: 'सरस्वती महिला बहुमुखी' }],
    ['सहिदस्मृतिबहुमुखीक्याम्पसहिमालयपोखरा', { ne: 'सहिदस्मृतिबहुमुखीक्याम्पसहिमालय' }],
  ])('%s gets a short name in its language of at most 16 characters', (name, shortName) => {
    expect(identityOf(name)).toEqual({ name: { [Object.keys(shortName)[0] ?? '']: name }, shortName });
  });
});

describe('mistakes', () => {
  const notice = ['notice', 'add', '--department', 'exam', '--text'];
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  const page = (background: string) =>
    sharp({ create: { width: 300, height: 420, channels: 3, background } })
      .composite([{ input: { create: { width: 200, height: 20, channels: 3, background: 'black' } } }])
      .jpeg()
      .toBuffer();

  /** Expects a command to fail for this reason and to succeed with `--yes`. */
  async function needsYes(args: string[], reason: string): Promise<void> {
    const { attempt } = campus();
    const refused = await attempt(args);
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining(reason) });
    expect((await attempt(['audit'])).stdout).not.toContain('   1 ');
    expect(await attempt([...args, '--yes'])).toMatchObject({ status: 0, stderr: '' });
  }

  test('a text in Preeti is shown in Unicode, and published unchanged only when confirmed', async () => {
    await needsYes([...notice, 'k/LIff tflnsf'], 'In Unicode it is “परीक्षा तालिका”');
    const warnings = await withCampus(campus().options, { by: 'sita' }, (open) =>
      noticeChanges.add(open, { text: 'egf{ ;"rgf @)*#', department: ['exam'] }),
    ).catch((error: unknown) => error);
    expect(warnings).toMatchObject({
      warnings: [{ field: 'text', code: 'legacy-font', values: { unicode: 'भर्ना सूचना २०८३' } }],
      token: expect.any(String),
    });
  });

  test('dropped parts of an introduction are reported before it is published', async () => {
    const file = campus().write(
      'about.html',
      '<p onclick="x()">Since <font>2017</font></p><a href="javascript:x()">us</a>',
    );
    await needsYes(
      ['contact', 'edit', '--introduction', file],
      'the website does not show this part: onclick="…", <font>, javascript:x()',
    );
    const plain = campus().write('plain.html', '<h2>History</h2>\nSince 2017\n\nIn the hills');
    expect(await campus().attempt(['contact', 'edit', '--introduction', plain])).toMatchObject({ status: 0 });
    expect(await campus().body('/contact')).toMatchObject([
      { campusIntroduction: '<h2>History</h2>\n<p>Since 2017</p>\n<p>In the hills</p>' },
    ]);
  });

  test('an introduction in Preeti is detected within its HTML', async () => {
    const file = campus().write('about.html', '<h3>xfd|f] SofDk;</h3><p>gofF ;"rgf</p>');
    await needsYes(['contact', 'edit', '--introduction', file], 'हाम्रो क्याम्पस नयाँ सूचना');
  });

  test('a table of staff in Preeti is reported with its first such row', async () => {
    const file = campus().write('staff.csv', 'name,type,designation\nSita,teaching,k|fWofks\nlxdfn zdf{,teaching,\n');
    await needsYes(
      ['staff', 'import', file],
      '2 rows look typed in Preeti or Kantipur, the first in line 2: “k|fWofks”',
    );
  });

  test('no text of the sample campus gives a warning', () => {
    const { notices, flashNotices, albums, publications, staff, committees, qaaDocuments } = sampleContent();
    const texts = [
      ...[...notices, ...flashNotices, ...publications, ...albums].map(({ description }) => description),
      ...staff.flatMap(({ fullName, designation, department }) => [fullName, designation, department]),
      ...publications.flatMap(({ editors, publisher }) => [editors, publisher]),
      ...[...committees, ...qaaDocuments].map(({ name }) => name),
    ];
    const issues = new Issues();
    for (const text of texts) readLine(issues, 'text', text);
    expect(issues.list).toEqual([]);
  });

  test('a text without any letter needs confirmation', () =>
    needsYes([...notice, '२०८३ / ८४ !!!'], '--text: “२०८३ / ८४ !!!” contains no letters'));

  test('a past closing date needs confirmation', () =>
    needsYes([...notice, 'Old', '--date', '2026-01-01', '--last-date', '2026-02-01'], '2026-02-01 is in the past'));

  test('a notice with the text of another one needs confirmation', () =>
    needsYes([...notice, 'exam ROUTINE, 100 % (final)'], 'A notice of 2026-01-01 has the same text (no. 1)'));

  test('a large PDF needs confirmation', async () => {
    const file = campus().write('scan.pdf', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(20 * 1024 * 1024)]));
    await needsYes([...notice, 'Scan', '--file', file], 'scan.pdf has 20 MB and takes long to load');
  });

  test.each(['IMG_1.HEIC', 'IMG_1.jpg'])(
    "a photograph in Apple's format is rejected with instructions: %s",
    async (name) => {
      const { attempt, write, storedFiles } = campus();
      const file = write(name, heic);
      for (const args of [
        ['album', 'add', '--title', 'Tihar', '--yes', file],
        [...notice, 'Tihar', '--yes', '--file', file],
        ['staff', 'add', '--name', 'Sita', '--type', 'teaching', '--yes', '--picture', file],
      ]) {
        expect(await attempt(args)).toMatchObject({
          status: 1,
          stderr: expect.stringMatching(/export it as JPEG.*Most Compatible/),
        });
      }
      expect(storedFiles()).toEqual([fixtureFile]);
    },
  );

  test('a WebP photograph is converted to JPEG', async () => {
    const { attempt, write, storedFiles } = campus();
    const file = write(
      'a.webp',
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .webp()
        .toBuffer(),
    );
    expect(await attempt(['album', 'add', '--title', 'Tihar', file])).toMatchObject({ status: 0 });
    expect(storedFiles().filter((name) => name.includes('webp'))).toEqual([
      expect.stringMatching(/-a-webp-thumb\.jpg$/),
      expect.stringMatching(/-a-webp\.jpg$/),
    ]);
  });

  test('scans and other files in the folder of an album are reported', async () => {
    const { write, options } = campus();
    mkdirSync(join(options.dataDir, '..', 'outside', 'tour'));
    write('tour/1.jpg', await page('seagreen'));
    write('tour/scan0001.jpg', await page('white'));
    const folder = join(write('tour/bill.pdf', '%PDF-'), '..');
    await needsYes(
      ['album', 'add', '--title', 'Tour', folder],
      'These files are not pictures and are left out: bill.pdf\nscan0001.jpg looks like a scanned page',
    );
  });

  test.each([
    ['staff.xlsx', Buffer.from('PK\x03\x04rest')],
    ['staff.csv', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')],
  ])('a workbook instead of a table is rejected with instructions: %s', async (name, content) => {
    const { attempt, write } = campus();
    expect(await attempt(['staff', 'import', write(name, content)])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/this workbook cannot be read.*Save As.*CSV UTF-8/),
    });
  });
});
