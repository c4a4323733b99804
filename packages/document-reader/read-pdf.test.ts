import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toBlocks } from './child/blocks.ts';
import { isBrokenLayer } from './child/layer-state.ts';
import { type Glyph, UNMAPPED_CONTROLS } from './child/page-glyphs.ts';
import { columnsOfLine } from './child/table-columns.ts';
import { withVowelSigns } from './child/unmapped-glyphs.ts';
import { fromVisualOrder } from './child/visual-order.ts';
import { createReader } from './reader-process.ts';
import { makePdf, streamObject, type Words } from './testing/make-pdf.ts';
import type { Block } from './types.ts';

// Nothing here depends on the speed of the machine.
jest.setTimeout(600_000);

test('a text beside all columns has the nearest free one between its neighbours', () => {
  const columns = [0, 20, 40, 60].map((left) => ({ left, right: left + 10 }));
  const segment = (left: number) => ({ text: 'a', left, right: left + 6, baseline: 0, size: 10, isBold: false });
  expect(columnsOfLine([segment(2), segment(11), segment(61)], columns)).toEqual([0, 1, 3]);
});

describe('PDF', () => {
  let folder: string;
  const reader = createReader({ draws: false, priority: 0 });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reader-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  afterAll(() => reader.close());

  async function blocks(content: Buffer): Promise<readonly Block[]> {
    const file = join(folder, 'document.pdf');
    await writeFile(file, content);
    const result = await reader.read(file, 'pdf', folder);
    if (!('value' in result)) throw new Error(result.why);
    return result.value.pages.flatMap((page) => page.blocks);
  }

  const FONT = '/Resources << /Font << /F0 3 0 R >> >>';
  const objects = [
    `<< /Type /Font /Subtype /TrueType /BaseFont /Helvetica /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 /Widths [${Array(224).fill(500).join(' ')}] >>`,
  ];
  /** A page with this content; the font has letters of half an em. */
  const drawn = (content: string) => makePdf([Buffer.from(content)], { page: FONT, objects });
  const at = (x: number, y: number, text: string) => `BT /F0 12 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
  const actual = (text: string, ...parts: string[]) => `/Span << /ActualText (${text}) >> BDC ${parts.join(' ')} EMC`;

  test('a text that several objects draw is read once, at its place', async () => {
    const content = [
      at(60, 700, 'Notice of '),
      actual('examination', at(120, 700, 'e'), at(126, 700, 'xamination')),
      at(190, 700, ' in the hall'),
    ];
    expect(await blocks(drawn(content.join('\n')))).toMatchObject([{ text: 'Notice of examination in the hall' }]);
  });

  test('signs that are drawn after their line stand in their place', async () => {
    const content = [
      at(60, 700, 'Write to exam@campus'),
      at(186, 700, 'edu'),
      at(210, 700, 'np for details'),
      at(180, 700, '.'),
    ];
    expect(await blocks(drawn([...content, at(204, 700, '.')].join('\n')))).toMatchObject([
      { text: 'Write to exam@campus.edu.np for details' },
    ]);
  });

  test('a justified line without drawn blanks is one line, and equal cells remain cells', async () => {
    const line = (y: number, words: readonly string[], gap: number) => {
      let x = 60;
      return words.map((word) => {
        const part = at(x, y, word);
        x += word.length * 6 + gap;
        return part;
      });
    };
    const text = 'All students of the campus read this notice before they come to the hall'.split(' ');
    const cells = ['alpha', 'gamma', 'delta', 'omega'];
    const rows = [600, 584, 568, 552, 536, 520].flatMap((y) => line(y, cells, 12));
    const content = [
      at(60, 740, 'A line with drawn blanks in it, and some more words'),
      ...line(720, text, 7),
      ...rows,
    ];
    const result = await blocks(drawn(content.join('\n')));
    expect(result[1]).toEqual({ kind: 'paragraph', text: text.join(' ') });
    expect(result.at(-1)).toEqual({ kind: 'table', rows: Array(6).fill(cells), hasHeader: false });
  });

  test('cells as near as words are separated where they are aligned', async () => {
    const rows = [600, 584, 568, 552, 536, 520].flatMap((y, index) => [
      at(60, y, `${index + 1}`),
      at(100, y, 'Sita Kumari Adhikari'),
      at(223, y, 'Passed'),
    ]);
    expect(await blocks(drawn(rows.join('\n')))).toMatchObject([
      { kind: 'table', rows: [1, 2, 3, 4, 5, 6].map((row) => [`${row}`, 'Sita Kumari Adhikari', 'Passed']) },
    ]);
  });

  /** A number at the right edge of its column, text at the left edge; the columns are two points apart, as spreadsheets print them. */
  const cell = (left: number, right: number, y: number, text: string) =>
    at(/^\d+$/.test(text) ? right - text.length * 6 : left, y, text);
  const sheet = (edges: readonly [number, number][], rows: readonly (readonly string[])[]) =>
    rows.flatMap((cells, row) => cells.map((text, column) => cell(...(edges[column] ?? [0, 0]), 700 - row * 16, text)));

  test.each([
    ['fills its cell', 20],
    ['stands in a table of a few rows', 5],
  ])('a number and the name beside it are two cells, also where the name %s', async (_, count) => {
    const names = ['Sita Kumari Adhika', 'Ram Rai', 'Anita Gurung', 'Bishnu Prasad Bhat'];
    const rows = [
      ['Symbol', 'Name', 'Full', 'Marks', 'Division'],
      ...Array.from({ length: count }, (_, row) => [
        `${7_400_101 + row}`,
        names[row % 4] ?? '',
        `${[100, 50][row % 2]}`,
        `${31 + row}`,
        ['First', 'Second'][row % 2] ?? '',
      ]),
    ];
    const edges: [number, number][] = [
      [58, 100],
      [102, 210],
      [212, 250],
      [252, 290],
      [292, 340],
    ];
    const content = [at(60, 760, 'A list with drawn blanks'), ...sheet(edges, rows)];
    const footer = at(200, 700 - rows.length * 16 - 20, 'Page 1');
    expect(await blocks(drawn([...content, footer].join('\n')))).toEqual([
      { kind: 'paragraph', text: 'A list with drawn blanks' },
      { kind: 'table', hasHeader: true, rows },
      { kind: 'paragraph', text: 'Page 1' },
    ]);
  });

  test('text that its cell cuts on both sides is in that cell alone', async () => {
    const rows = Array.from({ length: 6 }, (_, index) => {
      const y = 700 - index * 16;
      const name = at(100, y, 'Krishna Shrestha Magar');
      return [at(58, y, `740010${index}`), `q 102 0 97 842 re W* n ${name} Q`, at(200, y, 'First')].join('\n');
    });
    const content = [at(60, 760, 'A list with drawn blanks'), ...rows].join('\n');
    expect((await blocks(drawn(content)))[1]).toMatchObject({
      rows: [0, 1, 2, 3, 4, 5].map((row) => [`740010${row}`, 'Krishna Shrestha Magar', 'First']),
    });
  });

  test.each([
    ['with blanks', 'BT /F0 12 Tf 6 Tc 60 600 Td (PUBLIC NOTICE) Tj 0 Tc ET'],
    [
      'without blanks',
      [...'PUBLIC NOTICE'].map((letter, index) => (letter === ' ' ? '' : at(60 + 12 * index, 600, letter))).join(' '),
    ],
  ])('the letters of a spaced heading are words, %s', async (_, content) => {
    const document = drawn(`${at(60, 700, 'A notice of the campus')} ${content}`);
    expect(await blocks(document)).toMatchObject([{ text: 'A notice of the campus PUBLIC NOTICE' }]);
  });

  test('cells of single letters in their order stay apart', async () => {
    const cells = [...'ABCDE'].map((letter, index) => at(60 + 12 * index, 600, letter));
    const document = drawn([at(60, 700, 'A notice of the campus'), ...cells].join(' '));
    expect(await blocks(document)).toMatchObject([{ text: 'A notice of the campus A B C D E' }]);
  });

  test('words with drawn blanks form a line, though each is drawn by itself and some stand below one another', async () => {
    const words = 'All students of the campus read this notice before they come to the hall of the new block'.split(
      ' ',
    );
    const lines = Array.from({ length: 12 }, (_, line) => [...words.slice(line), ...words.slice(0, line)]);
    const content = lines.flatMap((line, row) => {
      let x = 60;
      return line.map((word) => {
        const part = at(x, 700 - row * 16, `${word} `);
        x += word.length * 6 + 6;
        return part;
      });
    });
    expect(await blocks(drawn(content.join('\n')))).toEqual([
      { kind: 'paragraph', text: lines.map((line) => line.join(' ')).join(' ') },
    ]);
  });

  test('no word is split before a dependent sign', async () => {
    // क and ा with a blank between them, as programs write that draw a sign by itself.
    const words = '/Span << /ActualText <FEFF00610062006300640065006600670068002009150020093E> >> BDC';
    const content = `${words} BT /F0 12 Tf 60 700 Td (aaaaaaaaaaaa) Tj ET EMC ${at(60, 680, 'and a second line')}`;
    expect(JSON.stringify(await blocks(drawn(content)))).toContain('abcdefgh का');
  });

  const stored = (name: string) => readFileSync(join(import.meta.dirname, 'testing/cases', name));

  test('values of form fields are read at their places', async () => {
    expect(await blocks(stored('form.pdf'))).toEqual([
      { kind: 'paragraph', text: 'Application form: name FORMVALUE Already typed Faculty BBS' },
    ]);
  });

  test('typewriter notes are read, with and without a drawing; hidden ones and comments are not', async () => {
    const note = (entries: string) => `<< /Type /Annot /Rect [60 600 300 620] ${entries} >>`;
    const form = streamObject(
      Buffer.from('BT /F0 12 Tf 2 5 Td (Room 12) Tj ET'),
      '/Type /XObject /Subtype /Form /BBox [0 0 240 20] /Resources << /Font << /F0 3 0 R >> >>',
    );
    const annotations = [
      note('/Subtype /FreeText /Contents (ignored) /F 4 /AP << /N 4 0 R >>'),
      note('/Subtype /FreeText /Contents (Bring a card) /F 4').replace('600 300 620', '500 300 520'),
      note('/Subtype /FreeText /Contents (SECRET) /F 2'),
      note('/Subtype /Text /Contents (COMMENT) /F 4'),
      note('/Subtype /Widget /FT /Tx /T (a) /V (From a field) /F 4').replace('600 300 620', '400 300 420'),
    ];
    const pdf = makePdf([Buffer.from(at(60, 700, 'A notice of the campus'))], {
      page: `${FONT} /Annots [${annotations.join(' ')}]`,
      objects: [...objects, form],
    });
    const text = JSON.stringify(await blocks(pdf));
    for (const words of ['A notice of the campus', 'Room 12', 'Bring a card', 'From a field'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/SECRET|COMMENT|ignored/);
  });

  test('a number in boxes is read whole, the value of a group of fields once, and no password', async () => {
    const field = (entries: string) => `<< /Type /Annot /Subtype /Widget /Rect [60 600 300 620] /F 4 ${entries} >>`;
    const signs = [...'740012'].map((sign) => `40 0 Td (${sign}) Tj`).join(' ');
    const drawing = streamObject(
      Buffer.from(`/Tx BMC BT /F0 12 Tf -30 5 Td ${signs} ET EMC`),
      '/Type /XObject /Subtype /Form /BBox [0 0 240 20] /Resources << /Font << /F0 3 0 R >> >>',
    );
    const fields = [
      field('/FT /Tx /T (roll) /V (740012) /MaxLen 6 /Ff 16777216 /AP << /N 4 0 R >>'),
      field('/FT /Ch /T (shift) /V (Day shift) /Opt [(Morning) (Day shift)]').replace('600 300 620', '560 300 580'),
      field('/FT /Tx /T (word) /V (SECRET) /Ff 8192 /AP << /N 4 0 R >>').replace('600 300 620', '520 300 540'),
    ];
    const kid = '<< /Type /Annot /Subtype /Widget /Rect [60 480 300 500] /F 4 /Parent 6 0 R >>';
    const pdf = makePdf([Buffer.from(at(60, 700, 'A form of the campus'))], {
      page: `${FONT} /Annots [${fields.join(' ')} 5 0 R]`,
      catalogue: '/AcroForm << /Fields [6 0 R] >>',
      objects: [...objects, drawing, kid, '<< /FT /Tx /T (name) /V (Sita Rai) /Kids [5 0 R] >>'],
    });
    const text = JSON.stringify(await blocks(pdf));
    for (const words of ['740012', 'Day shift', 'Sita Rai']) expect(text).toContain(words);
    expect(text).not.toMatch(/SECRET|7 4 0/);
  });

  type PdfSettings = { catalogue?: string; page?: string };

  async function hiddenOf(content: string, settings?: PdfSettings) {
    const file = join(folder, 'document.pdf');
    await writeFile(
      file,
      makePdf([Buffer.from(content)], { page: FONT, objects: [...objects, ...layers], ...settings }),
    );
    const result = await reader.read(file, 'pdf', folder);
    if (!('value' in result)) throw new Error(result.why);
    const { pages, hidden } = result.value;
    return { text: JSON.stringify(pages.map((page) => page.blocks)), hidden };
  }

  const layers = ['<< /Type /OCG /Name (Draft) >>', '<< /Type /OCG /Name (Final) >>'];
  const layered = {
    page: FONT.replace(/>>$/, '/Properties << /A 4 0 R /B 5 0 R >> >>'),
    catalogue: '/OCProperties << /OCGs [4 0 R 5 0 R] /D << /Order [4 0 R 5 0 R] /OFF [4 0 R] >> >>',
  };
  const picture = (x: number, width: number) => `q ${width} 0 0 40 ${x} 580 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x80 EI Q`;
  const square = `${FONT} /Annots [<< /Type /Annot /Subtype /Square /Rect [50 590 250 620] /F 4 /C [1 0 0] /IC [1 0 0] >>]`;

  const visibleLine = at(60, 700, 'A notice of the campus');

  test.each([
    ['white', `1 g ${at(60, 600, 'SECRET')}`],
    ['not drawn', at(60, 600, 'SECRET').replace('Tf', 'Tf 3 Tr')],
    ['tiny', at(60, 600, 'SECRET').replace('12 Tf', '0.5 Tf')],
    ['off the page', at(60, 900, 'SECRET')],
    ['below a black box', `${at(60, 600, 'SECRET')} 0 g 50 590 200 30 re f`],
    ['below a picture', `${at(60, 600, 'SECRET')} ${picture(50, 200)}`],
    ['outside its clip', `q 300 590 200 30 re W n ${at(60, 600, 'SECRET')} Q`],
    ['below a square note', at(60, 600, 'SECRET'), { page: square }],
    ['in a layer that is off', `/OC /A BDC ${at(60, 600, 'SECRET')} EMC`, layered],
  ])('a text that is %s is not read, and is named', async (_, content, settings: PdfSettings = {}) => {
    const { text, hidden } = await hiddenOf(`${visibleLine} ${content}`, settings);
    expect(text).toContain('A notice of the campus');
    expect(text).not.toContain('SECRET');
    expect(hidden).toEqual(['text']);
  });

  test.each([
    ['white on a dark ground', `0 0 0.5 rg 50 590 200 30 re f 1 g ${at(60, 600, 'Second line')}`],
    ['below a picture that ends before it', `${at(60, 600, 'Second line')} ${picture(50, 30)}`],
    ['in front of a picture', `${picture(50, 200)} ${at(60, 600, 'Second line')}`],
    ['cut by its clip', `q 50 590 40 30 re W n ${at(60, 600, 'Second line')} Q`],
    ['in a layer that is on', `/OC /B BDC ${at(60, 600, 'Second line')} EMC`, layered],
    ['below a cut box', `${at(60, 600, 'Second line')} q 0 0 10 10 re W n 0 g 50 590 200 30 re f Q`],
    [
      'the layer of a scan',
      `q 595 0 0 842 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x80 EI Q ${at(60, 600, 'Second line of the notice of the campus for all students of the first and second year').replace('Tf', 'Tf 3 Tr')}`,
    ],
  ])('a text that is %s is read', async (_, content, settings: PdfSettings = {}) => {
    const { text, hidden } = await hiddenOf(`${visibleLine} ${content}`, settings);
    expect(text).toContain('Second line');
    expect(hidden).toBeUndefined();
  });

  /** Lines at these positions, across the whole table. */
  function ruled(columns: readonly number[], rows: readonly number[]): string {
    const [left, right, top, bottom] = [columns[0], columns.at(-1), rows[0], rows.at(-1)];
    return [
      ...columns.map((x) => `${x} ${bottom} m ${x} ${top} l S`),
      ...rows.map((y) => `${left} ${y} m ${right} ${y} l S`),
    ].join('\n');
  }

  test('a paragraph whose lines are highlighted is not a table', async () => {
    const lines = [
      'Admission to the first year is open for all',
      'who passed class twelve in any of the years',
      'before',
    ];
    const ends = [330, 342, 120];
    const content = lines.flatMap((text, index) => [
      `1 1 0 rg 60 ${697 - index * 14} ${(ends[index] ?? 0) - 60} 12.5 re f 0 g`,
      at(60, 700 - index * 14, text),
    ]);
    expect(await blocks(drawn(content.join('\n')))).toEqual([{ kind: 'paragraph', text: lines.join(' ') }]);
  });

  test('a ruled table keeps cells of several lines, empty cells and narrow columns', async () => {
    const content = [
      ruled([60, 84, 180, 300, 340], [720, 700, 660, 640]),
      at(62, 706, 'No.'),
      at(86, 706, 'Name'),
      at(182, 706, 'Programme'),
      at(302, 706, 'GPA'),
      at(62, 685, '1'),
      at(86, 685, 'Sita Kumari'),
      at(86, 668, 'Adhikari'),
      at(182, 685, 'Bachelor of Arts in'),
      at(182, 668, 'English'),
      at(302, 685, '3.15'),
      at(62, 646, '2'),
      at(86, 646, 'Anita Gurung'),
      at(302, 646, '2.90'),
    ];
    const above = at(60, 760, 'Result of the first semester');
    expect(await blocks(drawn([above, ...content].join('\n')))).toEqual([
      { kind: 'paragraph', text: 'Result of the first semester' },
      {
        kind: 'table',
        hasHeader: true,
        rows: [
          ['No.', 'Name', 'Programme', 'GPA'],
          ['1', 'Sita Kumari Adhikari', 'Bachelor of Arts in English', '3.15'],
          ['2', 'Anita Gurung', '', '2.90'],
        ],
      },
    ]);
  });

  test.each([
    ['upwards', (x: number, y: number) => [0, 1, -1, 0, 800 - y, x]],
    ['downwards', (x: number, y: number) => [0, -1, 1, 0, y - 200, 800 - x]],
    ['upside down', (x: number, y: number) => [-1, 0, 0, -1, 560 - x, 1400 - y]],
  ])('a ruled table that is printed %s keeps its cells', async (_, place) => {
    const word = (x: number, y: number, text: string) => `BT /F0 12 Tf ${place(x, y).join(' ')} Tm (${text}) Tj ET`;
    const point = (x: number, y: number) => place(x, y).slice(4).join(' ');
    const line = (from: [number, number], to: [number, number]) => `${point(...from)} m ${point(...to)} l S`;
    const content = [
      ...[60, 90, 220, 300].map((x) => line([x, 720], [x, 640])),
      ...[720, 700, 660, 640].map((y) => line([60, y], [300, y])),
      ...[word(62, 706, 'No.'), word(92, 706, 'Name'), word(222, 706, 'GPA')],
      ...[word(62, 685, '1'), word(92, 685, 'Sita Kumari'), word(92, 668, 'Adhikari'), word(222, 685, '3.15')],
      ...[word(62, 646, '2'), word(92, 646, 'Anita Gurung'), word(222, 646, '2.90')],
    ];
    expect(await blocks(drawn(content.join('\n')))).toMatchObject([
      {
        kind: 'table',
        rows: [
          ['No.', 'Name', 'GPA'],
          ['1', 'Sita Kumari Adhikari', '3.15'],
          ['2', 'Anita Gurung', '2.90'],
        ],
      },
    ]);
  });

  test('a table that is ruled between its columns alone has a row for each line', async () => {
    const rows = [690, 674, 658, 642].flatMap((y, index) => [
      at(62, y, `${index + 1}`),
      at(86, y, `7-2-29-${index}`),
      at(182, y, 'Passed'),
    ]);
    const result = await blocks(drawn([ruled([60, 84, 180, 240], [710, 630]), ...rows].join('\n')));
    expect(result).toMatchObject([
      { kind: 'table', rows: [0, 1, 2, 3].map((row) => [`${row + 1}`, `7-2-29-${row}`, 'Passed']) },
    ]);
  });

  test('a date on the right is a separate paragraph, and a number broken after its hyphen is joined', async () => {
    const words: Words[] = [
      { text: 'The examination section can be reached by telephone at the number 9841-', x: 60, y: 700 },
      { text: '234567 from ten to four o clock on all days but Saturday, and by letter.', x: 60, y: 686 },
      { text: 'Date: 2083-04-15', x: 430, y: 672 },
    ];
    expect(await blocks(makePdf([words]))).toEqual([
      { kind: 'paragraph', text: expect.stringContaining('the number 9841-234567 from ten') },
      { kind: 'paragraph', text: 'Date: 2083-04-15' },
    ]);
  });

  test.each<[string, () => string]>([
    ['100,000 glyphs on one line', () => at(60, 700, 'a b c d e '.repeat(10_000))],
    [
      '100,000 glyphs, each in a separate text',
      () => Array.from({ length: 100_000 }, (_, index) => at(60 + (index % 400), 800 - (index % 700), 'a')).join('\n'),
    ],
    [
      '100,000 ruled lines',
      () =>
        Array.from(
          { length: 100_000 },
          (_, index) =>
            `${index % 595} ${(index % 700) + 60} m ${index % 595} ${(index % 700) + 100} l S ${index % 500} ${(index % 700) + 60} m ${(index % 500) + 60} ${(index % 700) + 60} l S`,
        ).join('\n'),
    ],
  ])('a page with %s is read within the limits of the reader', async (_, content) => {
    const text = at(60, 30, 'A notice of the campus with some words');
    expect(JSON.stringify(await blocks(drawn([text, content()].join('\n'))))).toContain('A notice of the campus');
  });
});

describe('blocks of lines', () => {
  interface Line {
    text: string;
    y: number;
    left?: number;
    right?: number;
    size?: number;
    isBold?: boolean;
  }
  const blocksOf = (...lines: Line[]) =>
    toBlocks(
      lines.map(({ text, y, left = 60, right = 500, size = 12, isBold = false }) => ({
        segments: [{ text, left, right, baseline: y, size, isBold }],
        baseline: y,
        size,
      })),
      12,
    ).map((block) =>
      block.kind === 'list' ? ['list', ...block.items] : [block.kind, 'text' in block ? block.text : ''],
    );

  test.each<[string, Line[], string[][]]>([
    ['an item alone', [{ text: '1. Fee', y: 700 }], [['paragraph', '1. Fee']]],
    [
      'two items',
      [
        { text: '1. Fee', y: 700 },
        { text: '2. Form', y: 686 },
      ],
      [['list', '1. Fee', '2. Form']],
    ],
    [
      'an item on two lines',
      [
        { text: '1. Fee', y: 700 },
        { text: 'and form', y: 686 },
      ],
      [['paragraph', '1. Fee and form']],
    ],
    [
      'a bold line',
      [
        { text: 'Notice', y: 700, isBold: true },
        { text: 'The hall', y: 686 },
      ],
      [
        ['heading', 'Notice'],
        ['paragraph', 'The hall'],
      ],
    ],
    ['a bold sentence', [{ text: 'Come.', y: 700, isBold: true }], [['paragraph', 'Come.']]],
    ['120 bold characters', [{ text: 'a'.repeat(120), y: 700, isBold: true }], [['heading', 'a'.repeat(120)]]],
    ['121 bold characters', [{ text: 'a'.repeat(121), y: 700, isBold: true }], [['paragraph', 'a'.repeat(121)]]],
    ['a larger line', [{ text: 'Notice', y: 700, size: 14 }], [['heading', 'Notice']]],
    ['a slightly larger line', [{ text: 'Notice', y: 700, size: 13 }], [['paragraph', 'Notice']]],
    [
      'a line of blanks',
      [
        { text: 'The', y: 700 },
        { text: ' ', y: 693 },
        { text: 'hall', y: 686 },
      ],
      [['paragraph', 'The hall']],
    ],
    [
      'a wide gap',
      [
        { text: 'One', y: 700 },
        { text: 'two', y: 686 },
        { text: 'Three', y: 660 },
      ],
      [
        ['paragraph', 'One two'],
        ['paragraph', 'Three'],
      ],
    ],
    [
      'a short line',
      [
        { text: 'One', y: 700 },
        { text: 'two', y: 686, right: 300 },
        { text: 'Three', y: 672 },
      ],
      [
        ['paragraph', 'One two'],
        ['paragraph', 'Three'],
      ],
    ],
    [
      'a word that was divided',
      [
        { text: 'exami-', y: 700 },
        { text: 'nation', y: 686 },
      ],
      [['paragraph', 'examination']],
    ],
    [
      'a hyphen before a capital',
      [
        { text: 'non-', y: 700 },
        { text: 'Nepali', y: 686 },
      ],
      [['paragraph', 'non- Nepali']],
    ],
    [
      'a dash after a digit',
      [
        { text: '2083-', y: 700 },
        { text: 'Baisakh', y: 686 },
      ],
      [['paragraph', '2083- Baisakh']],
    ],
  ])('%s: %j', (_, lines, expected) => expect(blocksOf(...lines)).toEqual(expected));
});

describe('vowel signs without a character', () => {
  type Drawn = [text: string, more?: Partial<Glyph>];
  /** Glyphs of half an em beside each other; their text with the signs. */
  function textWithSigns(...drawn: Drawn[]): string {
    const glyphs = drawn.map(([text, more], index): Glyph => {
      const origin = 100 + index * 6;
      const place = { left: origin, right: origin + 5, origin, baseline: 700, size: 12 };
      return {
        ...{ text, font: 'F', ...place, object: 1 },
        ...{ isUnmapped: false, isBlank: false, isActualText: false, cutBy: null },
        ...more,
      };
    });
    return withVowelSigns(glyphs)
      .map(({ text }) => text || '?')
      .join('');
  }
  const unmapped = { isUnmapped: true };
  /** The shape of the short i in second place, and that of the long i. */
  const short = { ...unmapped, left: 106, right: 115 };
  const long = { ...unmapped, left: 102, right: 110 };
  const other = '\ufffd';
  const beyond = String.fromCodePoint(UNMAPPED_CONTROLS + 0x20);

  test.each<[string, Drawn[], string]>([
    ['a short i before a letter', [['क'], ['', short], ['न']], 'किन'],
    ['a short i before a second glyph without a character', [['क'], ['', short], ['', unmapped], ['न']], `कि${other}न`],
    ['a short i before a sign', [['क'], ['', short], ['\u0947']], `क${other}\u0947`],
    ['a short i before a letter of another line', [['क'], ['', short], ['न', { baseline: 680 }]], `क${other}न`],
    [
      'a short i before a letter far away',
      [['क'], ['', { ...short, right: 160 }], ['न', { origin: 150 }]],
      `क${other}न`,
    ],
    ['a sign that reaches over both letters', [['क'], ['', { ...short, left: 102 }], ['न']], 'कीन'],
    ['a short i that ends before its letter', [['क'], ['', { ...short, right: 113 }], ['न']], `क${other}न`],
    ['a long i after a letter', [['क'], ['', long], ['न']], 'कीन'],
    ['a long i at the end', [['क'], ['', long]], 'की'],
    [
      'a long i after a Latin letter',
      [['क'], ['क'], ['न'], ['a'], ['', { ...unmapped, left: 114, right: 128 }]],
      `ककनa${other}`,
    ],
    ['a mark without a stem', [['क'], ['', { ...long, right: 107 }]], `क${other}`],
    ['a mark without a width of its own', [['क'], ['', long], ['न', { origin: 107 }]], `क${other}न`],
    ['the character of unknown ones', [['क'], [other, { ...long, isUnmapped: false }]], 'की'],
    ['wrong letters of such glyphs', [['क'], ['x', long], ['x', unmapped]], `की${other}`],
    ['a font of other letters', [['a'], ['', { ...long }], ['b']], 'a?b'],
    ['half of the letters in Devanagari', [['a'], ['', long], ['न']], 'a?न'],
    ['a control code in another font', [['a'], [String.fromCodePoint(UNMAPPED_CONTROLS), unmapped], ['b']], 'ab'],
    ['a control code in a font of Devanagari', [['क'], [String.fromCodePoint(UNMAPPED_CONTROLS + 0x1f), long]], 'की'],
    ['a glyph beyond the control codes in another font', [['a'], [beyond, unmapped]], `a${beyond}`],
  ])('%s', (_, drawn, expected) => expect(textWithSigns(...drawn)).toBe(expected));
});

describe('text layers', () => {
  test.each([
    ['after its letter', '\u093fनद\u0947र\u094dशन', 'न\u093fर\u094dद\u0947शन'],
    ['drawn with the short i before its letter', 'अधर\u094dव\u093e\u093fर\u094dषक', 'अर\u094dधव\u093eर\u094dष\u093fक'],
  ])('the r above a letter is put before it, also if it is %s', (_, glyphs, text) => {
    expect(fromVisualOrder(glyphs)).toBe(text);
  });

  test.each([
    ['a notice', 'उपर्युक्त विषयमा स्नातक तह चौथो वर्षको प्रयोगात्मक परीक्षा सञ्चालन गर्नुपर्ने भएकाले सूचित गरिन्छ।'],
    [
      'Nepali with English',
      'BBS चौथो वर्षका विद्यार्थीहरूले Online form भरी PDF बुझाउनुपर्ने, इमेल exam@gyanodaya.edu.np मा पठाउनुहोला।',
    ],
    [
      'names with numbers',
      '7-2-29-145 अनिता श्रेष्ठ ७२ 7-2-29-146 विष्णु गुरुङ ६५ 7-2-29-147 लक्ष्मी क्षेत्री ५८ 7-2-29-148 हिक्मत धिताल',
    ],
    ['Hindi', 'सभी छात्रों को सूचित किया जाता है कि परीक्षा अगले महीने की पहली तारीख से शुरू होगी और समय पर पहुँचना आवश्यक है।'],
    ['Sanskrit', 'विद्या ददाति विनयं विनयाद्याति पात्रताम्। पात्रत्वाद्धनमाप्नोति धनाद्धर्मं ततः सुखम्॥'],
    ['English', 'All students are informed that the examination begins on Monday at eleven in the morning.'],
    ['nothing', ''],
  ])('the text of %s is not taken for a broken layer', (_, text) => expect(isBrokenLayer(text)).toBe(false));

  test.each([
    ['signs in an impossible order', 'परीिक्षा शाखाा, कीर्र्तिपुुर काठमाडौौं मिितिः सूूचना प्र्काशिित गररिएको छछ ्याम्पस ाध्ययन ेत्र'],
    [
      'letters of other scripts in words',
      'ानोद0य बह㥁/JखI याTपस Pरीvा शाखा कीWतप8र काठमाडt मित पM स¾या र्ïी सह॰ाÐयापक Kृष्णॄ',
    ],
    ['scrambled letters', 'टघङ ढचझ ऊठफ ञणछ घथझ ऋषढ ऐङट ठञढ फघऊ छझथ ङढण टऋऐ घञफ ठछझ षढङ ऊथट णफञ चघछ'],
    ['foreign letters alone', 'ꯍꯤ㥁㥂 㥃㥄㥅 㥆㥇㥈 㥉㥊㥋 㥌㥍㥎'],
  ])('a text with %s is taken for a broken layer', (_, text) => expect(isBrokenLayer(text)).toBe(true));
});
