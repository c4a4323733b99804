import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { soundsOf } from '#packages/nepali/text/index.ts';
import { campusWords, districts, surnames } from '#packages/nepali/text/testing/names.ts';
import { unlocalized } from './entry.ts';
import { findByWords } from './find.ts';
import { findWithin } from './find-within.ts';
import { buildIndex } from './search-index.ts';

const today = parseAdDate('2026-11-22');
if (!today) throw new Error('no date');
const options = { locale: null, today };

const names = [surnames, districts, campusWords].flatMap((list) =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [nepali = '', ...latin] = line.split(' ');
      return { nepali, latin };
    }),
);

const indexOf = (titles: readonly string[]) =>
  buildIndex(
    titles.map((title, at) => ({
      kind: 'people' as const,
      path: `/staff/${at}`,
      title: unlocalized(`${title} Hari`),
      note: unlocalized(''),
      text: '',
      date: null,
    })),
  );

async function searchIn(titles: readonly string[]) {
  const index = await indexOf(titles);
  return (query: string) =>
    findByWords(index, query, 50, options).groups.flatMap(({ best }) =>
      best.map(({ entry }) => entry.title.en.replace(' Hari', '')),
    );
}

const pairs = names.flatMap(({ nepali, latin }) => latin.map((spelling) => [nepali, spelling] as const));

test('the list has 200 surnames, the districts and words of a campus', () => {
  expect(surnames.trim().split('\n').length).toBeGreaterThanOrEqual(200);
  expect(districts.trim().split('\n').length).toBeGreaterThanOrEqual(75);
  expect(pairs.length).toBeGreaterThan(450);
});

test('98 % of names in Devanagari are found by their Latin spellings', async () => {
  const find = await searchIn(names.map(({ nepali }) => nepali));
  const missed = pairs.filter(([nepali, spelling]) => !find(spelling).includes(nepali));
  expect(missed.slice(Math.floor(pairs.length * 0.02))).toEqual([]);
});

test('98 % of names in Latin letters are found in Devanagari', async () => {
  const find = await searchIn(pairs.map(([, spelling]) => spelling));
  const missed = pairs.filter(([nepali, spelling]) => !find(nepali).includes(spelling));
  expect(missed.slice(Math.floor(pairs.length * 0.02))).toEqual([]);
});

test.each([
  ['Rai', 'राई', 'रे'],
  ['Re', 'रे', 'राई'],
  ['Shah', 'शाह', 'शाही'],
  ['Shahi', 'शाही', 'शाह'],
  ['Sahu', 'साहु', 'साह'],
  ['Thapa', 'थापा', 'थापी'],
  ['Giri', 'गिरी', 'गुरु'],
  ['Thakur', 'ठाकुर', 'ठकुरी'],
  ['Rawat', 'रावत', 'राउत'],
  ['Raut', 'राउत', 'रावत'],
  ['Kumar', 'कुमार', 'कुमारी'],
  ['Oli', 'ओली', 'आले'],
  ['Jha', 'झा', 'जी'],
  ['KC', 'के.सी.', 'वि.क.'],
])('%s finds %s and not %s', async (query, name, other) => {
  const find = await searchIn(names.map(({ nepali }) => nepali).concat('थापी', 'गुरु', 'जी'));
  expect(find(query)).toContain(name);
  expect(find(query)).not.toContain(other);
});

test.each([
  ['Sah', ['Sah', 'Shah']],
  ['Shah', ['Shah', 'Sah']],
])('%s finds साह and शाह, and the exact spelling first', async (query, latin) => {
  const find = await searchIn(['साह', 'शाह', 'Sah', 'Shah']);
  expect(find(query)[0]).toBe(latin[0]);
  expect(find(query)).toEqual(expect.arrayContaining(['साह', 'शाह', ...latin]));
});

test.each(['के.सी.', 'के. सी.', 'के सी', 'KC', 'K.C.', 'K. C.', 'K C'])(
  '%s is one surname in either script',
  async (query) => {
    const find = await searchIn(['के.सी.', 'KC', 'वि.क.', 'C. Karki']);
    expect(find(query).sort()).toEqual(['KC', 'के.सी.']);
  },
);

test.each([
  ['Prakash', 'प्रकाश'],
  ['Asha', 'आशा'],
  ['Bidya', 'विद्या'],
  ['Vishwa', 'विश्व'],
  ['Shiksha', 'शिक्षा'],
  ['Rishi', 'ऋषि'],
  ['Ritu', 'ऋतु'],
  ['Nhuchhe', 'न्हुच्छे'],
  ['Machhindra', 'मच्छिन्द्र'],
  ['Gnawali', 'ज्ञवाली'],
  ['Yagna', 'यज्ञ'],
  ['Agni', 'अग्नि'],
])('the name %s finds %s, also if it begins like another word, and the other way round', async (latin, nepali) => {
  expect((await searchIn([nepali, 'नेपाल']))(latin)).toEqual([nepali]);
  expect((await searchIn([latin, 'Nepal']))(nepali)).toEqual([latin]);
});

