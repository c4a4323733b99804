import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { menu } from '#content/menu.ts';
import { type PagePath, pages, textPages } from '#content/routes.ts';
import { registerSite, sampleSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { config } from '#middleware.ts';
import { setContentAddresses } from './content-addresses.ts';
import { canonicalFormerAddress } from './former-address.ts';
import { formerLocation } from './former-addresses.ts';
import { plainWords, splitLinks } from './linked-text.ts';
import { categoryIn, isFileRoute, isPageRoute, labelOf, matchRoute } from './match.ts';
import { isMissingPath, missingPath, nearestPage } from './nearest-page.ts';
import { normalizeAddress } from './normalize-address.ts';
import { attachmentPath, filePath, localeOf, localPath, publicPath } from './paths.ts';
import { productSpellings } from './product-spellings.ts';
import { isReservedAddress } from './reserved.ts';
import { storedPictureOf } from './stored-picture.ts';
import { type Route, type RouteKind, routes } from './table.ts';
import { samplePath } from './testing/sample-path.ts';
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

  const appended = [...'। ॥ . .. , ) ] " ” ’ » ।” ). &fbclid=x &utm_source=a&b=c'.split(' ')];
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
    ...'/.env /.git/config /wp-login.php /wp-admin/setup-config.php /xmlrpc.php'.split(' '),
    ...'/vendor/phpunit/eval-stdin.php /wp-content/plugins/x/readme.txt /backup.zip /main.js'.split(' '),
    ...'/result/9841234567 /result/sita@example.org /reset/0123456789abcdef0123456789abcdef /%ff'.split(' '),
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

describe('a former address', () => {
  const entered = [
    ['/2019/05/Result/', '/notice/item/1'],
    ['/?p=12', '/notice/item/2'],
    ['/?page_id=3', '/about'],
    ['/index.php?option=com_content&view=article&id=5:rules', '/library'],
    ['/index.php?option=com_content&view=category', '/notice'],
    ['/notice.php', '/notice'],
    ['/notice.php?id=7', '/notice/item/7'],
    ['/सूचना-२०७६/', '/notice/exam'],
    ['/ne/पुरानो/', '/notice/admission'],
    ['/category/exam/feed/', '/notice/exam/feed.xml'],
    ['/wp-content/uploads/2019/05/Rules.pdf', '/files/1-rules.pdf'],
    ['/wp-content/uploads/2019/05/hall.jpg', '/gallery/3'],
    ['/drive', 'https://drive.example.org/a?b=c'],
    ['/about', '/notice'],
    ['/programme list', '/programs#bbs'],
  ] as const;
  const rows = entered.map(([from, to]) => [canonicalFormerAddress(from) ?? '', to] as const);
  const location = (url: string) => formerLocation(rows, url);

  beforeAll(() => registerSite(sampleSite));

  test.each([
    ['/2019/05/result', '/notice/item/1'],
    ['/2019/05/result/', '/notice/item/1'],
    ['/2019/05/RESULT//', '/notice/item/1'],
    ['/2019/05/result/?share=facebook', '/notice/item/1'],
    ['/2019/05/result/feed/', '/notice/item/1'],
    ['/2019/05/result/amp/', '/notice/item/1'],
    ['/2019/05/result/comment-page-2/', '/notice/item/1'],
    ['/ne/2019/05/result/', '/ne/notice/item/1'],
    ['/en/2019/05/result/', '/notice/item/1'],
    ['/?p=12', '/notice/item/2'],
    ['/?p=12&fbclid=abc', '/notice/item/2'],
    ['/ne?p=12', '/ne/notice/item/2'],
    ['/ne/?p=12', '/ne/notice/item/2'],
    ['/?page_id=3', '/about'],
    ['/index.php?id=5%3Arules&view=article&option=com_content&Itemid=9', '/library'],
    ['/index.php?option=com_content&view=category', '/notice'],
    ['/notice.php?id=7', '/notice/item/7'],
    ['/notice.php?id=8', '/notice'],
    [`${encodeURI('/सूचना-२०७६/')}`, '/notice/exam'],
    [`${encodeURI('/सूचना-२०७६').toLowerCase()}`, '/notice/exam'],
    [encodeURI('/ne/पुरानो'), '/ne/notice/admission'],
    ['/category/exam/feed', '/notice/exam/feed.xml'],
    ['/wp-content/uploads/2019/05/Rules.pdf', '/files/1-rules.pdf'],
    ['/ne/wp-content/uploads/2019/05/Rules.pdf', '/files/1-rules.pdf'],
    ['/wp-content/uploads/2019/05/hall-300x200.jpg', '/gallery/3'],
    ['/drive', 'https://drive.example.org/a?b=c'],
    ['/programme%20list', '/programs#bbs'],
    ['/ne/programme%20list', '/ne/programs#bbs'],
  ])('%s leads to %s', (url, target) => expect(location(url)).toBe(target));

  test.each([
    ...'/ /ne /?p=13 /?P=12 /?q=12 /notice?p=12 /search?p=12 /about /About/ /ne/about /2019/05'.split(' '),
    ...'/index.php /index.php?option=com_content /__proto__ /?__proto__=1 /constructor /%ff'.split(' '),
    ...'/2019/05/result%2f /2019/05/%0d%0aresult'.split(' '),
    `/${'a'.repeat(2000)}`,
    `/?p=${'1'.repeat(2000)}`,
  ])('%s leads nowhere', (url) => expect(location(url)).toBeNull());

  test.each(['/a%25b', '/a%3Fb', '/?a=1%262&b=%3D', '/a b', '/a%23', '/?x=%2B+'])(
    'the spelling of %s stays the same when it is read again',
    (address) => {
      const once = canonicalFormerAddress(address);
      expect(once).not.toBeNull();
      expect(canonicalFormerAddress(once ?? '')).toBe(once);
    },
  );

  test.each([
    '',
    'old',
    '//evil.example/a',
    '/\\evil',
    '/a\\b',
    '/%5cevil',
    '/a/../b',
    '/a%00',
    '/a%0d%0ab',
    '/%ff',
    '/',
    '/ne/',
  ])('%j is not a former address', (address) => expect(canonicalFormerAddress(address)).toBeNull());

  test('a visitor cannot choose the target', () => {
    for (const url of ['/drive?to=https://evil.example', '/drive?b=//evil.example#x'])
      expect(location(url)).toBe('https://drive.example.org/a?b=c');
  });
});

describe('an address that WordPress derives', () => {
  const rows = (
    [
      ['/2019/05', '/notice'],
      ['/2019', '/notice'],
      ['/page', '/notice'],
      ['/author', '/notice'],
      ['/category/exam-section', '/notice/exam'],
      ['/tag/urgent', '/search?q=Urgent'],
      ['/ne/इतिहास', '/about'],
      ['/news/rules', '/notice/item/4'],
    ] as const
  ).map(([from, to]) => [canonicalFormerAddress(from) ?? '', to] as const);

  beforeAll(() => registerSite(sampleSite));

  test.each([
    ['/2019/05/03/', '/notice'],
    ['/2020/05/03/', null],
    ['/page/7/', '/notice'],
    ['/author/clerk/page/2/', '/notice'],
    ['/topics/news/exam-section/page/3/', '/notice/exam'],
    ['/ne/topics/exam-section/', '/ne/notice/exam'],
    ['/topics/news/exam-section/feed/', '/notice/exam/feed.xml'],
    ['/labels/urgent/', '/search?q=Urgent'],
    ['/labels/urgent/feed/', '/notice/feed.xml'],
    ['/exam-section/', null],
    ['/other/rules/', null],
    ['/news/rules/2/', '/notice/item/4'],
    ['/library/2/', '/library'],
    ['/library/feed/', '/library'],
    [encodeURI('/ne/इतिहास/2/'), '/ne/about'],
  ])('%s, which WordPress derives, leads to %s', (url, target) => expect(formerLocation(rows, url)).toBe(target));
});

describe('the route table', () => {
  /** A file of `app/` that serves requests, and the pattern of its addresses. */
  interface AppFile {
    file: string;
    tree: 'page' | 'template' | 'handler';
    pattern: RegExp;
  }

  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));

  /** The page that unknown addresses share; it has no public address. */
  const SHARED = 'app/[locale]/missing/';
  /** The folder of the templates of dynamic pages. */
  const TEMPLATES = 'app/[locale]/template/[department]/';

  function readAppFile(file: string): AppFile {
    const tree = file.startsWith(TEMPLATES) ? 'template' : file.startsWith('app/[locale]/') ? 'page' : 'handler';
    const folder = dirname(file).replace(TEMPLATES, 'app/[locale]/');
    const path =
      folder
        .replace(/^app(\/\[locale\])?(?=\/|$)/, '')
        .replace('/item/find', '/item/[id]/find')
        .replace(/\/(item|publication)\/table$/, '/$1/[id]/file/[position]/table/[table]') || '/';
    const source = path
      .replace(/[.](?!\.|\w+\])/g, '\\.')
      .replace(/\[\.\.\.\w+\]/g, '.+')
      .replace(/\[\w+\]/g, '[^/]+');
    return { file, tree, pattern: new RegExp(`^${source}$`) };
  }

  const appFiles = filesIn('app')
    .filter((file) => /\/(page|route)\.tsx?$/.test(file))
    .filter((file) => !file.startsWith(SHARED))
    .map(readAppFile);

  const trees: Readonly<Record<RouteKind, AppFile['tree']>> = {
    page: 'page',
    dynamic: 'template',
    api: 'handler',
    form: 'handler',
    health: 'handler',
    feed: 'handler',
    file: 'handler',
    asset: 'handler',
    text: 'handler',
    preview: 'page',
  };

  /** The files that could serve a route; Next selects the file with the fewest variable parts. */
  function filesOf(route: Route): AppFile[] {
    const path = samplePath({ ...route, path: route.handledAt ?? route.path });
    return appFiles.filter(({ tree, pattern }) => tree === trees[route.kind] && pattern.test(path));
  }

  /** Whether the framework itself or `public/` serves a route, or the file of another route. */
  const isFromElsewhere = ({ path }: Route) => /^\/(_next|pictures|preview)\//.test(path);

  const words = { title: { en: 'Alumni' }, parts: [{ paragraphs: [{ en: 'Meetings' }] }] };
  beforeAll(() => registerSite(siteOf([{ key: 'page/life/alumni', content: words }, categoriesDocument(vacancies)])));

  test('the files of app/ are listed', () => {
    expect(appFiles.length).toBeGreaterThan(60);
  });

  test.each(routes.filter((route) => !isFromElsewhere(route)).map((route) => [route.path, route] as const))(
    '%s has a file in app/',
    (_, route) => expect(filesOf(route).map(({ file }) => file)).not.toEqual([]),
  );

  test.each(appFiles.map(({ file }) => file))('%s has a row in the route table', (file) => {
    const varying = (each: AppFile) => each.file.replaceAll('[...', '[[[[[').split('[').length;
    const closest = (route: Route) => filesOf(route).sort((a, b) => varying(a) - varying(b))[0]?.file;
    expect(routes.filter((route) => closest(route) === file).map(({ path }) => path)).not.toEqual([]);
  });

  test.each(filesIn('public').map((file) => file.replace('public', '')))(
    '%s of public/ is an asset that any cache may store',
    (path) => expect(matchRoute(path)).toMatchObject({ kind: 'asset', storedBy: 'anyone' }),
  );

  test('each address has only one row', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test.each(routes.map((route) => [samplePath(route), route] as const))('%s is matched by its row', (path, route) => {
    expect(matchRoute(path)).toBe(route);
    expect(matchRoute(`${path}?a=/b?c`)).toBe(route);
    expect(matchRoute(path === '/' ? '/ne' : `/ne${path}`)).toBe(route.isLocalized ? route : null);
  });

  test.each(Object.entries(productSpellings))('the alias %s is not a route and redirects to %s', (alias, path) => {
    expect(matchRoute(alias)).toBeNull();
    expect(normalizeAddress(alias)).toEqual({ kind: 'redirect', to: path });
  });

  /** The middleware handles pages and unknown addresses; all other routes bypass it. */
  const isForMiddleware = (path: string) => doesMiddlewareMatch({ config, url: path });

  const samples = routes.flatMap((route) => [samplePath(route), `/ne${samplePath(route)}`]);
  const shared = filesIn('public').map((file) => file.replace('public', ''));

  test.each([...samples, ...shared])('the middleware matches %s if and only if it is a page', (path) => {
    expect(isForMiddleware(path)).toBe(isPageRoute(matchRoute(path)));
  });

  /** Variations of the addresses of the site; those with two leading slashes never reach the framework. */
  const near = [
    ...samples.flatMap((path) => [`${path}/`, `${path}/more`, `${path}x`, `/more${path}`, path.slice(0, -1)]),
    '/pictures/about',
    '/logos/chart',
    '/files/a/b.pdf',
    '/files/profile/a/b.jpg',
    '/cards/fr/about.png',
    '/notice/exam.xml',
    '/notice/item/5/feed.html',
    '/_next/data/build/about.json',
    '/served/en/search',
  ].filter((path) => !path.startsWith('//'));

  test('the middleware matches unknown addresses that resemble a route', () => {
    const different = near.filter((path) => isForMiddleware(path) !== isPageRoute(matchRoute(path)));
    expect(different).toEqual([]);
  });
});

