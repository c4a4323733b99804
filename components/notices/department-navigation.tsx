import { type ReactNode, use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { listPath } from '#lib/site/notices/addresses.ts';
import { getCategories } from '#lib/site/site-content/readers.ts';
import { SiteText } from '../text/site-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './department-navigation.module.css';

interface DepartmentNavigationProps {
  /** The department whose notices are shown; null on the page of one notice. */
  current: string | null;
  /** Further links beside the departments. */
  children: ReactNode;
}

/** Links to the categories of notices (specification section 2): to the first page of each, without the search. One row, which scrolls on phones. */
export function DepartmentNavigation({ current, children }: DepartmentNavigationProps) {
  const { notices } = use(currentMessages());
  const categories = use(getCategories());
  return (
    <div className={styles.bar}>
      <nav aria-label={notices.categories} className={styles.departments}>
        <ul>
          {categories.map(({ address, name }) => (
            <li key={address} className={address === current ? styles.current : undefined}>
              <PageLink path={listPath(address)} aria-current={address === current ? 'page' : undefined}>
                <SiteText of={name} />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
