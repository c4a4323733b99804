import type { Localized } from './locale.ts';
import { type MenuLink, menu, siteLinks } from './menu.ts';
import { pageName } from './page-names.ts';
import type { PagePath } from './routes.ts';

interface MenuTrail {
  group: Localized | null;
  link: MenuLink;
  /** All pages of the group in the order of the menu, this one among them; none without a group. */
  section: readonly MenuLink[];
}

/** Where a page stands in the menu, or in the footer's links: its group, if any, and its own name. A page that a campus took out of both has its name alone. */
export function menuTrail(path: PagePath): MenuTrail {
  for (const entry of [...menu, ...siteLinks]) {
    if ('path' in entry && entry.path === path) return { group: null, link: entry, section: [] };
    const link = 'links' in entry ? entry.links.find((candidate) => candidate.path === path) : undefined;
    if (link && 'links' in entry) return { group: entry.label, link, section: entry.links };
  }
  return { group: null, link: { path, label: pageName(path) }, section: [] };
}
