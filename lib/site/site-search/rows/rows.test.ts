import type { DataTable } from '#lib/site/documents/tables/data-table.ts';
import { queryRows } from './query-rows.ts';
import { readRowsRequest } from './rows-request.ts';

describe('rows of tables', () => {
  const names = ['symbol_number', 'name', 'gpa'];
  function tableOf(rows: readonly (readonly string[])[]): DataTable {
    return {
      number: 1,
      caption: null,
      columns: names.map((name, index) => ({ name, heading: name, hasNumbers: index === 0 })),
      rows: rows.map((cells) => ({ page: 1, cells })),
    };
  }

  const table = tableOf([
    ['7-2-29-145', 'सीता अधिकारी', '3.15'],
    ['7-2-29-99', 'Hari Prasad', '3.9'],
    ['७-२-३०-१', 'Bina Rai', ''],
    ['7-2-29-1450', 'आनन्द थापा', '10'],
  ]);
  const search = (query: string, sort = '', page = 1) => queryRows(table, { query, sort, page });
  const positions = (query: string, sort = '') =>
    search(query, sort)?.rows.map(({ cells }) => table.rows.findIndex((row) => row.cells === cells));

  test.each([
    ['', [0, 1, 2, 3]],
    ['145', [0, 3]],
    ['7 2 29 145', [0, 3]],
    ['७२२९९९', [1]],
    ['7-2-30-1', [2]],
    ['hari', [1]],
    ['PRASAD har', [1]],
    ['सिता', [0]],
    ['Sita Adhikari', [0]],
    ['ananda', [3]],
    ['rai 9', []],
    ['nobody', []],
  ])('the search “%s” finds the rows %j', (query, expected) => expect(positions(query)).toEqual(expected));

  test.each([
    ['symbol_number', [1, 0, 3, 2]],
    ['-symbol_number', [2, 3, 0, 1]],
    ['gpa', [0, 1, 3, 2]],
    ['-gpa', [3, 1, 0, 2]],
  ])('rows are ordered by %s, empty cells last', (sort, expected) => expect(positions('', sort)).toEqual(expected));

  test('Nepali names are ordered by their alphabet', () => {
    const sorted = queryRows(table, { query: '', sort: 'name', page: 1 })?.rows.map(({ cells }) => cells[1]);
    expect(sorted?.filter((name) => /[\u0900-\u097f]/.test(name ?? ''))).toEqual(['आनन्द थापा', 'सीता अधिकारी']);
  });

  test('rows are paged, and a page beyond the last is null', () => {
    const long = tableOf(Array.from({ length: 5001 }, (_, index) => [`${7_290_000 + index}`, 'Name', '3']));
    const last = queryRows(long, { query: '', sort: '-symbol_number', page: 101 });
    expect(last).toMatchObject({ total: 5001, page: 101, pages: 101, rows: [{ cells: ['7290000', 'Name', '3'] }] });
    expect(queryRows(long, { query: '', sort: '', page: 1 })?.rows).toHaveLength(50);
    expect(queryRows(long, { query: '', sort: '', page: 102 })).toBeNull();
    expect(queryRows(long, { query: '7294999', sort: '', page: 1 })).toMatchObject({ total: 1, pages: 1 });
    expect(queryRows(long, { query: 'nobody', sort: '', page: 1 })).toMatchObject({ total: 0, pages: 1, rows: [] });
  });
});

describe('requests for rows', () => {
  const table = { columns: [{ name: 'name', heading: 'Name', hasNumbers: false }] };
  const read = (query: string) => readRowsRequest(new URLSearchParams(query), table);

  test('the search, the order and the page are read', () => {
    expect(read('')).toEqual({ query: '', sort: '', page: 1, isTooLong: false });
    expect(read('q=+Sita++Rai+&sort=-name&page=3&other=1')).toEqual({
      query: 'Sita Rai',
      sort: '-name',
      page: 3,
      isTooLong: false,
    });
    expect(read('sort=&q=')).toEqual({ query: '', sort: '', page: 1, isTooLong: false });
  });

  test.each(['sort=age', 'sort=--name', 'sort=constructor', 'page=0', 'page=x', 'page=', 'page=-1'])(
    'the request “%s” has no page',
    (query) => expect(read(query)).toBeNull(),
  );

  test('a search that is too long is marked', () => {
    expect(read(`q=${'a'.repeat(201)}`)).toMatchObject({ isTooLong: true });
  });
});
