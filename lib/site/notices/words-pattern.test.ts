import { normalize } from '#lib/platform/i18n/normalize.ts';
import { wordsPattern } from './words-pattern.ts';

const matches = (words: string[], text: string) => wordsPattern(words).test(normalize(text));

test.each([
  [['Physics'], 'Practical groups in PHYSICS, first year'],
  [['BSc practical', 'भौतिकशास्त्र'], 'भौतिकशास्त्रको प्रयोगात्मक परीक्षा'],
  [['बी.बी.एस.'], 'बी.बी.एस. चौथो वर्ष'],
  [['C++ (2)'], 'Lessons in C++ (2) begin'],
])('the words %j are found in "%s"', (words, text) => expect(matches(words, text)).toBe(true));

test.each([
  [['BBA'], 'Rabbani and BBAs'],
  [['Physics'], 'Metaphysics'],
  [['शास्त्र'], 'भौतिकशास्त्र'],
  [[], 'Any notice'],
  [[' '], 'Any notice'],
])('the words %j are not found in "%s"', (words, text) => expect(matches(words, text)).toBe(false));
