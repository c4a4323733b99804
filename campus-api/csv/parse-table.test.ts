import fc from 'fast-check';
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
  ['a,b\n1,2\nx"y,2\n', 3, 'table-quote-inside'],
])('a misplaced quote in %j is reported once, and nothing after it is read', (text, line, code) => {
  expect(parseTable(text)).toEqual({
    rows: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ],
    problem: { line, code },
  });
});

test.each(['"x"y,1\n', '"x\n', 'x"y,1\n'])(
  'a large table with the misplaced quote %j on every line is rejected at once',
  (line) => {
    const text = `name,type\n${line.repeat(5_000_000 / line.length)}`;
    const start = performance.now();
    expect(parseTable(text)).toMatchObject({
      rows: [{ line: 1 }],
      problem: { code: expect.stringMatching(/^table-quote-/) },
    });
    expect(performance.now() - start).toBeLessThan(5000);
  },
);

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
