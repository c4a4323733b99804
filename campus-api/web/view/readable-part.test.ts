import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { makePdf } from '#packages/document-reader/testing/make-pdf.ts';
import { readableParts } from './readable-part.ts';

// A machine without LibreOffice.
jest.mock('#packages/document-reader/find-office.ts', () => ({ findOffice: () => null }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readable-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const messages = allMessagesIn('en');
const view = { language: 'en', messages, session: null, path: '/' } as const;

async function readableText(name: string, content: Buffer): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, content);
  for (;;) {
    const file = { key: name, name, path, texts: {} };
    const excerpt = String(await readableParts([file], view, { recognises: false, form: null }));
    if (!excerpt.includes(messages.documents.later)) return excerpt;
  }
}

test('the excerpt of a PDF typed in Preeti is plain text in Unicode', async () => {
  const excerpt = await readableText(
    'result.pdf',
    makePdf([
      [
        { text: 'k/LIffkmn', x: 60, y: 760, size: 18, font: 'ABCDEE+Preeti' },
        { text: 'Look at <b>this</b> list', x: 60, y: 700 },
      ],
    ]),
  );
  expect(excerpt).toContain('<p lang="ne">परीक्षाफल</p>');
  expect(excerpt).toContain('Look at &lt;b&gt;this&lt;/b&gt; list');
  expect(excerpt).toContain('Typed in Preeti');
  expect(excerpt).toContain('Pages: 1.');
});

test.each([
  ['a scan', makePdf([Buffer.from('q 500 0 0 700 40 40 cm 0 0 1 1 re f Q')]), messages.documents.scan],
  ['a broken file', Buffer.from('%PDF-1.7\n'), messages.documents.broken],
  ['a picture under the name of a PDF', Buffer.from('GIF89a'), messages.documents.wrongKind],
  ['nothing', Buffer.alloc(0), messages.documents.empty],
])('the excerpt of %s is a warning', async (name, content, warning) => {
  expect(await readableText(`${name}.pdf`, content)).toContain(warning);
});

test('the excerpt of a workbook names what its author hid', async () => {
  const cases = new URL('../../../packages/document-reader/testing/cases/hidden.xlsx', import.meta.url);
  const excerpt = await readableText('merit.xlsx', readFileSync(cases));
  expect(excerpt).toContain('you hid (sheets, rows, columns)');
  expect(excerpt).toContain('Visible Person');
  expect(excerpt).not.toMatch(/SECRET|HIDDEN/);
});

test('files that are not documents have no excerpt', async () => {
  expect(await readableText('photo.jpg', Buffer.from('a'))).toBe('');
});

test('an old Word file has the steps to a format that readers see', async () => {
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  expect(await readableText('minutes.doc', old)).toContain(messages.documents.oldFormat);
});

test('the excerpt of an RTF file is its text', async () => {
  expect(await readableText('notice.rtf', Buffer.from('{\\rtf1 \\u2360?\\u2370? <b>}'))).toContain('स\u0942 &lt;b&gt;');
});
