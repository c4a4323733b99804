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

/** The results page of a search, for browsers without scripts and for shared addresses. */
export function SearchPage({ request }: { request: SearchRequest & { fault: SearchFault | null } }) {
  const { department, query } = request;
  return (
    <NoticesPage department={department}>
      <NoticeSearch department={department} query={query} locale={use(currentLocale())}>
        <ServerResults request={request} />
      </NoticeSearch>
      <ListLink department={department} />
    </NoticesPage>
  );
}

/** The template of the results page of a department; the search is the fragment. */
export function SearchTemplate({ department }: { department: Department }) {
  return (
    <NoticesPage department={department}>
      <FragmentSlot />
      <ListLink department={department} />
    </NoticesPage>
  );
}

function ListLink({ department }: { department: Department }) {
  const { results } = use(currentMessages());
  return (
    <p className={styles.action}>
      <PageLink path={listPath(department)}>{results.clear}</PageLink>
    </p>
  );
}
