import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { referencedFiles } from '#campus-api/files/file-references.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { documentsIn, samplePage } from '#campus-api/testing/site-documents.ts';
import { sampleDocuments } from './sample-documents.ts';

const campus = withAdminCampus();
const outside = (...names: string[]) => join(campus().options.dataDir, '..', 'outside', ...names);
const stored = (name: string) => join(campus().options.dataDir, 'files', name);
const site = async () => documentsIn(await campus().body('/site'));
const run = (...words: string[]) => campus().attempt(['site', ...words]);
const png = (background: string) =>
  sharp({ create: { width: 20, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

/** Writes an export of a campus with one page, which shows `reading-room.png` and links a document. */
function writeExport(folder: string, files: Readonly<Record<string, Buffer | string>>, name = 'library'): string {
  const picture = { src: '/files/reading-room.png', width: 20, height: 30, alt: { en: 'Reading room' } };
  const page = { ...samplePage('Library', '[Rules](/files/rules.pdf)'), isSample: undefined, pictures: [picture] };
  mkdirSync(outside(folder, 'page'), { recursive: true });
  mkdirSync(outside(folder, 'files'), { recursive: true });
  writeFileSync(outside(folder, 'page', `${name}.json`), JSON.stringify(page));
  for (const [file, content] of Object.entries(files)) writeFileSync(outside(folder, 'files', file), content);
  return outside(folder);
}

const pictures = z.looseObject({ pictures: z.array(z.object({ src: z.string() })) });
const source = async (key: string) => pictures.parse((await site())[key]).pictures[0]?.src ?? '';
const rules = '%PDF-1.7 rules';

test('a campus with uploaded pictures is exported and imported into an empty one, with its files', async () => {
  const picture = await png('teal');
  const first = await run('import', writeExport('first', { 'reading-room.png': picture, 'rules.pdf': rules }));
  expect(first).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('Stored: reading-room.png') });
  const before = await site();
  expect((await run('export', outside('export'))).stdout).toContain('; 2 files copied.');
  expect((await run('export', outside('export'))).stdout).toContain('; 0 files copied.');
  expect(readFileSync(outside('export', 'files', 'reading-room.png'))).toEqual(picture);

  await campus().attempt(['prepare', '--empty', '--name', 'Our Campus', '--yes']);
  expect(existsSync(stored('rules.pdf'))).toBe(false);
  await run('import', outside('export'), '--replace', '--yes');
  expect(await site()).toEqual(before);
  expect(readFileSync(stored('reading-room.png'))).toEqual(picture);
  expect(readFileSync(stored('rules.pdf'), 'utf8')).toBe(rules);
  expect((await run('import', outside('export'))).stdout).toContain('Nothing had to change.');
});

test('a file with the name of another one is stored under a new name, the same each time', async () => {
  const [own, other] = [await png('teal'), await png('maroon')];
  await run('import', writeExport('own', { 'reading-room.png': own, 'rules.pdf': rules }));
  const folder = writeExport('other', { 'reading-room.png': other, 'rules.pdf': rules }, 'hall');
  const count = readdirSync(stored('')).length;
  await run('import', folder);
  const src = await source('page/hall');
  expect(await source('page/library')).toBe('/files/reading-room.png');
  expect(src).toMatch(/^\/files\/site-[0-9a-f]{16}-reading-room\.png$/);
  expect(readFileSync(stored('reading-room.png'))).toEqual(own);
  expect(readFileSync(stored(src.slice('/files/'.length)))).toEqual(other);
  expect((await run('import', folder)).stdout).toContain('Nothing had to change.');
  expect(readdirSync(stored(''))).toHaveLength(count + 1);
});

test('a dry run stores nothing', async () => {
  const folder = writeExport('dry', { 'reading-room.png': await png('teal'), 'rules.pdf': rules });
  expect((await run('import', folder, '--dry-run')).stdout).toContain('Stored: rules.pdf');
  expect(existsSync(stored('rules.pdf'))).toBe(false);
});

test.each([
  ['missing', {}, 'the file reading-room.png does not exist'],
  [
    'of another type',
    { 'reading-room.png': rules, 'rules.pdf': rules },
    'the content of the file does not match its name',
  ],
  ['empty', { 'reading-room.png': '', 'rules.pdf': rules }, 'the file is empty'],
])('a file that is %s is named, and nothing is imported', async (_, files, reason) => {
  const { status, stderr } = await run('import', writeExport('wrong', files));
  expect(status).toBe(1);
  expect(stderr).toContain('reading-room.png');
  expect(stderr).toContain(reason);
  expect(await site()).not.toHaveProperty('page/library');
});

test('the sample is exported and imported unchanged, each document with the schema of its type', async () => {
  for (const { key, content } of sampleDocuments()) {
    mkdirSync(dirname(outside('sample', key)), { recursive: true });
    writeFileSync(outside('sample', `${key}.json`), JSON.stringify(content));
    for (const file of referencedFiles(content)) {
      mkdirSync(outside('sample', 'files'), { recursive: true });
      copyFileSync(join('campus-api/sample/files', file), outside('sample', 'files', file));
    }
  }
  await run('import', outside('sample'), '--yes');
  const before = await site();
  await run('export', outside('exported'));
  const { $schema } = z
    .object({ $schema: z.string() })
    .parse(JSON.parse(readFileSync(outside('exported', 'programme', 'bbs.json'), 'utf8')));
  expect(JSON.parse(readFileSync(outside('exported', 'programme', $schema), 'utf8'))).toHaveProperty(
    'properties.level',
  );
  expect((await run('import', outside('exported'), '--replace')).stdout).toContain('Nothing had to change.');
  expect(await site()).toEqual(before);
});
