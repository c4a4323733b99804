import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReader } from './reader-process.ts';
import { makeDocx, makeXlsx, wordRun, zip } from './testing/make-office-file.ts';
import { makePdf, streamObject, tableWords } from './testing/make-pdf.ts';
import type { Block, DocumentKind, DocumentText } from './types.ts';

let folder: string;
const reader = createReader({ draws: false, priority: 0 });
/** Has a shorter time limit, for tests that reach it. */
const shortReader = createReader({ milliseconds: 3000, draws: false, priority: 0 });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reader-'));
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => {
  reader.close();
  shortReader.close();
});

async function tryRead(content: Buffer, kind: DocumentKind, by = reader) {
  const file = join(folder, `document.${kind}`);
  await writeFile(file, content);
  return by.read(file, kind, folder);
}

async function read(content: Buffer, kind: DocumentKind): Promise<DocumentText> {
  const result = await tryRead(content, kind);
  if (!('value' in result)) throw new Error(`${result.why}: ${result.detail}`);
  return result.value;
}

const blocks = async (content: Buffer, kind: DocumentKind): Promise<readonly Block[]> =>
  (await read(content, kind)).pages.flatMap((page) => page.blocks);

const columns = [60, 120, 260, 460];

test('a table of symbol numbers is read with its rows, columns and empty cells', async () => {
  const rows = [
    ['S.N.', 'Symbol No.', 'Name', 'Result'],
    ['1', '7-2-29-145-2079', 'Anita Gurung', 'Passed'],
    ['2', '7-2-29-146-2079', 'Bikash Thapa', ''],
    ['3', '7-2-29-147-2079', '', 'Withheld'],
    ['4', '7-2-29-148-2079', 'Chandra Rai', 'Passed'],
  ];
  const content = makePdf([
    [{ text: 'Result of the fourth year', x: 60, y: 760, size: 16 }, ...tableWords(rows, columns, 700)],
  ]);
  expect(await blocks(content, 'pdf')).toEqual([
    { kind: 'heading', text: 'Result of the fourth year' },
    { kind: 'table', rows, hasHeader: true },
  ]);
});

test('adjacent cells are separated where the text has blanks', async () => {
  const rows = Array.from({ length: 6 }, (_, at) => [`${at + 1}`, `7-2-29-14${at}`, 'Sita Kumari Adhikari', 'Passed']);
  const above = { text: 'A notice with some words in a line, and a few more', x: 60, y: 760, size: 12 };
  const result = await blocks(makePdf([[above, ...tableWords(rows, [60, 75, 142, 259], 700)]]), 'pdf');
  expect(result).toEqual([
    { kind: 'paragraph', text: above.text },
    { kind: 'table', rows, hasHeader: false },
  ]);
});

test('symbol numbers in four columns are read as a table without a header', async () => {
  const rows = Array.from({ length: 6 }, (_, row) => Array.from({ length: 4 }, (_, column) => `72914${row}0${column}`));
  expect(await blocks(makePdf([tableWords(rows, [60, 180, 300, 420], 700)]), 'pdf')).toEqual([
    { kind: 'table', rows, hasHeader: false },
  ]);
});

test('text in Preeti with digits in a Latin font is converted to Unicode by font', async () => {
  const words = [
    { text: 'k/LIffkmn ;DaGwL ;"rgf', x: 60, y: 760, size: 18, font: 'ABCDEE+Preeti' },
    { text: 'qm=;+=', x: 60, y: 700, font: 'ABCDEE+Preeti' },
    { text: 'gfd', x: 160, y: 700, font: 'ABCDEE+Preeti' },
    { text: 'Symbol', x: 300, y: 700 },
    { text: '!', x: 60, y: 680, font: 'ABCDEE+Preeti' },
    { text: "cgLtf u'?ª", x: 160, y: 680, font: 'ABCDEE+Preeti' },
    { text: '7291450', x: 300, y: 680 },
    { text: '@', x: 60, y: 660, font: 'ABCDEE+Preeti' },
    { text: 'ljsf; yfkf', x: 160, y: 660, font: 'ABCDEE+Preeti' },
    { text: '7291451', x: 300, y: 660 },
  ];
  const document = await read(makePdf([words]), 'pdf');
  expect(document.legacyFonts).toEqual(['Preeti']);
  expect(document.pages[0]?.blocks).toEqual([
    { kind: 'heading', text: 'परीक्षाफल सम्बन्धी सूचना' },
    {
      kind: 'table',
      hasHeader: true,
      rows: [
        ['क्र.सं.', 'नाम', 'Symbol'],
        ['१', 'अनीता गुरुङ', '7291450'],
        ['२', 'विकास थापा', '7291451'],
      ],
    },
  ]);
});

