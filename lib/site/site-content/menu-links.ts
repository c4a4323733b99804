import type { Localized } from '#content/locale.ts';
import { productNames } from '#content/messages/layout.ts';
import { pages } from '#content/routes.ts';
import { categoryPath } from '#content/site/categories.ts';
import { defaultMenu } from '#content/site/defaults.ts';
import type { Menu, MenuEntry, MenuGroup, MenuLink, OutsideLink } from '#content/site/menu.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { noticeCategoriesOf } from './categories.ts';
import { isPublished } from './published.ts';

/** The menu without links to pages that have no text yet. */
export const visibleMenuOf = memoizeOf('visible-menu', (site: SiteContent): Menu => {
  const { entries, footerLinks, importantLinks, siteLinks } = site.menu ?? defaultMenu;
  const isVisible = (link: MenuLink | OutsideLink) => 'url' in link || isPublished(site, link.path);
  const withoutHidden = (entry: MenuEntry): MenuEntry[] => {
    if (!('links' in entry)) return isVisible(entry) ? [entry] : [];
    const links = entry.links.filter(isVisible);
    return links.length > 0 ? [{ ...entry, links }] : [];
  };
  return {
    entries: entries.flatMap(withoutHidden),
    footerLinks: footerLinks.filter(isVisible),
    importantLinks,
    siteLinks: siteLinks.filter(isVisible),
  };
});

/** A page in the menu: its group, if any, and its name there. */
export interface MenuPosition {
  readonly group: MenuGroup | null;
  readonly link: MenuLink;
}

/** Finds a page in the menu, otherwise among the links of the footer; null for other pages. */
export function findInMenu({ entries, footerLinks, siteLinks }: Menu, path: string): MenuPosition | null {
  for (const entry of [...entries, ...siteLinks, ...footerLinks]) {
    const links = 'links' in entry ? entry.links : [entry];
    const link = links.find((each): each is MenuLink => 'path' in each && each.path === path);
    if (link) return { group: 'links' in entry ? entry : null, link };
  }
  return null;
}

/** The name of a page: in the menu, otherwise the title of its text, otherwise that of the product; null for an unknown page. */
export function nameOfPage(site: SiteContent, path: string): Localized | null {
  const position = findInMenu(site.menu ?? defaultMenu, path);
  const { title, isDraft = false } = site.page[path.slice(1)] ?? {};
  const category = noticeCategoriesOf(site).find(({ address }) => categoryPath(address) === path);
  return position?.link.label ?? (isDraft ? undefined : title) ?? category?.heading ?? productNames.get(path) ?? null;
}

/** A page and its neighbours in the menu or among the departments of notices; the page itself first. */
export function pagesNear({ entries }: Menu, path: string): string[] {
  const groups = entries.flatMap((entry) => ('links' in entry ? [entry.links.flatMap(pathOf)] : []));
  const [root = path] = /^\/[^/]+/.exec(path) ?? [];
  const neighbours =
    groups.find((paths) => paths.includes(path)) ?? pages.filter((other) => other.startsWith(`${root}/`));
  return [...new Set([path, ...pages.filter((other) => other === root), ...neighbours])];
}

const pathOf = (link: MenuLink | OutsideLink): string[] => ('path' in link ? [link.path] : []);
