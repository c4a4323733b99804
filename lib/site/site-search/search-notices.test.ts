import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { writeReasons } from '#lib/site/search/reasons.ts';
import { searchNotices } from './search-notices.ts';

// The embedded sample campus, on a day when some of its closing dates are open.
const folder = mkdtempSync(join(tmpdir(), 'notice-search-'));

beforeAll(() => {
  process.env.DATA_DIR = folder;
  process.env.QAA_PASSWORD = 'a password for this test';
  delete process.env.UPSTREAM_URL;
  // Notices in one language, as most campuses have them; a single one has both.
  for (const notice of sampleContent().notices) if (notice.id !== 404) delete notice.translation;
  jest.useFakeTimers({
    now: new Date('2026-11-22T06:00:00Z'),
    doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'],
  });
});
afterAll(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

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
