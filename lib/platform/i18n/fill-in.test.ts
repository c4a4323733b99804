import { fillIn } from './fill-in.ts';

test('numbers are filled in with the digits of the language, and texts unchanged', () => {
  expect(fillIn('{count} मध्ये {position}: {title}', { position: 3, count: 12, title: 'Batch 2081' }, 'ne')).toBe(
    '१२ मध्ये ३: Batch 2081',
  );
  expect(fillIn('{position} of {count}', { position: 3, count: 12 }, 'en')).toBe('3 of 12');
});

test('placeholders without a value and placeholders within values remain', () => {
  expect(fillIn('{title} {other}', { title: '{other} $& $1' }, 'en')).toBe('{other} $& $1 {other}');
});
