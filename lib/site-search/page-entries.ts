import type { Localized } from '#content/locale.ts';
import { pageName } from '#content/page-names.ts';
import { faculties, programs } from '#content/pages/programs.ts';
import { pages } from '#content/routes.ts';
import { wordsOf } from '#lib/i18n/linked-text.ts';
import type { Entry } from '#lib/search/entry.ts';
import { contentOf } from './page-content.ts';

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
    title: pageName(path),
    note: contentOf(path).description,
    text: textsIn(contentOf(path)).join(' '),
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
