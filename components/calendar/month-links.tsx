import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { CALENDAR, monthPath } from '#lib/site/notices/month-addresses.ts';
import type { MonthView } from '#lib/site/notices/month-view.ts';
import { PageLink } from '../ui/page-link.tsx';
import styles from './month-links.module.css';

interface MonthLinksProps {
  view: MonthView;
  isCurrent: boolean;
}

/** Links to the previous, the next and the current month. */
export function MonthLinks({ view, isCurrent }: MonthLinksProps) {
  const { calendar } = use(currentMessages());
  const links = [
    { label: calendar.previous, path: view.previous && monthPath(view.previous), className: styles.previous },
    { label: calendar.current, path: isCurrent ? null : CALENDAR, className: undefined },
    { label: calendar.next, path: view.next && monthPath(view.next), className: styles.next },
  ];
  return (
    <nav aria-label={calendar.months} className={styles.links}>
      {links.map(
        ({ label, path, className }) =>
          path && (
            <PageLink key={label} path={path} className={className}>
              {label}
            </PageLink>
          ),
      )}
    </nav>
  );
}
