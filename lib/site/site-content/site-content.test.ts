import { categoriesDocument, samplePage, vacancies } from '#campus-api/testing/site-documents.ts';
import { defaultMenu } from '#content/site/defaults.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { addressesOf } from './addresses-of.ts';
import { readChosen } from './chosen-programmes.ts';
import { contentPages, descriptionOf, textsOf } from './content-pages.ts';
import { departmentDescription, departmentsOf } from './departments.ts';
import { findProgrammes, readWishes, wishesOf } from './find-programmes.ts';
import { changedTags } from './follow-site.ts';
import { findInMenu, nameOfPage, pagesNear, visibleMenuOf } from './menu-links.ts';
import { openingTimesOf } from './opening-times.ts';
import { catalogueOf, findInCatalogue, type Programme } from './programmes.ts';
import { isListed, isPublished } from './published.ts';
import { ownSampleWarning } from './several-machines.ts';
import { shortNames } from './short-names.ts';
import { registerSite, sampleSite, sampleSite as site, siteOf } from './testing/sample-site.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { log } from '#lib/platform/runtime/log.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { countUnknownAddress, flushUnknownAddresses, MAX_UNKNOWN } from './unknown-addresses.ts';

describe('the addresses of the content', () => {
  test('the registry has the published pages, the programmes and names of the sample', () => {
    const { pages, programmes, names } = addressesOf(sampleSite);
    expect(pages.has('/library')).toBe(true);
    expect(programmes.has('bbs')).toBe(true);
    expect(names.get('/library')?.en).toBe('Library');
    expect(names.get('/programs/compare')?.en).toBe('Compare programmes');
  });

  test('an empty campus adds no addresses to those of the product, and only their names are suggested', () => {
    const { pages, programmes, redirects, names } = addressesOf(siteOf([]));
    expect([pages.size, programmes.size, redirects.size]).toEqual([0, 0, 0]);
    expect(names.has('/library')).toBe(false);
    expect(names.get('/notice')?.en).toBe('Notice');
  });

  test('chains of redirects between pages are resolved, and circles of any length are left out', () => {
    const steps = Array.from({ length: 30 }, (_, step) => [`/c${step}`, `/c${(step + 1) % 30}`]);
    const others = [
      ['/?p=1', '/about'],
      ['/2019/result', '/notice/item/1'],
    ];
    const rows = [['/a', '/b'], ['/b', '/about'], ['/x', '/x'], ...steps, ...others];
    expect([...addressesOf(siteOf([{ key: 'former-addresses', content: { rows } }])).redirects]).toEqual([
      ['/a', '/about'],
      ['/b', '/about'],
    ]);
  });

  test('the addresses of a snapshot are computed once', () => {
    expect(addressesOf(sampleSite)).toBe(addressesOf(sampleSite));
  });
});

describe('changed tags', () => {
  const site = (...pages: [id: string, text: string][]) =>
    siteOf(pages.map(([id, text]) => ({ key: `page/${id}`, content: samplePage(id, text) })));

  test('nothing is published where nothing has changed', () => {
    expect(changedTags(sampleSite, JSON.parse(JSON.stringify(sampleSite)))).toEqual([]);
  });

  test('an edited page publishes its own tag and that of all pages', () => {
    const tags = changedTags(site(['a', 'One.'], ['b', 'Two.']), site(['a', 'One.'], ['b', 'Three.']));
    expect(tags).toEqual(['site:page/b', 'site:page']);
  });

  test('a new or removed page also publishes the addresses', () => {
    expect(changedTags(site(), site(['a', 'One.']))).toEqual(['site:page/a', 'site:page', 'site:addresses']);
    expect(changedTags(site(['a', 'One.']), site())).toEqual(['site:page/a', 'site:page', 'site:addresses']);
  });

  test('an edited menu publishes only the menu', () => {
    const { menu } = sampleSite;
    if (menu === undefined) throw new Error('The sample has no menu');
    expect(changedTags(sampleSite, { ...sampleSite, menu: { ...menu, importantLinks: [] } })).toEqual(['site:menu']);
  });

  test('many changed documents publish the whole site content', () => {
    const pages = Array.from({ length: 101 }, (_, index): [string, string] => [`page-${index}`, 'Text.']);
    expect(changedTags(site(), site(...pages))).toEqual(['site']);
    expect(changedTags(sampleSite, { ...sampleSite, calendar: { years: [{ year: 2084 }] } })).toEqual(['site']);
  });

  test('an added category publishes its document and the addresses, a new name only the document', () => {
    const categories = (...added: object[]) => siteOf([categoriesDocument(...added)]);
    expect(changedTags(categories(), categories(vacancies))).toEqual(['site:notice-categories', 'site:addresses']);
    const renamed = { ...vacancies, name: { en: 'Jobs' } };
    expect(changedTags(categories(vacancies), categories(renamed))).toEqual(['site:notice-categories']);
  });
});

