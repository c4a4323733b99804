import { fillIn } from './fill-in.ts';

test('fills in numbers in the digits of the language and texts as they are', () => {
  expect(fillIn('{count} मध्ये {position}: {title}', { position: 3, count: 12, title: 'Batch 2081' }, 'ne')).toBe(
    '१२ मध्ये ३: Batch 2081',
  );
  expect(fillIn('{position} of {count}', { position: 3, count: 12 }, 'en')).toBe('3 of 12');
});

test('leaves a place without a value, and what a value looks like', () => {
  expect(fillIn('{title} {other}', { title: '{other} $& $1' }, 'en')).toBe('{other} $& $1 {other}');
});
