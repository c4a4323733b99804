import { phraseMatcher } from './match-words.ts';

const title = 'छात्रवृत्तिका लागि आवेदन दिने सूचना: BBS first year';

test.each([
  'छात्रवृत्ति',
  'chhatrabritti',
  'scholarship',
  'bbs',
  'BBS first year',
  'year first bbs',
  'scholarship for BBS',
  'छात्रबृत्ती',
])('the title has “%s”', (phrase) => expect(phraseMatcher(title)(phrase)).toBe(true));

test.each(['library', 'BBS second year', 'scholarship library', 'पुस्तकालय', '---', ''])(
  'the title lacks “%s”',
  (phrase) => expect(phraseMatcher(title)(phrase)).toBe(false),
);

test('phrases with common words are compared independently', () => {
  const hasPhrase = phraseMatcher(title);
  expect(['first library', 'first year', 'library year', 'BBS'].map(hasPhrase)).toEqual([false, true, false, true]);
});
