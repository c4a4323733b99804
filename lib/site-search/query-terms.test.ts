import { LONGEST_QUERY } from '#lib/search/query-text.ts';
import { readTerms } from './query-terms.ts';

test('signs that stand for a whole sentence make no search of hundreds of words', () => {
  // U+FDFA folds into eighteen letters in four words.
  expect(readTerms('\ufdfa'.repeat(LONGEST_QUERY)).length).toBeLessThanOrEqual(50);
});

test('every word of a long title counts', () => {
  const title = Array.from({ length: 40 }, (_, at) => `w${String.fromCharCode(97 + (at % 26), 97 + at / 26)}`).join(
    ' ',
  );
  expect(readTerms(title)).toHaveLength(40);
});
