import { clip } from './clip.ts';

test('a short text is unchanged', () => {
  expect(clip(' Sports \n week ', 11)).toBe('Sports week');
});

test('a long text is cut between words', () => {
  expect(clip('Football, volleyball and races', 24)).toBe('Football, volleyball…');
});

test('a word longer than half of the limit is cut', () => {
  expect(clip(`a ${'b'.repeat(50)}`, 10)).toBe('a bbbbbbb…');
});
