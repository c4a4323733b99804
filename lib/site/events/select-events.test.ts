import { isAdDate } from '#lib/platform/calendar/index.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { viewMonth } from '#lib/site/notices/month-view.ts';
import { eventsByDay, eventsByTime, nextEvents } from './select-events.ts';
import { exampleEvent } from './testing/example-event.ts';

const day = (text: string) => {
  if (!isAdDate(text)) throw new Error(text);
  return text;
};
const event = (id: string, start: string, end = start, rest: Partial<CampusEvent> = {}) =>
  exampleEvent({ id, start: day(start), end: day(end), ...rest });
const ids = (events: readonly CampusEvent[] = []) => events.map(({ id }) => id);

const term = event('term', '2026-09-20', '2027-02-12', { type: 'term' });
const exam = event('exam', '2026-12-06', '2026-12-08', { type: 'exam' });
const today = event('today', '2026-12-07');
const over = event('over', '2026-11-01');
const older = event('older', '2026-02-01', '2026-02-03');
const all = [older, term, over, exam, today];

test('an event is coming until its last day is over, and the latest past one is first', () => {
  const { coming, past } = eventsByTime(all, day('2026-12-08'));
  expect([ids(coming), ids(past)]).toEqual([
    ['term', 'exam'],
    ['today', 'over', 'older'],
  ]);
});

test('Home shows the next events without terms that have begun', () => {
  expect(ids(nextEvents(all, day('2026-12-01'), 3))).toEqual(['exam', 'today']);
  expect(ids(nextEvents(all, day('2026-09-20'), 1))).toEqual(['term']);
});

test('each day of an event is marked, of a long one the first and the last', () => {
  const marked = (first: string, last: string) =>
    [...eventsByDay(all, day(first), day(last))].map(([ad, events]) => [ad, ids(events)]);
  expect(marked('2026-12-07', '2026-12-31')).toEqual([
    ['2026-12-07', ['exam', 'today']],
    ['2026-12-08', ['exam']],
  ]);
  expect(marked('2027-02-01', '2027-02-28')).toEqual([['2027-02-12', ['term']]]);
  expect(marked('2026-10-01', '2026-10-31')).toEqual([]);
});

test('a month lists an event once, also where it has begun in the month before', () => {
  const holiday = event('holiday', '2026-12-10', '2026-12-20');
  const listedIn = (month: number) =>
    viewMonth({ year: 2083, month }, [], [exam, holiday])?.days.flatMap(({ bs, listed }) =>
      listed.map(({ id }) => [bs.day, id]),
    );
  expect(listedIn(8)).toEqual([
    [20, 'exam'],
    [24, 'holiday'],
  ]);
  expect(listedIn(9)).toEqual([[1, 'holiday']]);
});
