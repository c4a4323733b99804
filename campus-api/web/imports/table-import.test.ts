import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '#campus-api/accounts/sessions.ts';
import { createAlbumStore } from '#campus-api/records/album/store.ts';
import { listNotices } from '#campus-api/records/notice/notice-records.ts';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { startHere } from '#campus-api/testing/import-in-process.ts';
import { smallPdf, smallPng } from '#packages/site-import/testing/wordpress-export.ts';
import { zipFile } from '#packages/site-import/testing/zip-file.ts';
import { importTexts } from './messages.ts';

const admin = withAdminApp(undefined, null, startHere);
const texts = importTexts.en;
const administrator = () => admin().browser('administrator');
const fileOf = (content: Buffer, name: string) => new File([new Uint8Array(content)], name);

async function send(source: string, parts: Readonly<Record<string, [Buffer, string]>>) {
  const files = Object.entries(parts).map(([input, [content, name]]): [string, File] => [
    `file:${input}`,
    fileOf(content, name),
  ]);
  const sent = await admin().upload(administrator(), `/imports/${newId()}/upload`, [['source', source], ...files]);
  const path = sent.headers.get('location') ?? '';
  return { path, status: sent.status, text: await sent.text() };
}

async function finish(path: string) {
  while (admin().imports.isRunning()) await wait(20);
  return admin().imports.folders.read(path.slice('/imports/'.length));
}
const page = async (path: string, language = 'en') => {
  const cookie = administrator().cookie.replace('language=en', `language=${language}`);
  return (await admin().send(path, { headers: { cookie } })).text();
};

test('a table of notices is imported with the files of its ZIP file, wherever its names lead', async () => {
  const table = Buffer.from(
    'date,text,department,files\n2026-11-01,Result of BBS,exam,result.pdf\nno day,Wrong,exam,\n',
  );
  const archive = zipFile([
    { name: 'files/result.pdf', content: smallPdf },
    { name: '../../evil.pdf', content: smallPdf },
    { name: 'C:\\evil.pdf', content: smallPdf },
  ]);
  const { path } = await send('notices-table', { export: [table, 'notices.csv'], archives: [archive, 'files.zip'] });
  expect(await finish(path)).toMatchObject({ phase: 'planned', problem: null });
  const text = await page(path);
  expect(text).toContain('Result of BBS');
  expect(text).toContain('Line 3');
  expect(text).not.toContain(texts.choices);
  await admin().submit(administrator(), `${path}/start`);
  expect(await finish(path)).toMatchObject({ phase: 'done', counts: { notices: 1, files: 1 } });
  const { database } = admin().services;
  const [notice] = listNotices(database, { departmentId: null, search: 'Result of BBS', limit: 5 });
  expect(notice?.files.map(({ original }) => original)).toEqual(['result.pdf']);
});

test('a table without its columns is refused with line and column', async () => {
  const { path } = await send('publications-table', { export: [Buffer.from('a,b\n1,2\n'), 'books.csv'] });
  expect(await finish(path)).toMatchObject({ phase: 'failed', problem: { rows: expect.any(Array) } });
  expect(await page(path)).toMatch(/Line 1, column /);
});

test.each([
  ['en', 'Which column is which?', 'date', 'Line 1, column date: '],
  ['ne', 'कुन स्तम्भ के हो?', 'मिति', 'पङ्क्ति १, स्तम्भ मिति: '],
])(
  'a table of notices with unknown headings offers its columns (%s), and the chosen ones are planned',
  async (language, question, date, problem) => {
    const table = Buffer.from('क्या,When,Words\n7,2026-11-05,"Result of BCA, chosen columns"\n');
    const { path } = await send('notices-table', { export: [table, 'notices.csv'] });
    expect(await finish(path)).toMatchObject({ phase: 'failed', choices: { table: { columns: {}, values: {} } } });
    const form = await page(path, language);
    expect(form).toContain(`<h2>${question}</h2>`);
    expect(form).toContain(problem);
    expect(form).toMatch(/<label for="column-1">When<\/label><p [^>]*>2026-11-05<\/p>/);
    expect(form).toContain(`<option value="date">${date}</option>`);
    await admin().submit(administrator(), `${path}/plan`, { 'column-0': '', 'column-1': 'date', 'column-2': 'text' });
    expect(await finish(path)).toMatchObject({ phase: 'planned', problem: null });
    const plan = await page(path, language);
    expect(plan).toContain('Result of BCA, chosen columns');
    // The choice stays open as long as a column is left out.
    expect(plan).toContain('<option value="text" selected>');
    await admin().submit(administrator(), `${path}/discard`);
  },
);

test('a plan offers the columns of a table with one unknown heading, which then arrives', async () => {
  const table = Buffer.from('date,title,Dispatched as\n2026-11-06,Holiday of the choice,७७/०८३\n');
  const { path } = await send('notices-table', { export: [table, 'notices.csv'] });
  expect(await finish(path)).toMatchObject({ phase: 'planned' });
  expect(await page(path)).toContain('<label for="column-2">Dispatched as</label>');
  await admin().submit(administrator(), `${path}/plan`, {
    'column-0': 'date',
    'column-1': 'title',
    'column-2': 'letterNumber',
  });
  await finish(path);
  await admin().submit(administrator(), `${path}/start`);
  expect(await finish(path)).toMatchObject({ phase: 'done', counts: { notices: 1 } });
  const { database } = admin().services;
  const [notice] = listNotices(database, { departmentId: null, search: 'Holiday of the choice', limit: 5 });
  expect(notice?.letterNumber).toBe('७७/०८३');
});

test('folders of a ZIP file become albums, once', async () => {
  const { database } = admin().services;
  const count = () => createAlbumStore(database).all().length;
  const before = count();
  const archive = zipFile([
    { name: 'albums/2081-05-12 Annual day/1.png', content: smallPng(400, 300) },
    { name: 'albums/2081-05-12 Annual day/2.png', content: smallPng(300, 400) },
    { name: '__MACOSX/albums/._1.png', content: smallPdf },
  ]);
  const parts = { archives: [archive, 'albums.zip'] } as const;
  const { path } = await send('albums', { archives: [...parts.archives] });
  expect(await finish(path)).toMatchObject({ phase: 'planned', problem: null });
  expect(await page(path)).toContain('Annual day');
  await admin().submit(administrator(), `${path}/start`);
  expect(await finish(path)).toMatchObject({ phase: 'done', counts: { albums: 1 } });
  expect(count()).toBe(before + 1);
  const again = await send('albums', { archives: [...parts.archives] });
  expect(await finish(again.path)).toMatchObject({ phase: 'planned' });
  expect(await page(again.path)).toContain(texts.nothing);
});

test.each([
  ['notices-table', texts.noTable],
  ['albums', texts.noAlbums],
])('the form of %s names the missing file', async (source, message) => {
  const { status, text } = await send(source, {});
  expect([status, text.includes(message)]).toEqual([422, true]);
});

test('an empty table can be downloaded', async () => {
  expect(await page('/imports/notices.csv')).toMatch(/date.*text/i);
});
