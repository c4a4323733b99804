import fc from 'fast-check';
import { fromDayNumber, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { spellDate } from './date-spellings.ts';
import { type Entry, entryKinds, unlocalized } from './entry.ts';
import { expandTerms } from './expansion.ts';
import { explainMatch } from './explain.ts';
import { findWithin } from './find-within.ts';
import { findHighlights } from './highlights.ts';
import { Lexicon } from './lexicon.ts';
import {
  countNumbers,
  digitsOf,
  marksOf,
  positionsOf,
  readDigits,
  spelledAt,
  splitNumbers,
  wholeNumbers,
} from './numbers.ts';
import { readQuery } from './query.ts';
import { cleanQuery, MAX_QUERY_LENGTH } from './query-text.ts';
import { recencyOf } from './recency.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';

const today = fromDayNumber(20_778);

describe('generated searches', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom('क', '्', 'ि', '\u200d', '२', '-', '/', ' ', '(', '\\', '.', '*', 'a'),
      maxLength: 200,
    }),
  );
  const entries = fc.array(
    fc.record({
      kind: fc.constant('notices' as const),
      path: fc.string(),
      title: text.map(unlocalized),
      note: fc.constant(unlocalized('')),
      text: fc.constant(''),
      date: fc.constant(parseAdDate('2026-11-21')),
    }),
    { maxLength: 5 },
  );

  test('a search for a part of a title returns its entry, and can be explained', async () => {
    await fc.assert(
      fc.asyncProperty(entries, text, async (list, typed) => {
        const index = await buildIndex(list);
        const find = (query: string) => findWithin(index, query, { locale: null, today });
        const query = cleanQuery(typed);
        const terms = expandTerms(index, readQuery(query));
        for (const entry of find(query)) explainMatch(index, query, { terms, hasAllWords: true }, entry);
        for (const entry of list) {
          const [part = ''] = cleanQuery(entry.title.en).split(/[^क\u094dि२a]/);
          expect(find(part)).toContain(entry);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a search for a word that no title has returns nothing', async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (list: readonly Entry[]) => {
        const index = await buildIndex(list);
        const without: readonly Entry[] = list.filter(({ title }) => !/z/i.test(title.en.normalize('NFKD')));
        const hits = findWithin(index, 'zzzz', { locale: null, today });
        expect(hits.filter((entry) => without.includes(entry))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('highlights lie within the text, in order and without overlap', () => {
    fc.assert(
      fc.property(text, text, (description, query) => {
        let last = 0;
        for (const [start, end] of findHighlights(description, cleanQuery(query))) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(description.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the lexicon', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'क', 'ा'), maxLength: 8 });
  const words = fc.array(word, { maxLength: 40 });

  /** The Levenshtein distance by its definition. */
  function distance(a: string, b: string): number {
    if (a === '' || b === '') return a.length + b.length;
    const replaced = distance(a.slice(1), b.slice(1));
    if (a[0] === b[0]) return replaced;
    return 1 + Math.min(replaced, distance(a.slice(1), b), distance(a, b.slice(1)));
  }

  test('a lexicon finds each of its words at a distinct index, and no other words', () => {
    fc.assert(
      fc.property(words, word, (list, other) => {
        const lexicon = new Lexicon(list);
        const indexes = new Set([...new Set(list)].map((each) => lexicon.indexOfWord(each)));
        expect([...indexes].sort((a, b) => Number(a) - Number(b))).toEqual([...new Set(list)].map((_, at) => at));
        expect(lexicon.indexOfWord(other) === null).toBe(!list.includes(other));
      }),
    );
  });

  test('a lexicon finds all words with a prefix', () => {
    fc.assert(
      fc.property(words, word, (list, start) => {
        const lexicon = new Lexicon(list);
        const nearest = [...lexicon.beginningWith(start)];
        expect(new Set(nearest.map(([each]) => each))).toEqual(new Set(list.filter((each) => each.startsWith(start))));
        for (const [each, index] of nearest) expect(lexicon.indexOfWord(each)).toBe(index);
      }),
    );
  });

  test('a lexicon finds the words with the fewest differences, up to the maximum', () => {
    fc.assert(
      fc.property(words, word, fc.constantFrom(1, 2), (list, typed, maxDistance) => {
        const near = [...new Set(list)].filter((each) => distance(each, typed) <= maxDistance);
        const fewest = Math.min(...near.map((each) => distance(each, typed)));
        const { words: nearest, distance: reported } = new Lexicon(list).nearest(typed, maxDistance);
        expect(new Set(nearest)).toEqual(new Set(near.filter((each) => distance(each, typed) === fewest)));
        if (near.length > 0) expect(reported).toBe(fewest);
      }),
      { numRuns: 300 },
    );
  });
});

describe('queries', () => {
  test('ligatures that fold into whole phrases do not exceed the maximum of words', () => {
    // U+FDFA folds into eighteen letters in four words.
    expect(readQuery('\ufdfa'.repeat(MAX_QUERY_LENGTH)).length).toBeLessThanOrEqual(50);
  });

  test('every word of a long title becomes a term', () => {
    const title = Array.from({ length: 40 }, (_, at) => `w${String.fromCharCode(97 + (at % 26), 97 + at / 26)}`).join(
      ' ',
    );
    expect(readQuery(title)).toHaveLength(40);
  });

  test('a repeated word becomes one term', () => {
    expect(readQuery(Array(100).fill('a').join(' '))).toHaveLength(1);
  });
});

describe('the ranking of words and entries', () => {
  const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
    ...{ kind: 'notices', path: '/1', title: unlocalized(title), note: unlocalized(''), text: '', date: null },
    ...more,
  });

  test.each<[query: string, exact: string[], ifMistyped: string[]]>([
    ['exam', ['exam typed 1', 'examination typed 0.6', 'परिक्सा synonym 0.6'], []],
    ['exami', ['examination typed 0.6', 'exam synonym 0.6', 'परिक्सा synonym 0.6'], []],
    ['pariksha', ['परिक्सा transliteration 1', 'exam synonym 0.6', 'examination synonym 0.6'], []],
    ['result', ['नतिजा synonym 0.6'], []],
    ['rou', ['routine typed 0.56'], []],
    ['ro', [], []],
    ['fee', ['fee typed 1'], []],
    ['sharma', ['sharma typed 1', 'सर्मा sound 0.5'], []],
    ['शर्मा', ['सर्मा typed 1', 'sharma sound 0.5'], []],
    ['prakash', ['प्रकास sound 0.5'], []],
    ['sarma', ['सर्मा sound 0.5'], ['sharma sound 0.5']],
    ['mert', [], ['merit spelling 0.4']],
    ['meritt', [], ['merit sound 0.5']],
    ['merti', [], ['merit sound 0.3']],
    ['examinatoin', [], ['examination spelling 0.4', 'exam synonym 0.24', 'परिक्सा synonym 0.24']],
    ['rsult', [], ['नतिजा synonym 0.24']],
    ['grng', [], ['gurung sound 0.3', 'गुरुङ sound 0.3']],
    ['gurng', [], ['gurung spelling 0.4']],
    ['fe', [], []],
    ['75ht', [], []],
    ['7400136', [], []],
  ])('the word “%s” stands for %j, and for %j if it may be mistyped', async (query, exact, ifMistyped) => {
    const index = await buildIndex([
      entry('exam examination routine merit sharma Gurung fee 7400135 75th'),
      entry('शर्मा परीक्षा नतिजा प्रकाश गुरुङ'),
    ]);
    const expansions = (allowsTypos: boolean) =>
      expandTerms(index, readQuery(query), allowsTypos).flatMap((term) =>
        [...term.expansions].map(([at, { by, likeness }]) => `${index.words.list[at]} ${by} ${+likeness.toFixed(3)}`),
      );
    expect(expansions(false)).toEqual(exact);
    expect(expansions(true).sort()).toEqual([...exact, ...ifMistyped].sort());
  });

  test('a word counts by its field and the length of the title, and once in its most visible field', async () => {
    const note = unlocalized('Room');
    const { words, starts, entries, weights, fields } = await buildIndex([
      entry('Merit list', { text: 'merit hidden', note }),
      entry('Merit list', { kind: 'pages', note }),
      entry('Begin …', { whole: 'Begin longer' }),
      entry('Same', { whole: 'Same' }),
    ]);
    const postings = words.list.map((word, at) => [
      word,
      ...Array.from({ length: (starts[at + 1] ?? 0) - (starts[at] ?? 0) }, (_, row) => row + (starts[at] ?? 0)).map(
        (row) => `${entries[row]}: ${+(weights[row] ?? 0).toFixed(3)}, field ${fields[row]}`,
      ),
    ]);
    expect(postings).toEqual([
      ['begin', '2: 2.97, field 3'],
      ['hidden', '0: 0.6, field 1'],
      ['list', '0: 2.941, field 3', '1: 2.586, field 3'],
      ['longer', '2: 0.9, field 2'],
      ['merit', '0: 2.941, field 3', '1: 2.586, field 3'],
      ['room', '0: 0.9, field 2', '1: 0.75, field 1'],
      ['same', '3: 2.97, field 3'],
    ]);
  });

  test('notices and their documents age fast, others slowly, and events to come age nothing else', () => {
    const dated = (kind: Entry['kind'], date: string | null) => entry('', { kind, date: parseAdDate(date ?? '') });
    const factors = (...list: Entry[]) => [...recencyOf(list)].map((factor) => +factor.toFixed(3));
    expect(
      factors(
        dated('notices', '2026-11-01'),
        dated('notices', '2026-08-03'),
        dated('documents', '2026-08-03'),
        dated('notices', '2020-01-01'),
        dated('notices', null),
        dated('events', '2027-05-01'),
        dated('events', '2026-03-06'),
        dated('publications', '2026-03-06'),
        dated('people', null),
        dated('pages', null),
      ),
    ).toEqual([1, 0.625, 0.625, 0.25, 1, 1, 0.85, 0.85, 1.2, 1.3]);
    expect(factors(dated('events', '2027-05-01'), dated('events', '2027-05-02'))).toEqual([1, 1]);
  });

  test.each([
    [
      '2026-11-05',
      '2026-11-05 | 2026-11-5 | 2026/11/05 | 2026/11/5 | 2026.11.05 | 2026.11.5 | 5 november 2026 | nov 5 | 5 नोभेम्बर 2026 | 2026 नोभेम्बर 5 | 2083-07-19 | 2083-7-19 | 2083/07/19 | 2083/7/19 | 2083.07.19 | 2083.7.19 | 19 kartik 2083 | 2083 कात्तिक 19 | 19 कात्तिक 2083',
    ],
    [
      '2095-11-25',
      '2095-11-25 | 2095-11-25 | 2095/11/25 | 2095/11/25 | 2095.11.25 | 2095.11.25 | 25 november 2095 | nov 25 | 25 नोभेम्बर 2095 | 2095 नोभेम्बर 25',
    ],
  ])('the day %s has its spellings in the calendars that have it', (date, text) => {
    expect(spellDate(parseAdDate(date) ?? today).text).toBe(text);
  });
});

test.each(['en', 'ne'] as const)('an entry whose %s title changes is indexed again', async (locale) => {
  const entry: Entry = {
    ...{
      kind: 'notices',
      path: '/1',
      title: { en: 'Notice', ne: 'सूचना' },
      note: unlocalized(''),
      text: '',
      date: null,
    },
  };
  const index = await buildIndex([entry]);
  const changed = { ...entry, title: { ...entry.title, [locale]: 'नतिजा' } };
  expect((await buildIndex([changed], index)).list).toEqual([changed]);
  expect(await buildIndex([{ ...entry }], index)).toBe(index);
});

describe('updates of the index', () => {
  const text = fc.string({
    unit: fc.constantFrom('merit ', 'list ', 'सूचना ', 'शिक्षा ', 'suchana ', 'BBS ', '1', '२', 'a', 'b', ' '),
    maxLength: 6,
  });
  const localized = fc.oneof(
    text.map((en) => ({ en, ne: en })),
    fc.record({ en: text, ne: text }),
  );
  const day = fc.option(fc.integer({ min: 20_000, max: 20_005 }).map(fromDayNumber));
  const entry: fc.Arbitrary<Entry> = fc.record(
    {
      kind: fc.constantFrom(...entryKinds),
      // Few, so that several entries have the same one.
      path: fc.constantFrom('/1', '/2', '/3', '/4'),
      title: localized,
      note: localized,
      text,
      comparable: text,
      date: day,
      lastDate: day,
    },
    { requiredKeys: ['kind', 'path', 'title', 'note', 'text', 'date'] },
  );
  const entries = fc.array(entry, { maxLength: 8 });

  /** Variants of a list: entries are removed, moved, edited or added. */
  const changed = (list: readonly Entry[]) =>
    fc
      .tuple(fc.shuffledSubarray([...list]), entries, fc.integer({ min: 0, max: 8 }), fc.boolean())
      .map(([remaining, added, at, isSame]) => [
        ...remaining.slice(0, at),
        ...added,
        ...remaining.slice(at).map((each) => (isSame ? { ...each } : { ...each, text: `${each.text} edited` })),
      ]);

  // Private fields of a lexicon are not compared.
  const comparable = (index: SearchIndex) => ({ ...index, words: index.words.list, days: [...index.days] });

  test('an incrementally updated index equals a newly built one after entries were added, removed, moved and edited', async () => {
    await fc.assert(
      fc.asyncProperty(
        entries.chain((list) => fc.tuple(fc.constant(list), changed(list))),
        async ([before, after]) => {
          const renewed = await buildIndex(after, await buildIndex(before));
          expect(comparable(renewed)).toEqual(comparable(await buildIndex(after)));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('an index of the same entries is the same object', async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (list: readonly Entry[]) => {
        const index = await buildIndex(list);
        expect(await buildIndex(structuredClone(list), index)).toBe(index);
      }),
    );
  });
});

describe('numbers', () => {
  const isIn = (text: string | readonly string[], number: string) => {
    const digits = readDigits(number);
    const texts = typeof text === 'string' ? [text] : text;
    return digits !== null && [...positionsOf(digitsOf(texts), digits)].length > 0;
  };

  describe('a number in any grouping and either digit system', () => {
    const typed = [
      '7-2-29-145',
      '7229145',
      '7 2 29 145',
      '७२२९१४५',
      '७-२-२९-१४५',
      '7/2/29/145',
      ' 7–2–29–145 ',
      '७ २ २९ १४५',
    ];
    const written = [
      'Symbol No. 7-2-29-145 passed',
      'क्र.सं. ७-२-२९-१४५',
      '7229145',
      '12 7 2 29 145 78',
      '७२२९१४५ उत्तीर्ण',
      '7 - 2 - 29 - 145',
    ];
    test.each(typed.flatMap((number) => written.map((text) => [number, text] as const)))(
      '%s matches “%s”',
      (number, text) => {
        expect(isIn(text, number)).toBe(true);
      },
    );
  });

  test.each([
    ['7229145', '17229145'],
    ['7229145', '72291450'],
    ['7229145', '7-2-29-1450'],
    ['7229145', '7-2-29-145-9'],
    ['7229145', '3-7-2-29-145'],
    ['7229145', '7-2-29 and 145'],
    ['7229145', '7-2-29,145'],
    ['7229145', '7-2-29\n145'],
  ])('%s does not match “%s”', (number, text) => expect(isIn(text, number)).toBe(false));

  test('a number does not continue into the next cell', () => {
    expect(isIn(['7-2-29', '145'], '7-2-29-145')).toBe(false);
    expect(isIn(['7-2-29-145', '9'], '7-2-29-145')).toBe(true);
  });

  test('each number of a list or a range is found separately', () => {
    for (const number of ['7290145', '7290146', '7290147']) {
      expect(isIn('7290145 7290146 7290147', number)).toBe(true);
      expect(isIn('7290145, 7290146, 7290147', number)).toBe(true);
      expect(isIn('7290145,7290146,7290147', number)).toBe(true);
    }
    expect(isIn('7290145-7290147', '7290145')).toBe(true);
    expect(isIn('7290145/7290147', '7290147')).toBe(true);
  });

  test('a number is returned in the spelling of the text', () => {
    for (const written of ['7-2-29-145', '७-२-२९-१४५', '7229145', '७२२९ १४५', '7/2/29.145']) {
      const digits = digitsOf([`12 pupils | ${written} passed`]);
      expect([...positionsOf(digits, '7229145')].map((at) => spelledAt(digits, at, 7))).toEqual([written]);
    }
  });

  test('leading zeros are highlighted with their number, and make no difference', () => {
    const text = '00012345, 12345, 100012345, 2-12345';
    for (const number of ['12345', '00012345', '012345'])
      expect(marksOf(text, number).map(([from, to]) => text.slice(from, to))).toEqual(['00012345', '12345']);
  });

  test('no number has no position, whether the text has digits or not', () => {
    for (const text of ['', 'no digits', '7229145'])
      expect(positionsOf(digitsOf([text]), '').next()).toEqual({ done: true, value: undefined });
  });

  test('a number is highlighted in the text', () => {
    const text = 'उत्तीर्ण: ७-२-२९-१४५, 7-2-29-146, 7229145';
    expect(marksOf(text, '7229145').map(([from, to]) => text.slice(from, to))).toEqual(['७-२-२९-१४५', '7229145']);
    expect(marksOf('no number at all', '7229145')).toEqual([]);
    for (const [text, number] of [
      ['7,400,135', '7400135'],
      ['रु १,२५,०००', '125000'],
      ['101,102,103', '102'],
    ] as const)
      expect(marksOf(text, number)).toHaveLength(1);
    expect(marksOf('7400135,7400136', '74001357400136')).toEqual([]);
  });

  test.each([
    ['7-2-29-145', '7229145'],
    ['# 7 2 29 145', '7229145'],
    ['७२२९१४५', '7229145'],
    ['７２２', '722'],
    ['7', '7'],
    ['', null],
    ['-', null],
    ['12a4', null],
    ['क १२', null],
  ])('the input “%s” is read as %s', (typed, number) => expect(readDigits(typed)).toBe(number));

  test.each([
    ['result 7-2-29-145', ['7229145'], 'result'],
    ['7 2 29 145 नतिजा', ['7229145'], 'नतिजा'],
    ['exam 2083', [], 'exam 2083'],
    ['bbs 4th year', [], 'bbs 4th year'],
    ['result 00012345', ['12345'], 'result'],
    ['10000001 and 10000002', ['10000001', '10000002'], 'and'],
    ['12345 and 12345', ['12345'], 'and'],
    ['1'.repeat(30), ['1'.repeat(30)], ''],
    ['1'.repeat(31), [], '1'.repeat(31)],
  ])('the search “%s” is split into the numbers %j and the words “%s”', (query, numbers, words) => {
    expect(splitNumbers(query)).toEqual({ numbers, words });
  });

  test('only long numbers count as numbers of a result', () => {
    expect(countNumbers(digitsOf(['2083 BS, 45 marks', '7290145 7290146', '7-2-29-145']))).toBe(3);
    expect(countNumbers(digitsOf([]))).toBe(0);
  });

  test('the whole numbers of a text are the numbers that a search finds in it', () => {
    const sign = fc.constantFrom(...'0123456789०७', ' ', '-', '/', 'a', ', ');
    const number = fc
      .array(fc.constantFrom(...'0123457'), { minLength: 3, maxLength: 8 })
      .map((digits) => digits.join(''))
      // Leading zeros are left out on both sides.
      .filter((digits) => !digits.startsWith('0'));
    fc.assert(
      fc.property(
        fc.array(sign, { maxLength: 60 }).map((signs) => signs.join('')),
        number,
        (text, typed) => {
          const digits = digitsOf([text]);
          const whole = new Set(wholeNumbers(digits, 3, 30));
          for (const each of whole) expect(positionsOf(digits, each).next().done).toBe(false);
          expect(whole.has(typed)).toBe(positionsOf(digits, typed).next().done === false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('within a text', () => {
  const notice = (path: string, description: string, created: string): Entry => ({
    kind: 'notices',
    path,
    title: unlocalized(description),
    note: unlocalized(''),
    text: '',
    date: parseAdDate(created),
  });

  const notices = [
    notice('1', 'Second merit list of BBS first year', '2026-11-21'),
    notice('2', 'एम.बी.एस. पहिलो सेमेस्टरको भर्ना सम्बन्धी सूचना', '2026-11-13'),
    notice('3', 'Routine of the 4th year, from २०८३ मंसिर १५', '2026-10-02'),
    notice('4', 'सङ्कायको परीक्षाफल नतिजा ०८२', '2026-04-14'),
    notice('5', 'Café opens for students & <b>staff</b>', ''),
    notice('6', 'Campus closed in May', '2025-12-31'),
  ];
  let index: SearchIndex;
  const today = fromDayNumber(Date.UTC(2026, 10, 22) / 86_400_000);
  const reader = { locale: null, today };
  const find = (query: string) => findWithin(index, query, reader).map(({ path }) => path);

  beforeAll(async () => {
    index = await buildIndex(notices);
  });

  describe('the notice search', () => {
    it.each([
      ['MERIT', ['1']],
      ['merit bbs', ['1']],
      ['list merit', ['1']],
      ['merit exam', []],
      ['erit', ['1']],
      ['cafe', ['5']],
      ['CAFÉ', ['5']],
      ['<b>', ['5']],
      ['&', ['5']],
      ['', ['1', '2', '3', '4', '5', '6']],
      ['(((', []],
      ['.*', []],
    ])('finds the words %p in any order, letter case and accent', (query, ids) => {
      expect(find(query)).toEqual(ids);
    });

    it.each([
      ['Chhetri', ['2', '1']],
      ['Kshetri', ['1']],
      ['क्षेत्री', ['1', '2']],
      ['chhetri vacancy', ['1']],
      ['gurung', []],
    ])('finds names by their sound in the other script, typed ones first: %p', async (query, ids) => {
      const named = [
        notice('1', 'क्षेत्री रामबहादुर, vacancy', '2026-11-21'),
        notice('2', 'Result of Sita Chhetri', '2026-11-13'),
        notice('3', 'छात्रवृत्ति', '2026-10-02'),
      ];
      expect(findWithin(await buildIndex(named), query, reader).map(({ path }) => path)).toEqual(ids);
    });

    it.each([
      ['भर्ना', ['2']],
      ['bharna', ['2']],
      ['admission', ['2']],
      ['admiss', ['2']],
      ['pariksha', ['4']],
      ['natija', ['4']],
      ['संकाय', ['4']],
      ['सङ्काय', ['4']],
      ['संबन्धि', ['2']],
      ['सुचना', ['2']],
      ['\u0938\u0942\u091a\u0928\u093e', ['2']],
      ['082', ['4', '6']],
      ['०८२', ['4', '6']],
      ['4th', ['3']],
      ['४th', ['3']],
    ])('matches %p in other spellings and digits', (query, ids) => {
      expect(find(query)).toEqual(ids);
    });

    it.each([
      '2083-08-05',
      '2083/8/5',
      '2083.8.5',
      '२०८३/०८/०५',
      '५ मंसिर २०८३',
      '२०८३ मंसिर ५',
      '२०८३ मंसिर ५ गते',
      '2083 साल मङ्सिर 5 गते',
      '5 Mangsir 2083',
      'Mangsir 5, 2083',
      'mansir 5',
      '21 Nov 2026',
      'November 21, 2026',
      '२१ नोभेम्बर २०२६',
      'nov 21',
      '2026-11-21',
      '21/11/2026',
      '21.11.2026',
    ])('finds the day %p', (query) => {
      expect(find(query)).toEqual(['1']);
    });

    it.each([
      ['2026-11', ['1', '2']],
      ['Nov 2026', ['1', '2']],
      ['मंसिर २०८३', ['1', '3']],
      ['2083', ['1', '2', '3', '4']],
      ['15 mangsir 2083', ['3']],
      ['2083 kartik merit', []],
      ['मंसिर merit', ['1']],
      ['1 baisakh 2083', ['4']],
      ['32 asar 2083', []],
    ])('finds the month, year or written date %p', (query, ids) => {
      expect(find(query)).toEqual(ids);
    });

    it('matches short month names only as whole words', () => {
      expect(find('may')).toEqual(['6']);
      expect(find('poush')).toEqual(['6']);
    });
  });

  test('the notice search returns only notices that the filter accepts', () => {
    const accepts = ({ path }: Entry) => path !== '1';
    expect(findWithin(index, 'of', { ...reader, accepts }).map(({ path }) => path)).toEqual(['3']);
  });

  describe('the order of notice search results', () => {
    const ordered = [
      { ...notice('open, other words', 'एम.ए. मा भर्ना', '2026-11-20'), lastDate: parseAdDate('2026-12-01') },
      notice('other words', 'भर्ना सूचना', '2026-11-19'),
      { ...notice('over', 'Admission to BEd', '2026-11-18'), lastDate: parseAdDate('2026-11-21') },
      notice('literal', 'Admission rules', '2026-11-10'),
      { ...notice('open', 'Admission to BCA', '2026-10-01'), lastDate: parseAdDate('2026-11-22') },
      notice('older', 'Documents for admission', '2025-11-10'),
    ];
    const order = async (query: string) => findWithin(await buildIndex(ordered), query, reader).map(({ path }) => path);

    it('ranks literal matches above synonyms, open closing dates up and past ones down, else the newest first', async () => {
      expect(await order('admission')).toEqual([
        'open',
        'literal',
        'older',
        'open, other words',
        'over',
        'other words',
      ]);
    });

    it('is the order of the list for an empty search', async () => {
      expect((await order(''))[0]).toBe('open, other words');
    });
  });

  describe('the reasons for a match', () => {
    const how = (query: string) => ({ terms: expandTerms(index, readQuery(query)), hasAllWords: true });

    it.each([
      ['1', 'merit bbs', []],
      ['2', 'भर्ना', []],
      ['2', 'bharna', ['भर्ना']],
      ['2', 'admission suchana', ['भर्ना', 'सूचना']],
      ['4', 'pariksha natija', ['परीक्षा', 'नतिजा']],
      ['1', '5 mangsir 2083', []],
      ['1', 'mangsir', []],
    ])('are given for notice %s and the query “%s”', (id, query, words) => {
      const match = findWithin(index, query, reader).find(({ path }) => path === id);
      expect(match && explainMatch(index, query, how(query), match)).toEqual(
        words.length > 0 ? [{ why: 'synonym', words }] : [],
      );
    });
  });

  describe('highlights', () => {
    const marked = (text: string, query: string) =>
      findHighlights(text, query).map(([from, to]) => text.slice(from, to));

    it.each([
      ['Second merit list of BBS', 'merit bbs', ['merit', 'BBS']],
      ['Second merit list', 'list MERIT', ['merit', 'list']],
      ['पहिलो सेमेस्टरको भर्ना', 'bharna', ['भर्ना']],
      ['सूचना र सुचना', 'सुचना', ['सूचना', 'सुचना']],
      ['सङ्काय', 'संकाय', ['सङ्काय']],
      ['मिति २०८३ मंसिर १५', '15 mangsir 2083', ['२०८३', 'मंसिर', '१५']],
      ['Caf\u0065\u0301 opens', 'café', ['Caf\u0065\u0301']],
      ['ﬁrst ﬁ', 'fi', ['ﬁ', 'ﬁ']],
      ['aaaa', 'aa', ['aaaa']],
      ['nothing', 'else', []],
    ])('cover the matches in %p of the query %p', (text, query, expected) => {
      expect(marked(text, query)).toEqual(expected);
    });

    it('cover whole grapheme clusters', () => {
      expect(marked('किताब', 'क')).toEqual(['कि']);
      expect(marked('👩‍🎓 student', '🎓')).toEqual(['👩‍🎓']);
    });
  });
});
