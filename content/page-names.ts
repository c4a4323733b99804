import type { Localized } from './locale.ts';
import { footerLinks, type MenuLink, menu, siteLinks } from './menu.ts';
import { offline } from './messages/offline.ts';
import { courses } from './pages/courses.ts';
import { deadlines } from './pages/deadlines.ts';
import { noticePages } from './pages/notices.ts';
import { programs } from './pages/programs.ts';
import { departmentNames, departments, type PagePath } from './routes.ts';

// What the menu calls a page counts more than what the footer does.
const linked = [...footerLinks, ...menu, ...siteLinks].flatMap((entry): readonly MenuLink[] =>
  'links' in entry ? entry.links : [entry],
);

/** What each page is called: as in the menu, else as in the footer; those that are in neither by their headings. */
const names = new Map<PagePath, Localized>([
  ...linked.map(({ path, label }): [PagePath, Localized] => [path, label]),
  ...departmentNames.map((name): [PagePath, Localized] => [departments[name].path, noticePages[name].heading]),
  ['/courses', courses.title],
  ['/programs/compare', programs.compare.title],
  ['/notice/deadlines', deadlines.title],
  ['/offline', offline.title],
]);

/** @throws Error for a page that has no name yet */
export function pageName(path: PagePath): Localized {
  const name = names.get(path);
  if (!name) throw new Error(`${path} has no name: give it one in content/menu.ts, or here in content/page-names.ts`);
  return name;
}