test('lines become paragraphs, numbered items a list, and columns of running text are read one after another', async () => {
  const line = (text: string, y: number, x = 60) => ({ text, x, y });
  const long = 'The campus asks all students of the first year to come to the hall in time for it';
  const left = [
    'Left one is a line of the article here',
    'left two is a line of the article here',
    'left three is a line of the article',
    'left four is a line of the article as',
    'left five is a line of the article as',
  ];
  const words = [
    ...[long, long, 'and to bring their cards.'].map((text, index) => line(text, 780 - index * 14)),
    ...['1. Bring the admission card', '2. Bring a photograph', '3. Come on time'].map((text, index) =>
      line(text, 700 - index * 20),
    ),
    ...left.map((text, index) => line(text, 600 - index * 14)),
    ...left.map((text, index) => line(text.replace(/left/i, 'right'), 600 - index * 14, 330)),
  ];
  const result = await blocks(makePdf([words]), 'pdf');
  expect(result[0]).toEqual({ kind: 'paragraph', text: `${long} ${long} and to bring their cards.` });
  expect(result[1]).toMatchObject({
    kind: 'list',
    items: ['1. Bring the admission card', '2. Bring a photograph', '3. Come on time'],
  });
  const article = result
    .slice(2)
    .map((block) => ('text' in block ? block.text : ''))
    .join(' ');
  expect(article.indexOf('left five')).toBeLessThan(article.indexOf('right one'));
});

test('a page without text, or with a font without a character map, counts as a scan', async () => {
  const picture = Buffer.from('q 500 0 0 700 40 40 cm 0.5 g 0 0 1 1 re f Q');
  expect(await read(makePdf([picture]), 'pdf')).toMatchObject({
    isScan: true,
    pages: [{ blocks: [], picture: { width: 1080 } }],
  });
  const map = streamObject(
    Buffer.from(
      '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <FF> <E000> endbfrange endcmap',
    ),
  );
  const words = [{ text: 'These letters are mapped to a private place', x: 60, y: 700 }];
  expect(await read(makePdf([words], { objects: [map], fontEntries: '/ToUnicode 3 0 R' }), 'pdf')).toMatchObject({
    isScan: true,
  });
});

const map = (ranges: string) =>
  streamObject(
    Buffer.from(
      `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange ${ranges} endcmap`,
    ),
  );

test('wrongly mapped letters and signatures of scanning programs are not text', async () => {
  const words = Array.from({ length: 8 }, (_, row) => ({
    text: 'students of the fourth year who have passed the examination are named here',
    x: 60,
    y: 700 - row * 14,
  }));
  const wrong = { objects: [map('1 beginbfrange <61> <79> <0062> endbfrange')], fontEntries: '/ToUnicode 3 0 R' };
  expect(await read(makePdf([words]), 'pdf')).toMatchObject({ isScan: false });
  expect(await read(makePdf([words], wrong), 'pdf')).toMatchObject({ isScan: true });
  const signed = [{ text: 'Scanned with CamScanner', x: 400, y: 20 }];
  expect(await read(makePdf([signed, signed]), 'pdf')).toMatchObject({ isScan: true });
});

