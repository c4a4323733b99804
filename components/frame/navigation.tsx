import { type MenuGroup, type MenuLink, menu } from '@/content/menu';
import type { Messages } from '@/content/messages';
import type { Locale } from '@/lib/locale';
import { InlineScript } from './inline/inline-script';
import { steerMenu } from './inline/steer-menu';
import { NavLink } from './nav-link';
import styles from './navigation.module.css';

function Entry({ entry, locale }: { entry: MenuLink | MenuGroup; locale: Locale }) {
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

/** The top menu. Disclosures are the platform's own, so it works by keyboard and without scripts. */
export function Navigation({ locale, messages }: { locale: Locale; messages: Messages }) {
  return (
    <nav aria-label={messages.frame.mainNavigation} className={styles.navigation} data-menu>
      <details className={styles.toggle}>
        <summary aria-controls="menu">
          <span aria-hidden="true" className={styles.bars} />
          {messages.frame.menu}
        </summary>
      </details>
      <ul id="menu" className={styles.menu}>
        {menu.map((entry) => (
          <li key={entry.label.en}>
            <Entry entry={entry} locale={locale} />
          </li>
        ))}
      </ul>
      <InlineScript run={steerMenu} />
    </nav>
  );
}
