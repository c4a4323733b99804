import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readRtf } from './child/rtf/read-rtf.ts';
import { fromPlainText, toPlainText } from './plain-text.ts';
import { createReader } from './reader-process.ts';
import { zip } from './testing/make-office-file.ts';
import { fontStyle, makeOpenDocument } from './testing/make-open-document.ts';
import type { Block, DocumentKind } from './types.ts';

// Nothing here depends on the speed of the machine.
jest.setTimeout(600_000);

describe('OpenDocument', () => {
  let folder: string;
  const reader = createReader({ draws: false, priority: 0 });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'open-document-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  afterAll(() => reader.close());

  async function tryRead(content: Buffer, kind: DocumentKind) {
    const file = join(folder, `document.${kind}`);
    await writeFile(file, content);
    return reader.read(file, kind, folder);
  }

  async function pagesOf(content: Buffer, kind: DocumentKind): Promise<readonly (readonly Block[])[]> {
    const result = await tryRead(content, kind);
    if (!('value' in result)) throw new Error(`${result.why}: ${result.detail}`);
    expect(result.value).toMatchObject({ kind, isScan: false, pageCount: result.value.pages.length });
    return result.value.pages.map(({ blocks }) => blocks);
  }

  const paragraph = (text: string, style = '') => `<text:p text:style-name="${style}">${text}</text:p>`;
  const cell = (text: string, attributes = '') =>
    `<table:table-cell office:value-type="string" ${attributes}>${paragraph(text)}</table:table-cell>`;
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;

  async function textOf(content: Buffer, kind: DocumentKind) {
    const result = await tryRead(content, kind);
    if (!('value' in result)) throw new Error(`${result.why}: ${result.detail}`);
    const { pages, hidden } = result.value;
    return { blocks: pages.flatMap(({ blocks }) => blocks), hidden };
  }

  test('items of a text have their numbers, also in lists that go on', async () => {
    const level = (number: number, format: string) =>
      `<text:list-level-style-number text:level="${number}" style:num-format="${format}" style:num-suffix="."/>`;
    const automatic = `<text:list-style style:name="L1">${level(1, '1')}${level(2, 'a')}</text:list-style>`;
    const item = (content: string) => `<text:list-item>${content}</text:list-item>`;
    const inner = `<text:list>${item(paragraph('of paper'))}</text:list>`;
    const body = [
      `<text:list text:style-name="L1">${item(paragraph('a card') + inner)}${item(paragraph('a photo'))}</text:list>`,
      paragraph('between'),
      `<text:list text:style-name="L1" text:continue-numbering="true">${item(paragraph('a form'))}</text:list>`,
    ];
    expect((await textOf(await makeOpenDocument('text', body.join(''), { automatic }), 'odt')).blocks).toEqual([
      { kind: 'list', items: ['1. a card', 'a. of paper', '2. a photo'] },
      { kind: 'paragraph', text: 'between' },
      { kind: 'list', items: ['3. a form'] },
    ]);
  });

  test('headings have the numbers of their levels, and raised numbers their signs', async () => {
    const heading = (level: number, attributes = '') =>
      `<text:h text:outline-level="${level}" ${attributes}>title</text:h>`;
    const level = (number: number, attributes: string) =>
      `<text:outline-level-style text:level="${number}" style:num-format="1" ${attributes}/>`;
    const styles = `<text:outline-style>${level(1, 'style:num-suffix="."')}${level(2, 'text:display-levels="2"')}</text:outline-style>`;
    const automatic =
      '<style:style style:name="S" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>';
    const body = `${heading(1)}${heading(2)}${heading(2)}${heading(1, 'text:is-list-header="true"')}${heading(1)}${paragraph('10<text:span text:style-name="S">6</text:span>')}`;
    const { blocks } = await textOf(await makeOpenDocument('text', body, { styles, automatic }), 'odt');
    expect(blocks.map((block) => ('text' in block ? block.text : ''))).toEqual([
      ...['1. title', '1.1 title', '1.2 title', 'title', '2. title', '10⁶'],
    ]);
  });

  test.each([
    ['text', 'odt'],
    ['spreadsheet', 'ods'],
  ] as const)('a white text in a cell of a %s is not shown unless the cell is filled', async (type, kind) => {
    const style = (name: string, color: string) =>
      `<style:style style:name="${name}" style:family="table-cell"><style:table-cell-properties ${color}/><style:text-properties fo:color="#ffffff"/></style:style>`;
    const automatic = `${style('C1', '')}${style('C2', 'fo:background-color="#000080"')}<style:style style:name="P1" style:family="paragraph"><style:text-properties fo:color="#ffffff"/></style:style>`;
    const white = (text: string, name: string) =>
      `<table:table-cell office:value-type="string" table:style-name="${name}">${paragraph(text, 'P1')}</table:table-cell>`;
    const table = `<table:table>${row(cell('shown'), white('filled', 'C2'), white('SECRET', 'C1'), cell('too'))}</table:table>`;
    const { blocks, hidden } = await textOf(await makeOpenDocument(type, table, { automatic }), kind);
    expect(JSON.stringify(blocks)).toMatch(/shown.*filled.*too/);
    expect(JSON.stringify(blocks)).not.toContain('SECRET');
    expect(hidden).toEqual(['text']);
  });

  test('hidden and white texts of a text are not shown, and are named; merged cells keep their columns', async () => {
    const style = (name: string, properties: string) =>
      `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`;
    const automatic = style('T1', 'text:display="none"') + style('T2', 'fo:color="#ffffff"');
    const span = (name: string) => `<text:span text:style-name="${name}">SECRET</text:span>`;
    const merged = cell('Sunday', 'table:number-rows-spanned="2"');
    const body = [
      paragraph(`shown${span('T1')}${span('T2')}`),
      `<table:table>${row(cell('Day'), cell('Shift'))}${row(merged, cell('Morning'))}${row('<table:covered-table-cell/>', cell('Noon'))}</table:table>`,
    ];
    const { blocks, hidden } = await textOf(await makeOpenDocument('text', body.join(''), { automatic }), 'odt');
    expect(blocks).toMatchObject([
      { text: 'shown' },
      {
        rows: [
          ['Day', 'Shift'],
          ['Sunday', 'Morning'],
          ['Sunday', 'Noon'],
        ],
      },
    ]);
    expect(hidden).toEqual(['text']);
  });

  test('hidden rows and columns of a spreadsheet are not shown, and are named; a narrow column shows its value', async () => {
    const narrow = [
      ...[
        'date" office:date-value="2026-11-28',
        'time" office:time-value="PT11H30M00S',
        'percentage" office:value="0.555',
      ],
      'boolean" office:boolean-value="true',
    ].map((value) => `<table:table-cell office:value-type="${value}"><text:p>###</text:p></table:table-cell>`);
    const body = `<table:table table:name="A"><table:table-column/><table:table-column table:visibility="collapse"/><table:table-column/>${row(cell('Name'), cell('SECRET'), cell('Day'))}<table:table-row table:visibility="filter">${cell('SECRET')}</table:table-row>${row(cell('Sita'), cell('SECRET'), ...narrow)}</table:table>`;
    const { blocks, hidden } = await textOf(await makeOpenDocument('spreadsheet', body), 'ods');
    expect(blocks).toMatchObject([
      {
        rows: [
          ['Name', 'Day', '', '', ''],
          ['Sita', '2026-11-28', '11:30', '55.5%', 'TRUE'],
        ],
      },
    ]);
    expect(hidden).toEqual(['rows', 'columns']);
  });

  test('a header of a text is read before it, a footer after it', async () => {
    const margins = `<style:header>${paragraph('Letterhead')}</style:header><style:footer>${paragraph('Kirtipur <text:page-number>1</text:page-number>')}</style:footer>`;
    const styles = `</office:styles><office:master-styles><style:master-page style:name="Standard">${margins}</style:master-page></office:master-styles><office:styles>`;
    const { blocks } = await textOf(await makeOpenDocument('text', paragraph('text'), { styles }), 'odt');
    expect(blocks.map((block) => ('text' in block ? block.text : ''))).toEqual(['Letterhead', 'text', 'Kirtipur']);
  });

  test('a text is read with its headings, paragraphs and nested lists', async () => {
    const body = [
      '<text:h text:outline-level="1">परीक्षाफल</text:h>',
      paragraph('Title', 'P1'),
      paragraph('one<text:s text:c="3"/>two<text:tab/>three<text:line-break/>&amp; f&#xE9;our'),
      `<text:list><text:list-header>${paragraph('Bring')}</text:list-header><text:list-item>${paragraph('a card')}<text:list><text:list-item>${paragraph('of paper')}</text:list-item></text:list></text:list-item></text:list>`,
      `<text:section>${paragraph('in a section')}</text:section>`,
    ];
    const content = await makeOpenDocument('text', body.join(''), {
      automatic: fontStyle('P1', 'paragraph', '', 'Title'),
      styles: fontStyle('Title', 'paragraph', '', 'Heading'),
    });
    expect(await pagesOf(content, 'odt')).toEqual([
      [
        { kind: 'heading', text: 'परीक्षाफल' },
        { kind: 'heading', text: 'Title' },
        { kind: 'paragraph', text: 'one two three & féour' },
        { kind: 'list', items: ['Bring', 'a card', 'of paper'] },
        { kind: 'paragraph', text: 'in a section' },
      ],
    ]);
  });

  test('tables are read with their headings, repeated and spanned cells, and nested tables', async () => {
    const table = [
      '<table:table><table:table-column table:number-columns-repeated="4"/>',
      `<table:table-header-rows>${row(cell('क्र.सं.'), cell('सिम्बोल नं.'), cell('नाम'), cell('श्रेणी'))}</table:table-header-rows>`,
      row(
        cell('१'),
        cell('7-2-29-145'),
        cell('अनिता', 'table:number-columns-spanned="2"'),
        '<table:covered-table-cell/>',
      ),
      row(
        cell('-', 'table:number-columns-repeated="2"'),
        `<table:table-cell><table:table>${row(cell('a'), cell('b'))}</table:table></table:table-cell>`,
        cell('x'),
      ),
      '</table:table>',
    ];
    expect(await pagesOf(await makeOpenDocument('text', table.join('')), 'odt')).toEqual([
      [
        {
          kind: 'table',
          hasHeader: true,
          rows: [
            ['क्र.सं.', 'सिम्बोल नं.', 'नाम', 'श्रेणी'],
            ['१', '7-2-29-145', 'अनिता', ''],
            ['-', '-', 'a b', 'x'],
          ],
        },
      ],
    ]);
  });

  test('legacy fonts of paragraphs, passages and their parent styles are converted, and other text is unchanged', async () => {
    const automatic = [fontStyle('P1', 'paragraph', '', 'Nepali'), fontStyle('T1', 'text', 'Arial')].join('');
    const styles = fontStyle('Nepali', 'paragraph', 'Preeti1');
    const body = [
      paragraph(';"r<text:span>gf</text:span> <text:span text:style-name="T1">2081</text:span>', 'P1'),
      paragraph('English'),
    ];
    const result = await tryRead(await makeOpenDocument('text', body.join(''), { automatic, styles }), 'odt');
    expect(result).toMatchObject({ value: { legacyFonts: ['Preeti'] } });
    expect('value' in result && result.value.pages[0]?.blocks).toEqual([
      { kind: 'paragraph', text: 'सूचना 2081' },
      { kind: 'paragraph', text: 'English' },
    ]);
  });

  test('page breaks begin pages; deleted text, comments and labels are not read; notes and frames follow their paragraph', async () => {
    const breaks =
      '<style:style style:name="B" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style>';
    const body = [
      `<text:tracked-changes><text:changed-region>${paragraph('deleted')}</text:changed-region></text:tracked-changes>`,
      paragraph(
        'first<office:annotation><text:p>comment</text:p></office:annotation><text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>a note</text:p></text:note-body></text:note> page',
      ),
      paragraph(
        'second<draw:frame><draw:text-box><text:p>in a frame</text:p></draw:text-box></draw:frame><draw:frame><draw:image/><svg:desc>a description</svg:desc></draw:frame>',
        'B',
      ),
    ];
    expect(await pagesOf(await makeOpenDocument('text', body.join(''), { automatic: breaks }), 'odt')).toEqual([
      [
        { kind: 'paragraph', text: 'first page' },
        { kind: 'paragraph', text: 'a note' },
      ],
      [
        { kind: 'paragraph', text: 'second' },
        { kind: 'paragraph', text: 'in a frame' },
      ],
    ]);
  });

  test.each([
    ['usual parts', '<table:table-cell><text:p>b</text:p></table:table-cell>'],
    ['a comment', '<table:table-cell><!-- </table:table-row> --><text:p>b</text:p></table:table-cell>'],
    ['a text as it is', '<table:table-cell><text:p><![CDATA[b]]></text:p></table:table-cell>'],
    [
      'a table in a cell',
      '<table:table-cell><text:p>b</text:p><table:table><table:table-row><table:table-cell/></table:table-row></table:table></table:table-cell>',
    ],
    [
      'a prefix of its own',
      '<t:table-cell xmlns:t="urn:oasis:names:tc:opendocument:xmlns:table:1.0"><text:p>b</text:p></t:table-cell>',
    ],
  ])('a row of a spreadsheet with %s is read to its end', async (_, cell) => {
    const row = (text: string) =>
      `<table:table-row><table:table-cell><text:p>${text}</text:p></table:table-cell>${cell}</table:table-row>`;
    const body = `<table:table table:name="A">${row('a')}${row('c')}</table:table>`;
    const { blocks } = await textOf(await makeOpenDocument('spreadsheet', body), 'ods');
    expect(blocks).toEqual([
      expect.objectContaining({
        rows: [
          ['a', 'b'],
          ['c', 'b'],
        ],
      }),
    ]);
  });

  test('a file with other prefixes is read', async () => {
    const content = `<o:document-content xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:t="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><o:body><o:text><t:p>words</t:p></o:text></o:body></o:document-content>`;
    const archive = await makeOpenDocument('text', '', { files: { 'content.xml': content } });
    expect(await pagesOf(archive, 'odt')).toEqual([[{ kind: 'paragraph', text: 'words' }]]);
  });

  test('a spreadsheet is read sheet by sheet, without hidden sheets, with titles, repeats and legacy fonts of columns', async () => {
    const number = (text: string, value: string) =>
      `<table:table-cell office:value-type="float" office:value="${value}">${paragraph(text)}</table:table-cell>`;
    const sheet = (name: string, rows: string, style = '') =>
      `<table:table table:name="${name}" table:style-name="${style}"><table:table-column/><table:table-column table:default-cell-style-name="Nep"/><table:table-column table:number-columns-repeated="16382"/>${rows}</table:table>`;
    const body = [
      sheet(
        'Result',
        [
          row(
            cell('Result 2083', 'table:number-columns-spanned="3"'),
            '<table:covered-table-cell table:number-columns-repeated="2"/>',
          ),
          '<table:table-row table:number-rows-repeated="1000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
          `<table:table-header-rows>${row(cell('Symbol No.'), cell('gfd'), cell('GPA'))}</table:table-header-rows>`,
          row(number('7.29E+06', '7291450'), cell('cgLtf'), number('3.15', '3.15')),
          row(
            number('7291451', '7291451'),
            cell('ljsf;'),
            number('2.9', '2.9'),
            '<table:table-cell table:number-columns-repeated="16381"/>',
          ),
          '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
        ].join(''),
      ),
      sheet('Private', row(cell('secret'), cell('b')), 'Hidden'),
      sheet('Other', row(cell('a'), cell('b')) + row(cell('a'), cell('b'))),
    ];
    const automatic = `${fontStyle('Nep', 'table-cell', 'Preeti1')}<style:style style:name="Hidden" style:family="table"><style:table-properties table:display="false"/></style:style>`;
    const [first, second, ...others] = await pagesOf(
      await makeOpenDocument('spreadsheet', body.join(''), { automatic }),
      'ods',
    );
    expect(first).toEqual([
      { kind: 'heading', text: 'Result' },
      { kind: 'paragraph', text: 'Result 2083' },
      {
        kind: 'table',
        hasHeader: true,
        rows: [
          ['Symbol No.', 'नाम', 'GPA'],
          ['7291450', 'अनीता', '3.15'],
          ['7291451', 'विकास', '2.9'],
        ],
      },
    ]);
    expect(second?.[0]).toEqual({ kind: 'heading', text: 'Other' });
    expect(others).toEqual([]);
  });

  const encryptedManifest = {
    'META-INF/manifest.xml':
      '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
  };
  const entities =
    '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c "&b;&b;">]><office:document-content>&c;</office:document-content>';
  const content = (xml: string) => makeOpenDocument('text', '', { files: { 'content.xml': xml } });
  const huge = (count: number) => `table:number-columns-repeated="${count}"`;

  test.each<[string, () => Promise<Buffer>, DocumentKind, string]>([
    ['a text with a password', () => makeOpenDocument('text', '', { files: encryptedManifest }), 'odt', 'encrypted'],
    [
      'a spreadsheet under the name of a text',
      () => makeOpenDocument('spreadsheet', row(cell('a'))),
      'odt',
      'wrong-kind',
    ],
    ['a text under the name of a spreadsheet', () => makeOpenDocument('text', paragraph('a')), 'ods', 'wrong-kind'],
    ['an archive without a type', () => zip({ 'content.xml': '<a/>' }), 'odt', 'wrong-kind'],
    [
      'an archive without content',
      () => zip({ mimetype: 'application/vnd.oasis.opendocument.text' }),
      'odt',
      'wrong-kind',
    ],
    ['a text without words', () => makeOpenDocument('text', paragraph(' ')), 'odt', 'empty'],
    ['a spreadsheet without words', () => makeOpenDocument('spreadsheet', ''), 'ods', 'empty'],
    ['entities that contain each other', () => content(entities), 'odt', 'broken'],
    [
      'an external entity',
      () => content('<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><a>&a;</a>'),
      'odt',
      'broken',
    ],
    ['elements that are not closed', () => content('<office:document-content><office:body>'), 'odt', 'broken'],
    ['200,000 elements within each other', () => content('<a>'.repeat(200_000)), 'odt', 'too-large'],
    ['two million elements', () => content(`<a>${'<b/>'.repeat(2_000_000)}</a>`), 'odt', 'too-large'],
    [
      'an element with 100,000 attributes',
      () => content(`<a ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
      'odt',
      'too-large',
    ],
    [
      'content that decompresses to a thousand times its size',
      () => content(' '.repeat(8 * 1024 * 1024)),
      'odt',
      'too-large',
    ],
    [
      'a long cell that is repeated',
      () =>
        makeOpenDocument(
          'spreadsheet',
          `<table:table><table:table-row table:number-rows-repeated="1000000">${cell('a'.repeat(100_000), huge(16_384))}</table:table-row></table:table>`,
        ),
      'ods',
      'too-long',
    ],
    [
      'a long cell that is repeated in a text',
      () =>
        makeOpenDocument(
          'text',
          `<table:table><table:table-row table:number-rows-repeated="1000000">${cell('a'.repeat(100_000), huge(16_384))}</table:table-row></table:table>`,
        ),
      'odt',
      'too-long',
    ],
  ])('a document is rejected: %s', async (_, make, kind, why) => {
    expect(await tryRead(await make(), kind)).toMatchObject({ why });
    expect(await pagesOf(await makeOpenDocument('text', paragraph('next')), 'odt')).toHaveLength(1);
  });

  test('a style that is based on itself, and unusual numbers of repeats, do no harm', async () => {
    const automatic = fontStyle('A', 'paragraph', '', 'B') + fontStyle('B', 'paragraph', '', 'A');
    const repeated = ['-5', '0', '1e400', 'NaN', '99999999999999999999'].map((count) =>
      row(cell('a', `table:number-columns-repeated="${count}"`), cell('b')),
    );
    const body = `${paragraph('words', 'A')}<table:table>${repeated.join('')}</table:table>`;
    const [blocks = []] = await pagesOf(await makeOpenDocument('text', body, { automatic }), 'odt');
    expect(blocks[0]).toEqual({ kind: 'paragraph', text: 'words' });
    expect(blocks[1]).toMatchObject({
      kind: 'table',
      rows: expect.arrayContaining([expect.arrayContaining(['a', 'b'])]),
    });
  });
});

describe('RTF', () => {
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

  test('control words that no program knows change nothing', () => {
    expect(blocksOf('One \\constructor two {\\valueof three}\\par')).toEqual([
      { kind: 'paragraph', text: 'One two three' },
    ]);
  });

  test('legacy fonts are converted, also from a symbol font', () => {
    const { legacyFonts, pages } = readRtf(
      Buffer.from(
        `{\\rtf1${fonts}{\\f1 ;"r{\\b gf}}{\\f0  2083}\\par{\\f4 ${unicode('\uf067\uf066\uf064')}}}`,
        'latin1',
      ),
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

  test('pictures, codes of fields, hidden and deleted text, and unknown destinations are skipped', () => {
    const body = [
      '{\\info{\\title secret}}{\\header a header\\par}{\\*\\unknown{\\b text}}',
      '{\\pict\\wmetafile8 0102030405}{\\*\\shppict{\\pict\\bin5 {}}}}}}',
      '{\\field{\\*\\fldinst HYPERLINK "http://a.example"}{\\fldrslt the link}}',
      '{\\v hidden}{\\deleted gone}{\\nonshppict{\\pict ff}} shown',
      '{\\shp{\\*\\shpinst{\\sp{\\sn name}{\\sv 5}}{\\shptxt in a box\\par}}{\\shprslt copy}}',
      '{\\footnote a note}{\\upr{ansi}{\\*\\ud{ Unicode}}}\\par',
    ];
    expect(blocksOf(body.join(''))).toEqual([
      { kind: 'paragraph', text: 'a header' },
      { kind: 'paragraph', text: 'the link shown Unicode' },
      { kind: 'paragraph', text: 'in a box' },
      { kind: 'paragraph', text: 'a note' },
    ]);
  });

  test('a header is read once before the text, a footer after it, without the number of the page', () => {
    const body =
      '{\\header Letterhead\\par}{\\footer Page {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}}text\\par\\sect{\\header Letterhead\\par}{\\footer Kirtipur}more\\par';
    expect(blocksOf(body).map((block) => ('text' in block ? block.text : ''))).toEqual([
      ...['Letterhead', 'text', 'more', 'Kirtipur'],
    ]);
  });

  test('a header in Nepali is read, a number of a page is not', () => {
    expect(
      blocksOf(
        '{\\header \\uc1\\u2325?\\u2354?\\par}{\\footer \\u2346?\\u2371?\\u2359?\\u2381?\\u2336? 2\\par}text\\par',
      ),
    ).toMatchObject([{ text: 'कल' }, { text: 'text' }]);
  });

  test('merged cells leave the others under their headings, and hidden text is named', () => {
    const row = (definitions: string, ...cells: string[]) =>
      `\\trowd${definitions}\\intbl ${cells.map((cell) => `${cell}\\cell `).join('')}\\row`;
    const body = [
      row('\\cellx1000\\cellx2000\\cellx3000', 'Date', 'Shift', 'Room'),
      row('\\clvmgf\\cellx1000\\cellx2000\\cellx3000', 'Sunday', 'Morning', '101'),
      row('\\clvmrg\\cellx1000\\cellx2000\\cellx3000', '', 'Day', '102'),
      row('\\cellx2000\\cellx3000', 'Total', '2 rooms'),
      '\\pard {\\v secret}\\par',
    ];
    const document = readRtf(Buffer.from(`{\\rtf1 ${body.join('')}}`), 9);
    expect(document.pages[0]?.blocks).toMatchObject([
      {
        rows: [
          ['Date', 'Shift', 'Room'],
          ['Sunday', 'Morning', '101'],
          ['Sunday', 'Day', '102'],
          ['Total', '', '2 rooms'],
        ],
      },
    ]);
    expect(document.hidden).toEqual(['text']);
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
});

describe('plain text', () => {
  const blocks: Block[] = [
    { kind: 'heading', text: 'परीक्षाफल प्रकाशन' },
    { kind: 'paragraph', text: 'उपर्युक्त विषयमा सूचित गरिन्छ।' },
    { kind: 'list', items: ['१. नागरिकता', '२. लब्धाङ्कपत्र'] },
    {
      kind: 'table',
      hasHeader: true,
      rows: [
        ['नाम', 'प्राप्ताङ्क'],
        ['सीता', '७२'],
        ['हरि', ''],
      ],
    },
  ];

  test('blocks become a text that people can edit, and the same blocks again', () => {
    const text = toPlainText(blocks);
    expect(text).toBe(
      '# परीक्षाफल प्रकाशन\n\nउपर्युक्त विषयमा सूचित गरिन्छ।\n\n- १. नागरिकता\n- २. लब्धाङ्कपत्र\n\nनाम | प्राप्ताङ्क\nसीता | ७२\nहरि | ',
    );
    expect(fromPlainText(text)).toEqual(blocks);
  });

  test('line breaks of a browser, lines of a paragraph and uneven rows are accepted', () => {
    expect(fromPlainText('First  line\r\nsecond line\r\n\r\n \r\na | b | c\r\nd\t| e\r\n')).toEqual([
      { kind: 'paragraph', text: 'First line second line' },
      {
        kind: 'table',
        hasHeader: false,
        rows: [
          ['a', 'b', 'c'],
          ['d', 'e', ''],
        ],
      },
    ]);
    expect(fromPlainText(' \n\n ')).toEqual([]);
  });

  test('any text has blocks, whose text is read as the same blocks', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('क', 'a', ' ', '\n', '|', '-', '#', '1', '\r\n') }), (text) => {
        const once = fromPlainText(text);
        expect(fromPlainText(toPlainText(once))).toEqual(once);
      }),
    );
  });
});
