import type { Localized } from '@/lib/locale';
import { type MenuLink, menu } from './menu';
import type { PagePath } from './routes';

/** Where a page stands in the menu: its group, if any, and its own name. @throws Error for a page that the menu does not have */
export function menuTrail(path: PagePath): { group: Localized | null; link: MenuLink } {
  for (const entry of menu) {
    if ('path' in entry && entry.path === path) return { group: null, link: entry };
    const link = 'links' in entry ? entry.links.find((candidate) => candidate.path === path) : undefined;
    if (link) return { group: entry.label, link };
  }
  throw new Error(`the menu has no ${path}`);
}
