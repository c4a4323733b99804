import type { Messages } from '@/content/messages';
import { CALENDAR, monthPath } from '@/lib/almanac/addresses';
import type { MonthView } from '@/lib/almanac/month-view';
import type { Locale } from '@/lib/locale';
import { PageLink } from '../ui/page-link';
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
