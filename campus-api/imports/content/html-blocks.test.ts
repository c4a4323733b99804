import fc from 'fast-check';
import { type Block, htmlBlocks, wordsOf } from './html-blocks.ts';

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
  expect(words(blocks)).toEqual(['Text', '[see below]', 'attachment', 'attachment']);
  expect(reduced).toEqual(['WPBakery', '[contact-form-7]', '[gallery]']);
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