test('text in Preeti is recognised without the name of the font, and English text is unchanged', async () => {
  const page = (text: string) => [{ text, x: 60, y: 700, font: 'ABCDEE+CIDFont+F1' }];
  const preeti = 'bf];|f] jif{sf] k|of]ufTds k/LIff ;DaGwL ;"rgf';
  expect(await blocks(makePdf([page(preeti)]), 'pdf')).toMatchObject([
    { text: 'दोस्रो वर्षको प्रयोगात्मक परीक्षा सम्बन्धी सूचना' },
  ]);
  const english = 'Results of the second semester are published on the board of the campus';
  expect(await blocks(makePdf([page(english)]), 'pdf')).toMatchObject([{ text: english }]);
});

test('Preeti is read from a symbol font that maps glyphs to private characters', async () => {
  const lifted = map('1 beginbfrange <20> <FF> <F020> endbfrange');
  const words = [{ text: 'g]kfn ;/sf/sf] ;"rgf', x: 60, y: 700, font: 'ABCDEE+Preeti' }];
  const pdf = makePdf([words], { objects: [lifted], fontEntries: '/ToUnicode 3 0 R' });
  expect(await blocks(pdf, 'pdf')).toMatchObject([{ text: 'नेपाल सरकारको सूचना' }]);
});

test('a long document is read up to the limit of pages, with its number of pages', async () => {
  const pages = Array.from({ length: 500 }, (_, index) => [
    { text: `Page number ${index + 1} of the report`, x: 60, y: 700 },
  ]);
  const document = await read(makePdf(pages), 'pdf');
  expect(document).toMatchObject({ pageCount: 500 });
  expect(document.pages).toHaveLength(200);
});

test('a Word file is read with headings, lists, tables and legacy fonts, also of styles', async () => {
  const style =
    '<w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:rFonts w:ascii="Preeti"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Nep"><w:basedOn w:val="Base"/></w:style><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>';
  const cell = (content: string) => `<w:tc><w:p>${content}</w:p></w:tc>`;
  const body = [
    `<w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr>${wordRun('Result')}</w:p>`,
    `<w:p><w:pPr><w:pStyle w:val="Nep"/></w:pPr>${wordRun(';"rgf')}${wordRun(' 2081 ', 'Arial')}</w:p>`,
    `<w:p>${wordRun('k|lt', 'Kantipur')}${wordRun('of]lutf', 'Kantipur')}</w:p>`,
    `<w:tbl><w:tr>${cell(wordRun('gfd', 'Preeti'))}${cell(wordRun('Symbol'))}</w:tr><w:tr>${cell(wordRun('&lt;b&gt;'))}${cell(wordRun('7291450'))}</w:tr></w:tbl>`,
  ];
  const document = await read(await makeDocx(body.join(''), style), 'docx');
  expect(document.legacyFonts).toEqual(['Kantipur', 'Preeti']);
  expect(document.pages).toEqual([
    {
      picture: null,
      blocks: [
        { kind: 'heading', text: 'Result' },
        { kind: 'paragraph', text: 'सूचना 2081' },
        { kind: 'paragraph', text: 'प्रतियोगिता' },
        {
          kind: 'table',
          hasHeader: false,
          rows: [
            ['नाम', 'Symbol'],
            ['<b>', '7291450'],
          ],
        },
      ],
    },
  ]);
});

test('invisible characters are removed, except joiners of Devanagari', async () => {
  const words = wordRun('ex\u200bam \u202etluser\u202c of श्री\u200cमान् र्\u200dय');
  expect(await blocks(await makeDocx(`<w:p>${words}</w:p>`), 'docx')).toEqual([
    { kind: 'paragraph', text: 'exam tluser of श्री\u200cमान् र्\u200dय' },
  ]);
});

test('an Excel file is read as a table with title, numbers and legacy font', async () => {
  const rows = [['Result 2083'], ['S.N.', 'Symbol No.', 'GPA'], [1, 7291450, 3.15], [2, 7291451, 2.9]];
  expect((await read(await makeXlsx(rows), 'xlsx')).pages[0]?.blocks).toEqual([
    { kind: 'paragraph', text: 'Result 2083' },
    {
      kind: 'table',
      hasHeader: true,
      rows: [
        ['S.N.', 'Symbol No.', 'GPA'],
        ['1', '7291450', '3.15'],
        ['2', '7291451', '2.9'],
      ],
    },
  ]);
  const preeti = await read(
    await makeXlsx(
      [
        ['gfd', 'cª\\s'],
        ['cgLtf', 45],
      ],
      'Preeti',
    ),
    'xlsx',
  );
  expect(preeti).toMatchObject({
    legacyFonts: ['Preeti'],
    pages: [
      {
        blocks: [
          {
            rows: [
              ['नाम', 'अङ्क'],
              ['अनीता', '45'],
            ],
          },
        ],
      },
    ],
  });
});

