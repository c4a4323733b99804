import { use } from 'react';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { listPath } from '#lib/site/notices/addresses.ts';
import { PageLink } from '../ui/page-link.tsx';
import { NoticesPage } from './notices-page.tsx';
import styles from './search/search-results.module.css';

/** The template of the results page of a department; the search is the fragment. */
export function SearchTemplate({ department }: { department: string }) {
  const { results } = use(currentMessages());
  return (
    <NoticesPage department={department} heading={results.heading}>
      <FragmentSlot />
      <p className={styles.action}>
        <PageLink path={listPath(department)}>{results.clear}</PageLink>
      </p>
    </NoticesPage>
  );
}