describe('chosen programmes', () => {
  const catalogue = catalogueOf(sampleSite);

  const read = (query: string) => {
    const { ids, programmes: compared, issue } = readChosen(new URLSearchParams(query), catalogue);
    return [ids.join(' '), compared.map(({ id }) => id).join(' '), issue];
  };

  test.each([
    ['', '', '', null],
    ['programme=bbs', 'bbs', '', 'tooFew'],
    ['programme=bbs&programme=bbs', 'bbs', '', 'tooFew'],
    ['programme=bbs&programme=no-such', 'bbs', '', 'tooFew'],
    ['programme=bit&programme=ba', 'bit ba', 'bit ba', null],
    ['programme=ba&programme=bbs&programme=bit&programme=bed', 'ba bbs bit bed', 'ba bbs bit', 'tooMany'],
  ])('“%s” chooses “%s” and shows “%s”', (query, ids, compared, issue) => {
    expect(read(query)).toEqual([ids, compared, issue]);
  });

  test('nothing is chosen where a campus has no programmes', () => {
    expect(readChosen(new URLSearchParams('programme=bbs'), null)).toEqual({
      ids: [],
      programmes: [],
      issue: 'tooFew',
    });
  });
});

describe('the programme finder', () => {
  const catalogue = catalogueOf(sampleSite);
  const find = (query: string) =>
    catalogue
      ? findProgrammes(catalogue, readWishes(new URLSearchParams(query))).flatMap(({ programmes }) => programmes)
      : [];
  const all = catalogue?.levels.flatMap(({ programmes }) => programmes) ?? [];

  test.each(['', 'level=&faculty=&shift=&fee=', 'level=college&shift=noon&fee=cheap'])(
    '“%s” has no wishes and finds all programmes',
    (query) => expect(find(query)).toEqual(all),
  );

  test.each([
    ['level=master', ({ level }: Programme) => level === 'master'],
    ['faculty=management', ({ faculty }: Programme) => faculty === 'management'],
    ['shift=morning', ({ shift }: Programme) => shift === 'morning'],
    ['fee=30000', ({ fee }: Programme) => fee.firstYear !== null && fee.firstYear <= 30_000],
    ['fee=३०,०००', ({ fee }: Programme) => fee.firstYear !== null && fee.firstYear <= 30_000],
  ])('“%s” finds exactly the programmes that fulfil it', (query, fulfils) => {
    expect(find(query)).toEqual(all.filter(fulfils));
    expect(find(query).length).toBeGreaterThan(0);
    expect(find(query).length).toBeLessThan(all.length);
  });

  test('several choices must all be fulfilled', () => {
    expect(find('level=bachelor&faculty=management&shift=morning')).toEqual(
      all.filter(
        ({ level, faculty, shift }) => level === 'bachelor' && faculty === 'management' && shift === 'morning',
      ),
    );
    expect(find('faculty=no-such-faculty')).toEqual([]);
  });

  test('only sums that part the programmes are offered, and only values that some programme has', () => {
    const { level, faculty, shift, fee } = catalogue
      ? wishesOf(catalogue)
      : { level: [], faculty: [], shift: [], fee: [] };
    for (const step of fee) expect(find(`fee=${step}`).length).toBeGreaterThan(0);
    for (const id of [...level, ...shift]) expect(JSON.stringify(all)).toContain(`"${id}"`);
    expect(faculty.map(([id]) => id)).toEqual([...new Set(all.map((each) => each.faculty))]);
  });
});

