import fc from 'fast-check';
import {
  convertText,
  formatBikramSambat,
  formatGregorian,
  isAdDate,
  monthLengths,
  parseAdDate,
  readNumericDate,
} from './index.ts';
import { monthsOf } from './month-table.ts';
import { vectors } from './testing/vectors.json';

test('the table has 91 whole years of 365 or 366 days', () => {
  const years = Map.groupBy(monthsOf(monthLengths()), ({ year }) => year);
  expect([...years.keys()]).toEqual(Array.from({ length: 91 }, (_, index) => 2000 + index));
  for (const months of years.values()) {
    expect(months).toHaveLength(12);
    expect([365, 366]).toContain(months.reduce((sum, { days }) => sum + days, 0));
  }
});

test.each([
  ['2083-08-05', 'bs', '2026-11-21', false],
  ['२०८३/८/५', 'bs', '2026-11-21', false],
  [' 2083.8.5 ', 'bs', '2026-11-21', false],
  ['2084-01-01', 'bs', '2027-04-14', true],
] as const)('%s of %s is %s', (text, from, ad, isProvisional) => {
  const converted = convertText(text, from);
  expect(converted).toMatchObject({ ad });
  expect(typeof converted === 'object' && (converted.bs.isProvisional ?? false)).toBe(isProvisional);
});

test('a conversion can be reversed', () => {
  const converted = convertText('2026-11-21', 'ad');
  expect(converted).toEqual({ ad: '2026-11-21', bs: { year: 2083, month: 8, day: 5 } });
  expect(convertText('2083-08-05', 'bs')).toEqual(converted);
});

test.each([
  ['2083-08-30', 'bs', 'none'],
  ['2083-13-13', 'bs', 'none'],
  ['2083-00-01', 'bs', 'none'],
  ['1999-12-30', 'bs', 'none'],
  ['2091-01-01', 'bs', 'none'],
  ['30 Mangsir 2083', 'bs', 'none'],
  ['2026-02-30', 'ad', 'none'],
  ['Feb 29 2026', 'ad', 'none'],
  ['1943-04-13', 'ad', 'none'],
  ['2035-01-01', 'ad', 'none'],
  ['11/28/2026', 'ad', 'monthDay'],
  ['2026-28-11', 'ad', 'monthDay'],
  ['20 Mangsir', 'bs', 'noYear'],
  ['मंसिर २०', 'bs', 'noYear'],
  ['22 November', 'ad', 'noYear'],
  ['', 'ad', 'unread'],
  ['tomorrow', 'bs', 'unread'],
  ['<b>', 'bs', 'unread'],
  ['2083-08', 'bs', 'unread'],
  ['Mangsir 2083', 'bs', 'unread'],
  ['20 Mangsr 2083', 'bs', 'unread'],
  ['20 Mangsir 26', 'bs', 'unread'],
  ['28 Nov 83', 'ad', 'unread'],
  ['12/11/26', 'bs', 'unread'],
  ['नेपाल संवत ११४७', 'bs', 'unread'],
  ['20 Mangsir 2083 please', 'bs', 'unread'],
  ['20 Mangsir November 2083', 'bs', 'unread'],
  [`2083-08-${'5'.repeat(10_000)}`, 'bs', 'unread'],
] as const)('%.30s of %s cannot be converted: %s', (text, from, why) => {
  expect(convertText(text, from)).toBe(why);
});

