import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { DataTable } from './data-table.ts';
import { writeCsv } from './write-csv.ts';
import { writeJson } from './write-json.ts';

const tableOf = (...rows: string[][]): DataTable => ({
  number: 2,
  caption: 'Result',
  columns: [
    { name: 'symbol_number', heading: 'सिम्बोल नं.', hasNumbers: true },
    { name: 'name', heading: 'नाम', hasNumbers: false },
  ],
  rows: rows.map((cells, index) => ({ page: index + 1, cells })),
});

test('CSV begins with a byte order mark and the names of the columns, and each row ends with its page', () => {
  expect(writeCsv(tableOf(['7-2-29', 'सीता, "राई"'], ['७२९', 'two\nlines']))).toBe(
    '\ufeffsymbol_number,name,page\r\n7-2-29,"सीता, ""राई""",1\r\n७२९,"two\nlines",2\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://a.example")', '\'=HYPERLINK("http://a.example")'],
  ['+977 984', "'+977 984"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ['-', '-'],
  ['-5', '-5'],
  ['-1,250.50', '-1,250.50'],
  ['+12', '+12'],
  ['7-2-29', '7-2-29'],
  ['A-', 'A-'],
])('a cell “%s” is written as “%s”', (cell, written) => {
  const [[, name]] = parse(writeCsv(tableOf(['1', cell])), { bom: true, from: 2 }) as [string[]];
  expect(name).toBe(written);
});

test('any cells are read again as they were, apart from the sign before formulas', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', 'क', ' ') }),
      (one, other) => {
        const [row] = parse(writeCsv(tableOf([one, other])), {
          bom: true,
          from: 2,
          relax_column_count: true,
        }) as string[][];
        expect(row?.map((cell) => cell.replace(/^'/, ''))).toEqual(
          [one, other, '1'].map((cell) => cell.replace(/^'/, '')),
        );
      },
    ),
  );
});

test('JSON has the document, the columns with their headings, and a record for each row', () => {
  const source = { name: 'Result.pdf', url: 'https://campus.example/notice/item/1/file/1' };
  expect(JSON.parse(writeJson(tableOf(['7-2-29', 'सीता']), source))).toEqual({
    document: source,
    table: 2,
    caption: 'Result',
    columns: [
      { name: 'symbol_number', heading: 'सिम्बोल नं.' },
      { name: 'name', heading: 'नाम' },
    ],
    rows: [{ symbol_number: '7-2-29', name: 'सीता', page: 1 }],
  });
});
