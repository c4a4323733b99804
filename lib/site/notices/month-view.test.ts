import { parseAdDate } from '#lib/platform/calendar/index.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { monthPath, readMonth } from './month-addresses.ts';
import { monthOfDay, viewMonth } from './month-view.ts';

const notice = (id: string, created: string | null, lastDate: string | null): Notice => ({
  id,
  description: id,
  created: parseAdDate(created ?? ''),
  createdAt: null,
  lastDate: parseAdDate(lastDate ?? ''),
  attachments: [],
});

test('a month has its days in both calendars, with their notices', () => {
  const view = viewMonth({ year: 2083, month: 8 }, [
    notice('a', '2026-11-17', '2026-12-15'),
    notice('b', '2026-11-16', '2026-12-16'),
    notice('c', null, null),
  ]);
  expect(view?.days).toHaveLength(29);
  expect(view?.days[0]).toMatchObject({ ad: '2026-11-17', weekday: 2, published: [{ id: 'a' }], closing: [] });
  expect(view?.days.at(-1)).toMatchObject({ ad: '2026-12-15', bs: { day: 29 }, closing: [{ id: 'a' }] });
  expect(view?.days.flatMap(({ published, closing }) => [...published, ...closing])).toHaveLength(2);
  expect(view).toMatchObject({ isProvisional: false, previous: { month: 7 }, next: { month: 9 } });
});

test('the first and the last month have no neighbour beyond the table', () => {
  expect(viewMonth({ year: 2000, month: 1 }, [])?.previous).toBeNull();
  expect(viewMonth({ year: 2090, month: 12 }, [])).toMatchObject({ next: null, isProvisional: true });
  expect(viewMonth({ year: 2091, month: 1 }, [])).toBeNull();
});

test('the address of a month is parsed back', () => {
  for (const month of [1, 9, 10, 12])
    expect(readMonth(monthPath({ year: 2083, month }).slice(10))).toEqual({ year: 2083, month });
});

test.each(['2083-8', '2083-13', '2083-00', '1999-12', '2091-01', '2083-08-05', '', 'x'])(
  '%p is not a month',
  (text) => {
    expect(readMonth(text)).toBeNull();
  },
);

test('the month of a day is found, the last one for days beyond the table', () => {
  for (const [date, expected] of [
    ['2026-11-21', { year: 2083, month: 8 }],
    ['2027-04-14', { year: 2084, month: 1 }],
    ['2050-01-01', { year: 2090, month: 12 }],
  ] as const) {
    const day = parseAdDate(date);
    expect(day && monthOfDay(day)).toEqual(expected);
  }
});
