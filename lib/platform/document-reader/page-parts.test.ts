import { partsOf } from './page-parts.ts';

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
