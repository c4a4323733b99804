import { use } from 'react';
import { PhoneLink } from '#components/contact/phone-link.tsx';
import { type MenuGroup, type MenuLink, menu } from '#content/menu.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import ui from '../ui/ui.module.css';
import { NavLink } from './nav-link.tsx';
import styles from './navigation.module.css';

function Entry({ entry }: { entry: MenuLink | MenuGroup }) {
  const locale = use(currentLocale());
  if ('path' in entry) {
    return (
      <NavLink path={entry.path} locale={locale}>
        {entry.label[locale]}
      </NavLink>
    );
  }
  return (
    <details name="menu-group" className={styles.group}>
      <summary>{entry.label[locale]}</summary>
      <ul>
        {entry.links.map((link) => (
          <li key={link.path}>
            <NavLink path={link.path} locale={locale}>
              {link.label[locale]}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface NavigationProps {
  /** The campus's telephone number, if available. */
  phone: string | undefined;
}

/** The top menu, and on phones the campus's number to call. Built on `details`, so it works with the keyboard and without scripts. */
export function Navigation({ phone }: NavigationProps) {
  const { layout } = use(currentMessages());
  return (
    <nav aria-label={layout.mainNavigation} className={styles.navigation} data-menu>
      <details className={styles.toggle}>
        <summary aria-controls="menu">
          <span aria-hidden="true" className={styles.bars} />
          {layout.menu}
        </summary>
      </details>
      <ul id="menu" className={styles.menu}>
        {menu.map((entry) => (
          <li key={entry.label.en}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      {phone && (
        <PhoneLink phone={phone} className={styles.call}>
          <svg viewBox="0 0 24 24" width="18" fill="currentColor" aria-hidden="true">
            <path d="M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z" />
          </svg>
          <span className={ui.visuallyHidden}>{`${layout.phone}: `}</span>
          <span className={styles.number}>{phone}</span>
        </PhoneLink>
      )}
    </nav>
  );
}
