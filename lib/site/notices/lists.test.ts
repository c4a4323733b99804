import { normalizeAddress } from '#lib/platform/routes/normalize-address.ts';
import { cleanQuery, isTooLong } from '#lib/site/search/query-text.ts';
import { readSearchRequest } from '#lib/site/site-search/search-request.ts';
import { pageNumbers, paginate, readPageNumber } from './paging.ts';

const list = Array.from({ length: 23 }, (_, index) => index + 1);

describe('paging', () => {
  it('puts 10 rows on a page and the rest on the last', () => {
    expect(paginate(list, 1)).toEqual({ items: list.slice(0, 10), total: 23, page: 1, pages: 3 });
    expect(paginate(list, 3)?.items).toEqual([21, 22, 23]);
    expect(paginate([], 1)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  });

  it.each([0, -1, 4, 1e9, 1.5, Number.NaN])('has no page %p', (page) => {
    expect(paginate(list, page)).toBeNull();
  });

  it.each(['0', '-1', '01', '1e3', 'NaN', '', '1.5', '२', '9999999'])('rejects the page number %p', (text) => {
    expect(readPageNumber(text)).toBeNull();
  });

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('links from page %p of %p to %p', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });
});

describe('a search request', () => {
  const read = (query: string) => readSearchRequest(new URLSearchParams(query));

  it('reads the first of each parameter and cleans the text', () => {
    expect(read('department=exam&q=%00+a%0A%0Ab+&page=2&q=other')).toEqual({
      department: 'exam',
      query: 'a b',
      page: 2,
      fault: null,
    });
    expect(read('')).toEqual({ department: 'all', query: '', page: 1, fault: null });
  });

  it.each([
    ['department=__proto__', 'department'],
    ['page=0', 'page'],
    ['page=1e9', 'page'],
    [`q=${'a'.repeat(201)}`, 'query'],
  ])('rejects %p because of its %s', (query, fault) => {
    expect(read(query).fault).toBe(fault);
  });

  it('accepts 200 characters after trimming, and ignores lone surrogates', () => {
    expect(isTooLong(cleanQuery(` ${'क'.repeat(200)} `))).toBe(false);
    expect(cleanQuery('a\ud800b\u0007')).toBe('a b');
  });
});

describe('addresses of lists', () => {
  it.each(['/notice/page/2', '/notice/exam/page/17', '/notice/item/322'])('accept %s', (path) => {
    expect(normalizeAddress(path)).toMatchObject({ kind: 'page', path });
  });

  it.each([
    ['/notice/exam/page/1', '/notice/exam'],
    ['/NOTICE/Exam/Page/2/', '/notice/exam/page/2'],
    ['/notice/all', '/notice'],
  ])('redirect %s to %s', (typed, to) => {
    expect(normalizeAddress(typed)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    '/notice/page/0',
    '/notice/page/-1',
    '/notice/page/1e9',
    '/notice/page/02',
    '/notice/all/page/2',
    '/notice/item/',
  ])('do not include %s', (typed) => expect(normalizeAddress(typed).kind).toBe('missing'));
});
