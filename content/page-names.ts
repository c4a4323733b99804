import type { Localized } from './locale.ts';
import { type MenuLink, menu, siteLinks } from './menu.ts';
import { offline } from './messages/offline.ts';
import { courses } from './pages/courses.ts';
import { deadlines } from './pages/deadlines.ts';
import { noticePages } from './pages/notices.ts';
import { programs } from './pages/programs.ts';
import { departmentNames, departments, type PagePath } from './routes.ts';

const linked = [...menu, ...siteLinks].flatMap((entry): readonly MenuLink[] =>
  'links' in entry ? entry.links : [entry],
);

/** What each page is called: as in the menu, those that are not in it by their headings. */
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
  if (!name) throw new Error(`${path} has no name`);
  return name;
}
