import { parseAdDate } from '#lib/platform/calendar/index.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { byYear } from './by-year.ts';

const made = (id: string, date: string | null): Publication => ({
  id,
  description: '',
  editors: '',
  publisher: '',
  about: '',
  published: date === null ? null : parseAdDate(date),
  attachments: [],
});

const outline = (list: Publication[]) =>
  byYear(list).map(({ year, publications }) => [year?.number ?? null, ...publications.map(({ id }) => id)]);

test('publications are grouped by years of Bikram Sambat, the latest first, undated ones last', () => {
  const list = [
    made('a', '2025-05-01'),
    made('b', null),
    made('c', '2026-04-13'),
    made('d', '2026-04-14'),
    made('e', '2026-01-01'),
  ];
  expect(outline(list)).toEqual([
    [2083, 'd'],
    [2082, 'a', 'c', 'e'],
    [null, 'b'],
  ]);
});

test('a year before the table of Bikram Sambat is shown as a Gregorian year', () => {
  expect(byYear([made('a', '1890-05-01')]).map(({ year }) => year)).toEqual([{ calendar: 'ad', number: 1890 }]);
});

test('an empty list of publications has no years', () => {
  expect(byYear([])).toEqual([]);
});