test.each([
  '०८३/०८/१२',
  '083/08/12',
  'मिति: २०८३/०८/१२',
  'मिति २०८३।०८।१२',
  'मितिः २०८३-०८-१२',
  'वि सं २०८३ मंसिर १२',
  'वि. सं. २०८३ मंसिर १२ गते',
  'वि.सं. २०८३/८/१२',
  '2083-08-12 (शनिबार)',
  'शनिवार, २०८३ मङ्सिर १२',
  '2083\u201108\u201112',
  '2083–08–12',
  '2083 – 08 – 12',
  '2083.08.12',
  '2083 08 12',
  '12/08/2083',
  '12-8-2083 BS',
  '०८३।०८।१२',
  '०८३-८-१२',
  '२०८३ मार्गशीर्ष १२',
  '२०८३ मंसिर १२ गते शनिबार',
  '२०८३ साल मङ्सिर १२ गते रोज शनिबार',
  'Mangsir 12, 2083 B.S.',
  '12th Mangsir 2083 (Saturday)',
  'Sat, 12 Mangshir 2083',
  '12 Mansir, 2083',
  '2083 BS Mangsir 12',
  'B.S. 2083/08/12',
  'B. S. 2083-8-12',
  'BS 2083-08-12',
  '28 November 2026',
  '28 Nov, 2026',
  '28th of November 2026',
  'Nov 28 2026 (Sat)',
  '2026-11-28 AD',
  'A.D. 2026-11-28',
  '२८ नवम्बर २०२६',
  '२०२६ नोभेम्बर २८',
  'सन् २०२६ नोभेम्बर २८',
  'ई. सं. २०२६/११/२८',
  'इ.सं. २०२६-११-२८',
  '28/11/2026 AD',
  '28-Nov-2026',
  '28.Nov.2026',
  'Date: 28 November 2026',
  'मिति : २०८३ मंसिर १२',
  '२०८३ मंसिर, १२',
  '२०८३मंसिर१२',
  '२०८३ मङ्सिर १२ गते',
  '12 मंसिर 2083',
  '83/08/12',
  '12 Mangsir 83',
  '०८३ मंसिर १२',
  "मंसिर १२, '८३",
  'विक्रम संवत् २०८३ मंसिर १२',
  'विक्रम सम्वत २०८३ मंसिर १२',
  '२०८३ साल मंसिर महिनाको १२ गते',
  '2083/08/12 BS.',
  '२०८३-०८-१२।',
  '2083-08-12.',
  'शनिबार २०८३।८।१२',
  'Dated: 2083/08/12',
  '2083 / 08 / 12',
  '2083|08|12',
  '२०८३ मंसिर १२ गतेका दिन',
  '२०८३।०८।१२ गतेसम्म',
  '२०८३ मंसिर १२ गते भित्र',
  'till 2083/08/12',
  '28 NOVEMBER 2026',
  'Saturday 28 November 2026',
  'November 28th, 2026',
  '2026 November 28',
  '2026/Nov/28',
  '28 नोभेम्बर, 2026',
  '२८-११-२०२६ ई.सं.',
  '12 Marga 2083',
  '(2083-08-12)',
  'BS: 2083/08/12',
  '2083-08-12 B.S',
  'V.S. 2083-08-12',
  '2083-mangsir-12',
  '२०८३-मंसिर-१२',
  '२०८३ मङ्गसिर १२',
  'इति सम्वत् २०८३ साल मंसिर १२ गते रोज ७ शुभम्।',
  '28-Nov-26',
  'Nov 28, 26',
  'वि०सं० २०८३ मंसिर १२',
  'वि॰सं॰२०८३/०८/१२',
  'वि० सं० ०८३/०८/१२',
  'ई०सं० २०२६/११/२८',
  '२०८३ सालको मंसिर १२ गते',
  '२०८३ मंसिर १२ गतेका लागि',
  '२०८३ मङ्सिर महिनाको १२ गतेसम्ममा',
  'upto 2083/08/12',
  'शनि, २०८३ मंसिर १२',
  '१२ मंसिर २०८३, शनिवासर',
  'Shanivar 2083/08/12',
  'Shanibaar, Mangsir 12, 2083',
  '2083_08_12',
  '*2083/08/12*',
  'आगामी २०८३ मंसिर १२ गते',
  'आगामी मिति २०८३/०८/१२ गते शनिबार',
  'यही २०८३ साल मंसिर १२ गते',
  'यहि मिति २०८३।०८।१२ गतेसम्म',
  'मिति गत २०८३ मंसिर १२ गते',
  'गत २०८३-०८-१२ देखि',
  'विगत २०८३ मंसिर १२ मा',
  'आउँदो मंसिर १२, २०८३',
  'this Mangsir 12, 2083',
  'upcoming 28 November 2026',
])('%s is 28 November 2026', (text) => {
  expect(convertText(text, 'bs')).toMatchObject({ ad: '2026-11-28' });
});

