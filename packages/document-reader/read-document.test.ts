import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { readPgm } from './grey-map.ts';
import { helperEnvironment, permissionOptions, residentBytes } from './helper-process.ts';
import { SCAN_FILE } from './jobs.ts';
import type { ReaderSettings } from './limits.ts';
import { pictureFile } from './picture-sizes.ts';
import { createReader, type DocumentReader } from './reader-process.ts';
import { makeDocx, makeXlsx, wordRun } from './testing/make-office-file.ts';
import { makeOpenDocument } from './testing/make-open-document.ts';
import { makePdf, streamObject, tableWords } from './testing/make-pdf.ts';
import { mutate, randomOf } from './testing/mutate.ts';
import { type Block, type DocumentKind, type DocumentText, documentKind } from './types.ts';

// Nothing here depends on the speed of the machine.
jest.setTimeout(600_000);

describe('documents', () => {
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
    const rows = Array.from({ length: 6 }, (_, at) => [
      `${at + 1}`,
      `7-2-29-14${at}`,
      'Sita Kumari Adhikari',
      'Passed',
    ]);
    const above = { text: 'A notice with some words in a line, and a few more', x: 60, y: 760, size: 12 };
    const result = await blocks(makePdf([[above, ...tableWords(rows, [60, 75, 142, 259], 700)]]), 'pdf');
    expect(result).toEqual([
      { kind: 'paragraph', text: above.text },
      { kind: 'table', rows, hasHeader: false },
    ]);
  });

  test('symbol numbers in four columns are read as a table without a header', async () => {
    const rows = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 4 }, (_, column) => `72914${row}0${column}`),
    );
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

  test('names with few vowels are text', async () => {
    const names = ['Krishna Shrestha', 'Laxmi Chhetri', 'Bishnu Bishwakarma', 'Santosh Shrestha'];
    const rows = Array.from({ length: 40 }, (_, row) => ({ text: `${names[row % 4]}`, x: 60, y: 780 - row * 14 }));
    expect(await read(makePdf([rows]), 'pdf')).toMatchObject({ isScan: false });
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
            hasHeader: true,
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

  /** An archive whose directory states this size of its first file. */
  function withStatedSize(archive: Buffer, bytes: number): Buffer {
    const entry = archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    archive.writeUInt32LE(bytes, entry + 24);
    return archive;
  }

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
      async () => withStatedSize(await makeDocx(wordRun('a')), 200 * 1024 * 1024),
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
});

describe('the reader process', () => {
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
    const printed = await text('packages/document-reader/testing/printed-by-chromium.pdf');
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
    expect(await strict.read(sample('1793683732720-csit-1st-semester-result.pdf'), 'pdf', folder)).toMatchObject({
      why,
    });
    strict.close();
  });
});

