import fc from 'fast-check';
import { formatTable } from './format-table.ts';
import { parseTable } from './parse-table.ts';

test.each([',', ';', '\t'])(
  'cells separated by %j, with quotes, breaks and empty lines, have their line numbers',
  (separator) => {
    const text = `\n name | type \n\nराम|"two\n\nlines"\n||\n"a ""q"" | ; , b"|x\n`.replaceAll('|', separator);
    expect(parseTable(text)).toEqual({
      rows: [
        { line: 2, cells: ['name', 'type'] },
        { line: 4, cells: ['राम', 'two\n\nlines'] },
        { line: 8, cells: [`a "q" ${separator} ; , b`, 'x'] },
      ],
      problem: null,
    });
  },
);

test.each([
  ['a,b\n1,2\n"x"y,2\n3,4\n', 3, 'table-quote-closed-early'],
  ['a,b\n1,2\n"x,2\n3,4\n', 4, 'table-quote-not-closed'],
])('a misplaced quote in %j is reported once, and nothing after it is read', (text, line, code) => {
  expect(parseTable(text)).toEqual({
    rows: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ],
    problem: { line, code },
  });
});

test.each(['"x"y,1\n', '"x\n'])(
  'a large table with the misplaced quote %j on every line is rejected at its first',
  (line) => {
    expect(parseTable(`name,type\n${line.repeat(100_000)}`)).toMatchObject({
      rows: [{ line: 1 }],
      problem: { code: expect.stringMatching(/^table-quote-/) },
    });
  },
);

const cellsOf = (text: string) => parseTable(text).rows.map(({ cells }) => cells);

test('a quote inside a cell without quotes is a letter', () => {
  expect(cellsOf('date,text\n1,He said "hello" to all\n2,5" pipe\n')).toEqual([
    ['date', 'text'],
    ['1', 'He said "hello" to all'],
    ['2', '5" pipe'],
  ]);
});

test('the hint of Excel names the separator, and lines are counted with it', () => {
  expect(parseTable('sep=;\ndate;text\n1;a,b\n').rows).toEqual([
    { line: 2, cells: ['date', 'text'] },
    { line: 3, cells: ['1', 'a,b'] },
  ]);
  expect(cellsOf('"sep=|"\na|b\n')).toEqual([['a', 'b']]);
});

test('a title with other separators above the table does not choose the separator', () => {
  expect(cellsOf('Notices of the campus, 2081, all, of, them\n\ndate;text\n1;a\n2;b, c\n').slice(1)).toEqual([
    ['date', 'text'],
    ['1', 'a'],
    ['2', 'b, c'],
  ]);
  expect(cellsOf('a|b\n1|2\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('a text that Excel keeps as a formula is read without it', () => {
  expect(cellsOf('a,b\n="00123",x\n')[1]).toEqual(['00123', 'x']);
});

test('a formula is exported as text, and imported as it was', () => {
  const formulas = [
    '=HYPERLINK("https://evil.example";"x")',
    '+977-1-4331076',
    '-2+3',
    '@SUM(1)',
    '＝1+1',
    "'=1",
    "''@a",
  ];
  const others = ['-', '-5', '+12', '7-2-29', "'quoted'", 'सीता'];
  const table = formatTable([formulas, others]);
  expect(cellsOf(table.replaceAll('\r\n', '\n').slice(1))).toEqual([formulas, others]);
  const [first = '', second] = table.slice(1).split('\r\n');
  expect(first.split(',').map((cell) => cell.replace(/^"/, '')[0])).toEqual(formulas.map(() => "'"));
  expect(second).toBe(others.join(','));
});

test('an empty text has no rows, and any text is parsed without an error', () => {
  expect(parseTable('')).toEqual({ rows: [], problem: null });
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', 'क', ' ') }), (text) => {
      const { rows } = parseTable(text);
      for (const { line } of rows) expect(line).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
