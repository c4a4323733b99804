import { type MenuLink, menu, siteLinks } from '@/content/menu';
import { offline } from '@/content/messages/offline';
import { courses } from '@/content/pages/courses';
import { deadlines } from '@/content/pages/deadlines';
import { noticePages } from '@/content/pages/notices';
import { faculties, programs } from '@/content/pages/programs';
import { departments, type PagePath, pages } from '@/content/routes';
import { isDepartment } from '@/lib/notices/addresses';
import { wordsOf } from '../linked-text';
import type { Localized } from '../locale';
import type { Entry } from './entry';
import { pageContent } from './page-content';

/** What pages are called that are not in the menu, or are called more fully than there. */
const titles = new Map<PagePath, Localized>([
  ...[...menu, ...siteLinks]
    .flatMap((entry): readonly MenuLink[] => ('links' in entry ? entry.links : [entry]))
    .map(({ path, label }): [PagePath, Localized] => [path, label]),
  ...Object.keys(departments)
    .filter(isDepartment)
    .map((name): [PagePath, Localized] => [departments[name].path, noticePages[name].heading]),
  ['/courses', courses.title],
  ['/notice/deadlines', deadlines.title],
  ['/offline', offline.title],
]);

/** Every text in a tree of content, in all languages. */
function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [wordsOf(tree)];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

/** The fixed pages of the site, by their own words. */
export function pageEntries(): Entry[] {
  return pages.map((path) => ({
    kind: 'pages',
    path,
    title: titles.get(path) ?? pageContent[path].description,
    note: pageContent[path].description,
    text: textsIn(pageContent[path]).join(' '),
    date: null,
  }));
}

/** The programmes, by name, faculty and level. */
export function programmeEntries(): Entry[] {
  return programs.levels.flatMap(({ heading, programmes }) =>
    programmes.map(({ name, faculty }): Entry => {
      const note = (locale: keyof Localized) => `${heading[locale]} · ${faculties[faculty][locale]}`;
      return {
        kind: 'programmes',
        path: '/programs',
        title: name,
        note: { en: note('en'), ne: note('ne') },
        text: '',
        date: null,
      };
    }),
  );
}
