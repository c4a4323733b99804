import { foreignLanguageOf, otherLanguageOf } from './language-of.ts';

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
