import { productSpellings } from '#lib/platform/routes/product-spellings.ts';
import { isContent } from './documents.ts';

/** Exports of the files of a `content` folder of an earlier release: `exported('pages/home.ts', 'homeContent')`; undefined for a missing file. */
export interface Source {
  exported(file: string, name: string): unknown;
}

/** A document of an earlier release with the file that had most of it. */
export interface SourceDocument {
  key: string;
  content: unknown;
  file: string;
}

/** Pages of text: their address, file and export. */
export const sourcePages: readonly (readonly [address: string, file: string, name: string])[] = [
  ['/Strategies', 'pages/strategies.ts', 'strategies'],
  ['/studentUnion', 'pages/student-union.ts', 'studentUnion'],
  ['/stuWelfareUnit', 'pages/welfare-unit.ts', 'welfareUnit'],
  ['/cafetria', 'pages/cafeteria.ts', 'cafeteria'],
  ['/sports', 'pages/sports.ts', 'sports'],
  ['/gHostel', 'pages/girls-hostel.ts', 'girlsHostel'],
  ['/bHostel', 'pages/boys-hostel.ts', 'boysHostel'],
  ['/library', 'pages/library.ts', 'library'],
];

/** The fields of an object, none for another value. */
const fieldsOf = (value: unknown) => (isContent(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The documents with the texts of the files of an earlier release; none for a missing file. */
export function sourceDocuments({ exported }: Source): SourceDocument[] {
  const campus = fieldsOf(exported('campus.ts', 'campus'));
  const home = fieldsOf(exported('pages/home.ts', 'homeContent'));
  const about = fieldsOf(exported('pages/about.ts', 'about'));
  const contact = fieldsOf(exported('pages/contact.ts', 'contactContent'));
  const programs = fieldsOf(exported('pages/programs.ts', 'programs'));
  const disclosures = fieldsOf(exported('pages/public-information.ts', 'publicInformationContent'));
  const qaa = fieldsOf(exported('pages/qaa.ts', 'qaaPage'));
  const courses = fieldsOf(exported('pages/courses.ts', 'courses'));
  const { latitude, longitude } = fieldsOf(exported('map.ts', 'map'));
  const menu = {
    entries: exported('menu.ts', 'menu'),
    footerLinks: exported('menu.ts', 'footerLinks'),
    importantLinks: exported('campus.ts', 'importantLinks'),
    siteLinks: exported('menu.ts', 'siteLinks'),
  };
  const pick = (value: Readonly<Record<string, unknown>>, ...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, value[name]]));
  const documents: [key: string, file: string, content: unknown][] = [
    [
      'identity',
      'campus.ts',
      {
        ...pick(campus, 'name', 'shortName', 'tagline', 'developer'),
        university: campus.university && { text: campus.university, url: campus.universityUrl },
      },
    ],
    ['menu', 'menu.ts', menu],
    ['home', 'pages/home.ts', pick(home, 'description', 'banner', 'history', 'historyPictures')],
    ['figures', 'pages/about.ts', { figures: about.figures, note: about.figuresNote }],
    [
      'place',
      'pages/contact.ts',
      {
        ...pick(contact, 'openingHours', 'mapPicture'),
        location: latitude === undefined ? undefined : { latitude, longitude },
      },
    ],
    [
      'programmes',
      'pages/programs.ts',
      {
        ...pick(programs, 'description', 'lead', 'figuresAreSamples', 'steps', 'scholarships'),
        levels: listOf(exported('pages/programs.ts', 'programmeLevels')).map((level) =>
          pick(fieldsOf(level), 'id', 'opens', 'inNotices'),
        ),
        faculties: Object.entries(fieldsOf(exported('programmes/programme.ts', 'faculties'))).map(([id, name]) => ({
          id,
          name,
        })),
      },
    ],
    [
      'public-information',
      'pages/public-information.ts',
      pick(disclosures, 'updatedOn', 'lead', 'areSamples', 'charter', 'officers', 'appeal', 'reports', 'university'),
    ],
    ['accreditation', 'pages/qaa.ts', pick(qaa, 'introduction', 'summary', 'stepsHeading', 'steps')],
    ['chart', 'pages/chart.ts', pick(fieldsOf(exported('pages/chart.ts', 'chartContent')), 'root')],
    ['translations', 'upstream-names.ts', { names: exported('upstream-names.ts', 'upstreamNames') }],
    ...ownRedirects(exported('redirects.ts', 'redirects')),
    [
      'page/courses',
      'pages/courses.ts',
      { ...pick(courses, 'title', 'description'), parts: [{ paragraphs: [courses.lead] }, { tiles: courses.tiles }] },
    ],
    ...sourcePages.map(([address, file, name]): [string, string, unknown] => {
      const page = fieldsOf(exported(file, name));
      return [
        `page${address}`,
        file,
        { title: page.title ?? labelIn(menu, address), ...pick(page, 'description', 'pictures', 'parts') },
      ];
    }),
    ...['bachelor', 'master'].flatMap((level) => programmes(level, exported(`programmes/${level}.ts`, level))),
  ];
  const isPresent = (file: string) => exported(file, '') !== undefined;
  return documents.flatMap(([key, file, content]) => (isPresent(file) ? [{ key, file, content }] : []));
}

function programmes(level: string, list: unknown): [key: string, file: string, content: unknown][] {
  return listOf(list).map((programme, index) => {
    const { id, ...content } = fieldsOf(programme);
    return [`programme/${id}`, `programmes/${level}.ts`, { ...content, level, position: (index + 1) * 10 }];
  });
}

/** Redirects that the product does not have. */
function ownRedirects(redirects: unknown): [key: string, file: string, content: unknown][] {
  const own = Object.entries(fieldsOf(redirects)).filter(([from, to]) => productSpellings[from] !== to);
  return own.length === 0
    ? []
    : [['redirects', 'redirects.ts', { redirects: own.map(([from, to]) => ({ from, to })) }]];
}

/** The name of a page in the menu or the footer. */
function labelIn(menu: Readonly<Record<string, unknown>>, address: string): unknown {
  const links = Object.values(menu)
    .flatMap(listOf)
    .map(fieldsOf)
    .flatMap((entry) => [entry, ...listOf(entry.links).map(fieldsOf)]);
  return links.find(({ path }) => path === address)?.label;
}
