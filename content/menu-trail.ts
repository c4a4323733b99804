import type { Localized } from '@/lib/locale';
import { type MenuLink, menu, siteLinks } from './menu';
import type { PagePath } from './routes';

/** Where a page stands in the menu, or in the footer's links: its group, if any, and its own name. @throws Error for any other page */
export function menuTrail(path: PagePath): { group: Localized | null; link: MenuLink } {
  for (const entry of [...menu, ...siteLinks]) {
    if ('path' in entry && entry.path === path) return { group: null, link: entry };
    const link = 'links' in entry ? entry.links.find((candidate) => candidate.path === path) : undefined;
    if (link) return { group: entry.label, link };
  }
  throw new Error(`the menu has no ${path}`);
}
