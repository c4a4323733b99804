import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageFeedback } from '#components/pages/page-feedback.tsx';
import type { Localized } from '#content/locale.ts';
import { isPagePath, type PagePath } from '#content/routes.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { notIndexed, pageMetadata } from '#lib/site/seo/page-metadata.ts';
import { menuPosition } from '#lib/site/site-content/readers.ts';
import { SiteText } from '../text/site-text.tsx';
import { OfficeCard } from './office-card.tsx';
import { Page } from './page.tsx';
import { SideNav } from './side-nav.tsx';

interface PagePart {
  label: Localized;
  href: string;
}

interface Layout {
  /** Whether the content needs the whole width; the side navigation is then below it. */
  isWide?: boolean;
  /** Links into the page itself, for a page that is in no group of the menu. */
  parts?: readonly PagePart[];
  /** One sentence below the heading. */
  lead?: ReactNode;
  /** Content of the sidebar below the links. */
  sidebar?: ReactNode;
}

export interface PageOptions {
  isWide?: boolean;
  parts?: readonly PagePart[] | (() => Promise<readonly PagePart[]>);
  /** Whether the page has nothing yet: search engines then skip it, and it has no question whether it was useful. */
  isEmpty?: () => Promise<boolean>;
}

export type Texts = Readonly<Record<'description', Localized>>;

/** The exports of the route file of a page without parameters. */
export interface RouteModule {
  generateMetadata: () => Promise<Metadata>;
  render: () => Promise<ReactNode>;
}

/** A page of the menu: name and breadcrumbs from the menu, and links to the other pages of its group. */
export function menuPage(
  path: PagePath,
  texts: Texts | (() => Promise<Texts>),
  body: () => ReactNode | Promise<ReactNode>,
  { isEmpty = async () => false, parts = [], isWide = false }: PageOptions = {},
): RouteModule {
  return {
    async generateMetadata() {
      const { description } = typeof texts === 'function' ? await texts() : texts;
      const metadata = await pageMetadata(path, { title: (await menuPosition(path)).link.label, description });
      return (await isEmpty()) ? { ...metadata, ...notIndexed } : metadata;
    },
    async render() {
      const [isBare, links, content] = await Promise.all([
        isEmpty(),
        typeof parts === 'function' ? parts() : parts,
        body(),
      ]);
      return (
        <MenuPage path={path} isWide={isWide} isEmpty={isBare} parts={links}>
          {content}
        </MenuPage>
      );
    },
  };
}

interface MenuPageProps extends Layout {
  path: string;
  /** By default the name in the menu. */
  title?: Localized;
  /** The page above it in the breadcrumbs, for a page that is in no group of the menu. */
  parent?: string | undefined;
  /** False for pages that search engines must not index. */
  isIndexed?: boolean;
  /** True for a page that has nothing yet. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** A page with its position in the menu: breadcrumbs and heading, and beside it links to the pages of its group or to its own parts. */
export async function MenuPage({ path, title, parent, parts = [], children, ...options }: MenuPageProps) {
  const { isWide = false, isIndexed, isEmpty = false, lead, sidebar } = options;
  const locale = await currentLocale();
  const { layout } = await currentMessages();
  const { group, link } = await menuPosition(path);
  const name = title ?? link.label;
  const above: { label: Localized; path?: string }[] = group ? [group] : await parentOf(parent);
  const trail = [...above, { label: name, path: undefined }].map((crumb) => ({
    label: crumb.label[locale],
    lang: otherLanguageOf(crumb.label, locale) ?? undefined,
    ...(crumb.path && { path: crumb.path }),
  }));
  const heading = group ? layout.inSection : layout.onPage;
  const pages = group?.links.filter((each) => 'path' in each) ?? [];
  const links = group
    ? pages.map((page) => ({
        label: <SiteText of={page.label} />,
        href: localPath(page.path, locale),
        isCurrent: page.path === path,
      }))
    : parts.map((part) => ({ label: <SiteText of={part.label} />, href: part.href }));
  const isContents = !group;
  const nav = links.length > 0 && <SideNav {...{ heading, links, isWide, isContents }} />;
  return (
    <Page
      heading={<SiteText of={name} />}
      path={path}
      trail={trail}
      lead={lead}
      isIndexed={isIndexed}
      isSidebarFirst={isContents && links.length > 0}
      sidebar={
        !isWide &&
        (nav || sidebar) && (
          <>
            {nav}
            {sidebar}
            <OfficeCard />
          </>
        )
      }
    >
      {isWide && isContents && nav}
      {children}
      {!isEmpty && <PageFeedback />}
      {isWide && !isContents && nav}
    </Page>
  );
}

/** The page of this address with its name; none if there is no such page. */
async function parentOf(path: string | undefined) {
  if (path === undefined || !(isPagePath(path) || contentAddresses().pages.has(path))) return [];
  return [{ label: (await menuPosition(path)).link.label, path }];
}
