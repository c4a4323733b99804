/** Common mistakes of offices are reported: rejected, or accepted only after confirmation. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { readLine } from '#campus-api/validation/read-fields.ts';
import { addNotice } from './notice/write.ts';

const campus = withAdminCampus();
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
    addNotice(open, { text: 'egf{ ;"rgf @)*#', department: ['exam'] }),
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
  await needsYes(['staff', 'import', file], '2 rows look typed in Preeti or Kantipur, the first in line 2: “k|fWofks”');
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
