import { readFileSync } from 'node:fs';
import { legacyFont } from './legacy-font.ts';
import { fromPreeti } from './preeti.ts';
import { isLegacyFont } from './recognize.ts';

interface Vector {
  preeti: string;
  unicode: string;
}
const vectors: Vector[] = JSON.parse(readFileSync('lib/legacy-fonts/testing/vectors.json', 'utf8'));

test.each(vectors)('$preeti becomes $unicode', ({ preeti, unicode }) => {
  expect(fromPreeti(preeti)).toBe(unicode.normalize('NFC'));
});

test.each([
  ['em08f', 'झण्डा'],
  ['qmdz', 'क्रमश'],
  ['/Qm', 'रक्त'],
  ['pm', 'ऊ'],
  ['!@#$%^&*()', '१२३४५६७८९०'],
  ['?k}ofF', 'रुपैयाँ'],
  ['cGt/f{li6«o', 'अन्तर्राष्ट्रिय'],
  ['k"0f{', 'पूर्ण'],
])('%s becomes %s', (text, unicode) => {
  expect(fromPreeti(text)).toBe(unicode);
});

/** Single short words without a sign, which might as well be abbreviations. */
const undecided = ['PNad', 'lgod'];

test('texts in a legacy font are recognised, but for single short words without a sign', () => {
  const texts = vectors.map(({ preeti }) => preeti);
  expect(texts.filter((text) => !isLegacyFont(text)).sort()).toEqual(undecided);
});

test('Nepali in Unicode is not taken for a legacy font', () => {
  expect(vectors.filter(({ unicode }) => isLegacyFont(unicode))).toEqual([]);
});

const english = [
  'BSc CSIT third semester: results (2083/84)',
  'B.Ed./M.Ed. internship form, first year',
  "Teachers' Day and the Students' Union's stall",
  'Call for "Expression of Interest"; see https://campus.example/f;jf?x=1',
  'and/or',
  'PhD',
  'MPhil',
  'BBS 1st yr',
  'Rhythm',
  'Shift',
  "O'Brien",
  'C++ lab',
  'x+y',
  'Pvt. Ltd.',
  'Dr. Bhk. Krm',
  '12:30',
  '',
  ' ',
  'Office staff off for the first half [draft]',
  'info@campus.example',
];

test.each(english)('%j is English', (text) => {
  expect(isLegacyFont(text)).toBe(false);
});

test.each([
  ['Preeti', 'g]kfn @)*!', 'नेपाल २०८१'],
  ['ABCDEE+Preeti-Bold', 'k|ltof]lutf', 'प्रतियोगिता'],
  ['Himalb,Bold', 'g]kfn @)*!', 'नेपाल २०८१'],
  ['Kantipur', 'efÈf', 'भाषा'],
  ['KANTIPUR', 'sf7df08f}+', 'काठमाण्डौं'],
  ['Sagarmatha', 'ƒJo', 'द्रव्य'],
  ['BCDFEE+Sagarmatha', 'lzÔf', 'शिक्षा'],
  ['PCS NEPALI', 'sf&df)*f}+ 2081', 'काठमाण्डौं २०८१'],
  ['ABCDEF+PCSNEPALI', '#/ %', 'घर छ'],
  ['FONTASY_ HIMALI_ TT', "b'?kof]u 2081", 'दुरुपयोग २०८१'],
  ['Fontasy Himali', 'gu<', 'नगर'],
])('what is typed in %s as %s is %s', (font, typed, unicode) => {
  expect(legacyFont(font)?.convert(typed)).toBe(unicode);
});

test('a symbol font, whose signs stand in a private place, is read like any other', () => {
  expect(legacyFont('Preeti')?.convert('\uf067\uf05d\uf06b\uf066\uf06e')).toBe('नेपाल');
});

test.each(['Kalimati', 'ABCDEE+Mangal', 'TimesNewRomanPSMT', 'NotoSansDevanagari-Regular', 'Himalaya', ''])(
  'the font %j is in Unicode already',
  (font) => {
    expect(legacyFont(font)).toBeNull();
  },
);
