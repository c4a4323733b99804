import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { menu } from '#content/menu.ts';
import { type PagePath, pages } from '#content/routes.ts';
import { registerSite, sampleSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { setContentAddresses } from './content-addresses.ts';
import { plainWords, splitLinks } from './linked-text.ts';
import { categoryIn, labelOf, matchRoute } from './match.ts';
import { isMissingPath, missingPath, nearestPage } from './nearest-page.ts';
import { normalizeAddress } from './normalize-address.ts';
import { storedPictureOf } from './stored-picture.ts';
import { routes } from './table.ts';
import { countedAddress, searchWordsOf } from './unknown-address.ts';

describe('a normalized address', () => {
  const dynamicPages = routes.filter(({ kind }) => kind === 'dynamic').map(({ path }) => path);

  describe('normalizeAddress', () => {
    it.each([...pages, ...dynamicPages])('accepts %s unchanged, in both languages', (path) => {
      expect(normalizeAddress(path)).toEqual({ kind: 'page', locale: 'en', path });
      expect(normalizeAddress(path === '/' ? '/ne' : `/ne${path}`)).toEqual({ kind: 'page', locale: 'ne', path });
    });

    it.each([
      ['/QAA', '/qaa'],
      ['/strategies', '/Strategies'],
      ['/library%20', '/library'],
      ['/library/', '/library'],
      ['/NE/ABOUT/', '/ne/about'],
      ['/ne/', '/ne'],
      ['/en', '/'],
      ['/en/about', '/about'],
      ['/admission', '/notice/admission'],
      ['/ne/Exam', '/ne/notice/exam'],
      ['/notice/index', '/notice'],
      ['/programmes', '/programs'],
      ['/ne/Programme', '/ne/programs'],
      ['/notices/', '/notice'],
      ['/results', '/notice/exam'],
      ['/about-us', '/about'],
      ['/ContactUs', '/contact'],
      ['/chief-message', '/chiefMessage'],
      ['/management_committee', '/mgmtCommittee'],
      ['/ne/girls-hostel', '/ne/gHostel'],
    ])('redirects %s to %s', (typed, to) => {
      expect(normalizeAddress(typed)).toEqual({ kind: 'redirect', to });
    });

    it('redirects the English name of every menu page to the page', () => {
      const links = menu.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
      for (const { label, path } of links.filter(({ label }) => !label.en.includes(','))) {
        const address = normalizeAddress(`/${label.en.replaceAll(' ', '-')}`);
        expect([label.en, address.kind === 'missing' ? null : 'path' in address ? address.path : address.to]).toEqual([
          label.en,
          path,
        ]);
      }
    });

    it('preserves the case of a well-formed album id', () => {
      expect(normalizeAddress('/ne/gallery/6aB-3')).toEqual({ kind: 'page', locale: 'ne', path: '/gallery/6aB-3' });
      expect(normalizeAddress('/Gallery/6aB-3/')).toEqual({ kind: 'redirect', to: '/gallery/6aB-3' });
    });

    it.each([
      ['/gallery/a.b', 'en'],
      ['/gallery/%E0%A4%95', 'en'],
      ['/gallery/1/2', 'en'],
      [`/ne/gallery/${'1'.repeat(65)}`, 'ne'],
      ['/nothing', 'en'],
      ['/served/en/qaa/documents', 'en'],
      ['/ne/nothing', 'ne'],
      ['/news', 'en'],
      ['/en.php', 'en'],
      ['/%E0%A4%A', 'en'],
      ['/about/more', 'en'],
      ['/programs/ba_more', 'en'],
      ['/programs/ba/more', 'en'],
      ['/-', 'en'],
      ['/wp-admin', 'en'],
      ['/missing', 'en'],
      ['/__proto__', 'en'],
    ])('reports %s as missing', (typed, locale) => {
      expect(normalizeAddress(typed)).toEqual({ kind: 'missing', locale });
    });

    describe('with pages and redirects of the campus', () => {
      const page = { title: { en: 'Text' }, parts: [{ paragraphs: [{ en: 'Words' }] }] };
      const redirects = [
        ['/jobs', '/vacancies'],
        ['/old/jobs', '/jobs'],
        ['/canteen', '/vacancies'],
        ['/about', '/vacancies'],
        ['/vacancies', '/about'],
        ['/round', '/about-round'],
        ['/about-round', '/round'],
      ];
      beforeAll(() =>
        registerSite(
          siteOf([
            { key: 'page/vacancies', content: page },
            { key: 'page/life/Night-Classes', content: page },
            { key: 'page/draft', content: { ...page, isDraft: true } },
            { key: 'former-addresses', content: { rows: redirects.filter(([from]) => from !== '/vacancies') } },
          ]),
        ),
      );
      afterAll(() => registerSite(siteOf([])));

      it('accepts the address of a page in both languages', () => {
        expect(normalizeAddress('/vacancies')).toEqual({ kind: 'page', locale: 'en', path: '/vacancies' });
        expect(normalizeAddress('/ne/life/Night-Classes')).toMatchObject({ kind: 'page', path: '/life/Night-Classes' });
      });

      it.each([
        ['/Vacancies/', '/vacancies'],
        ['/life/nightclasses', '/life/Night-Classes'],
        ['/jobs', '/vacancies'],
        ['/ne/Old/Jobs', '/ne/vacancies'],
        ['/canteen', '/vacancies'],
      ])('redirects %s to %s, without a chain', (typed, to) => {
        expect(normalizeAddress(typed)).toEqual({ kind: 'redirect', to });
      });

      it('does not redirect a page of the specification', () => {
        expect(normalizeAddress('/about')).toEqual({ kind: 'page', locale: 'en', path: '/about' });
      });

      it.each(['/draft', '/round', '/about-round'])('reports %s, a draft or part of a circle, as missing', (typed) => {
        expect(normalizeAddress(typed)).toEqual({ kind: 'missing', locale: 'en' });
      });

      it('does not redirect the address of a page, even where the campus has such a redirect', () => {
        registerSite(
          siteOf([
            { key: 'page/vacancies', content: page },
            { key: 'former-addresses', content: { rows: redirects } },
          ]),
        );
        expect(normalizeAddress('/vacancies')).toEqual({ kind: 'page', locale: 'en', path: '/vacancies' });
      });
    });
  });

  const appended = [
    '।',
    '॥',
    '.',
    '..',
    ',',
    ')',
    ']',
    '"',
    '”',
    '’',
    '»',
    '।”',
    ').',
    '&fbclid=x',
    '&utm_source=a&b=c',
  ];
  const records = [
    '/notice/item/414',
    '/gallery/3',
    '/calendar/events/5',
    '/staff/12',
    '/programs/bbs',
    '/department/physics',
    '/about',
    '/notice/exam',
    '/notice/page/2',
  ];

  test.each(appended)('text that chat programs take for a part of a link is ignored: %s', (text) => {
    for (const path of records) {
      expect(normalizeAddress(encodeURI(path + text))).toEqual({ kind: 'redirect', to: path });
      expect(normalizeAddress(`/ne${path}${text}/`)).toEqual({ kind: 'redirect', to: `/ne${path}` });
    }
  });

  test.each([
    ['/notice/item/४१४', '/notice/item/414'],
    [encodeURI('/ne/notice/item/४१४।'), '/ne/notice/item/414'],
    ['/notice/item/414।हेर्नुहोस्', '/notice/item/414'],
    ['/notice/item/414)and', '/notice/item/414'],
    ['/gallery//3', '/gallery/3'],
    ['//about', '/about'],
    ['/।', '/'],
  ])('%s leads to %s', (typed, to) => expect(normalizeAddress(typed)).toEqual({ kind: 'redirect', to }));

  test.each(['/notice/item/a_', '/notice/item/a-', '/staff/A-1'])('%s stays as it is: ids may end like this', (path) =>
    expect(normalizeAddress(path)).toMatchObject({ kind: 'page', path }),
  );

  test.each(['/notice/item/414&page=2', '/no-such.', '/notice/item/।', '/notice/item/4!4'])('%s is missing', (path) =>
    expect(normalizeAddress(path).kind).toBe('missing'),
  );
});

describe('the address of an added category', () => {
  const words = { title: { en: 'Page' }, parts: [{ paragraphs: [{ en: 'Text' }] }] };
  const grants = { ...vacancies, address: 'research-grants', id: 15 };
  const added = (...documents: Parameters<typeof siteOf>[0]) =>
    registerSite(siteOf([categoriesDocument(vacancies, grants), ...documents]));

  beforeEach(() => added());
  afterEach(() => registerSite(siteOf([])));

  test.each([
    ['/notice/vacancies', '/notice/{department}'],
    ['/ne/notice/vacancies', '/notice/{department}'],
    ['/notice/vacancies/page/2', '/notice/{department}/page/{n}'],
    ['/notice/vacancies/feed.xml', '/notice/{feed}'],
    ['/notice/exam', '/notice/exam'],
  ])('the metrics label of %s is %s', (path, label) => expect(labelOf(matchRoute(path))).toBe(label));

  test.each(['/notice/tenders', '/notice/tenders/page/2', '/notice/all', '/notice/item', '/notice/page'])(
    '%s has no route',
    (path) => expect(matchRoute(path)).toBeNull(),
  );

  test('without the document an added category has no route, and those of the specification stay', () => {
    registerSite(siteOf([]));
    expect([matchRoute('/notice/vacancies'), normalizeAddress('/notice/vacancies').kind]).toEqual([null, 'missing']);
    expect(matchRoute('/notice/exam/page/2')?.kind).toBe('page');
  });

  test.each([
    ['/vacancies', '/notice/vacancies'],
    ['/ne/Vacancies/', '/ne/notice/vacancies'],
    ['/notice/Vacancies', '/notice/vacancies'],
    ['/notice/vacancies/page/1', '/notice/vacancies'],
    ['/Notice/Vacancies/page/3', '/notice/vacancies/page/3'],
    ['/notice/research_grants', '/notice/research-grants'],
    ['/researchGrants', '/notice/research-grants'],
  ])('%s redirects to %s', (typed, to) => expect(normalizeAddress(typed)).toEqual({ kind: 'redirect', to }));

  test('a page or redirect of the campus overrides a short address, and neither hides a list', () => {
    added({ key: 'page/vacancies', content: words });
    expect(normalizeAddress('/vacancies')).toMatchObject({ kind: 'page', path: '/vacancies' });
    const redirects = [
      ['/vacancies', '/about'],
      ['/notice/vacancies', '/about'],
    ];
    added({ key: 'former-addresses', content: { rows: redirects } });
    expect(normalizeAddress('/vacancies')).toEqual({ kind: 'redirect', to: '/about' });
    expect(normalizeAddress('/notice/vacancies')).toMatchObject({ kind: 'page', path: '/notice/vacancies' });
  });

  test('the category of a path is that of a list', () => {
    expect(['/notice/vacancies', '/notice/vacancies/page/2', '/notice/search', '/notice'].map(categoryIn)).toEqual([
      'vacancies',
      'vacancies',
      null,
      null,
    ]);
  });
});

describe('the nearest page', () => {
  afterEach(() => registerSite());
  beforeAll(() => registerSite());

  test.each<[string, PagePath]>([
    ['/notice/item', '/notice'],
    ['/notices', '/notice'],
    ['/notise', '/notice'],
    ['/admision.php', '/notice/admission'],
    ['/notice/bsc-exam-routine', '/notice/exam'],
    ['/about-us.html', '/about'],
    ['/aboutUs', '/about'],
    ['/library/rules', '/library'],
    ['/girls-hostel', '/gHostel'],
    ['/pages/chief_message', '/chiefMessage'],
    ['/management-committee', '/mgmtCommittee'],
    ['/student%20union', '/studentUnion'],
    ['/photo-gallery', '/gallery'],
    ['/calendar/1999-01', '/calendar'],
    ['/पुस्तकालय', '/library'],
    [encodeURI('/ne/पुस्तकालय'), '/library'],
    ['/contactus', '/contact'],
  ])('the page nearest to %s is %s', (address, path) => {
    expect(nearestPage(address)).toBe(path);
  });

  test.each([
    '/nowhere',
    '/',
    '/12345',
    '/x.php',
    '/wp-login.php',
    '/__proto__',
    '/%ff',
    '/missing',
    '/qqqqqqqq/zzzzzzzz',
  ])('%s has no nearest page', (address) => {
    expect(nearestPage(address)).toBeNull();
  });

  test('the page nearest to its own address is the page itself', () => {
    for (const path of pages.filter((path) => path !== '/')) expect([path, nearestPage(path)]).toEqual([path, path]);
  });

  test('a page of the menu is suggested by the name that the campus gave it', () => {
    const link = { label: { en: 'Vacancies', ne: 'रिक्त पद' }, path: '/jobs' };
    const menu = { entries: [link], footerLinks: [], importantLinks: [], siteLinks: [] };
    registerSite({ ...sampleSite, menu, page: { jobs: { title: link.label, parts: [{ points: [link.label] }] } } });
    expect(nearestPage('/vacancy')).toBe('/jobs');
    expect(isMissingPath(missingPath('/jobs'))).toBe(true);
  });

  test('pages without a text are not suggested', () => {
    registerSite(siteOf([]));
    expect(nearestPage('/library/rules')).toBeNull();
    expect(isMissingPath('/missing/library')).toBe(false);
  });

  test.each(['/missing', '/missing/about', '/missing/notice/exam'])('%s is a Not Found page', (path) => {
    expect(isMissingPath(path)).toBe(true);
  });

  test.each(['/', '/about', '/missing/', '/missing/made-up', '/missingabout'])('%s is not a Not Found page', (path) => {
    expect(isMissingPath(path)).toBe(false);
  });
});

describe('an unknown address', () => {
  const BROWSER = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';

  test.each([
    ['/2019/05/12/Exam-Result/', '/2019/05/12/exam-result'],
    ['/?p=12&utm_source=x', '/?p=12'],
    [
      '/index.php?option=com_content&view=article&id=5:rules&name=Sita',
      '/index.php?id=5:rules&option=com_content&view=article',
    ],
    ['/notice.php?id=7', '/notice.php?id=7'],
    ['/notice.php?email=sita@example.org', '/notice.php'],
    ['/search.php?q=Sita%20Sharma', '/search.php'],
    ['/wp-content/uploads/2019/05/Rules.pdf', '/wp-content/uploads/2019/05/rules.pdf'],
    [encodeURI('/सूचना-२०७६/'), '/सूचना-२०७६'],
  ])('%s is counted as %s', (url, counted) => expect(countedAddress(url, BROWSER)).toBe(counted));

  test.each([
    '/.env',
    '/.git/config',
    '/wp-login.php',
    '/wp-admin/setup-config.php',
    '/xmlrpc.php',
    '/vendor/phpunit/eval-stdin.php',
    '/wp-content/plugins/x/readme.txt',
    '/backup.zip',
    '/main.js',
    '/result/9841234567',
    '/result/sita@example.org',
    '/reset/0123456789abcdef0123456789abcdef',
    '/%ff',
    `/${'a'.repeat(300)}`,
    '/',
  ])('%s is not counted', (url) => expect(countedAddress(url, BROWSER)).toBeNull());

  test.each(['', 'curl/8', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'python-requests/2'])(
    'requests of the program %j are not counted',
    (userAgent) => expect(countedAddress('/old', userAgent)).toBeNull(),
  );

  test.each([
    ['/2019/05/exam-result-2076/', 'exam result 2076'],
    ['/ne/notices/Scholarship_Form.php', 'scholarship form'],
    [encodeURI('/सूचना/परीक्षा-तालिका/'), 'परीक्षा तालिका'],
    ['/scholarship/index.php', 'scholarship'],
    ['/notice/12345/', 'notice'],
    ['/x.php', ''],
    ['/12345', ''],
    ['/?q=a', ''],
    ['/%ff', ''],
  ])('the search of %s is %j', (url, words) => expect(searchWordsOf(url)).toBe(words));
});

describe('text with links', () => {
  beforeAll(() =>
    setContentAddresses({
      files: new Set(),
      pages: new Set(['/life/NCC']),
      programmes: new Set(),
      categories: new Map(),
      redirects: new Map(),
      formerRows: [],
      names: new Map(),
    }),
  );

  test('a text is split into words and links to pages', () => {
    expect(splitLinks('See [Downloads](/notice/downloads) or [About](/about).')).toEqual([
      { text: 'See ' },
      { text: 'Downloads', path: '/notice/downloads' },
      { text: ' or ' },
      { text: 'About', path: '/about' },
      { text: '.' },
    ]);
    expect(plainWords('See [Downloads](/notice/downloads).')).toBe('See Downloads.');
  });

  test.each([
    ['/life/NCC', '/life/NCC'],
    ['/life/ncc', '/life/NCC'],
    ['/ne/library', '/library'],
    ['/Library/', '/library'],
    ['/privacy#part-2', '/privacy#part-2'],
    ['/search?q=form', '/search?q=form'],
  ])('a link to %s leads to the page %s', (to, path) => {
    expect(splitLinks(`[This](${to})`)).toEqual([{ text: 'This', path }]);
  });

  test.each(['https://tu.edu.np/forms?year=2083', 'http://campus.example', '/files/form.pdf'])(
    'a link to %s is a file or another site',
    (url) => expect(splitLinks(`[This](${url})`)).toEqual([{ text: 'This', url }]),
  );

  test.each(['/nowhere', '/life', '/api/visits', 'https://[', '/notice.pdf'])('a link to %s has no page', (to) => {
    expect(splitLinks(`See [this](${to}).`)).toEqual([{ text: 'See ' }, { text: 'this', unknown: to }, { text: '.' }]);
    expect(plainWords(`See [this](${to}).`)).toBe('See this.');
  });

  test.each(['', 'Words (alone) [and] more', 'A note [1] (see there)', '[a](javascript:alert(1))'])(
    '%p has no link',
    (text) => {
      expect(splitLinks(text)).toEqual(text ? [{ text }] : []);
      expect(plainWords(text)).toBe(text);
    },
  );
});

describe('a stored picture', () => {
  const encoded = (source: string) => `/_next/image?w=660&url=${encodeURIComponent(source)}&q=60`;

  test.each([
    ['/files/a.jpg', 'a.jpg'],
    ['/files/profile/a.jpg', 'a.jpg'],
    ['/files/%E0%A4%95%20a.jpg', 'क a.jpg'],
    ['/files/%61.jpg', 'a.jpg'],
    ['/files/a.jpg?name=b', 'a.jpg'],
    ['/pictures/../files/a.jpg', 'a.jpg'],
    ['\\files\\a.jpg', 'a.jpg'],
    ['http://site/files/a.jpg', 'a.jpg'],
    ['/FILES/a.jpg', 'a.jpg'],
    ['/files//a.jpg', 'a.jpg'],
    ['/files/%ff.jpg', '%ff.jpg'],
  ])('the picture of %s comes from the stored file %s', (source, name) => {
    expect(storedPictureOf(encoded(source))).toBe(name);
  });

  test.each([encoded('/pictures/hills.webp'), encoded(''), '/_next/image', '/files/a.jpg', '/?url=/files/a.jpg'])(
    '%s does not show a stored file',
    (url) => {
      expect(storedPictureOf(url)).toBeNull();
    },
  );
});
