import { readQuery } from './query.ts';
import { MAX_QUERY_LENGTH } from './query-text.ts';

test('ligatures that fold into whole phrases do not exceed the maximum of words', () => {
  // U+FDFA folds into eighteen letters in four words.
  expect(readQuery('\ufdfa'.repeat(MAX_QUERY_LENGTH)).length).toBeLessThanOrEqual(50);
});

test('every word of a long title becomes a term', () => {
  const title = Array.from({ length: 40 }, (_, at) => `w${String.fromCharCode(97 + (at % 26), 97 + at / 26)}`).join(
    ' ',
  );
  expect(readQuery(title)).toHaveLength(40);
});

test('a repeated word becomes one term', () => {
  expect(readQuery(Array(100).fill('a').join(' '))).toHaveLength(1);
});
