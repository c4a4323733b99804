import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRtf } from './child/rtf/read-rtf.ts';
import { createReader } from './reader-process.ts';

const fonts =
  '{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f1\\fnil\\fcharset0 Preeti{\\*\\falt Arial};}{\\f2\\fcharset204 Arial Cyr;}{\\f3\\fcharset128 MS Mincho;}{\\f4\\fcharset2 Preeti;}}';
const styles = '{\\stylesheet{\\s0 Normal;}{\\s1\\b heading 1;}{\\s5 Title;}{\\*\\cs10 Default;}}';

const pagesOf = (body: string, head = fonts + styles) =>
  readRtf(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252\\deff0${head}${body}}`, 'latin1'), 200).pages.map(
    ({ blocks }) => blocks,
  );
const blocksOf = (body: string) => pagesOf(body).flat();
const unicode = (text: string, fallback = '?') =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0)}${fallback}`).join('');

test('letters of Unicode are read without their fallback, of any length', () => {
  const word = 'सूचना';
  expect(blocksOf(`{\\uc1 ${unicode(word)}\\par}`)).toEqual([{ kind: 'paragraph', text: word }]);
  expect(blocksOf(`{\\uc2 ${unicode(word, "\\'81\\'40")}\\par}`)).toEqual([{ kind: 'paragraph', text: word }]);
  expect(blocksOf(`{\\uc0 ${unicode(word, ' ')} 2083\\par}`)).toEqual([{ kind: 'paragraph', text: `${word} 2083` }]);
  expect(blocksOf(`\\uc1\\u-10179?\\u-8704? \\u8212-end {\\uc3\\u233abc}after`)).toEqual([
    { kind: 'paragraph', text: '😀 —end éafter' },
  ]);
});

test('a missing fallback takes no control word, and a lone surrogate no letter', () => {
  expect(blocksOf('\\u2360\\par next\\u-10179 ?\\par')).toEqual([
    { kind: 'paragraph', text: 'स' },
    { kind: 'paragraph', text: 'next' },
  ]);
});

test('bytes are read in the code page of their font, two of them as one letter where it has such letters', () => {
  expect(blocksOf("caf\\'e9 {\\f2\\'cf\\'f0\\'e8} {\\f3\\'93\\'fa\\'96{}\\'7b}\\par")).toEqual([
    { kind: 'paragraph', text: 'café При 日\ufffd{' },
  ]);
  expect(blocksOf("{\\f3\\'93\\'fa\\'96\\'7b}\\~\\ldblquote a\\rdblquote\\_b \\{c\\}\\par")).toEqual([
    { kind: 'paragraph', text: '日本 “a”-b {c}' },
  ]);
});

test('legacy fonts are converted, also from a symbol font', () => {
  const { legacyFonts, pages } = readRtf(
    Buffer.from(`{\\rtf1${fonts}{\\f1 ;"r{\\b gf}}{\\f0  2083}\\par{\\f4 ${unicode('\uf067\uf066\uf064')}}}`, 'latin1'),
    200,
  );
  expect(legacyFonts).toEqual(['Preeti']);
  expect(pages[0]?.blocks).toEqual([
    { kind: 'paragraph', text: 'सूचना 2083' },
    { kind: 'paragraph', text: 'नाम' },
  ]);
});

test('headings, lists with their numbers, and pages are read', () => {
  const body = [
    '\\pard\\s1 Result\\par',
    '\\pard\\outlinelevel0 Section\\par',
    '\\pard\\s0 Words\\par',
    `{\\listtext\\pard ${unicode('क')})\\tab}\\pard\\ls1 first\\par`,
    "{\\listtext\\'b7\\tab}\\pard\\ls1 second\\par",
    '\\pard after\\page\\pard next page\\par\\pard\\pagebb third\\par',
  ];
  expect(pagesOf(body.join('\n'))).toEqual([
    [
      { kind: 'heading', text: 'Result' },
      { kind: 'heading', text: 'Section' },
      { kind: 'paragraph', text: 'Words' },
      { kind: 'list', items: ['क) first', 'second'] },
      { kind: 'paragraph', text: 'after' },
    ],
    [{ kind: 'paragraph', text: 'next page' }],
    [{ kind: 'paragraph', text: 'third' }],
  ]);
});

