import type { Localized } from '#content/locale.ts';
import { study } from '#content/messages/study.ts';
import { write } from '#content/messages/write.ts';
import { pageName } from '#content/page-names.ts';
import { programmeLevels } from '#content/pages/programs.ts';
import { faculties, shifts } from '#content/programmes/programme.ts';
import { pages } from '#content/routes.ts';
import { plainWords } from '#lib/i18n/linked-text.ts';
import { programmePath, WRITE } from '#lib/routes/paths.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import type { Entry } from '#lib/search/entry.ts';
import { contentOf } from './page-content.ts';

/** Every text in a tree of content, in all languages. */
function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [plainWords(tree)];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

/** Entries for the fixed pages of the site, with their texts. */
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

/** The enquiry form, if enquiries are accepted. */
export function writeEntries(): Entry[] {
  const { title, description, lead, kinds } = write;
  const text = textsIn([description, lead, kinds]).join(' ');
  return environment().enquiryDelivery === null
    ? []
    : [{ kind: 'pages', path: WRITE, title, note: description, text, date: null }];
}

/** Subjects on the page of every programme. */
const subjects = [
  study.fee,
  study.seats,
  study.shift,
  study.eligibilityShort,
  study.eligibility,
  study.scholarships,
  study.apply,
  study.syllabus,
];

/** Entries for the programmes: name, faculty, level and the texts of their pages. */
export function programmeEntries(): Entry[] {
  return programmeLevels.flatMap(({ heading, programmes }) =>
    programmes.map(({ id, name, faculty, about, shift, eligibility, scholarships = [], inNotices }): Entry => {
      const note = (locale: keyof Localized) => `${heading[locale]} · ${faculties[faculty][locale]}`;
      const content = [subjects, about, shift && shifts[shift], eligibility, scholarships, inNotices];
      return {
        kind: 'programmes',
        path: programmePath(id),
        title: name,
        note: { en: note('en'), ne: note('ne') },
        text: content.flatMap(textsIn).join(' '),
        date: null,
      };
    }),
  );
}
