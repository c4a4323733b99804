import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import NepaliDate from 'nepali-date-converter';
import { log } from '#lib/platform/runtime/log.ts';
import { fromDayNumber, parseAdDate, toDayNumber, weekdayOf } from './ad-date.ts';
import { type BsDate, CONFIRMED_YEARS, fromBikramSambat, toBikramSambat } from './bikram-sambat.ts';
import { instants, invalid, vectors } from './calendar-vectors.json';
import { nepalDate } from './nepal-date.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function ad(text: string) {
  const date = parseAdDate(text);
  if (!date) throw new Error(`not a day: ${text}`);
  return date;
}

function bsOf(text: string): BsDate {
  const [year, month, day] = text.split('-').map(Number);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

const confirmed = vectors.filter(({ bs }) => bsOf(bs).year <= CONFIRMED_YEARS.last);
const provisional = vectors.filter(({ bs }) => bsOf(bs).year > CONFIRMED_YEARS.last);

test('all test vectors are loaded', () => {
  expect([confirmed.length, provisional.length, instants.length, invalid.length]).toEqual([29, 1, 2, 5]);
});

test.each(confirmed)('$bs is $ad, $weekday', (vector) => {
  expect(toBikramSambat(ad(vector.ad))).toEqual(bsOf(vector.bs));
  expect(fromBikramSambat(bsOf(vector.bs))).toBe(vector.ad);
  expect(weekdays[weekdayOf(ad(vector.ad))]).toBe(vector.weekday);
});

test.each(provisional)('$bs is provisional: $ad has no BS date', (vector) => {
  expect(toBikramSambat(ad(vector.ad))).toBeNull();
  expect(fromBikramSambat(bsOf(vector.bs))).toBeNull();
  expect(weekdays[weekdayOf(ad(vector.ad))]).toBe(vector.weekday);
  expect(fromDayNumber(toDayNumber(ad('2027-04-13')) + 1)).toBe(vector.ad);
});

test.each(instants)('$utc is $nptDate in Nepal', ({ utc, nptDate, bs }) => {
  const date = nepalDate(new Date(utc));
  expect(date).toBe(nptDate);
  expect(toBikramSambat(date)).toEqual(bsOf(bs));
});

test.each(invalid)('$ad$bs$string is rejected', (vector) => {
  if ('ad' in vector && vector.ad) expect(toBikramSambat(ad(vector.ad))).toBeNull();
  else if ('bs' in vector && vector.bs) expect(fromBikramSambat(bsOf(vector.bs))).toBeNull();
  else expect(parseAdDate(String(vector.string))).toBeNull();
});

test.each(['2081-13-01', '2083-12-31', '1999-12-30', '2083-08-00', '2083-08--1'])('%s is not a BS day', (text) => {
  expect(fromBikramSambat(bsOf(text))).toBeNull();
});

test('fractions and NaN are not BS days', () => {
  expect(fromBikramSambat({ year: 2083, month: 8, day: 1.5 })).toBeNull();
  expect(fromBikramSambat({ year: 2083, month: 8, day: Number.NaN })).toBeNull();
});

test('a day before the range is logged once, and a provisional one is not logged', () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  toBikramSambat(ad('1900-01-01'));
  expect(warn.mock.calls).toEqual([[{ date: '1900-01-01' }, expect.any(String)]]);
  toBikramSambat(ad('2030-01-01'));
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('the table agrees with the converter on every day', () => {
  for (let day = toDayNumber(ad('1943-04-14')); day <= toDayNumber(ad('2027-04-13')); day += 1) {
    const date = fromDayNumber(day);
    const bs = toBikramSambat(date);
    const converted = new NepaliDate(bs?.year ?? 0, (bs?.month ?? 0) - 1, bs?.day ?? 0).getAD();
    const parts = [converted.year, converted.month + 1, converted.date].map((part) => String(part).padStart(2, '0'));
    if (parts.join('-') !== date)
      throw new Error(`${date}: ${JSON.stringify(bs)} is ${parts.join('-')} to the converter`);
  }
});

test('every day of BS 2000 to 2083 converts equally in four host zones', async () => {
  const zones = ['UTC', 'Asia/Kathmandu', 'America/New_York', 'America/Sao_Paulo'];
  const run = (zone: string) =>
    promisify(execFile)('node', ['lib/platform/calendar/testing/sweep.ts'], { env: { ...process.env, TZ: zone } });
  const results = (await Promise.all(zones.map(run))).map(({ stdout }) => JSON.parse(stdout));
  expect(results.map(({ zone }) => zone)).toEqual(zones);
  for (const result of results) expect(result).toMatchObject({ days: 30_681, faults: 0, digest: results[0].digest });
}, 60_000);