describe('any document', () => {
  const FILES = 210;

  /** Running child processes of this one. */
  function childProcesses(): number[] {
    return readdirSync('/proc').flatMap((name) => {
      try {
        const [, state, parent] =
          readFileSync(`/proc/${name}/stat`, 'utf8')
            .split(') ')
            .at(-1)
            ?.match(/^(\w) (\d+)/) ?? [];
        return Number(parent) === process.pid && state !== 'Z' ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
  }

  const rows = Array.from({ length: 20 }, (_, row) => [`${row}`, `72914${row}`, 'gfd', 'Passed']);

  const openTable = `<table:table>${rows.map((cells) => `<table:table-row>${cells.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`).join('')}</table:table>`;
  const rtfRows = rows.map((cells) => `\\trowd\\intbl ${cells.join('\\cell ')}\\cell\\row`).join('');

  test(`${FILES} broken files are each read or rejected, and no process is left running`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'broken-'));
    const before = childProcesses();
    const reader = createReader({ milliseconds: 2000, memoryBytes: 512 * 1024 * 1024, draws: false, priority: 0 });
    const intact: [DocumentKind, Buffer][] = [
      [
        'pdf',
        makePdf([tableWords(rows, [60, 120, 200, 300], 700, 'Preeti'), [{ text: 'Second page', x: 60, y: 700 }]]),
      ],
      ['pdf', readFileSync('campus-api/sample/files/1786260092272-bachelor-admission-2083-nepali.pdf')],
      [
        'docx',
        await makeDocx(
          `<w:p>${wordRun('gfd', 'Preeti')}</w:p><w:tbl><w:tr><w:tc><w:p>${wordRun('a')}</w:p></w:tc></w:tr></w:tbl>`,
        ),
      ],
      ['xlsx', await makeXlsx(rows)],
      ['odt', await makeOpenDocument('text', `<text:p>words</text:p>${openTable}`)],
      ['ods', await makeOpenDocument('spreadsheet', openTable)],
      ['rtf', Buffer.from(`{\\rtf1{\\fonttbl{\\f1 Preeti;}}${rtfRows}{\\f1 gfd}\\u2360?\\par}`)],
    ];
    const random = randomOf(20_260_101);
    let [read, rejected] = [0, 0];
    try {
      for (let count = 0; count < FILES; count += 1) {
        const [kind, content] = intact[count % intact.length] ?? ['pdf', Buffer.alloc(0)];
        const file = join(folder, `broken.${kind}`);
        await writeFile(file, mutate(content, random));
        if ('value' in (await reader.read(file, kind, folder))) read += 1;
        else rejected += 1;
        if (count % 50 === 0) expect(childProcesses().length - before.length).toBeLessThanOrEqual(2);
      }
      expect(read + rejected).toBe(FILES);
      expect(Math.min(read, rejected)).toBeGreaterThan(FILES / 20);
      for (const [kind, content] of intact) {
        const file = join(folder, `intact.${kind}`);
        await writeFile(file, content);
        expect(await reader.read(file, kind, folder)).toHaveProperty('value');
      }
    } finally {
      reader.close();
      await rm(folder, { recursive: true });
    }
    for (let attempts = 0; attempts < 100 && childProcesses().length > before.length; attempts += 1) await sleep(50);
    expect(childProcesses().length).toBeLessThanOrEqual(before.length);
  }, 300_000);
});

describe('old formats', () => {
  let folder: string;
  const readers: DocumentReader[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'old-formats-'));
  });
  afterEach(async () => {
    for (const reader of readers.splice(0)) reader.close();
    await rm(folder, { recursive: true });
  });

  /** Arguments end with the folder of the result and the file. */
  const program = (script: string) => `#!/bin/sh
for last; do before=$previous; previous=$last; done
out=$before
${script}
`;

  /** A reader with a program instead of LibreOffice; null for none. */
  async function readerWith(script: string | null, settings: Partial<ReaderSettings> = {}): Promise<DocumentReader> {
    const office = join(folder, 'soffice');
    if (script !== null) {
      await writeFile(office, program(script));
      await chmod(office, 0o755);
    }
    const reader = createReader({
      draws: false,
      priority: 0,
      office: () => (script === null ? null : office),
      ...settings,
    });
    readers.push(reader);
    return reader;
  }

  const compound = (...parts: Buffer[]) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...parts]);
  const sector = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(512)]).subarray(0, 512);

  async function read(reader: DocumentReader, content: Buffer, kind: DocumentKind) {
    const file = join(folder, `document.${kind}`);
    await writeFile(file, content);
    const work = await mkdtemp(join(folder, 'work-'));
    return reader.read(file, kind, work);
  }

  async function converted(kind: 'docx' | 'xlsx'): Promise<string> {
    const file = join(folder, `converted.${kind}`);
    const rows = [
      ['Symbol No.', 'Name'],
      [7291450, 'Anita'],
    ];
    await writeFile(file, kind === 'docx' ? await makeDocx(`<w:p>${wordRun('सूचना')}</w:p>`) : await makeXlsx(rows));
    return file;
  }

  test('old files are converted and read under their own format', async () => {
    const document = await readerWith(`cp ${await converted('docx')} "$out/document.docx"`);
    expect(await read(document, compound(), 'doc')).toMatchObject({
      value: { kind: 'doc', pages: [{ blocks: [{ kind: 'paragraph', text: 'सूचना' }] }] },
    });
    const workbook = await readerWith(`cp ${await converted('xlsx')} "$out/document.xlsx"`);
    expect(await read(workbook, compound(), 'xls')).toMatchObject({
      value: {
        kind: 'xls',
        pages: [
          {
            blocks: [
              {
                kind: 'table',
                rows: [
                  ['Symbol No.', 'Name'],
                  ['7291450', 'Anita'],
                ],
              },
            ],
          },
        ],
      },
    });
  });

  test('the program gets a profile without macros, and no secrets', async () => {
    process.env.SESSION_SECRET_OF_TEST = 'secret';
    const seen = join(folder, 'seen');
    const reader = await readerWith(
      `env > ${seen}; cat "$out/profile/user/registrymodifications.xcu" >> ${seen}; cp ${await converted('docx')} "$out/document.docx"`,
    );
    await read(reader, compound(), 'doc');
    delete process.env.SESSION_SECRET_OF_TEST;
    const text = await readFile(seen, 'utf8');
    expect(text).toContain('DisableMacrosExecution');
    expect(text).not.toContain('SESSION_SECRET_OF_TEST');
    expect(text).toMatch(/^HOME=.*\/converted$/m);
  });

  test.each<DocumentKind>(['doc', 'xls'])('without LibreOffice an old %s file is reported as such', async (kind) => {
    expect(await read(await readerWith(null), compound(), kind)).toMatchObject({ why: 'old-format' });
  });

  test('a file that the program does not convert is reported as old', async () => {
    expect(await read(await readerWith('exit 1'), compound(), 'doc')).toMatchObject({ why: 'old-format' });
  });

  test.each<[string, DocumentKind, Buffer, string]>([
    ['a document with a password', 'doc', compound(sector('eca5c100000000000000000100')), 'encrypted'],
    [
      'a workbook with a password',
      'xls',
      compound(sector('0908100000060500000000000000000000000000'.concat('2f000200', '0000'))),
      'encrypted',
    ],
    ['a new document with a password', 'doc', compound(Buffer.from('EncryptedPackage', 'utf16le')), 'encrypted'],
    ['a program', 'doc', Buffer.from('MZ and more'), 'wrong-kind'],
    ['a web page', 'xls', Buffer.from('<html><table></table></html>'), 'wrong-kind'],
  ])('%s is rejected before it is converted', async (_, kind, content, why) => {
    const mark = join(folder, 'started');
    expect(await read(await readerWith(`touch ${mark}`), content, kind)).toMatchObject({ why });
    expect(await readdir(folder)).not.toContain('started');
  });

  test('new formats and RTF under an old name are read without a conversion', async () => {
    const reader = await readerWith(null);
    const text = { blocks: [{ kind: 'paragraph', text: 'words' }] };
    const docx = await makeDocx(`<w:p>${wordRun('words')}</w:p>`);
    expect(await read(reader, docx, 'doc')).toMatchObject({ value: { kind: 'doc', pages: [text] } });
    expect(await read(reader, Buffer.from('{\\rtf1 words}'), 'doc')).toMatchObject({
      value: { kind: 'doc', pages: [text] },
    });
    expect(await read(reader, docx, 'xls')).toMatchObject({ why: 'wrong-kind' });
  });

  /** Whether a process with this number runs. */
  function isRunning(pid: number): boolean {
    try {
      return (
        execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
          .trim()
          .startsWith('Z') === false
      );
    } catch {
      return false;
    }
  }

  async function untilEnded(pid: number): Promise<boolean> {
    for (let attempts = 0; attempts < 100 && isRunning(pid); attempts += 1) await sleep(50);
    return !isRunning(pid);
  }

  test.each<[string, string, Partial<ReaderSettings>, string]>([
    ['takes too long', 'sleep 300 & echo $! > "$HOME/../child"; wait', { milliseconds: 500 }, 'too-slow'],
    ['computes too long', 'while :; do :; done', { milliseconds: 500 }, 'too-slow'],
    [
      'takes too much memory',
      `${process.execPath} -e "const all = []; setInterval(() => all.push(Buffer.alloc(20_000_000, 1)), 20)" & echo $! > "$HOME/../child"; wait`,
      { memoryBytes: 200 * 1024 * 1024 },
      'too-much-memory',
    ],
  ])(
    'a conversion that %s is killed with its children, and the next file is read',
    async (_, script, settings, why) => {
      const reader = await readerWith(script, settings);
      const result = await read(reader, compound(), 'doc');
      expect(result).toMatchObject({ why });
      const works = (await readdir(folder)).filter((name) => name.startsWith('work-'));
      const child = await readFile(join(folder, works[0] ?? '', 'child'), 'utf8').catch(() => null);
      if (child !== null) expect(await untilEnded(Number(child))).toBe(true);
      const next = await readerWith(null);
      expect(await read(next, Buffer.from('{\\rtf1 words}'), 'rtf')).toHaveProperty('value');
    },
  );

  test('a conversion ends when its reader is closed', async () => {
    const reader = await readerWith('sleep 300 & echo $! > "$HOME/../child"; wait');
    const result = read(reader, compound(), 'doc');
    const childFile = async () => {
      const works = (await readdir(folder)).filter((name) => name.startsWith('work-'));
      return readFile(join(folder, works[0] ?? '', 'child'), 'utf8').catch(() => '');
    };
    for (let attempts = 0; attempts < 100 && (await childFile()).trim() === ''; attempts += 1) await sleep(50);
    const pid = Number(await childFile());
    reader.close();
    expect(await result).toMatchObject({ why: 'old-format' });
    expect(await untilEnded(pid)).toBe(true);
  });
});

