import { sizeAttachmentsUncached } from '#lib/content-store/files/file-facts.ts';
import type { FragmentRenderer } from '#lib/http/page-fragments.ts';
import { NOTICE_SEARCH } from '#lib/routes/paths.ts';
import { templatePath } from '#lib/routes/templates.ts';
import { searchNotices } from '#lib/site-search/search-notices.ts';
import { readSearchRequest } from '#lib/site-search/search-request.ts';
import { preparedIndex } from '#lib/site-search/site-index.ts';
import { noticeSearchTitle } from '#lib/site-search/titles.ts';
import { NoticeResults } from '../notices/search/notice-results.tsx';
import { NoticeSearch } from '../notices/search/notice-search.tsx';
import { renderFragment } from './render.ts';

/** The search for notices with its results. */
export const noticeSearchFragment: FragmentRenderer = async (parameters, locale) => {
  const request = readSearchRequest(parameters);
  const { department, query, fault } = request;
  if (fault || query === '') return null;
  const prepared = await preparedIndex();
  if (!prepared) return null;
  const results = await searchNotices(request, { prepared, sizes: sizeAttachmentsUncached });
  if (!results) return null;
  return {
    template: templatePath(NOTICE_SEARCH, department),
    title: noticeSearchTitle(query, locale),
    html: await renderFragment(
      <NoticeSearch {...{ department, query, locale }}>
        <NoticeResults {...{ results, department, query, locale }} />
      </NoticeSearch>,
    ),
  };
};