describe('the route of an address', () => {
  test.each([
    ['/', '/'],
    ['/ne', '/'],
    ['/ne/about?x=1', '/about'],
    ['/gallery/6aB-3', '/gallery/{id}'],
    ['/ne/notice/item/5', '/notice/item/{id}'],
    ['/notice/page/2', '/notice/{department}/page/{n}'],
    ['/ne/notice/exam/page/12', '/notice/{department}/page/{n}'],
    ['/notice/item/5/deadline.ics', '/notice/item/{id}/{file}'],
    ['/notice/exam/feed.json', '/notice/{feed}'],
    ['/calendar/2083-08', '/calendar/{month}'],
    ['/programs/bbs', '/programs/{programme}'],
    ['/ne/search?q=a', '/search'],
    ['/files/a.pdf?name=b', '/files/{name}'],
    ['/files/profile/a.jpg', '/files/profile/{name}'],
    ['/api/qaa/documents/7', '/api/qaa/documents/{key}'],
    ['/api/qaa/form/login', '/api/qaa/form/login'],
    ['/api/lite/on', '/api/lite/on'],
    ['/_next/image?url=%2Fpictures%2Fa.webp', '/_next/image'],
    ['/_next/static/chunks/a.js', '/_next/static'],
    ['/sitemap-notices-12.xml', '/sitemap-{part}.xml'],
    ['/logos/campus.svg', '/public'],
    ['/cards/en/index.png', 'other'],
    ['/api/made-up', 'other'],
    ['/manifest-ne.webmanifest', '/manifest-ne.webmanifest'],
  ])('%s has the label %s', (url, label) => expect(labelOf(matchRoute(url))).toBe(label));

  test.each([
    ...'/About /about/ /nea /ne/ /ne/ne /ne/robots.txt /ne/api/visits /en/about /served/en/search'.split(' '),
    ...'/missing /gallery/a.b /calendar/1999-01 /sitemap-notices-0.xml /sitemap/pages /notice/page/1'.split(' '),
    ...'/notice/sports/page/2 /files/a/b /__proto__ /constructor'.split(' '),
    '',
    '*',
    'http://elsewhere.example/',
  ])('%s is unknown, and all unknown addresses share a label', (url) => {
    expect(matchRoute(url)).toBeNull();
    expect(labelOf(matchRoute(url))).toBe('other');
  });

  test.each([
    ['/calendar/2083-08', true],
    ['/status', true],
    ['/nowhere', true],
    ['/api/made-up', false],
    ['/cards/en/index.png', false],
    ['/notice/feed.xml', false],
    ['/robots.txt', false],
  ])('%s is a page: %s', (url, expected) => expect(isPageRoute(matchRoute(url))).toBe(expected));

  test.each(['/files/a.pdf', '/files/profile/a.jpg', '/api/qaa/documents/1'])(
    '%s is a file, and its folder is not',
    (path) => {
      expect(isFileRoute(matchRoute(path))).toBe(true);
      expect(isFileRoute(matchRoute(path.replace(/[^/]+$/, '')))).toBe(false);
    },
  );

  test('the pages of a campus share a route that matches no other path', () => {
    registerSite(
      siteOf([{ key: 'page/life/clubs', content: { title: { en: 'Clubs' }, parts: [{ points: [{ en: 'Chess' }] }] } }]),
    );
    expect(labelOf(matchRoute('/ne/life/clubs?a=1'))).toBe('/{page}');
    expect(isPageRoute(matchRoute('/life/clubs'))).toBe(true);
    expect(matchRoute('/life/Clubs')).toBeNull();
    registerSite(siteOf([]));
    expect(matchRoute('/life/clubs')).toBeNull();
  });
});

