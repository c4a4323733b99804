import { use } from 'react';
import { FragmentSlot } from '#components/fragments/fragment-slot.tsx';
import type { Department } from '#content/routes.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { listPath } from '#lib/notices/addresses.ts';
import type { SearchFault, SearchRequest } from '#lib/site-search/search-request.ts';
import { PageLink } from '../ui/page-link.tsx';
import { NoticesPage } from './notices-page.tsx';
import { NoticeSearch } from './search/notice-search.tsx';
import styles from './search/search-results.module.css';
import { ServerResults } from './search/server-results.tsx';

/** The results of a search, for those without scripts and for whoever was sent the address. */
export function SearchPage({ request }: { request: SearchRequest & { fault: SearchFault | null } }) {
  const { department, query } = request;
  return (
    <NoticesPage department={department}>
      <NoticeSearch department={department} query={query} locale={use(currentLocale())}>
        <ServerResults request={request} />
      </NoticeSearch>
      <WayToList department={department} />
    </NoticesPage>
  );
}

/** The same for any search of a department: the server puts the search in. */
export function SearchShell({ department }: { department: Department }) {
  return (
    <NoticesPage department={department}>
      <FragmentSlot />
      <WayToList department={department} />
    </NoticesPage>
  );
}

function WayToList({ department }: { department: Department }) {
  const { results } = use(currentMessages());
  return (
    <p className={styles.way}>
      <PageLink path={listPath(department)}>{results.clear}</PageLink>
    </p>
  );
}
