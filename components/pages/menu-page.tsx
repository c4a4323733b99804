import type { Metadata } from 'next';
import { type ReactNode, use } from 'react';
import { PageFeedback } from '#components/feedback/page-feedback.tsx';
import type { Localized } from '#content/locale.ts';
import { menuTrail } from '#content/menu-trail.ts';
import type { PagePath } from '#content/routes.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { localPath } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import styles from './menu-page.module.css';
import { Page } from './page.tsx';
import { SideNav } from './side-nav.tsx';

interface Layout {
  /** Whether the content needs the whole width; the side navigation is then below it. */
  isWide?: boolean;
  /** Links into the page itself, for a page that is in no group of the menu. */
  parts?: readonly { label: Localized; href: string }[];
}

/** The exports of the route file of a page without parameters. */
export interface RouteModule {
  generateMetadata: () => Promise<Metadata>;
  render: () => Promise<ReactNode>;
}

/** A page of the menu: name and breadcrumbs from the menu, and links to the other pages of its group. */
export function menuPage(
  path: PagePath,
  { description }: { description: Localized },
  body: () => ReactNode | Promise<ReactNode>,
  layout: Layout = {},
): RouteModule {
  return {
    generateMetadata: () => pageMetadata(path, { title: menuTrail(path).link.label, description }),
    render: async () => (
      <MenuPage path={path} {...layout}>
        {await body()}
      </MenuPage>
    ),
  };
}

function MenuPage({ path, isWide = false, parts = [], children }: Layout & { path: PagePath; children: ReactNode }) {
  const locale = use(currentLocale());
  const { layout } = use(currentMessages());
  const { group, link, section } = menuTrail(path);
  const label = link.label[locale];
  const trail = group ? [{ label: group[locale] }, { label }] : [{ label }];
  const heading = group ? layout.inSection : layout.onPage;
  const links = group
    ? section.map((page) => ({
        label: page.label[locale],
        href: localPath(page.path, locale),
        isCurrent: page.path === path,
      }))
    : parts.map((part) => ({ label: part.label[locale], href: part.href }));
  const content = (
    <>
      {children}
      <PageFeedback />
    </>
  );
  return (
    <Page heading={label} trail={trail}>
      {links.length === 0 ? (
        content
      ) : (
        <div className={isWide ? styles.stacked : styles.columns}>
          <div className={styles.content}>{content}</div>
          <SideNav heading={heading} links={links} />
        </div>
      )}
    </Page>
  );
}
