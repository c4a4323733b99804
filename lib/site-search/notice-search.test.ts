import { fromDayNumber } from '#lib/calendar/ad-date.ts';
import { parseAdDate } from '#lib/calendar/index.ts';
import { findHighlights } from '#lib/search/highlights.ts';
import { buildIndex, explainNotice, searchIndex } from '#lib/search/notice-index.ts';
import { readQuery } from '#lib/search/query.ts';

const notice = (id: string, description: string, created: string) => ({
  id,
  description,
  created: parseAdDate(created),
});

const notices = [
  notice('1', 'Second merit list of BBS first year', '2026-11-21'),
  notice('2', 'एम.बी.एस. पहिलो सेमेस्टरको भर्ना सम्बन्धी सूचना', '2026-11-13'),
  notice('3', 'Routine of the 4th year, from २०८३ मंसिर १५', '2026-10-02'),
  notice('4', 'सङ्कायको परीक्षाफल नतिजा ०८२', '2026-04-14'),
  notice('5', 'Café opens for students & <b>staff</b>', ''),
  notice('6', 'Campus closed in May', '2025-12-31'),
];
const index = buildIndex(notices);
const today = fromDayNumber(Date.UTC(2026, 10, 22) / 86_400_000);
const find = (query: string) => searchIndex(index, query, today).map(({ id }) => id);

describe('the search of notices', () => {
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
  ])('knows %p in other spellings and digits', (query, ids) => {
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

  it('does not take a short name of a month for a part of a word', () => {
    expect(find('may')).toEqual(['6']);
    expect(find('poush')).toEqual(['6']);
  });
});

describe('the order of what is found', () => {
  const ordered = buildIndex([
    { ...notice('open, other words', 'एम.ए. मा भर्ना', '2026-11-20'), lastDate: parseAdDate('2026-12-01') },
    notice('other words', 'भर्ना सूचना', '2026-11-19'),
    { ...notice('over', 'Admission to BEd', '2026-11-18'), lastDate: parseAdDate('2026-11-21') },
    notice('literal', 'Admission rules', '2026-11-10'),
    { ...notice('open', 'Admission to BCA', '2026-10-01'), lastDate: parseAdDate('2026-11-22') },
    notice('older', 'Documents for admission', '2025-11-10'),
  ]);

  it('has the words as they were typed first, open closing dates above all and those that are over below, else the newest', () => {
    expect(searchIndex(ordered, 'admission', today).map(({ id }) => id)).toEqual([
      'open',
      'literal',
      'older',
      'open, other words',
      'over',
      'other words',
    ]);
  });

  it('is that of the list for an empty search', () => {
    expect(searchIndex(ordered, '', today).map(({ id }) => id)[0]).toBe('open, other words');
  });
});

describe('why a notice was found', () => {
  it.each([
    ['1', 'merit bbs', []],
    ['2', 'भर्ना', []],
    ['2', 'bharna', ['भर्ना']],
    ['2', 'admission suchana', ['भर्ना', 'सूचना']],
    ['4', 'pariksha natija', ['परीक्षा', 'नतिजा']],
    ['1', '5 mangsir 2083', []],
    ['1', 'mangsir', []],
  ])('is said of %s for %s', (id, query, words) => {
    const found = notices.find((one) => one.id === id);
    expect(found && explainNotice(found, query)).toEqual(words.length > 0 ? [{ why: 'synonym', words }] : []);
  });
});

test('a word counts once, however often it is typed', () => {
  expect(readQuery(Array(100).fill('a').join(' '))).toHaveLength(1);
});

describe('marks', () => {
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
  ])('in %p of %p', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });

  it('covers a letter with all its signs, never a part of it', () => {
    expect(marked('किताब', 'क')).toEqual(['कि']);
    expect(marked('👩‍🎓 student', '🎓')).toEqual(['👩‍🎓']);
  });
});
