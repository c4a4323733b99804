import '#lib/site/campus-client/testing/environment.ts';
import '#lib/site/site-content/testing/sample-readers.ts';
import { catalogueOf, findInCatalogue, type Programme } from '#lib/site/site-content/programmes.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { courseGraph } from './course.ts';

function programmeOf(id: string): Programme {
  const entry = findInCatalogue(catalogueOf(sampleSite), id);
  if (entry === null) throw new Error(`the sample has no programme ${id}`);
  return entry.programme;
}

const courseOf = async (id: string, areSamples: boolean) =>
  (await courseGraph(programmeOf(id), 'en', areSamples))['@graph'][0];

test('a real price is included in rupees', async () => {
  expect(await courseOf('bbs', false)).toMatchObject({
    offers: { category: 'Paid', price: programmeOf('bbs').fee.whole, priceCurrency: 'NPR' },
  });
});

test.each([
  ['sample', 'bbs', true],
  ['unknown', 'bhm', false],
] as const)('a price that is %s is omitted', async (_, id, areSamples) => {
  expect(await courseOf(id, areSamples)).toMatchObject({ offers: { '@type': 'Offer', category: 'Paid' } });
  expect(JSON.stringify(await courseOf(id, areSamples))).not.toContain('price');
});

test('a programme of whole years is scheduled in years, and any other in months', async () => {
  const schedule = (id: string) => courseOf(id, true);
  expect(await schedule('bbs')).toMatchObject({
    hasCourseInstance: { courseSchedule: { repeatFrequency: 'Yearly', repeatCount: 4, duration: 'P4Y' } },
  });
  expect(await schedule('mphil-education')).toMatchObject({
    hasCourseInstance: { courseSchedule: { repeatFrequency: 'Monthly', repeatCount: 18, duration: 'P18M' } },
  });
});

test('a programme without faculty and conditions has no such properties', async () => {
  const bare = { ...programmeOf('bbs'), facultyName: null, eligibility: [] };
  const course = (await courseGraph(bare, 'en', true))['@graph'][0];
  expect(course).not.toHaveProperty('about');
  expect(course).not.toHaveProperty('coursePrerequisites');
});
