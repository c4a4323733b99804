import { isBefore, isInvalidatedSince, lastRead, markRead } from './read-position.ts';

test('ids are ordered by time, then by number', () => {
  expect([isBefore('9-0', '10-0'), isBefore('10-1', '10-2'), isBefore('10-2', '10-2')]).toEqual([true, true, false]);
});

test('only publications of the tags of a page invalidate it', () => {
  expect(lastRead()).toBeNull();
  markRead('5-0');
  markRead('6-0', ['staff', 'notices']);
  markRead('7-0', 'gallery');
  expect(lastRead()).toBe('7-0');
  expect([
    isInvalidatedSince('5-0', ['staff']),
    isInvalidatedSince('6-0', ['staff']),
    isInvalidatedSince('5-0', ['contact']),
  ]).toEqual([true, false, false]);
});

test('after a loss of the stream earlier publications no longer count', () => {
  markRead('9-0', ['staff']);
  markRead('0-0');
  expect(isInvalidatedSince('0-0', ['staff'])).toBe(false);
  markRead('1-0', ['staff']);
  expect(isInvalidatedSince('0-0', ['staff'])).toBe(true);
});
