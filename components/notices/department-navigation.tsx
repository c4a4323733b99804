import { type ReactNode, use } from 'react';
import { type Department, departmentNames } from '#content/routes.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import { listPath } from '#lib/notices/addresses.ts';
import { PageLink } from '../ui/page-link.tsx';
import styles from './department-navigation.module.css';

interface DepartmentNavigationProps {
  /** The department whose notices are shown; null on the page of one notice. */
  current: Department | null;
  /** Further links beside the departments. */
  children: ReactNode;
}

/** Links to the departments of notices (specification section 2): to the first page of each, without the search. */
export function DepartmentNavigation({ current, children }: DepartmentNavigationProps) {
  const { notices } = use(currentMessages());
  return (
    <div className={styles.bar}>
      <nav aria-label={notices.categories} className={styles.departments}>
        <ul>
          {departmentNames.map((department) => (
            <li key={department}>
              <PageLink path={listPath(department)} aria-current={department === current ? 'page' : undefined}>
                {notices.department[department]}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
