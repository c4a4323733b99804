import { sizeAtHand } from '#lib/content-store/files/file-facts.ts';
import type { MakeFragment } from '#lib/http/page-fragments.ts';
import { NOTICE_SEARCH } from '#lib/routes/paths.ts';
import { shellPath } from '#lib/routes/shells.ts';
import { searchNotices } from '#lib/site-search/search-notices.ts';
import { readSearchRequest } from '#lib/site-search/search-request.ts';
import { preparedIndex } from '#lib/site-search/site-index.ts';
import { noticeSearchTitle } from '#lib/site-search/titles.ts';
import { NoticeResults } from '../notices/search/notice-results.tsx';
import { NoticeSearch } from '../notices/search/notice-search.tsx';
import { renderFragment } from './render.ts';

/** The search for notices with what it has found. */
export const noticeSearchFragment: MakeFragment = async (parameters, locale) => {
  const request = readSearchRequest(parameters);
  const { department, query, fault } = request;
  if (fault || query === '') return null;
  const prepared = await preparedIndex();
  if (!prepared) return null;
  const found = await searchNotices(request, { prepared, sizes: sizeAtHand });
  if (!found) return null;
  return {
    shell: shellPath(NOTICE_SEARCH, department),
    title: noticeSearchTitle(query, locale),
    html: await renderFragment(
      <NoticeSearch {...{ department, query, locale }}>
        <NoticeResults {...{ found, department, query, locale }} />
      </NoticeSearch>,
    ),
  };
};