test('tables are read with their header, cells of several paragraphs and empty cells', () => {
  const row = (head: string, ...cells: string[]) =>
    `\\trowd${head}\\cellx1000\\cellx2000\\cellx3000 ${cells.map((cell) => `\\pard\\intbl ${cell}\\cell`).join('')}\\row`;
  const body = [
    '\\pard before\\par',
    row('\\trhdr', 'S.N.', 'Symbol No.', 'Name'),
    row('', '1', '7-2-29-145', 'Anita\\par Gurung'),
    row('', '2', '7-2-29-146', ''),
    '\\pard after\\par',
  ];
  expect(blocksOf(body.join(''))).toEqual([
    { kind: 'paragraph', text: 'before' },
    {
      kind: 'table',
      hasHeader: true,
      rows: [
        ['S.N.', 'Symbol No.', 'Name'],
        ['1', '7-2-29-145', 'Anita Gurung'],
        ['2', '7-2-29-146', ''],
      ],
    },
    { kind: 'paragraph', text: 'after' },
  ]);
});

test('pictures, fields, headers, hidden and deleted text, and unknown destinations are skipped', () => {
  const body = [
    '{\\info{\\title secret}}{\\header a header\\par}{\\*\\unknown{\\b text}}',
    '{\\pict\\wmetafile8 0102030405}{\\*\\shppict{\\pict\\bin5 {}}}}}}',
    '{\\field{\\*\\fldinst HYPERLINK "http://a.example"}{\\fldrslt the link}}',
    '{\\v hidden}{\\deleted gone}{\\nonshppict{\\pict ff}} shown',
    '{\\shp{\\*\\shpinst{\\sp{\\sn name}{\\sv 5}}{\\shptxt in a box\\par}}{\\shprslt copy}}',
    '{\\footnote a note}{\\upr{ansi}{\\*\\ud{ Unicode}}}\\par',
  ];
  expect(blocksOf(body.join(''))).toEqual([
    { kind: 'paragraph', text: 'the link shown Unicode' },
    { kind: 'paragraph', text: 'in a box' },
    { kind: 'paragraph', text: 'a note' },
  ]);
});

describe('in the reader process', () => {
  let folder: string;
  const reader = createReader({ draws: false, priority: 0 });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rtf-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  afterAll(() => reader.close());

  async function read(content: string) {
    const file = join(folder, 'a.rtf');
    await writeFile(file, content, 'latin1');
    return reader.read(file, 'rtf', folder);
  }

  test.each([
    ['a PDF under the name of an RTF file', '%PDF-1.7', 'wrong-kind'],
    ['a file without words', '{\\rtf1\\par}', 'empty'],
    ['200,000 groups within each other', `{\\rtf1 ${'{'.repeat(200_000)}`, 'broken'],
    ['eight million characters', `{\\rtf1 ${'words '.repeat(1_500_000)}}`, 'too-long'],
    ['200,000 paragraphs', `{\\rtf1 ${'a\\par '.repeat(200_000)}}`, 'too-long'],
  ])('a file is rejected: %s', async (_, content, why) => {
    expect(await read(content)).toMatchObject({ why });
  });

  test.each([
    ['binary data that is longer than the file', '{\\rtf1 words{\\pict\\bin2147483647 '],
    ['groups that are not closed', '{\\rtf1 words{\\b{\\i{\\footnote{'],
    ['more ends than beginnings', '{\\rtf1 words}}}}}}'],
    [
      'huge parameters',
      '{\\rtf1\\uc999999999\\f99999999999\\u99999999999\\u-99999999 words words words words words words words words words words words words words words words words words words words words}',
    ],
    ['a million control words', `{\\rtf1 words${'\\b\\i0'.repeat(1_000_000)}}`],
    ['rows of a million cells', `{\\rtf1 words\\par ${'\\cell'.repeat(1_000_000)}\\row}`],
  ])('a file is read despite %s', async (_, content) => {
    expect(JSON.stringify(await read(content))).toContain('words');
  });
});
