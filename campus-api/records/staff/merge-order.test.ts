import { mergeOrder } from './merge-order.ts';

test.each([
  ['a whole table', [1, 2, 3], [3, 1, 2], [3, 1, 2]],
  ['a part of the people', [1, 2, 3, 4], [4, 2], [1, 4, 3, 2]],
  ['a newcomer between two', [1, 2, 3], [1, 9, 2, 3], [1, 9, 2, 3]],
  ['newcomers in front and behind', [1, 2, 3], [8, 2, 9], [1, 8, 2, 3, 9]],
  ['newcomers alone', [1, 2], [8, 9], [1, 2, 8, 9]],
  ['nobody', [2, 1], [], [2, 1]],
])('the order of people is merged after a table with %s', (_, before, rows, after) => {
  expect(mergeOrder(before, rows)).toEqual(after);
});
