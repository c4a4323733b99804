import { attemptDynamic } from '#lib/content-store/attempt.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { searchPath } from '#lib/notices/addresses.ts';
import { setPageStatus } from '#lib/runtime/page-status.ts';
import { searchNotices } from '#lib/site-search/search-notices.ts';
import type { SearchFault, SearchRequest } from '#lib/site-search/search-request.ts';
import { Failure } from '../../ui/failure.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { NoticeResults } from './notice-results.tsx';
import { SearchFailure } from './search-failure.tsx';
import styles from './search-results.module.css';

/** The results of a search, or an error message; sets the status of the page. */
export async function ServerResults({ request }: { request: SearchRequest & { fault: SearchFault | null } }) {
  const { department, query, page, fault } = request;
  const locale = await currentLocale();
  const messages = await currentMessages();
  if (fault === 'query') {
    setPageStatus(400);
    return <SearchFailure message={messages.search.tooLong} />;
  }
  const results = await attemptDynamic(() => searchNotices(request));
  if (!results.ok) return <Failure />;
  if (!results.value) {
    setPageStatus(404);
    return (
      <>
        <SearchFailure message={fillIn(messages.results.noPage, { page }, locale)} />
        <p className={styles.action}>
          <PageLink path={searchPath(department, query)}>{messages.results.fromStart}</PageLink>
        </p>
      </>
    );
  }
  return <NoticeResults results={results.value} {...{ department, query, locale }} />;
}
