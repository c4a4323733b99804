import { type AdDate, isAdDate } from '#lib/calendar/ad-date.ts';
import { describeReminders } from './reminders.ts';

function day(text: string): AdDate {
  if (isAdDate(text)) return text;
  throw new Error(`not a day: ${text}`);
}

test.each([
  ['2026-10-18', '2026-11-22', null],
  ['2026-10-18', '2027-01-18', null],
  ['2026-10-18', '2027-01-19', 'from 2026-10-18, 93 days ago: look through content/pages/public-information.ts'],
  ['2026-12-01', '2026-11-22', 'is still to come: 2026-12-01'],
  ['2026-02-30', '2026-11-22', 'is no day'],
  ['Kartik 1', '2026-11-22', 'is no day'],
])('public information of %s is on %s reminded of so: %s', (updatedOn, today, expected) => {
  const lines = describeReminders(day(today), updatedOn).filter((line) => /updatedOn/.test(line));
  expect(lines).toEqual(expected === null ? [] : [expect.stringContaining(expected)]);
});

test('figures that pages call samples are named with what ends that', () => {
  const lines = describeReminders(day('2026-11-22')).join('\n');
  expect(lines).toContain('set figuresAreSamples in content/pages/programs.ts');
  expect(lines).toContain('set areSamples in content/pages/public-information.ts');
});
