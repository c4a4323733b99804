import type { StoredDocument } from '#lib/site/documents/types.ts';
import { linesWith } from './find-number.ts';
import { readNumberRequest } from './number-request.ts';

const long = 'word '.repeat(100);
const document: Extract<StoredDocument, { state: 'read' }> = {
  ...{ state: 'read', digest: 'd', kind: 'pdf', bytes: 1, pageCount: 3, isScan: false, legacyFonts: [] },
  pages: [
    { picture: null, blocks: [{ kind: 'paragraph', text: `${long}7-2-29-145 passed ${long}` }] },
    {
      picture: null,
      blocks: [
        {
          kind: 'table',
          hasHeader: true,
          rows: [
            ['No.', 'Name'],
            ['७-२-२९-१४५', 'सीता'],
            ['7-2-29-146', 'Hari 12'],
          ],
        },
        { kind: 'list', items: ['12 and 12', '12'] },
      ],
    },
    { picture: null, blocks: [{ kind: 'paragraph', text: '12 '.repeat(20) }] },
  ],
};
const find = (digits: string) => linesWith(document, '/notice/item/1/file/1', digits);
const marked = ({ cells }: ReturnType<typeof find>['lines'][number]) =>
  cells.flatMap(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to)));

test('each page with a number is returned with its line, the number highlighted in its original spelling', () => {
  const { total, lines } = find('7229145');
  expect(total).toBe(2);
  expect(lines.map(({ page }) => page)).toEqual([1, 2]);
  expect(lines.map(marked)).toEqual([['7-2-29-145'], ['७-२-२९-१४५']]);
  expect(lines[1]?.cells.map(({ text }) => text)).toEqual(['७-२-२९-१४५', 'सीता']);
  expect(lines.map(({ headings }) => headings)).toEqual([null, ['No.', 'Name']]);
  expect(lines.map(({ path }) => decodeURIComponent(path))).toEqual([
    '/notice/item/1/file/1#page-1:~:text=7-2-29-145',
    '/notice/item/1/file/1#page-2:~:text=७-२-२९-१४५',
  ]);
});

test('a long text is cut to the surroundings of the number', () => {
  const [cell] = find('7229145').lines[0]?.cells ?? [];
  expect(cell?.text).toMatch(/^… word .* 7-2-29-145 passed .* word …$/);
  expect(cell?.text.length).toBeLessThan(250);
});

test('all occurrences of a number are counted, and the first ten lines are returned', () => {
  const { total, lines } = find('12');
  expect(total).toBe(24);
  expect(lines.map(({ page }) => page)).toEqual([2, 2, 2, 3]);
  expect(linesWith({ ...document, pages: Array(15).fill(document.pages[1]) }, '/a', '7229146')).toMatchObject({
    total: 15,
  });
  expect(linesWith({ ...document, pages: Array(15).fill(document.pages[1]) }, '/a', '7229146').lines).toHaveLength(10);
});

test('a missing number has no lines', () => expect(find('7229147')).toEqual({ total: 0, lines: [] }));

test.each([
  ['', { kind: 'none', typed: '' }],
  ['   ', { kind: 'none', typed: '' }],
  ['Sita', { kind: 'letters', typed: 'Sita' }],
  ['7-2-29-14x', { kind: 'letters', typed: '7-2-29-14x' }],
  ['1'.repeat(31), { kind: 'tooLong', typed: '1'.repeat(31) }],
  ['1'.repeat(1000), { kind: 'tooLong', typed: '1'.repeat(60) }],
  ['145', { kind: 'number', typed: '145', digits: '145', isShort: true }],
  [' ७-२-२९-१४५ ', { kind: 'number', typed: '७-२-२९-१४५', digits: '7229145', isShort: false }],
])('the input “%s” is parsed', (typed, expected) => {
  expect(readNumberRequest(new URLSearchParams({ number: typed }))).toEqual(expected);
});
