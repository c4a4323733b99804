import { firstLetter } from './first-letter.ts';

test('a conjunct of Devanagari is one letter', () => {
  expect([firstLetter('क्याम्पस'), firstLetter('himchuli'), firstLetter('')]).toEqual(['क्या', 'H', '']);
});
