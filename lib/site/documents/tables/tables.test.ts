import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { Block, PageContent } from '../types.ts';
import type { DataTable } from './data-table.ts';
import { dataTables } from './data-tables.ts';
import { headingsByRow } from './join-tables.ts';
import { writeCsv } from './write-csv.ts';
import { writeJson } from './write-json.ts';

describe('tables of documents', () => {
  const table = (rows: readonly (readonly string[])[], hasHeader = true): Block => ({ kind: 'table', rows, hasHeader });
  const heading = (text: string): Block => ({ kind: 'heading', text });
  const page = (...blocks: Block[]): PageContent => ({ blocks, picture: null });
  const pdf = (...pages: PageContent[]) => ({ kind: 'pdf', pages }) as const;

  const head = ['क्र.सं.', 'सिम्बोल नं.', 'नाम', 'श्रेणी'];
  const people = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => [
      String(from + index),
      `7-2-29-${from + index}-2079`,
      `Person ${from + index}`,
      index % 3 === 0 ? '' : 'Passed',
    ]);

  test('a table that continues on other pages is one, without its repeated headings', () => {
    const document = pdf(
      page(heading('Result of BBS'), table([head, ...people(1, 4)])),
      page(table([head, ...people(5, 3)])),
      page(heading('Result of BBS'), table(people(8, 2), false)),
      page(table([head.map((cell) => `${cell} `), ...people(10, 2)], false)),
    );
    const [only, ...others] = dataTables(document);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      number: 1,
      caption: 'Result of BBS',
      columns: [
        { name: 'serial', heading: 'क्र.सं.', hasNumbers: false },
        { name: 'symbol_number', heading: 'सिम्बोल नं.', hasNumbers: true },
        { name: 'name', heading: 'नाम', hasNumbers: false },
        { name: 'division', heading: 'श्रेणी', hasNumbers: false },
      ],
    });
    expect(only?.rows.map(({ cells }) => cells[0])).toEqual(
      Array.from({ length: 11 }, (_, index) => String(index + 1)),
    );
    expect(only?.rows.map(({ page }) => page)).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]);
  });

  test('tables below different headings, with other columns, of the same page and of sheets are separate', () => {
    const one = table([head, ...people(1, 3)]);
    const two = table([head, ...people(11, 3)]);
    expect(dataTables(pdf(page(heading('BBS'), one), page(heading('BBA'), two))).map(({ caption }) => caption)).toEqual(
      ['BBS', 'BBA'],
    );
    const narrow = table([head.slice(0, 3), ...people(11, 3).map((row) => row.slice(0, 3))]);
    expect(dataTables(pdf(page(one), page(narrow)))).toHaveLength(2);
    expect(dataTables(pdf(page(one, two)))).toHaveLength(2);
    expect(dataTables({ kind: 'xlsx', pages: [page(heading('A'), one), page(heading('B'), two)] })).toHaveLength(2);
    expect(dataTables(pdf(page(one), page(heading('Note')), page(two)))).toHaveLength(2);
  });

  test.each([
    ['Symbol No.', 'symbol_number'],
    ['SYMBOL NUMBER', 'symbol_number'],
    ['सिम्बोल नम्बर', 'symbol_number'],
    ['सिम्वोल नं', 'symbol_number'],
    ['परीक्षा क्रमाङ्क', 'symbol_number'],
    ['परिक्षा क्रमांक', 'symbol_number'],
    ['Exam Roll No.', 'roll_number'],
    ['Roll No', 'roll_number'],
    ['रोल नं.', 'roll_number'],
    ['T.U. Regd. No.', 'registration_number'],
    ['Registration Number', 'registration_number'],
    ['दर्ता नं.', 'registration_number'],
    ['त्रि.वि. दर्ता नम्बर', 'registration_number'],
  ])('a column below “%s” is the %s', (title, name) => {
    const rows = [['Name', title], ...people(1, 3).map((row) => [row[2] ?? '', row[0] ?? ''])];
    expect(dataTables(pdf(page(table(rows))))[0]?.columns[1]).toEqual({ name, heading: title, hasNumbers: true });
  });

  const column = (values: readonly string[], title = '') =>
    table(
      [...(title ? [['Name', title]] : []), ...values.map((value, index) => [`Person ${index}`, value])],
      title !== '',
    );
  const count = (length: number, make: (index: number) => string) => Array.from({ length }, (_, index) => make(index));

  test('numbers without a heading are recognised by their form', () => {
    const [offered] = dataTables(pdf(page(column(count(8, (index) => `७२९१४५${index}`)))));
    expect(offered?.columns).toEqual([
      { name: 'column_1', heading: '', hasNumbers: false },
      { name: 'number', heading: '', hasNumbers: true },
    ]);
  });

  test.each<[string, Block]>([
    ['dates', column(count(8, (index) => `2083-05-1${index}`))],
    ['telephone numbers', column(count(8, (index) => `984112345${index}`))],
    ['amounts', column(count(8, (index) => `${index + 1},25,000`))],
    ['numbers of different lengths', column(['10000', '250000', '3000000', '42', '7', '12345678', '1', '2'])],
    [
      'numbers below the heading of an amount',
      column(
        count(8, (index) => `4500${index}`),
        'Amount',
      ),
    ],
    ['the same number in all rows', column(count(8, () => '7291450'))],
    [
      'a serial number',
      column(
        count(8, (index) => `${index + 1}`),
        'S.N.',
      ),
    ],
    ['two rows', column(['7291450', '7291451'], 'Symbol No.')],
    [
      'notes below the heading of numbers',
      column(
        count(8, () => 'see the notice board'),
        'Symbol No.',
      ),
    ],
  ])('a table with %s is not offered', (_, block) => expect(dataTables(pdf(page(block)))).toEqual([]));

  test('columns that repeat side by side are one list, page by page', () => {
    const pair = (a: number, b: number) => [`7291${a}`, `Person ${a}`, `7291${b}`, b === 999 ? '' : `Person ${b}`];
    const rows = [
      ['Symbol No.', 'Name', 'Symbol No.', 'Name'],
      pair(101, 104),
      pair(102, 105),
      ['7291103', 'Person 103', '', ''],
    ];
    const [offered] = dataTables(pdf(page(table(rows)), page(table([rows[0] ?? [], pair(106, 107)]))));
    expect(offered?.columns.map(({ name }) => name)).toEqual(['symbol_number', 'name']);
    expect(offered?.rows.map(({ cells }) => cells[0])).toEqual(
      [101, 102, 103, 104, 105, 106, 107].map((end) => `7291${end}`),
    );
  });

  test('a list of numbers in several columns is one list, and two different numbers of a person are not', () => {
    const grid = count(4, (row) => String(row)).map((row) => count(5, (at) => `72914${row}${at}`));
    const [list] = dataTables(pdf(page(table(grid, false))));
    expect(list?.columns).toEqual([{ name: 'number', heading: '', hasNumbers: true }]);
    expect(list?.rows).toHaveLength(20);
    const pairs = count(8, (index) => String(index)).map((index) => [`729140${index}`, `5-2-37-100${index}-2019`]);
    const [people] = dataTables(pdf(page(table(pairs, false))));
    expect(people?.columns.map(({ name }) => name)).toEqual(['number', 'number_2']);
    expect(people?.rows).toHaveLength(8);
  });

  test('names of columns are unique, in Latin letters, and never the name of the page', () => {
    const titles = ['Symbol No.', 'नाम', 'Name', 'Page', 'Operations Research (TH)', 'नेपाली', 'बाबुको नाम', '१२'];
    const rows = count(3, (row) => String(row)).map((row) => titles.map((_, at) => `${at}${row}`));
    expect(dataTables(pdf(page(table([titles, ...rows]))))[0]?.columns.map(({ name }) => name)).toEqual([
      'symbol_number',
      'name',
      'name_2',
      'page_2',
      'operations_research_th',
      'column_6',
      'father_name',
      'column_8',
    ]);
  });

  test('rows have the headings of their table, also on its other pages; rows of other tables have none', () => {
    const [first, later, other] = [people(1, 2), people(3, 2), [['a', 'b']]];
    const headings = headingsByRow(
      pdf(page(table([head, ...first])), page(table(later, false)), page(table(other, false))),
    );
    expect(headings.get(first[1] ?? [])).toEqual(head);
    expect(headings.get(later[0] ?? [])).toEqual(head);
    expect(headings.get(other[0] ?? [])).toBeUndefined();
  });
});

describe('CSV and JSON files', () => {
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
});
