import fc from 'fast-check';
import { partsOf } from './page-parts.ts';
import { fromPlainText, toPlainText } from './plain-text.ts';
import type { Block } from './types.ts';

describe('plain texts', () => {
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

describe('parts of pages', () => {
  /** The parts with texts instead of texts in two languages. */
  function bare(text: string) {
    return JSON.parse(JSON.stringify(partsOf(text)), (_, value) => value?.en ?? value);
  }

  test('each line of a text is a paragraph, a heading, a point or a row of a table', () => {
    const text = [
      'Applications are invited.',
      'Bring:',
      '- a form',
      '• a photo',
      '## Posts',
      'Post\tNumber',
      'Guard\t2',
      'Cook\t',
      '',
      'Apply soon.',
    ].join('\r\n');
    expect(bare(text)).toEqual([
      { paragraphs: ['Applications are invited.', 'Bring:'], points: ['a form', 'a photo'] },
      {
        heading: 'Posts',
        table: {
          caption: '',
          columns: ['Post', 'Number'],
          rows: [
            ['Guard', '2'],
            ['Cook', null],
          ],
        },
      },
      { paragraphs: ['Apply soon.'] },
    ]);
  });

  test.each([
    ['', []],
    [' \n\n ', []],
    ['A | B', [{ paragraphs: ['A B'] }]],
    ['# ', [{ paragraphs: ['#'] }]],
  ])('the text %j has the parts %j', (text, parts) => {
    expect(bare(text)).toEqual(parts);
  });

  test('markup is text, not markup', () => {
    const text = '<script>alert(1)</script>\n# <img src=x onerror=alert(1)>';
    expect(bare(text)).toEqual([
      { paragraphs: ['<script>alert(1)</script>'] },
      { heading: '<img src=x onerror=alert(1)>' },
    ]);
  });

  test('two lists and two tables in a row stay apart', () => {
    expect(bare('- a\n\n- b')).toEqual([{ points: ['a'] }, { points: ['b'] }]);
  });

  test('a table is cut after 5,000 cells', () => {
    const [{ table }] = bare(Array.from({ length: 4000 }, () => 'a|b').join('\n'));
    expect(table.rows).toHaveLength(2500);
  });
});