describe('pictures as documents', () => {
  const reader = createReader({ draws: false, priority: 0 });
  afterAll(() => reader.close());

  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'image-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function fileOf(bytes: Buffer): Promise<string> {
    const file = join(folder, 'image');
    await writeFile(file, bytes);
    return file;
  }

  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#eef' }, limitInputPixels: false });

  test.each(['Photo.JPG', 'scan.jpeg', 'सूचना.png'])('%s is a document of one page', (name) => {
    expect(documentKind(name)).toBe('image');
  });
  test.each(['clip.gif', 'jpg', 'photo.jpg.html'])('%s is not a picture to recognise', (name) => {
    expect(documentKind(name)).toBeNull();
  });

  test('a picture waits to be recognised, and is drawn upright as its camera notes', async () => {
    const file = await fileOf(await plain(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(await reader.read(file, 'image', folder)).toEqual({
      value: {
        ...{ kind: 'image', pageCount: 1, isScan: true, legacyFonts: [] },
        pages: [
          {
            blocks: [],
            picture: { width: 1080, height: 2160 },
            recognition: { state: 'waiting', why: 'no-text', attempts: 0 },
          },
        ],
      },
    });
    await reader.draw(file, 'image', [1], folder);
    expect(await sharp(join(folder, pictureFile(1, 360, 'avif'))).metadata()).toMatchObject({
      width: 360,
      height: 720,
    });
  });

  test('a scan of 10,000 by 10,000 pixels is bounded, and a small photograph enlarged', async () => {
    for (const [width, height] of [
      [10_000, 10_000],
      [600, 800],
    ] as const) {
      const file = await fileOf(await plain(width, height).jpeg().toBuffer());
      expect(await reader.scan(file, 'image', 1, folder)).toEqual({ value: null });
      const scan = readPgm(await readFile(join(folder, SCAN_FILE)));
      expect(scan.width * scan.height).toBeLessThanOrEqual(5_610_000);
      expect(scan.width).toBeGreaterThanOrEqual(1600);
    }
    expect((await stat(join(folder, SCAN_FILE))).size).toBeLessThan(6_000_000);
  });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['more than a hundred million pixels', () => plain(10_001, 10_000).png().toBuffer(), 'too-large'],
    ['the bytes of a PDF', () => Buffer.from('%PDF-1.7\n'), 'wrong-kind'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'wrong-kind'],
    ['the beginning of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]), 'broken'],
    ['one byte', () => Buffer.from([0xff]), 'wrong-kind'],
    ['nothing', () => Buffer.alloc(0), 'empty'],
  ])('a picture with %s is named unreadable', async (_, bytes, why) => {
    expect(await reader.read(await fileOf(await bytes()), 'image', folder)).toMatchObject({ why });
  });

  test('a picture that is cut off fails when it is drawn', async () => {
    const whole = await plain(800, 800).png({ compressionLevel: 0 }).toBuffer();
    const file = await fileOf(whole.subarray(0, whole.length / 2));
    expect(await reader.scan(file, 'image', 1, folder)).toMatchObject({ why: 'broken' });
  });
});

