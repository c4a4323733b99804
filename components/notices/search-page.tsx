import { use } from 'react';
import { noticePages } from '#content/pages/notices.ts';
import type { Department } from '#content/routes.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { listPath } from '#lib/notices/addresses.ts';
import type { SearchFault, SearchRequest } from '#lib/site-search/search-request.ts';
import { PageLink } from '../ui/page-link.tsx';
import { NoticesPage } from './notices-page.tsx';
import { searchLabels } from './search/search-labels.ts';
import styles from './search/search-results.module.css';
import { ServerResults } from './search/server-results.tsx';
import { ShellResults } from './search/shell-results.tsx';

/** The results of a search, for those without scripts and for whoever was sent the address. */
export function SearchPage({ request }: { request: SearchRequest & { fault: SearchFault | null } }) {
  const { department, query, page } = request;
  return (
    <NoticesPage department={department} initial={{ query, page }}>
      <ServerResults request={request} />
      <WayToList department={department} />
    </NoticesPage>
  );
}

/** The same for any search of a department: the server puts the results in. */
export function SearchShell({ department }: { department: Department }) {
  const locale = use(currentLocale());
  const labels = searchLabels(use(currentMessages()));
  return (
    <NoticesPage department={department} initial={null}>
      <ShellResults {...{ department, locale, labels }} heading={noticePages[department].heading[locale]} />
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