describe('a date in words', () => {
  const adOf = (text: string, from: 'ad' | 'bs' = 'ad') => {
    const converted = convertText(text, from);
    return typeof converted === 'string' ? converted : converted.ad;
  };

  test.each([
    '20 Mangsir 2083',
    '20th Mangsir, 2083',
    'Mangsir 20, 2083',
    '2083 Mangsir 20',
    '20 mansir 2083',
    '20 Magsir 2083 BS',
    '20-Mangsir-2083',
    '२० मङ्सिर २०८३',
    '२०८३ मंसिर २०',
    '२०८३ साल मंसिर २० गते',
    'वि.सं. २०८३ मंसिर २० गते, आइतबार',
    '2083/8/20 BS',
    '20/8/2083 B.S.',
    '6 December 2026',
    'Dec 6 2026',
    'Sunday, 6 December 2026',
    'December 6th, 2026 AD',
    '६ डिसेम्बर २०२६',
    '2026 Dec 6',
  ])('%s is 6 December 2026, whichever calendar is chosen', (text) => {
    expect(adOf(text, 'ad')).toBe('2026-12-06');
    expect(adOf(text, 'bs')).toBe('2026-12-06');
  });

  test.each([
    [
      'Baisakh Vaishakh Baishakh Vaisakh बैशाख वैशाख बैसाख Baisākh Vaisakha Baishakha Vaishākh Baisaakh Besakh वैसाख वेशाख',
      '2026-04-14',
    ],
    ['Jestha Jeth Jyestha जेठ ज्येष्ठ जेष्ठ Jyeshtha Jeshtha Jyaistha Jeshth ज्येष्ट', '2026-05-15'],
    ['Asar Ashar Asadh Ashadh असार आषाढ Ashadha Aasar Asaar Ashaad Aashad Asadha Aasadh आसार अषाढ', '2026-06-15'],
    [
      'Shrawan Saun Sawan Srawan Shravan साउन श्रावण Shraavan Sharwan Sravan Saaun Srabana Shravana Shrabana साऊन श्रावन सावन',
      '2026-07-17',
    ],
    ['Bhadra Bhadau भदौ भाद्र Bhaadra Bhado Vadau Vadra भादौ', '2026-08-17'],
    ['Aswin Asoj Ashwin Ashoj असोज आश्विन Aashwin Ashwina Ashvin Asauj असौज', '2026-09-17'],
    ['Kartik Kattik कात्तिक कार्तिक Kaartik Karthik Kartika Kartic कार्त्तिक कार्तीक', '2026-10-18'],
    [
      'Mangsir Mansir Mangshir मंसिर मङ्सिर Mangsheer Munsir Mungshir Margashirsha Marga मङसिर मङ्‌सिर मन्सिर मङ्शिर मंशिर मार्गशीर्ष मार्ग',
      '2026-11-17',
    ],
    ['Poush Pus Push पुस पौष पूस Paush Pousha Poosh Pausha पौस पूष', '2026-12-16'],
    ['Magh माघ Maagh Magha Mag', '2027-01-15'],
    ['Falgun Phalgun Fagun Phagun फागुन फाल्गुन Falguna Faagun Fagoon Falgoon Phalgoon फाल्गुण फागुण', '2027-02-13'],
    ['Chaitra Chait चैत चैत्र Chaita चेत्र', '2027-03-15'],
  ])('begins the month in its usual spellings: %s', (spellings, ad) => {
    for (const month of spellings.split(' ')) expect([month, adOf(`1 ${month} 2083`)]).toEqual([month, ad]);
  });

  test.each(
    'जनवरी|जनवरि फेब्रुअरी|फेब्रुवरी|फरवरी|फेब्रवरी मार्च अप्रिल|एप्रिल|अप्रैल मे|मई जून|जुन जुलाई|जुलाइ|जूलाई अगस्ट|अगस्त|अगष्ट सेप्टेम्बर|सितम्बर|सेप्टेंबर अक्टोबर|अक्टूबर|अक्टुबर नोभेम्बर|नवम्बर|नोवेम्बर|नवंबर|नोभेंबर|नोभेम्वर डिसेम्बर|दिसम्बर|दिसंबर|डिसेंबर'
      .split(' ')
      .map((names, index) => [names, index + 1] as const),
  )('in Devanagari has the Gregorian month %s', (names, month) => {
    for (const name of names.split('|'))
      expect([name, adOf(`1 ${name} 2026`)]).toEqual([name, `2026-${String(month).padStart(2, '0')}-01`]);
  });

  test('equals the dates of the test vectors', () => {
    for (const { bs, ad } of vectors) {
      const [year = 0, month = 0, day = 0] = bs.split('-').map(Number);
      const gregorian = parseAdDate(ad);
      for (const locale of ['en', 'ne'] as const) {
        expect([bs, adOf(formatBikramSambat({ year, month, day }, locale))]).toEqual([bs, ad]);
        expect([ad, gregorian && adOf(formatGregorian(gregorian, locale, { weekday: true }), 'bs')]).toEqual([ad, ad]);
      }
    }
  });
});

test.each([
  ['2083-08-32', 32],
  ['083/8/5', 5],
  ['32.08.2083', 32],
  ['2083/08', null],
])('%s is a date in a search', (word, day) => {
  expect(readNumericDate(word)).toEqual({ calendar: null, year: 2083, month: 8, day });
});

test.each(['2083-08-33', '33.08.2083', '2083-13-01', '2083-00-01', '83/08/05', '2083-08-005'])(
  '%s is not a date in a search',
  (word) => expect(readNumericDate(word)).toBeNull(),
);

test('any text is converted or reported as an error', () => {
  const part = fc.constantFrom(
    '20',
    '2083',
    'मंसिर',
    'Nov',
    '-',
    '/',
    '।',
    'th',
    'BS',
    'गते',
    '२०२६',
    '0',
    '99',
    'Sunday',
    '.',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('ad', 'bs'), (typed, from) => {
      const converted = convertText(typed, from);
      if (typeof converted === 'string') expect(['unread', 'noYear', 'none']).toContain(converted);
      else expect(isAdDate(converted.ad)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
