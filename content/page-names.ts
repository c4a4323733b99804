import type { Localized } from './locale.ts';
import { footerLinks, type MenuLink, menu, siteLinks } from './menu.ts';
import { offline } from './messages/offline.ts';
import { courses } from './pages/courses.ts';
import { deadlines } from './pages/deadlines.ts';
import { noticePages } from './pages/notices.ts';
import { programs } from './pages/programs.ts';
import { departmentNames, departments, type PagePath } from './routes.ts';

// The menu comes later in the list: its names override those of the footer.
const linked = [...footerLinks, ...menu, ...siteLinks].flatMap((entry): readonly MenuLink[] =>
  'links' in entry ? entry.links : [entry],
);

/** Names of pages: from the menu, otherwise from the footer, otherwise their headings. */
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
