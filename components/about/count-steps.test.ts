import { countAfter } from './count-steps.ts';

test.each([9999, 130, 70, 40, 400, 401, 1, 123_456])('%d is reached exactly, in at most 400 equal steps', (target) => {
  const shown = Array.from({ length: 401 }, (_, steps) => countAfter(steps, target));
  expect(shown[0]).toBe(0);
  expect(shown[400]).toBe(target);
  const rises = shown.slice(1).map((value, index) => value - (shown[index] ?? 0));
  const before = rises.slice(0, shown.indexOf(target) - 1);
  expect(new Set(before).size).toBeLessThanOrEqual(1);
});

test('up to 400 it rises by 1', () => {
  expect([1, 2, 3].map((steps) => countAfter(steps, 130))).toEqual([1, 2, 3]);
  expect(countAfter(1, 9999)).toBe(25);
});

test('nothing to count', () => expect(countAfter(5, 0)).toBe(0));
