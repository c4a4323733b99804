import { removeInvisible } from './invisible-characters.ts';

test.each([
  ['a change of direction', 'invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['isolates and marks of direction', '\u2066exam\u2069\u200e\u200f', 'exam'],
  ['blanks without width', 'ex\u200bam\u2060ina\ufefftion', 'examination'],
  ['a soft hyphen', 'exami\u00adnation', 'examination'],
  ['NUL and other controls', 'a\u0000b\u0007c\u009f', 'abc'],
  ['fillers and tags', 'a\u3164b\u{e0041}', 'ab'],
])('%s is removed', (_, text, expected) => {
  expect(removeInvisible(text)).toBe(expected);
});

test('joiners of Devanagari, line breaks and tabs remain', () => {
  const text = 'क्‍ष र्‍य श्री‌मान्\r\n\tनतिजा २०८३';
  expect(removeInvisible(text)).toBe(text);
});