describe('pages of text', () => {
  const words = [{ paragraphs: [{ en: 'See [the library](/library).', ne: '[पुस्तकालय](/library) हेर्नुहोस्।' }] }];
  const title = { en: 'Page' };
  const siteWith = (pages: Record<string, unknown>) =>
    siteOf(Object.entries(pages).map(([id, content]) => ({ key: `page/${id}`, content })));
  const pathsOf = (pages: Record<string, unknown>) => [...contentPages(siteWith(pages)).keys()];

  afterEach(() => registerSite(siteOf([])));

  test('published pages are listed, and drafts, pages without text and reserved addresses are not', () => {
    const paths = pathsOf({
      'life/ncc': { title, parts: words },
      draft: { title, parts: words, isDraft: true },
      empty: { title, parts: [] },
      'empty-part': { title, parts: [{ paragraphs: [], points: [] }] },
      about: { title, parts: words },
      'notice/vacancies': { title, parts: words },
    });
    expect(paths.filter((path) => path !== '/accessibility' && path !== '/privacy')).toEqual(['/life/ncc']);
  });

  test('a page of pictures is published', () => {
    const picture = { src: '/pictures/a.webp', width: 1, height: 1, alt: title };
    expect(pathsOf({ art: { title, pictures: [picture], parts: [] } })).toContain('/art');
  });

  test('the statements of the product are listed until the campus publishes its own', () => {
    const [standard, draft, own] = [
      {},
      { privacy: { title, parts: words, isDraft: true } },
      { privacy: { title, parts: words } },
    ];
    const titleOf = (pages: Record<string, unknown>) => contentPages(siteWith(pages)).get('/privacy')?.title.en;
    expect([standard, draft, own].map(titleOf)).toEqual(['Privacy', 'Privacy', 'Page']);
  });

  test('a page without a description is described by its first text without addresses, then by its title', () => {
    registerSite(sampleSite);
    const describe = (page: object) => {
      const parsed = contentPages(siteWith({ page: { title, parts: words, ...page } })).get('/page');
      return parsed && descriptionOf(parsed).en;
    };
    expect(describe({ description: { en: 'About it' } })).toBe('About it');
    expect(describe({})).toBe('See the library.');
    expect(describe({ parts: [{ facts: [{ label: title, value: 5 }] }] })).toBe('Page');
  });

  test('the texts of a page are those of all fields of its parts, without numbers', () => {
    const text = (en: string) => ({ en });
    const part = {
      heading: text('Heading'),
      paragraphs: [text('Paragraph')],
      points: [text('Point')],
      facts: [{ label: text('Label'), value: 50 }],
      table: { caption: text('Caption'), columns: [text('Column')], rows: [[text('Cell')], [7]] },
      tiles: [text('Tile')],
      tileNote: text('Note'),
    };
    const page = contentPages(siteWith({ page: { title, parts: [part] } })).get('/page');
    const expected = ['Heading', 'Paragraph', 'Point', 'Label', 'Caption', 'Column', 'Cell', 'Tile', 'Note'];
    expect(page && textsOf(page).map(({ en }) => en)).toEqual(expected);
  });
});

