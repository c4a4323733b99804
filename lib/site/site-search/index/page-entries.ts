import type { Localized } from '#content/locale.ts';
import { calendar } from '#content/messages/calendar.ts';
import { about, accreditation, contact, departments, publicInformation } from '#content/messages/campus.ts';
import { publications } from '#content/messages/documents.ts';
import { mailSubscription } from '#content/messages/follow.ts';
import { gallery } from '#content/messages/gallery.ts';
import { home } from '#content/messages/layout.ts';
import { deadlines } from '#content/messages/notices.ts';
import { offline } from '#content/messages/offline.ts';
import { chart, people } from '#content/messages/people.ts';
import { study } from '#content/messages/study.ts';
import { write } from '#content/messages/write.ts';
import { isPeoplePath } from '#content/people-pages.ts';
import { type PagePath, pages } from '#content/routes.ts';
import { categoryPath, type NoticeCategory } from '#content/site/categories.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { DEPARTMENTS, departmentPath, FOLLOW, programmePath, WRITE } from '#lib/platform/routes/paths.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import { environment } from '#lib/platform/settings/index.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import type { Entry } from '#lib/site/search/entry.ts';
import { noticeCategoriesOf } from '#lib/site/site-content/categories.ts';
import { contentPages, descriptionOf, textsOf } from '#lib/site/site-content/content-pages.ts';
import { departmentDescription, departmentsOf } from '#lib/site/site-content/departments.ts';
import { nameOfPage } from '#lib/site/site-content/menu-links.ts';
import { catalogueOf } from '#lib/site/site-content/programmes.ts';
import { isListed } from '#lib/site/site-content/published.ts';

interface PageContent {
  readonly description: Localized;
  readonly [text: string]: unknown;
}

const contents: Readonly<Partial<Record<PagePath, PageContent>>> = {
  '/': { description: home.title },
  '/about': { description: about.description },
  '/chiefMessage': people.chief,
  '/chart': { description: chart.description },
  '/programs': { description: study.description },
  '/programs/compare': study.compare,
  '/gallery': { description: gallery.description },
  '/publication': { description: publications.description },
  '/qaa': { title: accreditation.title, description: accreditation.description, criteria: accreditation.criteria },
  '/contact': { description: contact.description },
  '/publicInformation': { description: publicInformation.description },
  '/calendar': calendar,
  '/notice/deadlines': deadlines,
  '/offline': offline,
};

/** The texts of a page that are not in documents; null for a page that has none. */
function contentOf(path: PagePath): PageContent | null {
  return isPeoplePath(path) ? { description: people.descriptions[path] } : (contents[path] ?? null);
}

/** Every text in a tree of content, in all languages. */
function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [plainWords(tree)];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

/** Entries for the pages of the site that have a text. */
export const pageEntries = memoizeOf('page-entries', (site: SiteContent): readonly Entry[] => [
  ...pages.flatMap((path) => productEntry(site, path)),
  ...noticeCategoriesOf(site).map((category) => categoryEntry(site, category)),
  ...[...contentPages(site)].map(
    ([path, page]): Entry => ({
      kind: 'pages',
      path,
      title: page.title,
      note: descriptionOf(page),
      text: textsIn([page.title, page.description, textsOf(page), page.pictures?.map(({ alt }) => alt)]).join(' '),
      date: null,
    }),
  ),
]);

/** The document with texts of a page whose other texts are the product's. */
const documentOf = (site: SiteContent) =>
  new Map<PagePath, unknown>([
    ['/', site.home],
    ['/about', site.figures],
    ['/contact', site.place],
    ['/chart', site.chart],
    ['/qaa', site.accreditation],
    ['/publicInformation', site['public-information']],
    // Programmes have their own entries.
    ['/programs', site.programmes?.lead],
  ]);

function productEntry(site: SiteContent, path: PagePath): Entry[] {
  const content = contentOf(path);
  const title = nameOfPage(site, path);
  if (!content || !title || !isListed(site, path)) return [];
  const note = (path === '/' && site.home?.description) || content.description;
  const text = textsIn([content, documentOf(site).get(path)]).join(' ');
  return [{ kind: 'pages', path, title, note, text, date: null }];
}

function categoryEntry(site: SiteContent, { address, name, heading, about }: NoticeCategory): Entry {
  const path = categoryPath(address);
  const title = nameOfPage(site, path) ?? heading;
  return { kind: 'pages', path, title, note: about, text: textsIn([name, heading, about]).join(' '), date: null };
}

/** The enquiry form, if enquiries are accepted. */
export function writeEntries(): Entry[] {
  const { title, description, lead, kinds } = write;
  const text = textsIn([description, lead, kinds]).join(' ');
  return environment().enquiryDelivery === null
    ? []
    : [{ kind: 'pages', path: WRITE, title, note: description, text, date: null }];
}

/** The page of subscriptions by e-mail, if the site sends mails. */
export function followEntries(): Entry[] {
  const { title, description, lead, wordsLabel, numberLabel } = mailSubscription;
  const text = textsIn([description, lead, wordsLabel, numberLabel]).join(' ');
  return environment().subscriptions === null
    ? []
    : [{ kind: 'pages', path: FOLLOW, title, note: description, text, date: null }];
}

/** Entries for the academic departments and their list; none without departments. */
export const departmentEntries = memoizeOf('department-entries', (site: SiteContent): readonly Entry[] => {
  const all = departmentsOf(site);
  const list: Entry = {
    kind: 'pages',
    path: DEPARTMENTS,
    title: nameOfPage(site, DEPARTMENTS) ?? departments.title,
    note: departments.description,
    text: '',
    date: null,
  };
  const entries = all.map((department): Entry => {
    const { id, name, about, place, programmes = [] } = department;
    const programmeNames = programmes.map((programme) => site.programme[programme]?.name);
    return {
      kind: 'pages',
      path: departmentPath(id),
      title: name,
      note: departmentDescription(department),
      text: textsIn([about, place, programmeNames]).join(' '),
      date: null,
    };
  });
  return all.length > 0 ? [list, ...entries] : [];
});

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
export const programmeEntries = memoizeOf('programme-entries', (site: SiteContent): readonly Entry[] =>
  (catalogueOf(site)?.levels ?? []).flatMap(({ heading, programmes }) =>
    programmes.map(({ id, name, facultyName, about, shift, eligibility, scholarships = [], inNotices }): Entry => {
      const note = (locale: keyof Localized) => [heading[locale], facultyName?.[locale]].filter(Boolean).join(' · ');
      const content = [subjects, about, shift && study.shifts[shift], eligibility, scholarships, inNotices];
      return {
        kind: 'programmes',
        path: programmePath(id),
        title: name,
        note: { en: note('en'), ne: note('ne') },
        text: content.flatMap(textsIn).join(' '),
        date: null,
      };
    }),
  ),
);
