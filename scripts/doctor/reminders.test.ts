import { type AdDate, isAdDate } from '#lib/calendar/ad-date.ts';
import { describeReminders } from './reminders.ts';

function day(text: string): AdDate {
  if (isAdDate(text)) return text;
  throw new Error(`not a day: ${text}`);
}

test.each([
  ['2026-10-18', '2026-11-22', null],
  ['2026-10-18', '2027-01-18', null],
  ['2026-10-18', '2027-01-19', 'from 2026-10-18, 93 days ago: review content/pages/public-information.ts'],
  ['2026-12-01', '2026-11-22', 'is in the future: 2026-12-01'],
  ['2026-02-30', '2026-11-22', 'is not a date'],
  ['Kartik 1', '2026-11-22', 'is not a date'],
])('public information of %s has on %s the reminder %s', (updatedOn, today, expected) => {
  const lines = describeReminders(day(today), updatedOn).filter((line) => /updatedOn/.test(line));
  expect(lines).toEqual(expected === null ? [] : [expect.stringContaining(expected)]);
});

test('figures labelled as samples are listed with the setting that removes the label', () => {
  const lines = describeReminders(day('2026-11-22')).join('\n');
  expect(lines).toContain('set figuresAreSamples in content/pages/programs.ts');
  expect(lines).toContain('set areSamples in content/pages/public-information.ts');
});
