import fc from 'fast-check';
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
