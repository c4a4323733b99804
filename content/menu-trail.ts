import type { Localized } from './locale.ts';
import { type MenuLink, menu, siteLinks } from './menu.ts';
import { pageName } from './page-names.ts';
import type { PagePath } from './routes.ts';

interface MenuTrail {
  group: Localized | null;
  link: MenuLink;
  /** All pages of the group in the order of the menu, including this one; empty without a group. */
  section: readonly MenuLink[];
}

/** Returns the group, if any, and the name of a page from the menu or the footer's links. A page that a campus removed from both has only its name. */
export function menuTrail(path: PagePath): MenuTrail {
  for (const entry of [...menu, ...siteLinks]) {
    if ('path' in entry && entry.path === path) return { group: null, link: entry, section: [] };
    const link = 'links' in entry ? entry.links.find((candidate) => candidate.path === path) : undefined;
    if (link && 'links' in entry) return { group: entry.label, link, section: entry.links };
  }
  return { group: null, link: { path, label: pageName(path) }, section: [] };
}
