import { bothDays, moment } from './days.ts';

test.each([
  ['en', '24 Kartik 2083 (10 November 2026)'],
  ['ne', '२०८३ कात्तिक २४ (१० नोभेम्बर २०२६)'],
] as const)('a day is written in both calendars, in %s', (language, text) => {
  expect(bothDays('2026-11-10', { language })).toBe(text);
});

test('a day outside the table of Bikram Sambat is marked as AD', () => {
  expect(bothDays('1850-01-01', { language: 'en' })).toBe('1 January 1850 (AD)');
});

test.each(['', 'yesterday', '2026-13-45'])('a text that is not a day (“%s”) is returned unchanged', (text) => {
  expect(bothDays(text, { language: 'ne' })).toBe(text);
});

test('a moment has the day and the hour in Nepal, not on the server', () => {
  // 01:45 of the next day in Nepal.
  const late = Date.UTC(2026, 10, 10, 20, 0);
  expect(moment(late, { language: 'en' })).toBe('25 Kartik 2083 (11 November 2026), 01:45');
  expect(moment(late, { language: 'ne' })).toBe('२०८३ कात्तिक २५ (११ नोभेम्बर २०२६), ०१:४५');
});
