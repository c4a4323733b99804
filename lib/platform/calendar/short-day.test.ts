import { parseAdDate } from './ad-date.ts';
import { shortDay } from './short-day.ts';

test.each([
  ['2026-11-20', 'en', '4 Mangsir'],
  ['2026-11-20', 'ne', 'मङ्सिर ४'],
  ['2040-11-20', 'en', '20 November'],
  ['2040-11-20', 'ne', '२० नोभेम्बर'],
] as const)('%s is %s without its year', (date, locale, text) => {
  const day = parseAdDate(date);
  expect(day && shortDay(day, locale)).toBe(text);
});
