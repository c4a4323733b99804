import { type AdDate, isAdDate } from '#lib/platform/calendar/index.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { closingDates } from './closing-dates.ts';

function day(text: string): AdDate {
  if (isAdDate(text)) return text;
  throw new Error(`not a day: ${text}`);
}

const closing = (date: string | null): Notice => ({
  id: date ?? 'none',
  description: '',
  created: null,
  createdAt: null,
  lastDate: date === null ? null : day(date),
  attachments: [],
});

test('closing dates are grouped by nearness, the nearest first', () => {
  const dates = [
    '2027-01-10',
    '2026-11-20',
    '2026-12-05',
    '2026-11-21',
    '2026-12-06',
    '2026-10-22',
    '2026-10-21',
    null,
  ];
  const { soon, later, over } = closingDates(dates.map(closing), day('2026-11-21'));
  expect(soon.map(({ id }) => id)).toEqual(['2026-11-21', '2026-12-05']);
  expect(later.map(({ id }) => id)).toEqual(['2026-12-06', '2027-01-10']);
  expect(over.map(({ id }) => id)).toEqual(['2026-11-20', '2026-10-22']);
});

test('notices without a last date are not grouped', () => {
  expect(closingDates([closing(null)], day('2026-11-21'))).toEqual({ soon: [], later: [], over: [] });
});
