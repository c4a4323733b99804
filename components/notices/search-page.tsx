import { currentMessages } from '#lib/i18n/current-locale.ts';
import { listPath } from '#lib/notices/addresses.ts';
import type { SearchFault, SearchRequest } from '#lib/site-search/search-request.ts';
import { PageLink } from '../ui/page-link.tsx';
import { NoticesPage } from './notices-page.tsx';
import { SearchAnswer } from './search-answer.tsx';
import styles from './search-results.module.css';

/** The results of a search, for those without scripts and for whoever was sent the address. */
export async function SearchPage({ request }: { request: SearchRequest & { fault: SearchFault | null } }) {
  const { department, query, page } = request;
  const { results } = await currentMessages();
  return (
    <NoticesPage department={department} initial={{ query, page }}>
      <SearchAnswer request={request} />
      <p className={styles.way}>
        <PageLink path={listPath(department)}>{results.clear}</PageLink>
      </p>
    </NoticesPage>
  );
}
