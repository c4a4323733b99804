import { parseAdDate } from './ad-date.ts';
import { inBothCalendars } from './both-calendars.ts';
import { tileDate } from './date-tile.ts';

const date = (text: string) => {
  const ad = parseAdDate(text);
  if (!ad) throw new Error(`${text} is not a date`);
  return inBothCalendars(ad);
};

test('a tile has the day of Bikram Sambat, its month and year, and the Gregorian date in short', () => {
  expect(tileDate(date('2026-11-21'), 'en')).toEqual({ day: '5', month: 'Mangsir 2083', gregorian: '21 Nov 2026' });
  expect(tileDate(date('2026-11-21'), 'ne')).toEqual({
    day: '५',
    month: '२०८३ मङ्सिर',
    gregorian: '२१ नोभेम्बर २०२६',
  });
});

test('a tile of a date without a confirmed Bikram Sambat date is Gregorian', () => {
  expect(tileDate({ ...date('2026-09-01'), bs: null }, 'en')).toEqual({ day: '1', month: 'Sep 2026', gregorian: null });
  expect(tileDate({ ...date('2026-09-01'), bs: null }, 'ne')).toMatchObject({ day: '१', month: '२०२६ सेप्टेम्बर' });
});
