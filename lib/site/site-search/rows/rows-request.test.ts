import { readRowsRequest } from './rows-request.ts';

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
