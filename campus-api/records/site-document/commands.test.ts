import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { documentsIn, fixtureDocuments, samplePage } from '#campus-api/testing/site-documents.ts';
import { collectionSchemas, singleSchemas } from '#content/site/index.ts';

const campus = withAdminCampus();
const outside = (...names: string[]) => join(campus().options.dataDir, '..', 'outside', ...names);
const site = async () => documentsIn(await campus().body('/site'));
const run = (...words: string[]) => campus().attempt(['site', ...words]);

/** Writes documents as files of a folder and returns it. */
function writeFolder(name: string, documents: Readonly<Record<string, unknown>>): string {
  for (const [key, content] of Object.entries(documents)) {
    const file = outside(name, `${key}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return outside(name);
}

const filesIn = (folder: string) => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map((entry) => [
      join(entry.parentPath, entry.name).slice(folder.length),
      readFileSync(join(entry.parentPath, entry.name), 'utf8'),
    ]),
  );
};

const fixture = Object.fromEntries(fixtureDocuments.map(({ key, content }) => [key, content]));

beforeEach(async () => {
  expect(await run('import', writeFolder('fixture', fixture))).toMatchObject({ status: 0, stderr: '' });
});

test('documents are listed with marks of samples and of hidden pages, and one is printed as JSON', async () => {
  await run('import', writeFolder('draft', { 'page/draft': { ...samplePage('Draft'), isDraft: true } }));
  expect((await run('list')).stdout.split('\n')).toEqual([
    'identity',
    'menu',
    'page/draft                       hidden',
    'page/history',
    'page/library                     sample',
    '',
  ]);
  expect(JSON.parse((await run('show', 'page/history')).stdout)).toEqual(fixture['page/history']);
  expect(await run('show', 'page/none')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no document page/none'),
  });
});

test('an exported site is imported into an empty campus unchanged, and exported again the same', async () => {
  expect((await run('export', outside('export'))).stdout).toBe(
    `Exported 4 documents to ${outside('export')}; 0 files copied.\n`,
  );
  const [before, files] = [await site(), filesIn(outside('export'))];
  expect(Object.keys(files).sort()).toEqual([
    '/identity.json',
    '/menu.json',
    '/page/history.json',
    '/page/library.json',
    '/schema/identity.json',
    '/schema/menu.json',
    '/schema/page.json',
  ]);
  await campus().attempt(['prepare', '--empty', '--name', 'Our Campus', '--yes']);
  await run('import', outside('export'), '--yes');
  expect(await site()).toEqual(before);
  await run('export', outside('again'));
  expect(filesIn(outside('again'))).toEqual(files);
});

test('an import is one change, which is listed and which undo reverts; a dry run changes nothing', async () => {
  const before = await site();
  const folder = writeFolder('edited', {
    'page/library': { isSample: true, ...samplePage('Library', 'Closed.') },
    'page/rules': samplePage('Rules'),
  });
  const changes = 'Added: page /rules\nChanged: page /library\nUnchanged: 0\n';
  expect((await run('import', folder, '--dry-run')).stdout).toBe(`Dry run; nothing was changed.\n${changes}`);
  expect(await site()).toEqual(before);
  expect((await run('import', folder)).stdout).toContain(changes);
  expect((await site())['page/library']).toEqual(samplePage('Library', 'Closed.'));
  expect((await run('import', folder)).stdout).toContain('Unchanged: 2\nNothing had to change.');
  await campus().attempt(['undo', '--yes']);
  expect(await site()).toEqual(before);
});

test('an import that replaces everything deletes other documents once it is confirmed', async () => {
  const folder = writeFolder('replacement', {
    menu: { entries: [], footerLinks: [], importantLinks: [], siteLinks: [] },
  });
  const refused = await run('import', folder, '--replace');
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining('3 documents of the site: name of the campus, page /history, page /library'),
  ]);
  expect((await run('import', folder, '--replace', '--yes')).stdout).toContain('Removed: page /library\n');
  expect(Object.keys(await site())).toEqual(['menu']);
});

test('an export keeps and lists the file of a deleted document', async () => {
  await run('export', outside('export'));
  await run('remove', 'page/library', '--yes');
  expect((await run('export', outside('export'))).stdout).toContain(
    `No longer used by the site: ${outside('export', 'page/library.json')}\n`,
  );
});

test.each([
  [
    'a field that does not fit',
    { 'page/library': { title: { en: 7 }, parts: [] } },
    'page/library.json, title.en: this value does not fit, it must be of the type string',
  ],
  ['a missing field', { 'page/library': { title: { en: 'Library' } } }, 'page/library.json, parts: this is missing'],
  [
    'a hundred thousand values within each other',
    { chart: `{ "boxes": ${'['.repeat(100_000)}${']'.repeat(100_000)} }` },
    'chart.json: this is not JSON in UTF-8 (more than 100 values within each other)',
  ],
  ['no JSON', { menu: '{ "entries": [' }, 'menu.json: this is not JSON in UTF-8 ('],
  [
    'an unknown name',
    { 'pages/library': samplePage('Library') },
    'pages/library.json: this is not the name of a document',
  ],
  [
    'a reserved address',
    { 'page/about': samplePage('About') },
    'page/about.json: The website uses the address /about itself',
  ],
  [
    'a link to no page',
    { 'page/library': samplePage('Library', '[Rules](/rules)') },
    'page/library.json, parts.0.paragraphs.0.en: there is no page /rules',
  ],
])('a folder with %s is rejected with file and field, and nothing is imported', async (_, documents, message) => {
  const before = await site();
  const { status, stderr } = await run(
    'import',
    writeFolder('wrong', { ...documents, 'page/rules-of-life': samplePage('Rules') }),
  );
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${outside('wrong')}/${message}`)]);
  expect(await site()).toEqual(before);
});

test('all wrong fields of all files are reported at once', async () => {
  const { stderr } = await run('import', writeFolder('wrong', { menu: {}, 'page/rules': { title: {}, parts: [] } }));
  expect(stderr.trim().split('\n')).toHaveLength(5);
});

test('a folder that is missing or empty is rejected', async () => {
  expect(await run('import', outside('none'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('there is no such file'),
  });
  mkdirSync(outside('empty'));
  expect(await run('import', outside('empty'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no document in '),
  });
  rmSync(outside('empty'), { recursive: true });
  expect(await run('import')).toMatchObject({ status: 2, stderr: expect.stringContaining('the folder is missing') });
});

test('a page is renamed, and the documents with links to it are listed', async () => {
  expect((await run('rename', '/history', '/about/history')).stdout).toContain(
    'Renamed: /history is now /about/history\nUpdated links: menu\n',
  );
  expect(await run('rename', '/library', '/books')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The address /library is permanent'),
  });
  expect(await run('rename', '/history')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('the new address is missing'),
  });
});

test.each([...Object.keys(singleSchemas), ...Object.keys(collectionSchemas)])(
  'the JSON Schema of %s is printed',
  async (type) => {
    expect(JSON.parse((await run('schema', type)).stdout)).toMatchObject({
      type: 'object',
      additionalProperties: false,
    });
  },
);

test('an unknown type of document has no schema', async () => {
  expect(await run('schema', 'pages')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('there is no type "pages"'),
  });
});
