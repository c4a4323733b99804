import { fixedCategories } from '#content/routes.ts';
import { matchRoute } from '#lib/platform/routes/match.ts';
import { listPath, noticePath, noticeRowPath, searchPath } from './addresses.ts';
import { feedFormatNames, feedPath } from './feed/feed-address.ts';

test.each(['all', ...Object.keys(fixedCategories)])('addresses of the category %s are in the route table', (name) => {
  for (const path of [listPath(name), listPath(name, 2)])
    expect([path, matchRoute(path)?.kind]).toEqual([path, 'page']);
  expect(matchRoute(searchPath(name, 'exam'))?.kind).toBe('dynamic');
  for (const format of feedFormatNames) {
    expect(matchRoute(feedPath(name, format))?.kind).toBe('feed');
  }
});

test('a notice with an invalid id links to the list', () => {
  expect(matchRoute(noticePath('a-5'))?.path).toBe('/notice/item/{id}');
  expect(noticePath('a/5')).toBe('/notice');
});

test('the row of a notice is addressed on its page of the list', () => {
  expect(noticeRowPath('a-5', 1)).toBe('/notice#notice-a-5');
  expect(noticeRowPath('a-5', 3)).toBe('/notice/page/3#notice-a-5');
  expect(noticeRowPath('a/5', 3)).toBe('/notice');
});
