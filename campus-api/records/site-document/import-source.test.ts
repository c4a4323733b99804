import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { documentsIn, samplePage } from '#campus-api/testing/site-documents.ts';
import { writeSourceFixture } from '#campus-api/testing/source-fixture.ts';
import { saveDocuments } from './save-documents.ts';

const campus = withAdminCampus();
const fork = (replaced: Readonly<Record<string, string>> = {}) =>
  writeSourceFixture(join(campus().options.dataDir, '..', 'fork'), replaced);
const site = async () => documentsIn(await campus().body('/site'));
const importFork = (...words: string[]) => campus().attempt(['site', 'import-source', ...words]);

test('the texts of a fork become documents, its pictures become stored files, and remaining samples are deleted', async () => {
  const sample = { isSample: true, ...samplePage('Sports') };
  await withCampus(campus().options, { by: 'sita' }, (open) =>
    saveDocuments(open, [{ key: 'page/sports', content: sample }]),
  );
  const { status, stdout } = await importFork(fork(), '--yes');
  expect(stdout).toContain('Removed: page /sports\n');
  expect(stdout).toContain(`Not imported: ${join(fork(), 'pages/museum.ts')}\n`);
  expect(status).toBe(0);
  const documents = await site();
  expect(Object.keys(documents)).toEqual([
    'former-addresses',
    'identity',
    'menu',
    'page/library',
    'place',
    'programme/ba',
    'programmes',
  ]);
  expect(documents.identity).toMatchObject({
    name: { en: 'Our Campus', ne: 'हाम्रो क्याम्पस' },
    university: { url: 'https://our-university.example/' },
  });
  expect(documents['former-addresses']).toEqual({ rows: [['/books', '/library']] });
  expect(documents.place).toMatchObject({
    location: { latitude: 27.5, longitude: 85.25 },
    openingHours: [{ days: { en: 'Every day' } }],
  });
  expect(documents['programme/ba']).toMatchObject({ level: 'bachelor', position: 10, fee: { firstYear: 1000 } });
  const stored =
    campus()
      .storedFiles()
      .find((name) => name.endsWith('-library-1.webp')) ?? '';
  expect(documents['page/library']).toMatchObject({
    title: { en: 'Our Library' },
    pictures: [{ src: `/files/${stored}` }],
  });
  expect(readFileSync(join(campus().options.dataDir, 'files', stored), 'utf8')).toBe('RIFF of our library');
  expect((await importFork(fork())).stdout).toContain('Unchanged: 6\n');
}, 60_000);

test('a text of a fork that does not fit is reported with its file and field', async () => {
  const hours = 'export const contactContent = { openingHours: [{ days: { en: "Every day" }, hours: {} }] };';
  const folder = fork({
    'content/pages/contact.ts': hours,
    'content/redirects.ts': "export const redirects = { '/a': '/b' };",
  });
  const { status, stderr } = await importFork(folder);
  expect(status).toBe(1);
  expect(stderr).toContain(
    `${join(folder, 'pages/contact.ts')} (place), openingHours.0.hours: write it in English or in Nepali`,
  );
  expect(await site()).toEqual({});
});

test('a file of a fork that cannot be executed is named', async () => {
  const folder = fork({ 'content/menu.ts': 'export const menu = [' });
  const { status, stderr } = await importFork(folder);
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`${join(folder, 'menu.ts')}: the file cannot be executed (`),
  ]);
});
