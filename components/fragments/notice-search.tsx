import { messagesIn } from '#content/messages/index.ts';
import { noticePages } from '#content/pages/notices.ts';
import { sizeAtHand } from '#lib/content-store/file-facts.ts';
import type { MakeFragment } from '#lib/http/page-fragments.ts';
import { NOTICE_SEARCH } from '#lib/routes/paths.ts';
import { shellPath } from '#lib/routes/shells.ts';
import { searchNotices } from '#lib/site-search/search-notices.ts';
import { readSearchRequest } from '#lib/site-search/search-request.ts';
import { preparedIndex } from '#lib/site-search/site-index.ts';
import { noticeSearchTitle } from '#lib/site-search/titles.ts';
import { ArchiveOffer } from '../files/archive-offer.tsx';
import { NoticeResults } from '../notices/search/notice-results.tsx';
import { renderFragment } from './render.ts';

/** What the search for notices has found. */
export const noticeSearchFragment: MakeFragment = async (parameters, locale) => {
  const request = readSearchRequest(parameters);
  const { department, query, fault } = request;
  if (fault || query === '') return null;
  const prepared = await preparedIndex();
  if (!prepared) return null;
  const found = await searchNotices(request, { prepared, sizes: sizeAtHand });
  if (!found) return null;
  const heading = noticePages[department].heading[locale];
  const labels = messagesIn(locale);
  return {
    shell: shellPath(NOTICE_SEARCH, department),
    title: noticeSearchTitle(query, locale),
    query,
    html: await renderFragment(
      <NoticeResults {...{ found, department, query, heading, locale, labels }} Archive={ArchiveOffer} />,
    ),
  };
};
