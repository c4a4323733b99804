import { monthFirstExample, readTableDay, timeRange } from './table-days.ts';

test.each([
  ['2083-08-05', '2026-11-21'],
  ['२०८३।०८।०५', '2026-11-21'],
  ['5/8/2083', '2026-11-21'],
  ['०८३/०८/०५', '2026-11-21'],
  ['२०८३ मंसिर ५ गते', '2026-11-21'],
  ['Nov 21, 2026', '2026-11-21'],
  ['2026-11-21 10:30:00', '2026-11-21'],
  ['21-Nov-26', '2026-11-21'],
  ['2026-11-21T10:30', '2026-11-21'],
  ['@)*#÷)*÷)%', '2026-11-21'],
  ['@)*#-)*-)%', '2026-11-21'],
])('%p is read as %s', (text, date) => {
  expect(readTableDay(text)).toBe(date);
});

test.each([
  ['2083-13-32', 'no-such-day'],
  ['2083-08-32', 'no-such-day'],
  ['2026-02-30', 'no-such-day'],
  ['0000-00-00', 'no-such-day'],
  ['0202-01-01', 'no-such-day'],
  ['2099-01-01', 'year-not-in-calendar'],
  ['Mangsir 5', 'no-date'],
  ['21/11/26', 'no-date'],
  ['soon', 'no-date'],
  ['12-May-83', 'no-date'],
  ['5-Mangsir-26', 'no-date'],
  ['11/28/2026', 'month-day-order'],
])('%p is not a day', (text, code) => {
  expect(readTableDay(text)).toMatchObject({ code });
});

test('days are read as month/day/year only if the column has one that is nothing else', () => {
  expect(monthFirstExample(['1/2/2026', '11/21/2026'])).toBe('11/21/2026');
  expect(monthFirstExample(['21/11/2026', '11/21/2026'])).toBeNull();
  expect(monthFirstExample(['1/2/2026', '2083-08-25'])).toBeNull();
  expect(readTableDay('11/12/2026', true)).toBe('2026-11-12');
  expect(readTableDay('11/12/2026')).toBe('2026-12-11');
});

test.each([
  ['7:00 - 10:00 AM', ['07:00', '10:00']],
  ['११:०० – २:००', ['11:00', '14:00']],
  ['10:30-1:30', ['10:30', '13:30']],
  ['11 AM to 2:00', ['11:00', '14:00']],
  ['बिहान ११ बजे देखि २ बजेसम्म', ['11:00', '14:00']],
  ['10:00 - 10:00', null],
  ['7 PM to 6:00', null],
  ['11:00 to 2:00 AM', null],
  ['hall – 2:00', null],
])('the times of %p are %p', (text, times) => {
  expect(timeRange(text)).toEqual(times);
});
