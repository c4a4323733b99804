import { withCampus } from '#campus-api/campus/with-campus.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { type AdDate, nepalDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { findReviews, markReviewed } from './reviews.ts';
import { saveDocument } from './write.ts';

const campus = withAdminCampus();
const write = <Result>(work: Parameters<typeof withCampus<Result>>[2]) =>
  withCampus(campus().options, { by: 'sita', confirmation: { confirmed: true } }, work);
const day = (text: string): AdDate => parseAdDate(text) ?? nepalDate(new Date());
const allReviewsOn = (text: string) => write(({ database }) => findReviews(database, day(text)));
const reviewsOn = async (text: string) => (await allReviewsOn(text)).filter(({ key }) => key !== 'calendar');
const page = { ...samplePage('Library'), reviewedOn: '2026-01-31', reviewEvery: 1 };
const information = { charter: [], officers: [], reports: [], university: [] };

test.each([
  ['2026-01-20', [{ key: 'page/library', dueOn: '2026-02-28', isDue: false }], 39],
  ['2026-02-27', [{ key: 'page/library', dueOn: '2026-02-28', isDue: false }], 1],
  ['2026-02-28', [{ key: 'page/library', dueOn: '2026-02-28', isDue: true }], 0],
])('a page reviewed on 31 January for a month is on %s listed as %j', async (today, expected, left) => {
  await write((open) => saveDocument(open, 'page/library', page));
  expect(await reviewsOn(today)).toEqual(left > 30 ? [] : expected);
});

test('a document that was never reviewed is due, and one without reviews or of the sample is not listed', async () => {
  await write((open) => saveDocument(open, 'page/library', { ...samplePage('Library'), reviewEvery: 12 }));
  await write((open) => saveDocument(open, 'page/history', samplePage('History')));
  expect(await reviewsOn('2026-01-01')).toEqual([{ key: 'page/library', dueOn: '2026-01-01', isDue: true }]);
});

test('a review sets the day and nothing else', async () => {
  await write((open) => saveDocument(open, 'page/library', page));
  const { result } = await write((open) => markReviewed(open, 'page/library'));
  const { attempt } = campus();
  expect(JSON.parse((await attempt(['site', 'show', 'page/library'])).stdout)).toEqual({ ...page, reviewedOn: result });
});

test('public information is due after each quarter until it is reviewed or a disclosure is published', async () => {
  await write((open) => saveDocument(open, 'public-information', { ...information, updatedOn: '2026-10-17' }));
  expect(await reviewsOn('2026-10-17')).toEqual([]);
  expect(await reviewsOn('2026-10-18')).toMatchObject([
    { key: 'public-information', dueOn: '2026-10-18', isDue: true },
  ]);
  await write((open) => saveDocument(open, 'public-information', { ...information, updatedOn: '2026-10-18' }));
  expect(await reviewsOn('2026-11-18')).toEqual([]);
  expect(await reviewsOn('2027-01-15')).toMatchObject([{ dueOn: '2027-01-15' }]);
  await write(({ database }) => {
    database.exec(
      `UPDATE publications SET description = 'स्वतः प्रकाशन, दोस्रो त्रैमासिक', publish_date = '2027-01-16T10:00:00+05:45'`,
    );
    database.exec('DELETE FROM row_log');
  });
  expect(await reviewsOn('2027-01-20')).toEqual([]);
});

test('with an archive only a disclosure of the quarter ends the reminder, which is late after 15 days', async () => {
  const disclosed = (year: number, quarter: number) => ({ year, quarter, publishedOn: '2026-10-20', entries: [] });
  const save = (disclosures: object[]) =>
    write((open) => saveDocument(open, 'public-information', { ...information, updatedOn: '2026-11-01', disclosures }));
  await save([disclosed(2082, 4)]);
  expect(await reviewsOn('2026-11-01')).toMatchObject([{ quarter: { dueUntil: '2026-11-01', isLate: false } }]);
  expect(await reviewsOn('2026-11-02')).toMatchObject([{ quarter: { dueUntil: '2026-11-01', isLate: true } }]);
  await save([disclosed(2082, 4), disclosed(2083, 1)]);
  expect(await reviewsOn('2026-11-02')).toEqual([]);
  expect(await reviewsOn('2027-01-15')).toMatchObject([{ quarter: { months: [7, 9], isLate: false } }]);
});

test.each(['2028-06-01', '2034-04-20'])(
  'on %s, after unconfirmed years or the end of the table, the first of them is to be confirmed',
  async (today) =>
    expect((await allReviewsOn(today)).find(({ key }) => key === 'calendar')).toMatchObject({
      year: 2084,
      isDue: true,
    }),
);

test.each([
  ['2026-11-16', null, 'before Mangsir'],
  ['2026-11-17', { key: 'calendar', dueOn: '2026-11-17', isDue: true, year: 2084 }, 'from Mangsir on'],
  ['2027-05-01', { key: 'calendar', dueOn: '2026-11-17', isDue: true, year: 2084 }, 'in the year itself'],
])('on %s the year to confirm is %j: %s, until it is confirmed', async (today, expected, _when) => {
  expect((await allReviewsOn(today)).filter(({ key }) => key === 'calendar')).toEqual(expected ? [expected] : []);
  await write((open) => saveDocument(open, 'calendar', { years: [{ year: 2084 }] }));
  expect((await allReviewsOn(today)).filter(({ key }) => key === 'calendar')).toEqual([]);
});
