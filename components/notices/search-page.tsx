import { messagesIn } from '@/content/messages';
import { noticePages } from '@/content/pages/notices';
import { attempt } from '@/lib/campus/attempt';
import { currentLocale } from '@/lib/current-locale';
import { listPath, searchPath } from '@/lib/notices/addresses';
import { searchNotices } from '@/lib/notices/search-notices';
import type { SearchFault, SearchRequest } from '@/lib/notices/search-request';
import { Failure } from '../ui/failure';
import { PageLink } from '../ui/page-link';
import { NoticePage } from './notice-page';
import { NoticesPage } from './notices-page';
import { SearchCount } from './search-count';
import { SearchFailure } from './search-failure';

/** The results of a search, for those without scripts and for whoever was sent the address. */
export async function SearchPage({ request }: { request: SearchRequest & { fault: SearchFault | null } }) {
  const { department, query, page, fault } = request;
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  return (
    <NoticesPage department={department} initial={{ query, page }} locale={locale}>
      {fault === 'query' ? <SearchFailure message={messages.search.tooLong} /> : <Results request={request} />}
      <p>
        <PageLink path={listPath(department)} locale={locale}>
          {messages.search.clear}
        </PageLink>
      </p>
    </NoticesPage>
  );
}

async function Results({ request }: { request: SearchRequest }) {
  const { department, query } = request;
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const results = await attempt(() => searchNotices(request));
  if (!results.ok) return <Failure messages={messages} />;
  if (!results.value) return <p>{messages.states.noData}</p>;
  return (
    <>
      <SearchCount query={query} total={results.value.total} locale={locale} labels={messages} />
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