const deep = (count: number) => Buffer.from(`${'q '.repeat(count)}${'['.repeat(count)}`);
const text = [{ text: 'A notice of the campus with some words', x: 60, y: 700 }];

test.each<[string, () => Buffer | Promise<Buffer>, DocumentKind, string]>([
  [
    'a PDF with a password',
    () =>
      makePdf([text], {
        trailer:
          '/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A> /U <28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A> >> /ID [<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>]',
      }),
    'pdf',
    'encrypted',
  ],
  ['a PDF under the name of a Word file', () => makePdf([text]), 'docx', 'wrong-kind'],
  ['a Word file under the name of a PDF', () => makeDocx(wordRun('a')), 'pdf', 'wrong-kind'],
  ['a Word file under the name of an Excel file', () => makeDocx(wordRun('a')), 'xlsx', 'wrong-kind'],
  ['an empty Word file', () => makeDocx(''), 'docx', 'empty'],
  ['an empty Excel file', () => makeXlsx([]), 'xlsx', 'empty'],
  [
    'a Word file with a password',
    () =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    'docx',
    'encrypted',
  ],
  [
    'a Word file from before 2007',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    'docx',
    'wrong-kind',
  ],
  [
    'an archive that decompresses to 200 MB',
    () => zip({ 'word/document.xml': Buffer.alloc(200 * 1024 * 1024, ' ') }),
    'docx',
    'too-large',
  ],
  ['a PDF without pages', () => makePdf([]), 'pdf', 'empty'],
  ['a Word file that breaks off', async () => (await makeDocx(wordRun('a'))).subarray(0, 500), 'docx', 'broken'],
])('a document is rejected: %s (%#)', async (_, make, kind, why) => {
  expect(await tryRead(await make(), kind)).toMatchObject({ why });
});

test.each<[string, () => Buffer]>([
  [
    'JavaScript and embedded files',
    () =>
      makePdf([text], {
        catalogue:
          '/OpenAction << /S /JavaScript /JS (while(true){}) >> /AA << /WC << /S /JavaScript /JS (app.alert(1)) >> >> /Names << /EmbeddedFiles << /Names [(a.exe) << /F (a.exe) >>] >> >>',
      }),
  ],
  ['a page of a kilometre', () => makePdf([text], { width: 2_834_645, height: 2_834_645 })],
  ['a page as narrow as a hair', () => makePdf([text], { width: 1, height: 100_000 })],
])('the text of a PDF is read despite %s', async (_, make) => {
  expect(JSON.stringify(await read(make(), 'pdf'))).toContain('A notice of the campus with some words');
});

test.each<[string, () => Buffer]>([
  ['a stream that decompresses to 400 MB', () => makePdf([Buffer.alloc(400 * 1024 * 1024, ' ')])],
  [
    'a page tree that contains itself',
    () => makePdf([text], { objects: ['<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 100000 >>'] }),
  ],
  ['arrays within arrays', () => makePdf([deep(200_000)])],
  [
    'a million missing pages',
    () => Buffer.from(makePdf([text]).toString('latin1').replace('/Count 1', '/Count 1000000'), 'latin1'),
  ],
  [
    'two million glyphs',
    () => makePdf([Buffer.from(`BT /F0 1 Tf ${'(aaaaaaaaaaaaaaaaaaaa) Tj '.repeat(100_000)} ET`)]),
  ],
])('reading %s ends within the limits, and the next document is read', async (_, make) => {
  await tryRead(make(), 'pdf', shortReader);
  expect(await blocks(makePdf([text]), 'pdf')).toEqual([
    { kind: 'paragraph', text: 'A notice of the campus with some words' },
  ]);
});
