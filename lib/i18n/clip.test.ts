import { clip } from './clip.ts';

test('leaves a text that is short enough', () => {
  expect(clip(' Sports \n week ', 11)).toBe('Sports week');
});

test('cuts between words', () => {
  expect(clip('Football, volleyball and races', 24)).toBe('Football, volleyball…');
});

test('cuts a word that is longer than half the room', () => {
  expect(clip(`a ${'b'.repeat(50)}`, 10)).toBe('a bbbbbbb…');
});
