import { withCampus } from '#campus-api/campus/with-campus.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { type AdDate, isAdDate } from '#lib/platform/calendar/ad-date.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { describeReminders, describeReviews } from './reminders.ts';

const campus = withAdminCampus();

const information = sampleSite['public-information'];
if (!information) throw new Error('the sample has no public information');

function day(text: string): AdDate {
  if (isAdDate(text)) return text;
  throw new Error(`not a day: ${text}`);
}

test.each([
  ['2026-10-18', '2026-11-22', null],
  ['2026-10-18', '2027-01-18', null],
  ['2026-10-18', '2027-01-19', 'from 2026-10-18, 93 days ago: review /publicInformation'],
  ['2026-12-01', '2026-11-22', 'is in the future: 2026-12-01'],
])('public information of %s has on %s the reminder %s', (updatedOn, today, expected) => {
  const reviewed = { ...sampleSite, 'public-information': { ...information, updatedOn, areSamples: false } };
  const lines = describeReminders(day(today), reviewed).filter((line) => /public information/i.test(line));
  expect(lines).toEqual(expected === null ? [] : [expect.stringContaining(expected)]);
});

test('public information without a day of review, and a campus without public information, are reported', () => {
  const { updatedOn: _, ...undated } = information;
  const today = day('2026-11-22');
  expect(describeReminders(today, { ...sampleSite, 'public-information': undated }).join()).toContain(
    'no day of its last',
  );
  expect(describeReminders(today, { page: {}, programme: {}, department: {} })).toEqual([
    expect.stringContaining('The public information (/publicInformation) is missing'),
  ]);
});

test('figures labelled as samples are listed', () => {
  const lines = describeReminders(day('2026-11-22'), sampleSite).join('\n');
  expect(lines).toContain('Pages of programmes label their seats and fees as samples');
  expect(lines).toContain('The citizen charter (/publicInformation) labels itself as a sample');
});

test('documents whose day of review has come are listed', async () => {
  const { options } = campus();
  const page = { ...samplePage('Library'), reviewedOn: '2026-01-31', reviewEvery: 6 };
  await withCampus(options, { by: 'sita' }, (open) => saveDocument(open, 'page/library', page));
  expect(describeReviews(options, day('2026-06-01'))).toEqual([]);
  expect(describeReviews(options, day('2026-07-20'))).toEqual(['page /library: review it until 2026-07-31']);
  expect(describeReviews(options, day('2026-08-01'))).toEqual([
    'page /library: review it now, it was due on 2026-07-31',
  ]);
  expect(describeReviews({ dataDir: `${options.dataDir}/none` }, day('2026-08-01'))).toEqual([]);
});