describe('the menu', () => {
  const paths = (menu: ReturnType<typeof visibleMenuOf>) =>
    menu.entries
      .flatMap((entry) => ('links' in entry ? entry.links : [entry]))
      .map((link) => ('path' in link ? link.path : link.url));

  test('the menu of a campus with all texts is complete', () => {
    expect(visibleMenuOf(sampleSite)).toEqual({ ...sampleSite.menu, isSample: undefined });
  });

  test('the default menu of an empty campus has no links to pages without a text, and no empty groups', () => {
    const menu = visibleMenuOf(siteOf([]));
    expect(paths(menu)).toEqual([
      '/',
      '/about',
      '/chiefMessage',
      '/mgmtCommittee',
      '/executiveCommittee',
      '/notice',
      '/keyStaff',
      '/staff',
      '/nonTeachingsstaff',
      '/gallery',
      '/teachersAssociation',
      '/employeeAssociation',
      '/publication',
      '/qaa',
      '/contact',
    ]);
    expect(menu.entries.map(({ label }) => label.en)).not.toContain('Life');
    expect(menu.footerLinks.map(({ path }) => path)).not.toContain('/programs');
    expect(menu.importantLinks).toEqual([]);
  });

  test('a menu keeps links to other sites, new pages and programmes, and loses drafts and unknown pages', () => {
    const label = { en: 'Link' };
    const links = [
      { label, url: 'https://alumni.example/' },
      { label, path: '/vacancies' },
      { label, path: '/programs/bbs' },
      { label, path: '/notice/item/5' },
      { label, path: '/draft' },
      { label, path: '/programs/none' },
      { label, path: '/nowhere' },
    ];
    const page = { title: { en: 'Page' }, parts: [{ points: [{ en: 'Words' }] }] };
    const site = siteOf([
      { key: 'menu', content: { entries: [{ label, links }], footerLinks: [], importantLinks: [], siteLinks: [] } },
      { key: 'page/vacancies', content: page },
      { key: 'page/draft', content: { ...page, isDraft: true } },
    ]);
    const { programme } = sampleSite;
    expect(paths(visibleMenuOf({ ...site, programme }))).toEqual([
      'https://alumni.example/',
      '/vacancies',
      '/programs/bbs',
      '/notice/item/5',
    ]);
  });

  test('a page has its group and its name in the menu', () => {
    const menu = sampleSite.menu ?? defaultMenu;
    expect(findInMenu(menu, '/library')).toMatchObject({
      group: { label: { en: 'Life' } },
      link: { path: '/library' },
    });
    expect(findInMenu(menu, '/notice')).toMatchObject({ group: null, link: { label: { en: 'Notice' } } });
    expect(findInMenu(menu, '/privacy')).toMatchObject({ group: null });
    expect(findInMenu(menu, '/courses')).toBeNull();
  });

  test('a page that is in no menu has the title of its text, or the name that the product gives it', () => {
    const title = { en: 'Vacancies', ne: 'रिक्त पद' };
    const site = siteOf([{ key: 'page/vacancies', content: { title, parts: [{ points: [title] }] } }]);
    expect(nameOfPage(site, '/vacancies')).toEqual(title);
    expect(nameOfPage(site, '/programs/compare')?.en).toBe('Compare programmes');
    expect(nameOfPage(site, '/nowhere')).toBeNull();
  });

  test('the neighbours of a page are those in its menu group, or the other notice lists', () => {
    const menu = sampleSite.menu ?? defaultMenu;
    expect(pagesNear(menu, '/bHostel').slice(0, 2)).toEqual(['/bHostel', '/stuWelfareUnit']);
    expect(pagesNear(menu, '/notice/exam').slice(0, 3)).toEqual(['/notice/exam', '/notice', '/notice/admission']);
    expect(pagesNear(menu, '/contact')).toEqual(['/contact']);
  });

  test('the list of an added category is in the menu while the category exists, and has its heading', () => {
    const menu = {
      entries: [{ label: { en: 'Jobs' }, path: '/notice/vacancies' }],
      footerLinks: [],
      importantLinks: [],
      siteLinks: [],
    };
    const pathsIn = (...documents: Parameters<typeof siteOf>[0]) =>
      visibleMenuOf(siteOf([{ key: 'menu', content: menu }, ...documents])).entries.length;
    expect([pathsIn(), pathsIn(categoriesDocument(vacancies))]).toEqual([0, 1]);
    expect(nameOfPage(siteOf([categoriesDocument(vacancies)]), '/notice/vacancies')).toEqual(vacancies.name);
  });
});

