import '#lib/upstream/testing/environment.ts';
import { findProgramme } from '#content/pages/programs.ts';
import type { ProgrammeId } from '#content/routes.ts';
import { courseGraph } from './course.ts';

const courseOf = (id: ProgrammeId, areSamples: boolean) =>
  courseGraph(findProgramme(id).programme, 'en', areSamples)['@graph'][0];

test('a real price is included in rupees', () => {
  expect(courseOf('bbs', false)).toMatchObject({
    offers: { category: 'Paid', price: findProgramme('bbs').programme.fee.whole, priceCurrency: 'NPR' },
  });
});

test.each([
  ['sample', 'bbs', true],
  ['unknown', 'bhm', false],
] as const)('a price that is %s is omitted', (_, id, areSamples) => {
  expect(courseOf(id, areSamples)).toMatchObject({ offers: { '@type': 'Offer', category: 'Paid' } });
  expect(JSON.stringify(courseOf(id, areSamples))).not.toContain('price');
});

test('a programme of whole years is scheduled in years, and any other in months', () => {
  const schedule = (id: ProgrammeId) => courseOf(id, true);
  expect(schedule('bbs')).toMatchObject({
    hasCourseInstance: { courseSchedule: { repeatFrequency: 'Yearly', repeatCount: 4, duration: 'P4Y' } },
  });
  expect(schedule('mphil-education')).toMatchObject({
    hasCourseInstance: { courseSchedule: { repeatFrequency: 'Monthly', repeatCount: 18, duration: 'P18M' } },
  });
});
