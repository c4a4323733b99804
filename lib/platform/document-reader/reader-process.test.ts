import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReader } from './reader-process.ts';

let folder: string;
const reader = createReader({ draws: false, priority: 0 });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reader-'));
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => reader.close());

const sample = (name: string) => `campus-api/sample/files/${name}`;

test('the headings, texts and tables of a PDF are read page by page', async () => {
  const result = await reader.read(sample('1793683732720-csit-1st-semester-result.pdf'), 'pdf', folder);
  if (!('value' in result)) throw new Error(result.why);
  const [first, second] = result.value.pages;
  expect(result.value).toMatchObject({ kind: 'pdf', pageCount: 2, isScan: false, legacyFonts: [] });
  expect(first?.blocks).toContainEqual({ kind: 'heading', text: 'Result: BSc CSIT, First Semester, Batch 2082' });
  expect(first?.blocks).toContainEqual({
    kind: 'table',
    hasHeader: true,
    rows: expect.arrayContaining([
      ['No.', 'Roll No.', 'Name', 'Result'],
      ['2', '7214', 'Manish Limbu', '2.90 B-'],
    ]),
  });
  expect(second?.blocks).toContainEqual({
    kind: 'table',
    hasHeader: false,
    rows: expect.arrayContaining([['36', '7370', 'Chandani Basnet', '2.90 B-']]),
  });
});

test('Nepali in visual order is converted to logical order', async () => {
  const result = await reader.read(sample('1786260092272-bachelor-admission-2083-nepali.pdf'), 'pdf', folder);
  expect('value' in result && result.value.pages[0]?.blocks).toContainEqual({
    kind: 'heading',
    text: 'हिमचुली बहुमुखी क्याम्पस',
  });
});

test('missing blanks between words are inserted, but none within syllables drawn as one glyph', async () => {
  const text = async (file: string) => JSON.stringify(await reader.read(file, 'pdf', folder));
  expect(await text(sample('1786260092272-bachelor-admission-2083-nepali.pdf'))).toContain(
    'उत्तीर्ण गरेका विद्यार्थीहरूलाई शैक्षिक सत्र २०८३ को स्नातक तह पहिलो वर्षमा भर्ना खुला गरिएको छ।',
  );
  const printed = await text('lib/platform/document-reader/testing/printed-by-chromium.pdf');
  expect(printed).toContain('स्नातक तह चौथो वर्षको परीक्षाफल २०८३');
  expect(printed).toContain('प्रतियोगितात्मक विद्यार्थी, श्री क्षेत्रीय निर्देशनालय, ज्ञान, अर्थशास्त्र र कृषि। भर्ना खुलेको मिति');
  expect(printed).toContain('["२","विकास थापा","७-२-२९-१४६"]');
});

test.each([
  ['nothing at all', '', 'empty'],
  ['a picture under the name of a PDF', '\u0089PNG\r\n', 'wrong-kind'],
  ['a PDF that ends after its first line', '%PDF-1.7\n', 'broken'],
])('%s is rejected as unreadable', async (_, content, why) => {
  const file = join(folder, 'a.pdf');
  await writeFile(file, content, 'latin1');
  expect(await reader.read(file, 'pdf', folder)).toMatchObject({ why });
});

test('reading that takes too long is aborted, and another process reads the next document', async () => {
  const shortReader = createReader({ milliseconds: 0.25, priority: 0 });
  const file = sample('1793683732720-csit-1st-semester-result.pdf');
  expect(await shortReader.read(file, 'pdf', folder)).toMatchObject({ why: 'too-slow' });
  shortReader.close();
  expect(await reader.read(file, 'pdf', folder)).toHaveProperty('value');
});

test.each([
  ['memory', { memoryBytes: 1 }, 'too-much-memory'],
  ['file size', { fileBytes: 100 }, 'too-large'],
  ['text size', { textBytes: 100 }, 'too-long'],
])('a document above the limit of %s is rejected', async (_, limit, why) => {
  const strict = createReader({ ...limit, draws: false, priority: 0 });
  expect(await strict.read(sample('1793683732720-csit-1st-semester-result.pdf'), 'pdf', folder)).toMatchObject({ why });
  strict.close();
});
