import { openingTimesOf } from './opening-times.ts';

const row = (days: string, hours: string) => ({ days: { en: days, ne: days }, hours: { en: hours, ne: hours } });

test.each([
  [
    'Sunday to Thursday',
    '10:00 – 17:00',
    [[600, 1020], [600, 1020], [600, 1020], [600, 1020], [600, 1020], null, null],
  ],
  ['Fri–Sun', '9.30-12.00', [[570, 720], null, null, null, null, [570, 720], [570, 720]]],
  ['Saturday and public holidays', 'Closed', [null, null, null, null, null, null, []]],
  ['Every day', '6:00 am to 5:30 pm', Array(7).fill([360, 1050])],
  [
    'Monday, Wednesday',
    '6:00–10:00, 16:00–19:00',
    [null, [360, 600, 960, 1140], null, [360, 600, 960, 1140], null, null, null],
  ],
  ['आइतबारदेखि बिहीबारसम्म', '१०:०० – १७:००', [...Array(5).fill([600, 1020]), null, null]],
  ['शनिबार र सार्वजनिक बिदा', 'बन्द', [null, null, null, null, null, null, []]],
])('“%s”, “%s” are read as opening times', (days, hours, week) => {
  expect(openingTimesOf([row(days, hours)])).toEqual(week);
});

test('rows of the same day are joined in order', () => {
  expect(openingTimesOf([row('Sunday', '16:00–19:00'), row('Sunday', '6:00–10:00')])?.[0]).toEqual([
    360, 600, 960, 1140,
  ]);
});

test.each([
  ['During the examinations', '10:00–17:00'],
  ['Sunday except in Dashain', '10:00–17:00'],
  ['Sunday', 'by appointment'],
  ['Sunday', '10:00–5:00'],
  ['Sunday', '10:00–17:00, later on request'],
  ['Sunday', '22:00–26:00'],
])('“%s”, “%s” give no opening times, not even those of other rows', (days, hours) => {
  expect(openingTimesOf([row('Friday', '10:00–15:00'), row(days, hours)])).toBeNull();
});

test('no rows give no opening times', () => expect(openingTimesOf([])).toBeNull());
