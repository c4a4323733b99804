import { retiredWords, retiredWordsIn } from './check.ts';

test('no source uses a retired word', () => {
  expect(retiredWords()).toEqual([]);
});

test('a retired word is reported with its place and the word to use', () => {
  expect(retiredWordsIn('lib/a.ts', 'const a = 1;\nsqueeze(a);')).toEqual([
    'lib/a.ts:2 says squeeze; the word here is precompress.',
  ]);
  expect(retiredWordsIn('lib/a.ts', 'squeezes();')).toEqual([]);
});
