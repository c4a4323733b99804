import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { type Department, departments } from '#content/routes.ts';
import { isDepartment, listPath } from '#lib/notices/addresses.ts';
import { PageLink } from '../ui/page-link.tsx';
import styles from './department-navigation.module.css';

interface DepartmentNavigationProps {
  /** The department whose notices are shown; null on the page of one notice. */
  current: Department | null;
  locale: Locale;
  messages: Messages;
  /** Links that stand beside the departments. */
  children: ReactNode;
}

/** The departments of notices (specification section 2). Choosing one begins at its first page, without a search. */
export function DepartmentNavigation({ current, locale, messages: { notices }, children }: DepartmentNavigationProps) {
  return (
    <div className={styles.bar}>
      <nav aria-label={notices.categories} className={styles.departments}>
        <ul>
          {Object.keys(departments)
            .filter(isDepartment)
            .map((department) => (
              <li key={department}>
                <PageLink
                  path={listPath(department)}
                  locale={locale}
                  aria-current={department === current ? 'page' : undefined}
                >
                  {notices.department[department]}
                </PageLink>
              </li>
            ))}
        </ul>
      </nav>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
