import { describeIssue } from './issue.ts';
import { readDay, showDay } from './read-day.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  [' 2026/1/5 ', '2026-01-05'],
  ['2083-08-05', '2026-11-21'],
  ['२०८३.८.५', '2026-11-21'],
  ['मिति: ०८३/०८/०५', '2026-11-21'],
  ['21-11-2026', '2026-11-21'],
  ['२०८३ मङ्सिर ५ गते, शनिबार', '2026-11-21'],
  ['BS 2083-08-05', '2026-11-21'],
  ['2026-11-21 ad', '2026-11-21'],
  ['2049-01-01', '2049-01-01'],
  ['2050-01-01', '1993-04-13'],
  ['2049-01-01 BS', '1992-04-13'],
])('%p is read as %s', (text, date) => {
  expect(readDay(text)).toBe(date);
});

test.each([
  ['tomorrow', 'is not a date'],
  ['2026-02-30', 'there is no day 2026-02-30 AD'],
  ['2083-08-31', 'there is no day 2083-08-31 in Bikram Sambat'],
  ['2083-13-13', 'in Bikram Sambat'],
  ['11/28/2026', 'the month and the day may be exchanged'],
  ['Mangsir 5', 'is not a date'],
  ['2083-08-05 '.repeat(500), 'is not a date'],
  ['2084-01-01', 'Write the date in AD'],
  ['1999-01-01 BS', 'Write the date in AD'],
  ['', 'is not a date'],
])('%p is not a day', (text, problem) => {
  const day = readDay(text);
  expect(day).toEqual({ code: expect.any(String), values: expect.any(Object) });
  if (typeof day === 'object') {
    expect(describeIssue({ field: 'date', ...day })).toContain(problem);
  }
});

test('a day is shown in both calendars', () => {
  const day = readDay('2083-08-05');
  expect(typeof day === 'string' && showDay(day)).toBe('2026-11-21 (5 Mangsir 2083)');
});
