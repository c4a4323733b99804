import fc from 'fast-check';
import { type Block, wordsOf } from './block.ts';
import { htmlBlocks } from './html-blocks.ts';

const read = (html: string) => {
  const reduced = new Set<string>();
  return { blocks: htmlBlocks(html, reduced), reduced: [...reduced] };
};
const words = (blocks: readonly Block[]) => blocks.map((block) => ('text' in block ? wordsOf(block.text) : block.type));

test('blank lines of the classic editor separate paragraphs', () => {
  expect(words(read('First\nline.\n\nSecond.<br>Third.').blocks)).toEqual(['First line.', 'Second.\nThird.']);
});

test('headings, lists with inner lists, tables and pictures remain in their order', () => {
  const { blocks } = read(`<h2>Fees</h2><ul><li>One<ol><li>Inner</li></ol></li><li><p>Two</p></li></ul>
    <figure><table><tr><th>Year</th><th>Fee</th></tr><tr><td>1</td><td> 2,000 </td></tr></table></figure>
    <p><a href="/big.png"><img src="/small.png" alt="Gate"></a></p>`);
  expect(blocks).toEqual([
    { type: 'heading', text: ['Fees'] },
    { type: 'points', items: [['One'], ['Inner'], ['Two']] },
    {
      type: 'table',
      rows: [
        ['Year', 'Fee'],
        ['1', '2,000'],
      ],
    },
    { type: 'picture', url: '/small.png', alt: 'Gate' },
  ]);
});

test('links keep http addresses and paths, and lose scripts', () => {
  const { blocks } = read(
    '<p><a href="/a">A</a> <a href="javascript:alert(1)">B</a> <a href="java\nscript:x">C</a></p>',
  );
  expect(blocks).toEqual([{ type: 'paragraph', text: [{ label: 'A', url: '/a' }, ' B C'] }]);
});

test('shortcodes lose their tags, and are named by their page builder', () => {
  const { blocks, reduced } = read(
    '[vc_row][vc_column width="1/2"]Text[/vc_column][/vc_row] [contact-form-7 id="4"] [gallery ids="5,6"] [see below]',
  );
  expect(words(blocks)).toEqual(['Text', 'reference', 'reference', '[see below]']);
  expect(reduced).toEqual(['WPBakery', '[contact-form-7]']);
});

test('names of tabs and folded parts and captions of pictures, which stand in attributes, remain', () => {
  const { blocks } = read(
    '[vc_tta_section title="Eligibility"]BBS[/vc_tta_section][et_pb_toggle title="योग्यता"]दस जोड दुई[/et_pb_toggle][tab title="Fees"]45,000[/tab]' +
      '[caption id="a" caption="The old hall"]<a href="/a.jpg">picture</a>[/caption]',
  );
  expect(words(blocks)).toEqual([
    'Eligibility',
    'BBS',
    'योग्यता',
    'दस जोड दुई',
    'Fees',
    '45,000',
    'The old hall',
    expect.anything(),
  ]);
});

test('files behind buttons of page builders become links, and NextGEN brings no attachments', () => {
  const { blocks, reduced } = read(
    `[vc_btn title="Form" link="url:https%3A%2F%2Fold.example%2Fform.pdf|title:Form"] [et_pb_button button_url="https://old.example/b.pdf"]
    [ngg src="galleries" ids="1"] [nggallery id=3] [vc_btn link="url:https%3A%2F%E0"]`,
  );
  expect(blocks.map((block) => ('text' in block ? block.text : block.type))).toEqual([
    [{ label: 'form.pdf', url: 'https://old.example/form.pdf' }],
    [{ label: 'b.pdf', url: 'https://old.example/b.pdf' }],
  ]);
  expect(reduced).toEqual(['WPBakery', 'Divi', '[ngg]', '[nggallery]']);
});

test('a viewer of a document becomes a link to the document', () => {
  const { blocks } = read(
    '<iframe src="https://docs.google.com/viewer?url=https%3A%2F%2Fold.example%2Fa%2Fform.pdf&embedded=true"></iframe>[pdf-embedder url="https://old.example/b.pdf"]',
  );
  expect(blocks).toEqual([
    { type: 'paragraph', text: [{ label: 'form.pdf', url: 'https://old.example/a/form.pdf' }] },
    { type: 'paragraph', text: [{ label: 'b.pdf', url: 'https://old.example/b.pdf' }] },
  ]);
});

test('deep nesting is reduced to its words in a moment', () => {
  const start = performance.now();
  const { blocks, reduced } = read(`${'<div>'.repeat(100_000)}deep`);
  expect(words(blocks)).toEqual(['deep']);
  expect(reduced).toContain('nested elements');
  expect(performance.now() - start).toBeLessThan(5000);
});

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '<script>',
      '</script>',
      '<p onclick="x()">',
      '</p>',
      '<a href="javascript:x">',
      '</a>',
      '<svg><style>',
      '<td>',
    ],
    ...[
      '<a href="data:text/html,x">',
      '<img src=x onerror=y>',
      '<iframe srcdoc="<b>">',
      '[x](javascript:y)',
      '](',
      '[',
      '(',
    ],
    ...[
      '<img src="javascript:z">',
      '<template>',
      '<!--',
      '-->',
      '<![CDATA[',
      '[vc_row]',
      '[a](/b)',
      '<table><tr><td>',
      '&#106;',
    ],
  ),
  fc.string({ maxLength: 12 }),
);

