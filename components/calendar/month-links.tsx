import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { CALENDAR, monthPath } from '#lib/notices/month-addresses.ts';
import type { MonthView } from '#lib/notices/month-view.ts';
import { PageLink } from '../ui/page-link.tsx';
import styles from './month-links.module.css';

interface MonthLinksProps {
  view: MonthView;
  isCurrent: boolean;
  locale: Locale;
  messages: Messages;
}

/** The way to the months before and after, and back to that of today. */
export function MonthLinks({ view, isCurrent, locale, messages: { calendar } }: MonthLinksProps) {
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
            <PageLink key={label} path={path} locale={locale} className={className}>
              {label}
            </PageLink>
          ),
      )}
    </nav>
  );
}
