import { unlocalized } from '#lib/site/search/entry.ts';
import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import type { Locale } from '#content/locale.ts';
import { siteSearch } from '#content/messages/search.ts';
import { withSampleCampus } from '#lib/site/campus-client/testing/sample-campus.ts';
import type { Block, PageContent } from '#lib/site/documents/types.ts';
import type { EntryKind } from '#lib/site/search/entry.ts';
import { explainMatch } from '#lib/site/search/explain.ts';
import { byRank, findByWords } from '#lib/site/search/find.ts';
import { writeReasons } from '#lib/site/search/reasons.ts';
import { buildIndex, type SearchIndex } from '#lib/site/search/search-index.ts';
import { siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { fromDayNumber } from '#packages/nepali/calendar/index.ts';
import {
  type DocumentIndex,
  indexDocuments,
  prepareDocument,
  searchDocumentIndex,
  wordsOfPage,
} from './index/document-index.ts';
import { pageEntries } from './index/page-entries.ts';
import { readIndexEntries } from './index/read-entries.ts';
import { searchNotices } from './search-notices.ts';
import { searchSite, usefulSearches } from './search-site.ts';

withSampleCampus();
beforeAll(() => {
  // Notices in one language, as most campuses have them; a single one has both.
  for (const notice of sampleContent().notices) if (notice.id !== 404) delete notice.translation;
});

describe('relevance', () => {
  let index: SearchIndex;

  beforeAll(async () => {
    index = await buildIndex((await readIndexEntries()).list);
  });

  /** Two days after the newest notices of the sample, when some of their closing dates are open. */
  const today = fromDayNumber(Date.UTC(2026, 10, 22) / 86_400_000);
  const find = (query: string, locale: Locale = 'en', limit = 50) =>
    findByWords(index, query, limit, { locale, today });
  const first = (query: string, locale?: Locale) => find(query, locale).groups[0]?.best[0]?.entry;
  const namesOf = (kind: EntryKind, query: string, locale?: Locale) =>
    find(query, locale)
      .groups.find((group) => group.kind === kind)
      ?.best.map(({ entry }) => (kind === 'notices' ? entry.path.replace('/notice/item/', '') : entry.path)) ?? [];
  const notices = (query: string, locale?: Locale) => namesOf('notices', query, locale);
  const pages = (query: string, locale?: Locale) => namesOf('pages', query, locale);

  /** A query, and the path or the title of its first result. */
  const cases: readonly (readonly [query: string, expected: string | RegExp, locale?: Locale])[] = [
    // fixed pages
    ['library', '/library'],
    ['girls hostel', '/gHostel'],
    ['boys hostel', '/bHostel'],
    ['contact', '/contact'],
    ['phone number', '/contact'],
    ['where is the cafeteria', '/cafetria'],
    ['canteen', '/cafetria'],
    ['vision mission', '/Strategies'],
    ['teaching staffs', '/staff'],
    ['organization chart', '/chart'],
    ['quality assurance', '/qaa'],
    ['picture', '/gallery'],
    ['photos of campus', '/gallery'],
    ['principal message', '/chiefMessage'],
    ['date converter', '/calendar'],
    ['पुस्तकालय', '/library', 'ne'],
    ['छात्रा छात्रावास', '/gHostel', 'ne'],
    ['सम्पर्क', '/contact', 'ne'],
    ['फोन', '/contact', 'ne'],
    ['विद्यार्थी युनियन', '/studentUnion', 'ne'],
    ['शिक्षक संघ', '/teachersAssociation', 'ne'],
    // departments of notices
    ['exam', '/notice/exam'],
    ['exam', '/notice/exam', 'ne'],
    ['admission', '/notice/admission'],
    ['admission', '/notice/admission', 'ne'],
    ['प्रशासनिक सूचना', '/notice/administration', 'ne'],
    // notices
    ['bbs second merit list', '/notice/item/320'],
    ['merit list', '/notice/item/320'],
    ['bca admission', '/notice/item/322'],
    ['csit entrance', '/notice/item/322'],
    ['result', '/notice/item/120'],
    ['exam routine', '/notice/item/121'],
    ['examm routine', '/notice/item/121'],
    ['vacancy', '/notice/item/220'],
    ['fee structure', '/notice/item/409'],
    ['scholarship', '/notice/item/319'],
    ['academic calendar', '/notice/item/213'],
    ['hostel application', '/notice/item/316'],
    ['एमफिल', 'Master of Philosophy (MPhil) in Education', 'ne'],
    ['परीक्षा तालिका', '/notice/item/122', 'ne'],
    ['एम.बी.एस. भर्ना', '/notice/item/321', 'ne'],
    ['एमबीएस भर्ना', '/notice/item/321', 'ne'],
    ['dashain bida', '/calendar/events/16', 'ne'],
    ['दशैं बिदा', '/calendar/events/16', 'ne'],
    ['अनुसन्धान प्रस्ताव', '/notice/item/404', 'ne'],
    ['research proposal', '/notice/item/404'],
    ['pariksha talika', '/notice/item/122', 'ne'],
    // programmes
    ['computer science', 'Bachelor of Science in Computer Science and Information Technology (BSc CSIT)'],
    ['bachelor of business studies', 'Bachelor of Business Studies (BBS)'],
    ['bachelor of information technology', 'Bachelor of Information Technology (BIT)'],
    ['master nepali', 'Master of Arts (MA) in Nepali'],
    ['bbs fee', 'Bachelor of Business Studies (BBS)'],
    ['bbs shulka', 'Bachelor of Business Studies (BBS)'],
    ['बीबीएस शुल्क', 'Bachelor of Business Studies (BBS)', 'ne'],
    ['bca eligibility', 'Bachelor in Computer Application (BCA)'],
    ['bca yogyata', 'Bachelor in Computer Application (BCA)'],
    ['csit योग्यता', 'Bachelor of Science in Computer Science and Information Technology (BSc CSIT)', 'ne'],
    ['fees of all programmes', '/programs/compare'],
    ['eligibility', '/programs/compare'],
    // public information
    ['citizen charter', '/publicInformation'],
    ['nagarik badapatra', '/publicInformation'],
    ['नागरिक बडापत्र', '/publicInformation', 'ne'],
    ['information officer', '/publicInformation'],
    ['grievance officer', '/publicInformation'],
    // people
    ['Deependra Pun', 'Prof. Dr. Deependra Bahadur Pun'],
    ['Anup sir', 'Anup Maharjan'],
    ['assistant accountant', 'Radhika Dawadi'],
    ['रामकृष्ण पराजुली', 'Ramkrishna Parajuli', 'ne'],
    // publications and albums
    ['annual report', 'Annual Report 2082/83'],
    ['prospectus', 'Prospectus 2083'],
    ['convocation', 'Convocation 2083'],
    ['वृक्षारोपण', 'Tree plantation', 'ne'],
    ['सरस्वती पुजा', 'Saraswati Puja', 'ne'],
    // romanised, and Nepali for names in Latin letters
    ['pustakalaya', '/library'],
    ['samparka', '/contact'],
    ['khelkud', '/sports'],
    ['chhatrabritti', '/notice/item/214'],
    ['Ramkrishna Parajuli', 'Ramkrishna Parajuli'],
    ['Keshavraj Aryal', 'Keshav Raj Aryal'],
    ['saraswati puja', 'Saraswati Puja'],
    ['दीपेन्द्र बहादुर पुन', 'Prof. Dr. Deependra Bahadur Pun', 'ne'],
    // mistyped
    ['libary', '/library'],
    ['convocaton', 'Convocation 2083'],
    ['bachlor of educaton', 'Bachelor of Education (BEd)'],
    ['Sarala Adikari', 'Dr. Sarala Kumari Adhikari'],
    ['organisaton chart', '/chart'],
    ['पुस्तकालाय', '/library', 'ne'],
    ['examm', '/notice/exam'],
    ['admissoin', '/notice/admission'],
    ['scholership', '/notice/item/319'],
    // numbers and days
    ['2083 poush 6', '/notice/item/121'],
    ['२०८३ मंसिर १५', '/notice/item/321', 'ne'],
    ['12th grade', '/notice/item/304'],
    // with an unknown word
    ['girls hostel zzzz', '/gHostel'],
    ['library zzzz', '/library'],
  ];

  test.each(cases.map(([query, expected, locale = 'en']) => ({ query, expected, locale })))(
    '“$query” finds $expected first ($locale)',
    ({ query, expected, locale }) => {
      const { path = '', title } = first(query, locale) ?? {};
      const isPath = typeof expected === 'string' && expected.startsWith('/');
      if (expected instanceof RegExp) expect(title?.en).toMatch(expected);
      else expect(isPath ? path : title?.en).toBe(expected);
    },
  );

  test('a person matches by designation and by the office shown on another page', () => {
    const people = find('accountant').groups.find(({ kind }) => kind === 'people')?.best ?? [];
    expect(people.map(({ entry }) => entry.title.en)).toEqual(['Radhika Dawadi', 'Ishwor Man Pradhan']);
  });

  test('the note of a person is in the language of the page if there is a translation', () => {
    const { note } = first('Radhika Dawadi') ?? {};
    expect(note).toEqual({
      en: expect.stringMatching(/^[A-Za-z, ]+$/),
      ne: expect.stringMatching(/^[\u0900-\u097f, ]+$/),
    });
  });

  test('a notice in both languages has a title in each', () => {
    expect(first('research proposal')?.title).toEqual({
      en: 'Research proposal form of the Research Management Cell',
      ne: 'अनुसन्धान व्यवस्थापन एकाइको अनुसन्धान प्रस्ताव फाराम',
    });
  });

  describe('the order of notices in the site search', () => {
    test('“exam” returns the newest routine first, and only English titles among the first five on an English page', () => {
      const hits = notices('exam');
      expect(hits[0]).toBe('121');
      const titles =
        find('exam')
          .groups.find(({ kind }) => kind === 'notices')
          ?.best.slice(0, 5) ?? [];
      expect(titles.map(({ entry }) => entry.title.en)).not.toContainEqual(expect.stringMatching(/[ऀ-ॿ]/));
    });

    test('“admission” returns open notices first, the newest before the others', () => {
      expect(notices('admission').slice(0, 3)).toEqual(['322', '320', '318']);
      expect(notices('admission').indexOf('321')).toBeLessThan(notices('admission').indexOf('310'));
    });

    test.each(['en', 'ne'] as const)('“भर्ना” returns notices with the word itself first, in %s', (locale) => {
      const hits = find('भर्ना', locale).groups.find(({ kind }) => kind === 'notices')?.best ?? [];
      const open = hits.filter(({ entry: { lastDate } }) => lastDate && lastDate >= today);
      const hasWord = open.map(({ entry }) => /भर्ना/.test(entry.title.ne));
      expect(hasWord.indexOf(false)).toBeGreaterThan(0);
      expect(hasWord.lastIndexOf(true)).toBeLessThan(hasWord.indexOf(false));
    });

    test('notices move down after their closing date', () => {
      const later = fromDayNumber(Date.UTC(2026, 11, 15) / 86_400_000);
      const best = findByWords(index, 'admission', 5, { locale: 'en', today: later }).groups.find(
        ({ kind }) => kind === 'notices',
      )?.best;
      const paths = best?.map(({ entry }) => entry.path);
      expect(paths?.[0]).toBe('/notice/item/322');
      // 401 closes never, 320 closed on the sample's own day.
      expect(paths?.indexOf('/notice/item/320')).toBeGreaterThan(paths?.indexOf('/notice/item/401') ?? 5);
    });

    test.each(['en', 'ne'] as const)('“bharna” returns notices with भर्ना first, in %s', (locale) => {
      expect(notices('bharna', locale)[0]).toBe('321');
    });
  });

  describe('a romanised word', () => {
    const results = (query: string, locale: Locale) =>
      find(query, locale).groups.map(({ kind, best }) => ({ kind, paths: best.map(({ entry }) => entry.path) }));

    test.each([
      ['natija', 'नतिजा'],
      ['bharna', 'भर्ना'],
      ['pariksha', 'परीक्षा'],
      ['suchana', 'सूचना'],
      ['chhatravritti', 'छात्रवृत्ति'],
      ['talika', 'तालिका'],
    ])('“%s” returns the same results as “%s”, in the same order', (romanised, devanagari) => {
      for (const locale of ['en', 'ne'] as const)
        expect(results(romanised, locale)).toEqual(results(devanagari, locale));
    });

    test.each(['natija', 'nateeja', 'नतिजा', 'bharna', 'भर्ना'])('“%s” finds notices before pages', (query) => {
      for (const locale of ['en', 'ne'] as const) {
        expect(results(query, locale)[0]?.kind).toBe('notices');
        const [best] = find(query, locale)
          .groups.flatMap((group) => group.best)
          .sort(byRank);
        expect(best?.entry.kind).toBe('notices');
      }
    });
  });

  test('“rout” matches words with this prefix before synonyms', () => {
    const all = find('rout')
      .groups.flatMap(({ best }) => best)
      .sort(byRank)
      .map(({ entry }) => entry.path);
    expect(all[0]).toBe('/notice/item/121');
    expect(pages('rout')[0]).toBe('/notice/exam');
  });

  describe('a search without an entry that has all words', () => {
    test('sets hasAllWords to false and lists the matching words of each result', () => {
      const results = find('merit parents');
      expect(results.hasAllWords).toBe(false);
      const reasons = results.groups.flatMap(({ best }) =>
        best.map(({ entry }) => writeReasons(explainMatch(index, 'merit parents', results, entry), 'en')),
      );
      expect(reasons).toContain('some of the words: merit');
      expect(reasons).toContain('some of the words: parents');
    });

    test('differs from a search without any result or with full matches', () => {
      expect(find('qqqqxxxxzzzz').hasAllWords).toBe(true);
      expect(find('merit list').hasAllWords).toBe(true);
    });
  });

  describe('the reasons of a site search result', () => {
    const why = (query: string, path: string, locale: Locale = 'en') => {
      const results = find(query, locale);
      const hits = results.groups.flatMap(({ best }) => best).find(({ entry }) => entry.path === path);
      return hits && writeReasons(explainMatch(index, query, results, hits.entry), locale);
    };

    test.each([
      ['merit', '/notice/item/320', ''],
      ['MERIT bbs', '/notice/item/320', ''],
      ['परीक्षा', '/notice/item/122', ''],
      ['2083-08-04', '/notice/item/122', ''],
      ['admission', '/notice/item/321', 'matched: भर्ना'],
      ['pariksha', '/notice/item/122', 'matched: परीक्षा'],
      ['भर्ना', '/notice/item/322', 'matched: admission'],
      ['examinaton', '/notice/item/121', 'spelling: Examination'],
      [
        'Ramkrisna',
        '/nonTeachingsstaff#person-206:~:text=Ramkrishna%20Parajuli&text=%E0%A4%B0%E0%A4%BE%E0%A4%AE%E0%A4%95%E0%A5%83%E0%A4%B7%E0%A5%8D%E0%A4%A3%20%E0%A4%AA%E0%A4%B0%E0%A4%BE%E0%A4%9C%E0%A5%81%E0%A4%B2%E0%A5%80',
        'spelling: Ramkrishna',
      ],
      ['merit zzzz', '/notice/item/320', 'some of the words: merit'],
      ['bharna zzzz', '/notice/item/321', 'some of the words: bharna · matched: भर्ना'],
      ['examinations', '/gHostel', 'found in the page: examinations'],
      ['entrance syllabus', '/notice/item/322', 'found in a file name: syllabus'],
    ])('“%s” in %s: %s', (query, path, expected) => {
      expect(why(query, path)).toBe(expected);
    });

    test('are in the language of the page', () => {
      expect(why('admission', '/notice/item/321', 'ne')).toBe('उस्तै अर्थ: भर्ना');
    });
  });

  describe('a search without results', () => {
    const prepared = () => ({ index, documents: null, isWhole: true });
    const waysOn = async (query: string, locale: Locale = 'en') =>
      (await searchSite({ query, kind: null, isTooLong: false }, locale, prepared())).waysOn;

    test.each([
      ['lixxxry', 'Library'],
      ['पुस्टटटलय', 'पुस्तकालय'],
    ])('“%s” has no result and offers “%s”', async (query, word) => {
      expect((await waysOn(query))?.words).toContain(word);
    });

    test('every proposed word has results', async () => {
      const { words = [] } = (await waysOn('lixxxry')) ?? {};
      for (const word of words)
        expect(
          (await searchSite({ query: word, kind: null, isTooLong: false }, 'en', prepared())).total,
        ).toBeGreaterThan(0);
    });

    test('leads to three pages that the campus has', async () => {
      expect((await waysOn('qqqqzzzzqqqq'))?.pages.map(({ path }) => path)).toEqual(['/notice', '/programs', '/staff']);
    });

    test('the ways on are missing where something was found', async () => {
      expect(await waysOn('library')).toBeNull();
    });

    test('the empty page offers six searches with results, in both languages', () => {
      for (const locale of ['en', 'ne'] as const) {
        const { examples } = siteSearch;
        const offered = usefulSearches(prepared(), ['zzzzqqqq', ...examples[locale]], locale);
        expect(offered).toHaveLength(6);
        expect(offered).not.toContain('zzzzqqqq');
      }
    });

    test('the empty page of an empty campus offers none', async () => {
      const empty = { index: await buildIndex([]), documents: null, isWhole: true };
      expect(usefulSearches(empty, siteSearch.examples.en, 'en')).toEqual([]);
    });
  });

  test('a person has the telephone and the picture of the list, an album its picture', () => {
    expect(first('Indra Prasad Subedi')).toMatchObject({ phone: expect.stringContaining('977') });
    expect(first('Deependra Pun')).toMatchObject({ picture: 'staff-1-deependra-bahadur-pun.jpg' });
    expect(first('orientation')).toMatchObject({ picture: expect.stringContaining('orientation') });
  });

  describe('a mistyped word', () => {
    test('is expanded to synonyms of the corrected word', () => {
      expect(notices('admissoin')).toContain('321');
      expect(notices('examinaton', 'ne')).toContain('122');
    });

    test('is corrected if only synonyms of it occur on the site', () => {
      expect(notices('parikhsa')).toEqual(expect.arrayContaining(['122', '121']));
    });
  });

  test('a date in either calendar returns the notices of that day', () => {
    for (const query of ['2083-08-04', '४ मंसिर २०८३', 'mangsir 4', '20 november 2026', '2026/11/20']) {
      const hits = find(query).groups.find(({ kind }) => kind === 'notices');
      expect(hits?.best.map(({ entry }) => entry.date)).toContain('2026-11-20');
    }
  });

  test('a long notice matches by its last words and is titled by its first', () => {
    const title = first('biometric attendance, report any difference')?.title.en ?? '';
    expect(title).toMatch(/^All teachers, officers .* …$/);
    expect(title.length).toBeLessThan(120);
  });

  describe('a match in a document', () => {
    const page = (...rows: string[][]) => ({
      picture: null,
      blocks: [{ kind: 'table', rows, hasHeader: false } as const],
    });
    const attached = [
      {
        id: 320,
        name: 'merit-list.pdf',
        pages: [page(['12', 'Sita Kumari Adhikari', '83-2-145']), page(['29', 'Zenobia Shrestha', '७-२-२९-१४५'])],
      },
      { id: 120, name: 'csit.pdf', pages: [page(['Library of the controller', '7-2-29-1450', 'अर्थशास्त्र'])] },
    ];
    let documents: DocumentIndex;
    beforeAll(async () => {
      const texts = new Map<string, string>();
      const prepared = attached.map(({ id, name, pages }) => {
        const ownerPath = `/notice/item/${id}`;
        const owner = index.list.find(({ path }) => path === ownerPath);
        const path = `${ownerPath}/file/1`;
        for (const [at, each] of pages.entries()) texts.set(`${path}#page-${at + 1}`, wordsOfPage(each));
        const about = { ownerPath, title: owner?.title ?? unlocalized(''), date: owner?.date ?? null };
        return prepareDocument(about, { fileName: name, downloadName: name, path }, { digest: name, pages });
      });
      documents = await indexDocuments(prepared, (path) => texts.get(path) ?? '');
    });
    const search = (query: string) =>
      searchSite({ query, kind: null, isTooLong: false }, 'en', { index, documents, isWhole: true });
    const inside = async (query: string) =>
      (await search(query)).groups
        .filter(({ kind }) => kind === 'documents')
        .flatMap(({ results }) => results.map(({ entry }) => decodeURIComponent(entry.path)));

    test.each(['7-2-29-145', '७२२९१४५', '7 2 29 145', '7229145', 'symbol number 7-2-29-145', 'zenobia 7-2-29-145'])(
      '“%s” returns only the page with the number',
      async (query) => {
        expect(await inside(query)).toEqual(['/notice/item/320/file/1#page-2:~:text=७-२-२९-१४५']);
        expect((await search(query)).groups.map(({ kind }) => kind)).toEqual(['documents']);
      },
    );

    test('has the document and the page as its reason', async () => {
      const { groups } = await search('zenobia');
      expect(
        groups.map(({ kind, results }) => [kind, results.map(({ reasons }) => writeReasons(reasons, 'en'))]),
      ).toEqual([['documents', ['found in merit-list.pdf, page 2']]]);
    });

    test('ranks below every title with the words', async () => {
      const { groups } = await search('library');
      expect(groups.at(0)?.results[0]?.entry.path).toBe('/library');
      expect(groups.at(-1)?.kind).toBe('documents');
      expect(await inside('library')).toEqual(['/notice/item/120/file/1#page-1']);
    });

    test('replaces results with only some of the words', async () => {
      expect((await search('library zenobia zzzz')).groups.every(({ kind }) => kind !== 'documents')).toBe(true);
      expect((await search('merit zenobia')).groups.map(({ kind }) => kind)).toEqual(['documents']);
    });

    test('is returned for Nepali and for romanised queries', async () => {
      for (const query of ['अर्थशास्त्र', 'arthashastra'])
        expect(await inside(query)).toEqual(['/notice/item/120/file/1#page-1']);
    });

    test('is returned only while its notice exists', async () => {
      const without = {
        index: await buildIndex(index.list.filter(({ path }) => path !== '/notice/item/320')),
        documents,
        isWhole: true,
      };
      const { groups } = await searchSite({ query: '7-2-29-145', kind: null, isTooLong: false }, 'en', without);
      expect(groups.filter(({ kind }) => kind === 'documents')).toEqual([]);
    });
  });

  const anything = ['', '   ', '???', '<script>', 'q̷̧', '\u0000', 'qqqqxxxxzzzz', '्', 'a'.repeat(10_000)];

  test.each(anything.map((query) => ({ query, name: query.slice(0, 20) })))(
    'the query “$name” never throws',
    ({ query }) => {
      const results = find(query);
      const { groups } = results;
      expect(groups.every(({ total, best }) => total >= best.length)).toBe(true);
      for (const { entry } of groups.flatMap(({ best }) => best)) explainMatch(index, query, results, entry);
    },
  );
});

describe('document index', () => {
  const dayOf = (day: number) => fromDayNumber(Date.UTC(2026, 10, day) / 86_400_000);

  const page = (...blocks: Block[]): PageContent => ({ blocks, picture: null });
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
  const table = (...rows: string[][]): Block => ({ kind: 'table', rows, hasHeader: false });

  interface Sample {
    id: number;
    title: string;
    name: string;
    pages: PageContent[];
  }

  const result: Sample = {
    id: 3,
    title: 'Results of BBS fourth year',
    name: 'result.pdf',
    pages: [
      page(paragraph('Office of the Controller of Examinations. First division')),
      page(table(['1', '7-2-29-144', 'Sita'], ['2', '7-2-29-145', 'Hari Bahadur'])),
      page(paragraph('दर्ता नम्बर: ७-२-०२२९-१४५-२०७९, 7290201 7290202 7290203')),
    ],
  };
  const routine: Sample = {
    id: 2,
    title: 'परीक्षा तालिका प्रकाशित गरिएको सूचना',
    name: 'तालिका.pdf',
    pages: [page(paragraph('अर्थशास्त्र विषयको परीक्षा पुस्तकालय भवनमा हुनेछ। नतिजा पछि प्रकाशित हुनेछ।'))],
  };
  const form: Sample = {
    id: 1,
    title: 'Library card',
    name: 'form.docx',
    pages: [page(paragraph('Bring two photographs to the laboratory. Examination of the laboratory'))],
  };

  const samples = [result, routine, form];

  async function indexOf(list: readonly Sample[], previous?: DocumentIndex): Promise<DocumentIndex> {
    const texts = new Map<string, string>();
    const documents = list.map(({ id, title, name, pages }) => {
      const ownerPath = `/notice/item/${id}`;
      const file = { fileName: name, downloadName: name, path: `${ownerPath}/file/1` };
      for (const [at, each] of pages.entries()) texts.set(`${file.path}#page-${at + 1}`, wordsOfPage(each));
      return prepareDocument({ ownerPath, title: unlocalized(title), date: dayOf(id) }, file, {
        digest: `digest-${id}`,
        pages,
      });
    });
    return indexDocuments(documents, (path) => texts.get(path) ?? '', previous);
  }

  let index: DocumentIndex;
  beforeAll(async () => {
    index = await indexOf(samples);
  });

  const options = { locale: 'en', today: dayOf(22) } as const;
  const find = (query: string) =>
    searchDocumentIndex(index, query, options).map(({ entry: { path } }) => decodeURIComponent(path));

  test.each(['7-2-29-145', '7229145', '७२२९१४५', '7 2 29 145', '७-२-२९-१४५', 'symbol 7-2-29-145', '7-2-29-145 hari'])(
    'the number “%s” links to its page and is highlighted there',
    (query) => expect(find(query)).toEqual(['/notice/item/3/file/1#page-2:~:text=7-2-29-145']),
  );

  test('a number written in Devanagari is highlighted in its original spelling', () => {
    expect(find('7-2-0229-145-2079')).toEqual(['/notice/item/3/file/1#page-3:~:text=७-२-०२२९-१४५-२०७९']);
  });

  test.each(['7-2-29-14', '2-29-145', '7-2-29-1455', '72901', '72902017290203'])(
    'the number “%s” matches no complete number and is not found',
    (query) => expect(find(query)).toEqual([]),
  );

  test('each number of a list can be searched', () => {
    expect(find('7290202')).toEqual(['/notice/item/3/file/1#page-3:~:text=7290202']);
  });

  test.each([
    ['laboratory', '/notice/item/1/file/1#page-1'],
    ['अर्थशास्त्र', '/notice/item/2/file/1#page-1'],
    ['arthashastra', '/notice/item/2/file/1#page-1'],
    ['natija arthashastra', '/notice/item/2/file/1#page-1'],
    ['controller', '/notice/item/3/file/1#page-1'],
    ['hari bahadur', '/notice/item/3/file/1#page-2'],
  ])('“%s” is found on the page %s', (query, path) => expect(find(query)).toEqual([path]));

  test('some of the words may match the title of the notice', () => {
    expect(find('bbs controller')).toEqual(['/notice/item/3/file/1#page-1']);
  });

  test('the title of the notice is not enough for a document to match', () => {
    expect(find('bbs fourth year')).toEqual([]);
  });

  test('missing or mistyped words match no document', () => {
    expect(find('laboratory zebra')).toEqual([]);
    expect(find('labboratory')).toEqual([]);
  });

  test('only documents of accepted notices are returned', () => {
    expect(
      searchDocumentIndex(index, '7-2-29-145', { ...options, accepts: (path) => path !== '/notice/item/3' }),
    ).toEqual([]);
    expect(searchDocumentIndex(index, 'laboratory', { ...options, accepts: () => false })).toEqual([]);
  });

  test('the newer of two documents with the same text comes first', async () => {
    const twice = await indexOf([
      { ...form, id: 5 },
      { ...form, id: 4 },
    ]);
    const paths = searchDocumentIndex(twice, 'laboratory', options).map(({ document }) => document.ownerPath);
    expect(paths).toEqual(['/notice/item/5', '/notice/item/4']);
  });

  test('an updated index returns the same results as a newly built one', async () => {
    const renewed = await indexOf([result, form], await indexOf([routine, form]));
    const anew = await indexOf([result, form]);
    for (const query of ['7-2-29-145', 'laboratory', 'अर्थशास्त्र', 'controller', 'examination']) {
      expect(searchDocumentIndex(renewed, query, options)).toEqual(searchDocumentIndex(anew, query, options));
    }
  });
});

describe('entries of pages', () => {
  test('lists of notices are found by the names of their categories, also of added ones', () => {
    const entries = pageEntries(siteOf([categoriesDocument(vacancies)])).filter(({ path }) =>
      path.startsWith('/notice'),
    );
    const entry = entries.find(({ path }) => path === '/notice/vacancies');
    expect(entry).toMatchObject({ title: vacancies.name, note: { ne: 'क्याम्पसका सूचना: रिक्त पद।' } });
    expect(entry?.text).toContain('रिक्त पद');
    expect(entries.map(({ path }) => path).sort()).toEqual([
      '/notice',
      '/notice/administration',
      '/notice/admission',
      '/notice/deadlines',
      '/notice/downloads',
      '/notice/exam',
      '/notice/vacancies',
    ]);
  });
});

describe('notices', () => {
  // A day when some closing dates of the sample are open.
  beforeAll(() => {
    jest.useFakeTimers({
      now: new Date('2026-11-22T06:00:00Z'),
      doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'],
    });
  });
  afterAll(() => void jest.useRealTimers());

  async function find(query: string, department: string = 'all', year = 0) {
    const results = await searchNotices({ department, query, year, page: 1 });
    return { ...results, items: results?.items ?? [], ids: (results?.items ?? []).map(({ id }) => id) };
  }

  test.each([
    ['exam', '121'],
    ['admission', '322'],
    ['भर्ना', '321'],
    ['rout', '121'],
    ['routine', '121'],
    ['परीक्षा तालिका', '122'],
    ['merit list', '320'],
    ['MERIT LIST', '320'],
    ['erit list', '320'],
    ['bharna', '321'],
    ['natija', '120'],
    ['शुल्क', '409'],
    ['scholarship', '319'],
    ['scholership', '319'],
    ['अनुसन्धान प्रस्ताव', '404'],
    ['research proposal', '404'],
    ['admissoin form', '322'],
    ['2083-08-04', '322'],
    ['मंसिर ४', '322'],
    ['bbs second merit list zzzz', '320'],
  ])('“%s” finds notice %s first', async (query, id) => {
    expect((await find(query)).ids[0]).toBe(id);
  });

  test('a search in a department returns only its notices', async () => {
    expect((await find('exam', 'downloads')).ids[0]).toBe('405');
    expect((await find('scholership', 'admission')).ids[0]).toBe('319');
    expect((await find('scholership', 'exam')).total).toBe(0);
  });

  test('a year limits the results, and without words lists its notices, the newest first', async () => {
    const all = await find('result', 'exam');
    const ofYear = await find('result', 'exam', 2082);
    expect(ofYear.total).toBeGreaterThan(0);
    expect(ofYear.total).toBeLessThan(all.total ?? 0);
    const { items } = await find('', 'all', 2082);
    expect(items.map(({ created }) => created?.bs?.year)).toEqual(items.map(() => 2082));
    expect(items.map(({ created }) => created?.ad)).toEqual(
      items
        .map(({ created }) => created?.ad)
        .sort()
        .reverse(),
    );
    expect((await find('', 'all', 1999)).total).toBe(0);
  });

  test('literal matches rank above synonyms within the same deadline state', async () => {
    const { items } = await find('भर्ना');
    const today = '2026-11-22';
    const open = items.filter(({ lastDate }) => lastDate && lastDate.ad >= today);
    const hasWord = open.map(({ description }) => description.includes('भर्ना'));
    expect(hasWord.lastIndexOf(true)).toBeLessThan(hasWord.indexOf(false));
  });

  test('a mistyped word matches the nearest spelling and reports it as the reason', async () => {
    const { items, hasAllWords } = await find('examinaton routin');
    expect(items[0]?.id).toBe('121');
    expect(writeReasons(items[0]?.reasons ?? [], 'en')).toBe('spelling: Examination');
    expect(hasAllWords).toBeUndefined();
  });

  test('if no notice has all words, those with most of them are returned with hasAllWords set to false', async () => {
    const { items, hasAllWords } = await find('merit parents');
    expect(hasAllWords).toBe(false);
    expect(items.map(({ reasons }) => writeReasons(reasons ?? [], 'en'))).toContain('some of the words: merit');
  });

  test('notices with fewer than half of the words are not returned', async () => {
    expect((await find('qqqqxxxx')).total).toBe(0);
    expect((await find('merit qqqq xxxx')).total).toBe(0);
  });

  test('a notice that matches by a synonym has it as the reason', async () => {
    const { items } = await find('bharna');
    expect(writeReasons(items.find(({ id }) => id === '321')?.reasons ?? [], 'ne')).toBe('उस्तै अर्थ: भर्ना');
    expect((await find('merit')).items.every(({ reasons }) => reasons === undefined)).toBe(true);
  });
});
