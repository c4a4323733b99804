import { type ReactNode, use } from 'react';
import { menuTrail } from '#content/menu-trail.ts';
import type { PagePath } from '#content/routes.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { localPath } from '#lib/routes/paths.ts';
import { Useful } from '../feedback/useful.tsx';
import { Beside } from './beside.tsx';
import styles from './menu-page.module.css';
import { Page } from './page.tsx';

interface MenuPageProps {
  path: PagePath;
  /** Whether the content needs the whole width; what would stand beside it then stands below. */
  isWide?: boolean;
  /** Links into the page itself, for a page that is in no group of the menu. */
  parts?: readonly { label: string; href: string }[];
  children: ReactNode;
}

/** A page of the menu, named and placed as the menu names and places it, with the other pages of its group beside it. */
export function MenuPage({ path, isWide = false, parts = [], children }: MenuPageProps) {
  const locale = use(currentLocale());
  const { frame } = use(currentMessages());
  const { group, link, section } = menuTrail(path);
  const label = link.label[locale];
  const trail = group ? [{ label: group[locale] }, { label }] : [{ label }];
  const heading = group ? frame.inSection : frame.onPage;
  const links = group
    ? section.map((page) => ({
        label: page.label[locale],
        href: localPath(page.path, locale),
        isCurrent: page.path === path,
      }))
    : parts;
  const content = (
    <>
      {children}
      <Useful />
    </>
  );
  return (
    <Page heading={label} trail={trail}>
      {links.length === 0 ? (
        content
      ) : (
        <div className={isWide ? styles.stacked : styles.columns}>
          <div className={styles.content}>{content}</div>
          <Beside heading={heading} links={links} />
        </div>
      )}
    </Page>
  );
}
