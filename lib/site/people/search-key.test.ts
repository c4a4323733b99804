import { matchesKey, searchKey } from './search-key.ts';

const finds = (text: string, query: string) => matchesKey(searchKey(text), searchKey(query));

test.each([
  ['Dr. Sarala Kumari Adhikari', 'sarala adhikari'],
  ['Dr. Sarala Kumari Adhikari', 'ADHIKARI dr'],
  ['Kopila B.K.', 'bk'],
  ['Kopila B.K.', 'b.k.'],
  ['José Müller', 'jose muller'],
  ['शिक्षक संघ', 'सङ्घ'],
  ['केशवराज पन्त', 'पंत'],
  ['चाँदनी', 'चांदनी'],
  ['पढ़ाइ', 'पढाइ'],
  ['Ward २१', '21'],
  ['कक्षा 11', '११'],
  ['Anyone', '   '],
])('%s matches %s', (text, query) => expect(finds(text, query)).toBe(true));

test.each([
  ['Sarala Adhikari', 'sarala pun'],
  ['गोपाल', 'गुपाल'],
  ['कमल', 'कमला'],
  ['Physics', 'physical'],
])('%s does not match %s', (text, query) => expect(finds(text, query)).toBe(false));
