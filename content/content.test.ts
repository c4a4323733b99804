import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { bikramSambatMonths } from '#packages/nepali/calendar/index.ts';
import { noticePages } from './messages/notices.ts';
import { hasPersonPage } from './person-page.ts';
import { sectionOf } from './sections.ts';
import { categoriesOf } from './site/categories.ts';
import { noticeCategoriesSchema } from './site/notice-categories.ts';

describe('wording', () => {
  const root = join(import.meta.dirname, '..');

  const sources = ['content', 'campus-api/sample'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );

  /** Discarded synonyms, and the word to use instead. */
  const discarded: [words: RegExp, use: string][] = [
    [/\b(this|your) phone\b/i, 'this device'],
    [/stop motion/i, 'stop animations'],
    [/\bnewest notices\b/i, 'latest notices'],
    [/\b(at the moment|just now)\b/i, 'right now'],
    [/\b(bachelor|master) (programmes?|students?|thesis)\b/i, 'bachelor’s, master’s'],
    [/\bAsoj\b/, 'Aswin'],
    [/Quality Assurance Cell/, 'Quality Assurance Committee'],
    [/लग (इन|आउट)/, 'लगइन, लगआउट'],
    [/फारम/, 'फाराम'],
    [/बैशाख/, 'वैशाख'],
    [/दशैं/, 'दसैँ'],
    [/(?<!\p{L}|\p{M})(यन्त्र|उपकरण)/u, 'फोन वा कम्प्युटर'],
    [/ सम्बन्धी/, '-सम्बन्धी, joined'],
    [/औं| औँ/, 'औँ, joined'],
    [/कोषले|तस्बिर दर्शक|चलायमान दृश्य/, 'समितिले, तस्बिर हेर्ने झ्याल, एनिमेसन'],
    [/(?<!\p{Nd})१ वटा/u, 'एउटा'],
    [/एक वर्षे (?!बी\.)/, 'एकवर्षे, joined'],
    [/भरोसायोग्य/, 'भरोसा गरिने'],
    [/विद्यार्थीका कुरा/, 'विद्यार्थीको तर्फबाट'],
    [/भवन मागेर|मागेको विद्यालय/, 'सापटी लिएर, सापटी लिएको'],
    [/उदाहरण क्याम्पसका नमुना|भर पर्नुअघि/, 'नमुना मात्र, निर्णय गर्नुअघि'],
    [/'(छात्रावासमा|के-के छन्|के गर्छ)'/, 'सुविधाहरू, एकाइका काम'],
    [/हाम्रो (बारेमा|परिचय)/, 'परिचय, क्याम्पसको परिचय'],
    [/चुक्ता फाराम/, 'बाँकी बक्यौता नभएको (क्लियरेन्स) फाराम'],
    [/Rechecking/, 'Re-totalling'],
    [/सहकर्मी|पूर्वभ्रमण/, 'समकक्षी, प्रारम्भिक भ्रमण'],
    [/भ्रमण सङ्ख्या/, 'आगन्तुक सङ्ख्या'],
    [/'(यसअघिको|यसपछिको)'/, 'अघिल्लो सूचना, पछिल्लो सूचना'],
    [/केही नगरी नबितेसम्म/, 'केही नगरे आफैँ मेटिन्छ'],
    [/साइट ठीकसँग चलिरहेको छ\?/, 'चलिरहेको छ कि छैन?'],
    [/डिस्कर्ड/, 'माथिको बटन थिच्नुहोस्'],
    [/भेट्ने अरू उपाय/, 'सम्पर्कका अन्य माध्यम'],
    [/के बारे लेख्दै|तपाईंको कुरा|सन्देशको जवाफ दिइयो\?/, 'कुन विषयमा, तपाईंको सन्देश, जवाफ आयो?'],
    [/सङ्घ–/, 'सङ्घ- with a hyphen'],
    [/Your words|What was written is not shown/, 'Your message'],
    [/वडापत्र/, 'बडापत्र'],
    [/(आफ्नै|फोनको|मेरो|आफ्नो|कम्प्युटरको) पात्रो|पात्रो फाइल|(आफ्नै|मेरो|आफ्नो) क्यालेन्डर/, 'फोनको क्यालेन्डर; पात्रो of the campus'],
    [
      /\bA (program|computer) (took|read|could)\b|that a computer can read/,
      'extracted automatically, recognised automatically',
    ],
    [/\b(also means|in its text|(?<!found )in a file name): /, 'matched, found in the page, found in a file name'],
    [
      /\b(very|too) fast\b|Everyone may know|Everything public|that says what it is for|lists of numbers/,
      'plain sentences',
    ],
    [
      /Now and next|\bcoming event|Choose a department|Look in your mailbox|\bWe write (only|when)\b/,
      'Upcoming, kind of notice, Check your email, We email you',
    ],
    [/भइसकेका|आउँदो कुनै|कुनै विभाग रोज्|जाडो बिदा|थिचाइ|ग्राहक|आफूलाई मापन|भित्री पाठमा/, 'सम्पन्न, आगामी, प्रकार, हिउँदे बिदा'],
    [/यी व्यक्तिको|निकै चाँडो|एकदमै छिटो|आउन लागेको कुनै/, 'निजको, असाध्यै छिटो, म्याद बाँकी रहेको'],
    [/Get told of|By the day that the call names|read it all the same/, 'Get … notices, By the date in the notice'],
  ];

  test.each(discarded)('no text contains %s', (words, use) => {
    const issues = sources.flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (words.test(line) ? [`${path}:${index + 1}: use ${use}: ${line.trim()}`] : [])),
    );
    expect(issues).toEqual([]);
  });

  test('the month Mangsir has one spelling in the words of the site and of its sample', () => {
    const others = sources.filter((path) => readFileSync(join(root, path), 'utf8').includes('मंसिर'));
    expect(others).toEqual([]);
    expect(bikramSambatMonths.ne).toContain('मङ्सिर');
  });

  test('the folders of texts contain files', () => {
    expect(sources.length).toBeGreaterThan(70);
  });
});

