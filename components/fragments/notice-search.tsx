import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { categoryAt, type NoticeCategory } from '#content/site/categories.ts';
import type { FragmentRenderer, FragmentRequest } from '#lib/platform/http/page-handlers.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath, NOTICE_SEARCH } from '#lib/platform/routes/paths.ts';
import { templatePath } from '#lib/platform/routes/templates.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { sizeAttachmentsUncached } from '#lib/site/content-cache/files/file-facts.ts';
import { listPath, searchPath } from '#lib/site/notices/addresses.ts';
import { yearsInMemory } from '#lib/site/notices/read-notices.ts';
import { readCategories } from '#lib/site/site-content/snapshot.ts';
import { type NoticeSearchResults, searchNotices } from '#lib/site/site-search/search-notices.ts';
import { readSearchRequest, type SearchRequest } from '#lib/site/site-search/search-request.ts';
import { preparedIndex } from '#lib/site/site-search/site-index.ts';
import { siteSearchPath } from '#lib/site/site-search/site-request.ts';
import { noticeSearchTitle } from '#lib/site/site-search/titles.ts';
import { NoticeList } from '../notices/list/notice-list.tsx';
import { YearLinks } from '../notices/list/year-links.tsx';
import { NoticeSearch } from '../notices/search/notice-search.tsx';
import { SearchCount } from '../notices/search/search-count.tsx';
import { SearchFailure } from '../notices/search/search-failure.tsx';
import styles from '../notices/search/search-results.module.css';
import { FailureMessage } from '../ui/failure-message.tsx';
import { LocalizedLink } from '../ui/localized-link.tsx';
import { renderFragment } from './render.ts';

interface NoticeResultsProps {
  results: NoticeSearchResults;
  category: NoticeCategory;
  query: string;
  year: number;
  /** The years with notices of the category. */
  years: readonly number[];
  locale: Locale;
}

/** The results of a search: the number of notices, and one page of them. */
function NoticeResults({ results, category, query, year, years, locale }: NoticeResultsProps) {
  const { siteSearch, states } = messagesIn(locale);
  return (
    <>
      <SearchCount {...{ query, year, locale }} total={results.total} isPartial={results.hasAllWords === false} />
      <NoticeList
        results={results}
        caption={category.heading[locale]}
        empty={states.noData}
        department={category.address}
        kind={category.kind}
        pathOf={(number) => searchPath(category.address, query, { page: number, year })}
        locale={locale}
      />
      {results.total === 0 && (
        <p className={styles.action}>
          <LocalizedLink path={siteSearchPath(query)} locale={locale}>
            {siteSearch.findLabel}
          </LocalizedLink>
        </p>
      )}
      <YearLinks {...{ years, query, locale }} department={category.address} current={year} />
    </>
  );
}

/** The search for notices with its results, or the reason why it has none. An empty search redirects to the list. */
export const noticeSearchFragment: FragmentRenderer = async ({ parameters, locale, requestPath }) => {
  const request = readSearchRequest(parameters);
  const { department, query, year, fault } = request;
  if (fault !== null && fault !== 'query') return null;
  if (query === '' && year === 0) return { to: listAddress(department, locale, parameters) };
  const { status, content } = await resultsOf(request, locale, requestPath);
  return {
    template: templatePath(NOTICE_SEARCH, department),
    title: noticeSearchTitle(query, year, locale),
    status,
    html: await renderFragment(<NoticeSearch {...{ department, query, year, locale }}>{content}</NoticeSearch>),
  };
};

/** The list of a department; parameters of other programs stay. */
function listAddress(department: string, locale: Locale, parameters: URLSearchParams): string {
  const others = new URLSearchParams(parameters);
  for (const name of ['department', 'q', 'year', 'page']) others.delete(name);
  return `${localPath(listPath(department), locale)}${others.size > 0 ? `?${others}` : ''}`;
}

type RequestPath = FragmentRequest['requestPath'];

async function resultsOf(request: ReturnType<typeof readSearchRequest>, locale: Locale, requestPath: RequestPath) {
  const { department, query, year, fault } = request;
  if (fault === 'query') return { status: 400, content: <SearchFailure message={messagesIn(locale).search.tooLong} /> };
  const results = await attempt(() => search(request, requestPath));
  if (!results.ok || results.value === 'unavailable')
    return { status: 503, content: <FailureMessage locale={locale} /> };
  if (results.value === null) return { status: 404, content: <NoPage request={request} locale={locale} /> };
  const category = categoryAt(await readCategories(), department);
  const years = await attempt(() => yearsInMemory(department));
  return {
    status: 200,
    content: (
      <NoticeResults
        results={results.value}
        years={years.ok ? years.value : []}
        {...{ category, query, year, locale }}
      />
    ),
  };
}

/** Null if there is no such page. @throws CampusApiError */
async function search(
  request: SearchRequest,
  requestPath: RequestPath,
): Promise<NoticeSearchResults | null | 'unavailable'> {
  const prepared = await preparedIndex(requestPath);
  return prepared ? searchNotices(request, { prepared, sizes: sizeAttachmentsUncached }) : 'unavailable';
}

function NoPage({ request: { department, query, year, page }, locale }: { request: SearchRequest; locale: Locale }) {
  const { results } = messagesIn(locale);
  return (
    <>
      <SearchFailure message={fillIn(results.noPage, { page }, locale)} />
      <p className={styles.action}>
        <LocalizedLink path={searchPath(department, query, { year })} locale={locale}>
          {results.fromStart}
        </LocalizedLink>
      </p>
    </>
  );
}