test('no HTML yields anything but texts, and links with http addresses or paths', () => {
  const isSafe = (url: string) => /^(?:https?:\/\/|[^:]*$)/i.test(url) || /^[/?]/.test(url);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { blocks } = read(pieces.join(''));
      for (const block of blocks) {
        const inlines = 'text' in block ? [block.text] : block.type === 'points' ? block.items : [];
        for (const part of inlines.flat()) {
          // A text of the site content reads `[label](address)` as a link.
          expect(typeof part === 'string' ? part : part.label).not.toContain('](');
          if (typeof part !== 'string') expect(isSafe(part.url)).toBe(true);
        }
        if (block.type === 'picture') expect(isSafe(block.url)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

const tableOf = (html: string) => read(html).blocks.flatMap((block) => (block.type === 'table' ? [block.rows] : []));

test.each([
  [
    'cells over several rows and columns are in each of them',
    '<table><tr><th>Day</th><th>Subject</th><th>Time</th></tr><tr><td rowspan="2">5</td><td>A</td><td>10:00</td></tr><tr><td>M</td><td>14:00</td></tr><tr><td>6</td><td colspan="2">Holiday</td></tr></table>',
    ['Day|Subject|Time', '5|A|10:00', '5|M|14:00', '6|Holiday|Holiday'],
  ],
  [
    'headings of two rows are joined',
    '<table><thead><tr><th rowspan="2">Day</th><th colspan="2">Time</th></tr><tr><th>From</th><th>To</th></tr></thead><tr><td>5</td><td>10</td><td>1</td></tr></table>',
    ['Day|Time From|Time To', '5|10|1'],
  ],
  [
    'a table within a cell is a part of its text',
    '<table><tr><th>Day</th><th>Subjects</th></tr><tr><td>5</td><td><table><tr><td>10:00</td><td>A</td></tr><tr><td>14:00</td><td>M</td></tr></table></td></tr></table>',
    ['Day|Subjects', '5|10:00 A; 14:00 M'],
  ],
  [
    'what is crossed out is left out',
    '<table><tr><th>Day</th><th>Time</th></tr><tr><td><del>5</del> 6</td><td><s>10:00</s><span style="text-decoration: line-through">11:00</span> 12:00</td></tr></table>',
    ['Day|Time', '6|12:00'],
  ],
  [
    'impossible spans are bounded',
    '<table><tr><td rowspan="99999" colspan="99999">A</td></tr><tr><td>B</td></tr><tr><td>C</td></tr></table>',
    Array(2).fill(Array(100).fill('A').join('|')),
  ],
])('in tables %s', (_, html, rows) => {
  expect(tableOf(html)).toEqual([rows.map((row) => row.split('|'))]);
});

test('a table that arranges a page is read as its content, with the tables within it', () => {
  const { blocks } = read(
    '<table><tr><td><h2>Fees</h2><p>See <a href="/a">A</a>.</p><table><tr><th>Y</th><th>F</th></tr><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
  );
  expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'table']);
});

test('crossed-out texts are named, raised and lowered numbers stay apart, and lists continue their numbers', () => {
  const { blocks, reduced } = read(
    '<p>On <del>5 Poush</del> 10 Poush. Rs. 5<sup>00</sup>, CO<sub>2</sub>, 1<sup>st</sup></p><ol start="3"><li>Three</li><li value="7">Seven</li></ol><pre>a\nb</pre>',
  );
  expect(blocks).toMatchObject([
    { text: ['On 10 Poush. Rs. 5⁰⁰, CO₂, 1st'] },
    { items: [['3. Three'], ['7. Seven']] },
    { text: ['a\nb'] },
  ]);
  expect(reduced).toEqual(['<del>5 Poush</del>']);
});

test('a file block is one link, a player is a link, and a pixel that counts visitors is left out', () => {
  const { blocks } = read(
    '<div class="wp-block-file"><object class="wp-block-file__embed" data="/a.pdf"></object><a href="/a.pdf">Result</a><a href="/a.pdf" class="wp-block-file__button">Download</a></div><video><source src="/v.mp4"></video><img width="1" height="1" src="https://x.example/tr"><p>https://youtu.be/x</p>',
  );
  expect(blocks).toEqual([
    { type: 'paragraph', text: [{ label: 'Result', url: '/a.pdf' }] },
    { type: 'paragraph', text: [{ label: 'v.mp4', url: '/v.mp4' }] },
    { type: 'paragraph', text: [{ label: 'https://youtu.be/x', url: 'https://youtu.be/x' }] },
  ]);
});
