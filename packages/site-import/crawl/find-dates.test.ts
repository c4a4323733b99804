import { findDates } from './find-dates.ts';

const daysOf = (text: string) => findDates(text).map(({ day }) => day);

test.each([
  ['2080-01-15', '2023-04-28'],
  ['२०८०/०१/१५', '2023-04-28'],
  ['२०८०।१।१५', '2023-04-28'],
  ['Published: 2080.1.15 B.S.', '2023-04-28'],
  ['15 Baisakh 2080', '2023-04-28'],
  ['वि.सं. २०८० साल बैशाख १५ गते', '2023-04-28'],
  ['मिति: २०८० वैशाख १५', '2023-04-28'],
  ['@)*)÷)!÷!%', '2023-04-28'],
  ['2019-01-05', '2019-01-05'],
  ['05/01/2019', '2019-01-05'],
  ['01/25/2019', '2019-01-25'],
  ['5 January 2019', '2019-01-05'],
  ['Jan 5, 2019', '2019-01-05'],
  ['Saturday, 5th of January, 2019 AD', '2019-01-05'],
  ['05Jan 2019', '2019-01-05'],
  ['Posted on 05-Jan-2019 by admin', '2019-01-05'],
])('the date of “%s” is %s', (text, day) => {
  expect(daysOf(text)).toEqual([day]);
});

test.each(['0000-00-00', '2080-13-40', '1901-01-01', '30-02-2019'])('“%s” is a date that does not exist', (text) => {
  expect(daysOf(text)).toEqual([null]);
});

test.each(['061-123456', 'Batch 2070-2074', 'Room 12, 2nd floor', 'version 1.2.3', 'May 2019', 'Regulation 2050'])(
  '“%s” is not a date',
  (text) => {
    expect(daysOf(text)).toEqual([]);
  },
);

test('several dates are found in their order', () => {
  expect(daysOf('From 2080-01-15 to 2080-02-15 (29 May 2023)')).toEqual(['2023-04-28', '2023-05-29', '2023-05-29']);
});