describe('the section of a page', () => {
  test.each([
    ['/library', [], 'life'],
    [undefined, ['/programs', undefined], 'study'],
    [undefined, ['/programs', '/programs/compare', undefined], 'study'],
    ['/about', [undefined], 'about'],
    ['/qaa', [], 'quality'],
    ['/notice', [undefined], undefined],
    ['/life/ncc', ['/sports', undefined], 'life'],
    [undefined, [], undefined],
  ])('the section of %s below %j is %s', (path, above, section) => expect(sectionOf(path, above)).toBe(section));
});

describe('person page', () => {
  const long = 'x'.repeat(240);

  test.each([
    [{ about: '' }, false],
    [{ about: 'Teaches physics.' }, false],
    [{ about: long }, true],
    [{ about: null, nepali: { about: long } }, true],
    [{ about: '', subjects: 'Optics' }, true],
    [{ about: '', nepali: { officeHours: '१ देखि ३ बजे' } }, true],
    [{ about: '', publications: 'A book' }, true],
    [{ about: '', subjects: '', officeHours: '', publications: '' }, false],
  ])('a person with the texts %j has a page: %s', (texts, has) => expect(hasPersonPage(texts)).toBe(has));
});

describe('notice categories', () => {
  const parse = (...added: object[]) => noticeCategoriesSchema.parse(categoriesDocument(...added).content);
  const issuesOf = (content: unknown) =>
    noticeCategoriesSchema.safeParse(content).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

  test('a category of the campus follows those of the specification', () => {
    expect(categoriesOf(parse(vacancies)).map(({ address, id }) => [address, id])).toEqual([
      ['all', null],
      ['admission', 12],
      ['administration', 11],
      ['exam', 10],
      ['downloads', 13],
      ['vacancies', 14],
    ]);
  });

  test.each([
    [{ ...vacancies, id: 10 }, 'address is the address of a category that never changes'],
    [{ ...vacancies, address: 'exam' }, 'id is the id of a category that never changes'],
    [{ ...vacancies, address: 'search' }, 'address is the address of another page of notices'],
    [{ ...vacancies, address: 'dead-lines' }, 'address is the address of another page of notices'],
    [{ ...vacancies, address: 'Vacancies' }, 'address is not an address, like vacancies'],
  ])('%j is rejected', (added, message) => {
    expect(issuesOf(categoriesDocument(added).content)).toEqual([`categories.4.${message}`]);
  });

  test('two categories cannot have the same id, or addresses that differ by hyphens only', () => {
    const { content } = categoriesDocument(vacancies, { ...vacancies, address: 'vacan-cies' });
    expect(issuesOf(content)).toEqual([
      'categories.5.id is the id of another category',
      'categories.5.address is the address of another category',
    ]);
  });

  test('a category may have vacancies or tenders, but not one of the specification', () => {
    const kinds = categoriesOf(parse({ ...vacancies, kind: 'vacancies' })).map(({ address, kind }) => [address, kind]);
    expect(kinds.slice(-2)).toEqual([
      ['downloads', 'general'],
      ['vacancies', 'vacancies'],
    ]);
    const withKind = parse().categories.map((each) => (each.id === 10 ? { ...each, kind: 'tenders' } : each));
    expect(issuesOf({ categories: withKind })).toEqual([
      'categories.2.kind is the kind of a category that never changes',
    ]);
    expect(issuesOf(categoriesDocument({ ...vacancies, kind: 'jobs' }).content)).toHaveLength(1);
  });

  test('a category of the specification cannot be missing', () => {
    const { categories } = parse();
    expect(issuesOf({ categories: categories.slice(1) })).toEqual([
      'categories lacks a category that every campus has',
    ]);
  });

  test('a category of the specification has its texts until the campus renames it', () => {
    const named = (name: object, texts: object = {}) =>
      categoriesOf(
        noticeCategoriesSchema.parse({
          categories: parse().categories.map((each) => (each.id === 10 ? { ...each, name, ...texts } : each)),
        }),
      ).find(({ id }) => id === 10);
    expect(named(noticePages.exam.name)).toMatchObject(noticePages.exam);
    const renamed = named({ en: 'Tests', ne: 'जाँच' }, { description: { en: 'Routines.' } });
    expect(renamed).toMatchObject({
      heading: { en: 'Tests', ne: 'जाँच' },
      about: { en: 'Routines.', ne: 'Routines.' },
      notifications: { notify: { en: 'Notify me about “Tests”', ne: '“जाँच” को नोटिफिकेसन पाउनुहोस्' } },
    });
  });
});