describe('opening times', () => {
  const row = (days: string, hours: string) => ({ days: { en: days, ne: days }, hours: { en: hours, ne: hours } });

  test.each([
    [
      'Sunday to Thursday',
      '10:00 – 17:00',
      [[600, 1020], [600, 1020], [600, 1020], [600, 1020], [600, 1020], null, null],
    ],
    ['Fri–Sun', '9.30-12.00', [[570, 720], null, null, null, null, [570, 720], [570, 720]]],
    ['Saturday and public holidays', 'Closed', [null, null, null, null, null, null, []]],
    ['Every day', '6:00 am to 5:30 pm', Array(7).fill([360, 1050])],
    [
      'Monday, Wednesday',
      '6:00–10:00, 16:00–19:00',
      [null, [360, 600, 960, 1140], null, [360, 600, 960, 1140], null, null, null],
    ],
    ['आइतबारदेखि बिहीबारसम्म', '१०:०० – १७:००', [...Array(5).fill([600, 1020]), null, null]],
    ['शनिबार र सार्वजनिक बिदा', 'बन्द', [null, null, null, null, null, null, []]],
  ])('“%s”, “%s” are read as opening times', (days, hours, week) => {
    expect(openingTimesOf([row(days, hours)])).toEqual(week);
  });

  test('rows of the same day are joined in order', () => {
    expect(openingTimesOf([row('Sunday', '16:00–19:00'), row('Sunday', '6:00–10:00')])?.[0]).toEqual([
      360, 600, 960, 1140,
    ]);
  });

  test.each([
    ['During the examinations', '10:00–17:00'],
    ['Sunday except in Dashain', '10:00–17:00'],
    ['Sunday', 'by appointment'],
    ['Sunday', '10:00–5:00'],
    ['Sunday', '10:00–17:00, later on request'],
    ['Sunday', '22:00–26:00'],
  ])('“%s”, “%s” give no opening times, not even those of other rows', (days, hours) => {
    expect(openingTimesOf([row('Friday', '10:00–15:00'), row(days, hours)])).toBeNull();
  });

  test('no rows give no opening times', () => expect(openingTimesOf([])).toBeNull());
});

test('a programme is called by its abbreviation with the words after it, by its whole name where that is missing or not unique', () => {
  const all = catalogueOf(site)?.levels.flatMap(({ programmes }) => programmes) ?? [];
  const [en, ne] = [shortNames(all, 'en'), shortNames(all, 'ne')];
  expect(['bbs', 'bsc-csit', 'ma-nepali', 'one-year-bed'].map((id) => en.get(id))).toEqual([
    'BBS',
    'BSc CSIT',
    'MA in Nepali',
    'One-year Bachelor of Education',
  ]);
  expect(['bbs', 'ma-nepali'].map((id) => ne.get(id))).toEqual(['बीबीएस', 'नेपालीमा स्नातकोत्तर (एमए)']);
  expect(new Set(en.values()).size).toBe(all.length);
});

