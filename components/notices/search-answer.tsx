import { messagesIn } from '@/content/messages';
import { noticePages } from '@/content/pages/notices';
import { attemptServed } from '@/lib/campus/attempt';
import { currentLocale } from '@/lib/current-locale';
import { fillIn } from '@/lib/fill-in';
import { searchPath } from '@/lib/notices/addresses';
import { searchNotices } from '@/lib/notices/search-notices';
import type { SearchFault, SearchRequest } from '@/lib/notices/search-request';
import { answerWith } from '@/lib/runtime/page-status';
import { Failure } from '../ui/failure';
import { PageLink } from '../ui/page-link';
import { NoticePage } from './notice-page';
import { SearchCount } from './search-count';
import { SearchFailure } from './search-failure';
import styles from './search-results.module.css';

/** What a search has found, or why there is nothing; the status of the page says the same. */
export async function SearchAnswer({ request }: { request: SearchRequest & { fault: SearchFault | null } }) {
  const { department, query, page, fault } = request;
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  if (fault === 'query') {
    answerWith(400);
    return <SearchFailure message={messages.search.tooLong} />;
  }
  const results = await attemptServed(() => searchNotices(request));
  if (!results.ok) return <Failure messages={messages} />;
  if (!results.value) {
    answerWith(404);
    return (
      <>
        <SearchFailure message={fillIn(messages.results.noPage, { page }, locale)} />
        <p className={styles.way}>
          <PageLink path={searchPath(department, query)} locale={locale}>
            {messages.results.fromStart}
          </PageLink>
        </p>
      </>
    );
  }
  return (
    <>
      <SearchCount
        query={query}
        total={results.value.total}
        isPartial={results.value.hasAllWords === false}
        locale={locale}
        labels={messages}
      />
      <NoticePage
        found={results.value}
        caption={noticePages[department].heading[locale]}
        department={department}
        pathOf={(number) => searchPath(department, query, number)}
        locale={locale}
        labels={messages}
      />
    </>
  );
}
