import { use } from 'react';
import { PhoneLink } from '#components/text/phone-link.tsx';
import { SiteText } from '#components/text/site-text.tsx';
import type { MenuEntry, MenuLink, OutsideLink } from '#content/site/menu.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { firstTelephone } from '#lib/platform/i18n/telephone.ts';
import { getMenu } from '#lib/site/site-content/readers.ts';
import ui from '../ui/ui.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { NavLink } from './nav-link.tsx';
import styles from './navigation.module.css';
import { SearchLink } from './search-link.tsx';

/** A link to a page of the site or to another site. */
function EntryLink({ link }: { link: MenuLink | OutsideLink }) {
  const locale = use(currentLocale());
  if ('url' in link) {
    return (
      <a href={link.url}>
        <SiteText of={link.label} />
      </a>
    );
  }
  return (
    <NavLink path={link.path} locale={locale}>
      <SiteText of={link.label} />
    </NavLink>
  );
}

const keyOf = (entry: MenuEntry) => ('links' in entry ? entry.label.en : 'path' in entry ? entry.path : entry.url);

function Entry({ entry }: { entry: MenuEntry }) {
  if (!('links' in entry)) return <EntryLink link={entry} />;
  return (
    <details name="menu-group" className={styles.group}>
      <summary>
        <SiteText of={entry.label} />
      </summary>
      <ul>
        {entry.links.map((link) => (
          <li key={keyOf(link)}>
            <EntryLink link={link} />
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

/** The top menu, and on phones the search, the other language and the campus's number to call. Built on `details`, so it works with the keyboard and without scripts. */
export function Navigation({ phone }: NavigationProps) {
  const locale = use(currentLocale());
  const { layout } = use(currentMessages());
  const { entries } = use(getMenu());
  return (
    <nav aria-label={layout.mainNavigation} className={styles.navigation} data-menu>
      <details className={styles.toggle}>
        <summary aria-controls="menu">
          <span aria-hidden="true" className={styles.bars} />
          {layout.menu}
        </summary>
      </details>
      <SearchLink className={styles.tool} />
      <LanguageSwitch className={styles.tool} to={locale === 'en' ? 'ne' : 'en'} label={layout.switchLanguage} />
      <ul id="menu" className={styles.menu}>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      {phone && (
        <PhoneLink phone={phone} className={styles.call}>
          <svg viewBox="0 0 24 24" width="18" fill="currentColor" aria-hidden="true">
            <path d="M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z" />
          </svg>
          <span>{layout.phone}</span>
          <span className={ui.visuallyHidden}>{`: ${firstTelephone(phone) ?? phone}`}</span>
        </PhoneLink>
      )}
    </nav>
  );
}