const folder = mkdtempSync(join(tmpdir(), 'helper-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('the environment of a helper has no secrets', () => {
  process.env.SESSION_SECRET_OF_TEST = 'a secret';
  const text = execFileSync(process.execPath, ['-p', 'JSON.stringify(process.env)'], { env: helperEnvironment() });
  delete process.env.SESSION_SECRET_OF_TEST;
  expect(text.toString()).toContain('"MALLOC_ARENA_MAX":"2"');
  expect(text.toString()).not.toContain('a secret');
});

test('a helper reads and writes its folder, and no other files, and starts no program', async () => {
  const program = join(folder, 'program.mjs');
  const outside = join(tmpdir(), `outside-${process.pid}`);
  writeFileSync(
    program,
    `import { readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
const attempt = (work) => { try { work(); return 'done'; } catch (error) { return error.code; } };
process.on('message', ({ inside, outside }) => {
  process.send([
    attempt(() => writeFileSync(inside, 'a')),
    attempt(() => readFileSync(inside)),
    attempt(() => writeFileSync(outside, 'a')),
    attempt(() => readFileSync('/etc/passwd')),
    attempt(() => execFileSync('true')),
  ]);
  process.disconnect();
});`,
  );
  const child = fork(program, [], {
    execArgv: permissionOptions({ code: [program], reads: [], writes: [folder] }),
    env: helperEnvironment(),
  });
  child.send({ inside: join(folder, 'inside'), outside });
  const [results] = await once(child, 'message');
  const denied = 'ERR_ACCESS_DENIED';
  expect(results).toEqual(['done', 'done', denied, denied, denied]);
});

test('the resident memory of a process is reported, and 0 for one that has ended', () => {
  expect(residentBytes(process.pid)).toBeGreaterThan(1024 * 1024);
  expect(residentBytes(undefined)).toBe(0);
});
