import { fromDayNumber, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { type Entry, unlocalized } from './entry.ts';
import { expandTerms } from './expansion.ts';
import { explainMatch } from './explain.ts';
import { findWithin } from './find-within.ts';
import { findHighlights } from './highlights.ts';
import { readQuery } from './query.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';

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
    expect(await order('admission')).toEqual(['open', 'literal', 'older', 'open, other words', 'over', 'other words']);
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
  const marked = (text: string, query: string) => findHighlights(text, query).map(([from, to]) => text.slice(from, to));

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