describe('paths', () => {
  test('the language is read from the address', () => {
    expect(['/ne/x', '/ne', '/NE/', '/news', '/'].map(localeOf)).toEqual(['ne', 'ne', 'ne', 'en', 'en']);
  });

  test.each(['/', '/about'])(
    '%s has the same public path in both languages, in the browser and as rendered',
    (path) => {
      const rendered = path === '/' ? '/en' : `/en${path}`;
      expect([localPath(path, 'en'), localPath(path, 'ne'), rendered].map(publicPath)).toEqual([path, path, path]);
    },
  );

  test('the name of a stored file is encoded in its address', () => {
    expect(filePath('क ख.jpg', 'profile')).toBe('/files/profile/%E0%A4%95%20%E0%A4%96.jpg');
    expect(attachmentPath({ fileName: '1.pdf', downloadName: 'a&b.pdf' })).toBe('/files/1.pdf?name=a%26b.pdf');
  });
});

describe('reserved addresses', () => {
  test.each(['/ncc', '/life/alumni', '/about/history', '/library/rules', '/privacy', ...textPages])(
    '%s may be a page of text',
    (path) => expect(isReservedAddress(path)).toBe(false),
  );

  test.each([
    ...pages.filter((path) => !textPages.has(path) && path !== '/accessibility' && path !== '/privacy'),
    ...'/About /strategies /notice/vacancies /programs/new /search /api/page /ne/ncc /en /missing'.split(' '),
    ...'/template/all /files/a /pictures /_next/page'.split(' '),
  ])('%s is reserved', (path) => expect(isReservedAddress(path)).toBe(true));
});