test.each([
  ['Khem Raj', 'खेमराज'],
  ['Om Prakash', 'ओमप्रकाश'],
  ['Ram Maya', 'राममाया'],
  ['Dip Hari', 'दीपहरि'],
  ['Hari Om', 'हरिओम'],
  ['Jay Ram', 'जयराम'],
  ['Chandra Kala', 'चन्द्रकला'],
])(
  'the name %s in two words is found as %s in one, and the other way round, as it was typed first',
  async (two, one) => {
    const others = [two.replace(' ', ' Bahadur '), 'Hari Sharma', 'नेपाल'];
    const names = [one, two, ...others];
    const [find, index] = [await searchIn(names), await indexOf(names)];
    const within = (query: string) =>
      findWithin(index, query, options).map(({ title }) => title.en.replace(' Hari', ''));
    for (const query of [one, two]) {
      const results = [find(query), within(query)].map((all) => all.filter((name) => !others.includes(name)));
      expect([query, ...results.map((all) => all.toSorted())]).toEqual([query, [one, two].sort(), [one, two].sort()]);
      expect([query, ...results.map(([first]) => first)]).toEqual([query, query, query]);
    }
  },
);

test.each([
  ['Rammaya', 'राममाया'],
  ['Sommaya', 'सोममाया'],
  ['Padammani', 'पदममणि'],
  ['Tekkumari', 'टेककुमारी'],
  ['Diphari', 'दीपहरि'],
  ['Bhimmaya', 'भीममाया'],
])('%s, whose parts meet in a letter, finds %s, and the other way round', async (latin, nepali) => {
  for (const [query, name] of [
    [latin, nepali],
    [nepali, latin],
  ] as const) {
    const names = [name, 'नेपाल', 'Maya', 'राम'];
    expect((await searchIn(names))(query)).toEqual([name]);
    expect(findWithin(await indexOf(names), query, options).map(({ title }) => title.en)).toEqual([`${name} Hari`]);
  }
});

test('a letter in which the parts of a name meet may be lost, where no name is spelled like that', async () => {
  expect((await searchIn(['राममाया', 'रमा']))('Ramaya')).toEqual(['राममाया']);
  expect((await searchIn(['राममाया', 'Ramaya']))('Ramaya')).toEqual(['Ramaya']);
  expect((await searchIn(['Ramaya', 'रमा']))('राममाया')).toEqual(['Ramaya']);
});

test.each([
  ['notice', 'N O T I C E'],
  ['सूचना', 'सू च ना !'],
  ['प्रवेश', 'प्र वे श'],
])('%s finds the heading %s, whose letters have blanks between them', async (query, title) => {
  const titles = [`${title}`, 'No t i c', 'Notify'];
  const index = await buildIndex(
    titles.map((each, at) => ({
      ...{ kind: 'notices' as const, path: `/${at}`, title: unlocalized(each), note: unlocalized(''), date: null },
      text: at === 0 ? '' : 'a b c',
    })),
  );
  expect(findWithin(index, query, options).map((entry) => entry.title.en)).toEqual([title]);
  expect(findByWords(index, query, 5, options).groups[0]?.best[0]?.entry.title.en).toBe(title);
});

test.each(['Khem Raj', 'Khemraj'])('%s finds खेमराज and not Hem Raj, which is spelled nearly alike', async (query) =>
  expect((await searchIn(['Hem Raj', 'खेमराज']))(query)).toEqual(['खेमराज']),
);

test.each([
  ['Khemraj', ['Khem Raj', 'खेम राज']],
  ['Omprakash', ['Om Prakash', 'ओम प्रकाश']],
  ['Jayram', ['Jay Ram', 'जय राम']],
  ['Sitaram', ['Sita Ram']],
])('%s finds %j, and no name that only has its parts', async (query, expected) => {
  const find = await searchIn([
    'Khem Raj',
    'खेम राज',
    'Om Prakash',
    'ओम प्रकाश',
    'Jay Ram',
    'जय राम',
    'Sita Ram',
    'Sita Rai',
  ]);
  expect(find(query).toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['Khemraj', ['Khem Bahadur Raj', 'Raj Khem']],
  ['खेमराज', ['खेम र राज', 'राज खेम']],
  ['Kamala', ['काम का माला', 'क मला']],
  ['Shahi', ['शाह ई', 'साह']],
])('%s does not join other names: %j', async (query, others) => expect((await searchIn(others))(query)).toEqual([]));

test('a surname of 10,000 letters has no sound', () => {
  expect(soundsOf('a'.repeat(10_000))).toEqual([]);
  expect(soundsOf('क'.repeat(10_000))).toEqual([]);
});

test.each([
  ['MEBS', 'एमईबीएस'],
  ['LLB', 'एलएलबी'],
  ['SLC', 'एसएलसी'],
  ['FM', 'एफएम'],
  ['NRB', 'एनआरबी'],
])('the initials %s are results as %s, and the other way round', async (latin, nepali) => {
  expect((await searchIn([nepali, 'नेपाल']))(latin)).toEqual([nepali]);
  expect((await searchIn([latin, 'Nepal']))(nepali)).toEqual([latin]);
});

test('the sounds of an index with newer entries are those of a new index', async () => {
  const titles = names.map(({ nepali }) => nepali);
  const entries = (await indexOf(titles)).list;
  const half = await buildIndex(entries.slice(0, 150));
  const filling = half.sounds.fill();
  const whole = await buildIndex(entries, half);
  await filling;
  const fewer = await buildIndex(entries.slice(100), whole);
  for (const [renewed, list] of [
    [whole, entries],
    [fewer, entries.slice(100)],
    [half, entries.slice(0, 150)],
  ] as const) {
    const fresh = await buildIndex(list);
    const wordsOf = ({ words, sounds }: typeof fresh, query: string) =>
      [...sounds.alike(query)].map((number) => words.list[number]).sort();
    for (const [, spelling] of pairs) {
      const query = spelling.toLowerCase();
      expect([query, wordsOf(renewed, query)]).toEqual([query, wordsOf(fresh, query)]);
    }
  }
});
