import { NOTICE_SEARCH } from '#lib/platform/routes/paths.ts';
import { noticeSearchFragment } from './notice-search.tsx';

const search = (query: string) =>
  noticeSearchFragment({
    parameters: new URLSearchParams(query),
    locale: 'ne',
    path: NOTICE_SEARCH,
    cookie: undefined,
    requestPath: async () => undefined,
  });

test('an empty search redirects to the list of its department, with the parameters of other programs', async () => {
  expect(await search('q=+&department=exam&page=2')).toEqual({ to: '/ne/notice/exam' });
  expect(await search('utm_source=a')).toEqual({ to: '/ne/notice?utm_source=a' });
});

test.each(['q=a&page=0', 'q=a&department=x'])('the search %s does not exist', async (query) => {
  expect(await search(query)).toBeNull();
});