describe('programmes', () => {
  const shared = site.programmes;
  if (!shared) throw new Error('the sample has no document `programmes`');
  const empty: SiteContent = { page: {}, programme: {}, department: {} };
  const idsOf = (content: SiteContent) =>
    catalogueOf(content)?.levels.map(({ id, programmes }) => [id, programmes.map((programme) => programme.id)]);

  test('the programmes of the sample are by level, in the order of their positions', () => {
    const [[bachelor, first] = [], [master, second] = []] = idsOf(site) ?? [];
    expect([bachelor, first?.slice(0, 3)]).toEqual(['bachelor', ['ba', 'bbs', 'bba']]);
    expect([master, second?.at(-1)]).toEqual(['master', 'mphil-education']);
    expect([...(first ?? []), ...(second ?? [])].sort()).toEqual(Object.keys(site.programme).sort());
  });

  test('a programme has its level, the name of its faculty and the texts of all programmes', () => {
    const entry = findInCatalogue(catalogueOf(site), 'bbs');
    expect(entry?.programme).toMatchObject({ id: 'bbs', facultyName: { en: 'Management' }, seats: 240 });
    expect(entry?.level).toMatchObject({ id: 'bachelor', name: { en: 'Bachelor’s' }, opens: { ne: 'साउन' } });
    expect(entry?.catalogue).toMatchObject({ figuresAreSamples: true, steps: shared.steps });
    expect(findInCatalogue(catalogueOf(site), 'no-such')).toBeNull();
  });

  test('levels without programmes are left out, and their order is that of the campus', () => {
    const { bbs, mbs } = site.programme;
    if (!bbs || !mbs) throw new Error('the sample has no BBS or MBS');
    const reversed = { ...shared, levels: shared.levels.toReversed() };
    expect(idsOf({ ...empty, programmes: reversed, programme: { bbs, mbs } })).toEqual([
      ['master', ['mbs']],
      ['bachelor', ['bbs']],
    ]);
    expect(idsOf({ ...empty, programmes: reversed, programme: { bbs } })).toEqual([['bachelor', ['bbs']]]);
  });

  test('a level that the campus does not list comes before the next higher one', () => {
    const { bbs, mbs } = site.programme;
    if (!bbs || !mbs) throw new Error('the sample has no BBS or MBS');
    const others = { science: { ...bbs, level: 'plus-two' }, pgd: { ...bbs, level: 'pgd' } } as const;
    const phd = { ...bbs, level: 'phd' } as const;
    const content = { ...empty, programmes: shared, programme: { bbs, mbs, ...others, phd } };
    expect(idsOf(content)?.map(([id]) => id)).toEqual(['plus-two', 'bachelor', 'pgd', 'master', 'phd']);
  });

  test('programmes and departments without a position follow those with one, by name', () => {
    const { bbs } = site.programme;
    const [department] = Object.values(site.department);
    if (!bbs || !department) throw new Error('the sample has no BBS or no department');
    const at = (position: number | undefined, en: string) => ({ position, name: { en, ne: en } });
    const programme = { a: { ...bbs, ...at(undefined, 'Zoology') }, b: { ...bbs, ...at(undefined, 'Botany') } };
    expect(idsOf({ ...empty, programme: { ...programme, z: { ...bbs, ...at(1, 'Last') } } })).toEqual([
      ['bachelor', ['z', 'b', 'a']],
    ]);
    const departments = {
      a: { ...department, ...at(undefined, 'Zoology') },
      b: { ...department, ...at(5, 'Physics') },
    };
    expect(departmentsOf({ ...empty, department: departments }).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('a department is described by its description, otherwise by its first paragraph, otherwise by its name', () => {
    const [sample] = departmentsOf(site);
    if (!sample) throw new Error('the sample has no department');
    const bare = { ...sample, about: [], description: undefined };
    const [own, about] = ['Own words', 'See the [library](/library).'].map((text) => ({ en: text, ne: text }));
    const describe = (more: Partial<typeof sample>) => departmentDescription({ ...bare, ...more }).en;
    expect(describe({})).toBe(bare.name.en);
    expect(about && describe({ about: [about] })).toBe('See the library.');
    expect(own && about && describe({ description: own, about: [about] })).toBe('Own words');
  });

  test('programmes without shared texts have no faculty names, months of admission or steps', () => {
    const { bbs } = site.programme;
    if (!bbs) throw new Error('the sample has no BBS');
    const catalogue = catalogueOf({ ...empty, programme: { bbs } });
    expect(catalogue).toMatchObject({ steps: [], scholarships: [], figuresAreSamples: false });
    expect(findInCatalogue(catalogue, 'bbs')).toMatchObject({
      programme: { facultyName: null },
      level: { opens: null },
    });
  });

  test('a campus without programmes has no catalogue', () => {
    expect(catalogueOf({ ...empty, programmes: shared })).toBeNull();
  });
});

describe('published pages', () => {
  const empty = siteOf([]);
  const ofDocuments = ['/chart', '/programs', '/programs/compare', '/publicInformation', '/qaa'];

  test('pages without a document are not listed, and those of the sample are', () => {
    expect(ofDocuments.filter((path) => isListed(empty, path))).toEqual([]);
    expect(ofDocuments.filter((path) => isListed(sampleSite, path))).toEqual(ofDocuments);
  });

  test('the login of the QAA area is in the menu also without a text on accreditation', () => {
    expect(ofDocuments.filter((path) => isPublished(empty, path))).toEqual(['/qaa']);
  });

  test('public information without any entry is not published', () => {
    const content = { charter: [], officers: [], reports: [], university: [] };
    const site = siteOf([{ key: 'public-information', content }]);
    expect(isPublished(site, '/publicInformation')).toBe(false);
    const lead = siteOf([{ key: 'public-information', content: { ...content, lead: { ne: 'सूचना' } } }]);
    expect(isPublished(lead, '/publicInformation')).toBe(true);
  });
});

describe('several machines', () => {
  const settings = { redisUrl: 'redis://cache', upstreamUrl: 'http://api.example', siteContentUrl: null };
  const library = samplePage('Library', 'Open.');
  const sample = siteOf([{ key: 'page/library', content: { ...library, isSample: true } }]);
  const edited = siteOf([{ key: 'page/library', content: { ...library, isSample: undefined } }]);

  test('one of several machines is warned of site content that nobody has written or edited', () => {
    expect(ownSampleWarning(settings, sample)).toContain('SITE_CONTENT_URL');
    expect(ownSampleWarning(settings, siteOf([]))).toContain('SITE_CONTENT_URL');
    expect(ownSampleWarning(settings, edited)).toBeNull();
  });

  test('a machine that reads the content of another one, or is the only one, is not warned', () => {
    expect(ownSampleWarning({ ...settings, siteContentUrl: 'http://admin.example' }, sample)).toBeNull();
    expect(ownSampleWarning({ ...settings, redisUrl: null }, sample)).toBeNull();
    expect(ownSampleWarning({ ...settings, upstreamUrl: null }, sample)).toBeNull();
  });
});

describe('unknown addresses', () => {
  const before = { ...process.env };
  let dataDir: string;

  beforeEach(() => {
    globalThis.campusWebsite?.clear();
    dataDir = mkdtempSync(join(tmpdir(), 'unknown-'));
    process.env.DATA_DIR = dataDir;
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.env = { ...before };
  });

  function stored() {
    const database = new DatabaseSync(join(dataDir, 'unknown-addresses.db'), { readOnly: true });
    try {
      return database.prepare('SELECT * FROM unknown_addresses ORDER BY count DESC, address').all();
    } finally {
      database.close();
    }
  }

  test('requests are counted over restarts, with their day and nothing else', async () => {
    for (const address of ['/old', '/other', '/old']) countUnknownAddress(address);
    await flushUnknownAddresses();
    globalThis.campusWebsite?.clear();
    countUnknownAddress('/old');
    await flushUnknownAddresses();
    const day = nepalDate(new Date());
    expect(stored()).toEqual([
      { address: '/old', count: 3, day },
      { address: '/other', count: 1, day },
    ]);
  });

  test('random addresses neither fill the disk nor crowd out frequent ones', async () => {
    for (let index = 0; index < 300; index += 1) for (const _ of 'ab') countUnknownAddress(`/frequent-${index}`);
    await flushUnknownAddresses();
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 2 * MAX_UNKNOWN; index += 1) countUnknownAddress(`/random-${round}-${index}`);
      await flushUnknownAddresses();
    }
    countUnknownAddress('/new');
    await flushUnknownAddresses();
    const addresses = stored().map(({ address }) => String(address));
    expect(addresses.length).toBeLessThanOrEqual(MAX_UNKNOWN);
    expect(addresses.filter((address) => address.startsWith('/frequent'))).toHaveLength(300);
    expect(addresses).toContain('/new');
  });

  test('a failure of the disk is logged', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    process.env.DATA_DIR = join(dataDir, 'file');
    writeFileSync(process.env.DATA_DIR, '');
    countUnknownAddress('/old');
    await flushUnknownAddresses();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
