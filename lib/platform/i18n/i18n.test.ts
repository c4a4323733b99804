import { environment } from '#lib/platform/settings/index.ts';
import { fillIn } from './fill-in.ts';
import { firstLetter } from './first-letter.ts';
import { foreignLanguageOf, otherLanguageOf } from './language-of.ts';
import { bothLocales, localeParams } from './locale-params.ts';
import { proseTelephoneParts } from './prose-telephone.ts';
import { dialString, telephoneParts } from './telephone.ts';
import { trimEnd } from './trim-end.ts';

test.each([
  ['/a//', /\//, '/a'],
  ['//', /\//, ''],
  ['', /\//, ''],
  ['a😀😀', /[^a-z]/u, 'a'],
  ['a😀', /[^a-z😀]/u, 'a😀'],
])('%j without characters at its end that match %s is %j', (text, character, trimmed) => {
  expect(trimEnd(text, character)).toBe(trimmed);
});

describe('messages', () => {
  test('numbers are filled in with the digits of the language, and texts unchanged', () => {
    expect(fillIn('{count} मध्ये {position}: {title}', { position: 3, count: 12, title: 'Batch 2081' }, 'ne')).toBe(
      '१२ मध्ये ३: Batch 2081',
    );
    expect(fillIn('{position} of {count}', { position: 3, count: 12 }, 'en')).toBe('3 of 12');
  });

  test('placeholders without a value and placeholders within values remain', () => {
    expect(fillIn('{title} {other}', { title: '{other} $& $1' }, 'en')).toBe('{other} $& $1 {other}');
  });
});

describe('first letters', () => {
  test('a conjunct of Devanagari is one letter', () => {
    expect([firstLetter('क्याम्पस'), firstLetter('himchuli'), firstLetter('')]).toEqual(['क्या', 'H', '']);
  });
});

describe('languages of texts', () => {
  test.each([
    [{ en: 'Library', ne: 'पुस्तकालय' }, 'ne', null],
    [{ en: 'QAA', ne: 'QAA (SSR)' }, 'ne', null],
    [{ en: 'पुस्तकालय', ne: 'पुस्तकालय' }, 'en', 'ne'],
    [{ en: 'पुस्तकालय', ne: 'पुस्तकालय' }, 'ne', null],
    [{ en: 'Library', ne: 'Library' }, 'ne', 'en'],
  ] as const)('the text %j on a page in %s is marked as %s', (text, locale, lang) => {
    expect(otherLanguageOf(text, locale)).toBe(lang);
  });

  test.each([
    ['Library', 'en', null],
    ['Library', 'ne', 'en'],
    ['BBS पुस्तकालय', 'en', 'ne'],
    ['BBS पुस्तकालय', 'ne', null],
    ['2083/08/04', 'ne', null],
    ['', 'ne', null],
  ] as const)('the text %j of the campus on a page in %s is foreign as %s', (text, locale, lang) => {
    expect(foreignLanguageOf(text, locale)).toBe(lang);
  });
});

describe('languages of builds', () => {
  afterEach(() => jest.restoreAllMocks());

  const both = [{ locale: 'en' }, { locale: 'ne' }];

  test('a build renders pages in both languages', () => {
    expect(localeParams()).toEqual(both);
  });

  test('the build of `npm start` renders a placeholder, and both languages only for pages that request them', () => {
    jest.replaceProperty(environment(), 'isServedHere', true);
    expect(localeParams()).toEqual([{ locale: '-' }]);
    expect(bothLocales()).toEqual(both);
  });
});

describe('telephone numbers', () => {
  const cases: readonly (readonly [text: string, ...numbers: string[]])[] = [
    ['+977-61-500100', '+97761500100'],
    ['०६१-५००१००', '061500100'],
    ['061-500100, 500101', '061500100', '061500101'],
    ['061-500100/01', '061500100', '061500101'],
    ['061-500100/500101', '061500100', '061500101'],
    ['01-4412345/6/7', '014412345', '014412346', '014412347'],
    ['+977 1 4412345, 4412346', '+97714412345', '+97714412346'],
    ['Phone: +977 (61) 500100 ext. 12', '+97761500100'],
    ['०७१–५२०१२३ (एक्सटेन्सन १२)', '071520123'],
    ['071-520123 Ext: 123456', '071520123'],
    ['071520123x12', '071520123'],
    ['(061) 500100', '061500100'],
    ['(061-500100)', '061500100'],
    ['071\u2013520123', '071520123'],
    ['071\u2011520123', '071520123'],
    ['+977\u00a071\u00a0520123', '+97771520123'],
    ['071\u200b-520123', '071520123'],
    ['+977-(0)71-520123', '+97771520123'],
    ['+977-071-520123', '+97771520123'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['00977-61-500100', '+97761500100'],
    ['977-61-500100', '+97761500100'],
    ['Tel. 2: 071-520123', '071520123'],
    ['Room 12, 071-520123', '071520123'],
    ['P.O. Box 123456, 071-520123', '071520123'],
    ['071-520123 (10:00-17:00)', '071520123'],
    ['065-560123, 9856012345', '065560123', '9856012345'],
    ['9841234567 9851234567', '9841234567', '9851234567'],
    ['061 500100 061 500101', '061500100', '061500101'],
    ['98510 12345', '9851012345'],
    ['+977-61-500100+977-61-500101', '+97761500100', '+97761500101'],
    ['फोन नं. ०७१-५२०१२३, मोबाइल ९८५७०१२३४५', '071520123', '9857012345'],
    ['1660-01-12345', '16600112345'],
    ['1) 056-520123 2) 056-520124', '056520123', '056520124'],
    ['१. ०५६-५२०१२३ २. ९८५५० १२३४५', '056520123', '9855012345'],
    ['020 7946 0958', '02079460958'],
    ['Police 100', '100'],
    ['enquire at the gate'],
    [''],
  ];

  test.each(cases)('the numbers of %j are parts with the dialled digits', (text, ...numbers) => {
    const parts = telephoneParts(text);
    expect(parts.flatMap(({ number }) => number ?? [])).toEqual(numbers);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(dialString(text)).toBe(numbers[0] ?? null);
  });

  test.each([
    ['थप जानकारीका लागि ०६१-५००१०० वा ९८५६०१२३४५ मा सम्पर्क गर्नुहोस्।', '061500100', '9856012345'],
    ['Call 061-500100/01, 500105 before 2083-08-12 at 10:00-17:00', '061500100', '061500101', '061500105'],
    ['Contact: 1. 9841234567 2. 98510 12345', '9841234567', '9851012345'],
    ['On 2083-08-12 061-500100 is busy; +977 (61) 500100 is not', '061500100', '+97761500100'],
    ['+977\u00a071\u2011520123 from Word', '+97771520123'],
    ['Telephone 061500100', '061500100'],
    ['(01-4412345)', '014412345'],
    ['मिति २०८३-०८-१२ देखि 01-12-2026 12:30 सम्म, रु. 1,25,000'],
    ['Symbol no. 074001234, roll 9841234567, खाता नं. 01234567890123'],
    ['Rs. 9855012345, भौचर नं. 9855012345, परीक्षा क्रमाङ्क: ९८५५०१२३४५'],
    ['Controller of Examinations 9855012345', '9855012345'],
    ['Letter 12-083-84, regd. 7-2-29-145, 061500100 rows, 2083/84, 98.7654321'],
    ['08-12-2026 1 and 123456789012345678901'],
    [''],
  ])('in the prose %j only telephone numbers are links', (text, ...numbers) => {
    const parts = proseTelephoneParts(text);
    expect(parts.flatMap(({ number }) => number ?? [])).toEqual(numbers);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  test('are links without the text around them', () => {
    expect(telephoneParts('Tel. (061-500100) or 071–520123, gate 2').filter(({ number }) => number)).toEqual([
      { text: '061-500100', number: '061500100' },
      { text: '071–520123', number: '071520123' },
    ]);
  });
});
