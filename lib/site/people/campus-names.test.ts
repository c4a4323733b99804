import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { fetchSite } from '#lib/site/campus-client/site.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { currentNames, readNames } from './campus-names.ts';

jest.mock('#lib/site/campus-client/site.ts', () => ({ fetchSite: jest.fn() }));

const fetched = jest.mocked(fetchSite);

// A folder for stored content and empty caches for each test.
withCampusServer();
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(sampleSite);
});

test.each([
  ['pages', currentNames],
  ['other callers', readNames],
])('the names for %s are those of the campus and the common ones', async (_, read) => {
  const names = await read();
  expect([names('Himchuli')?.ne, names('Physics')?.ne]).toEqual(['हिमचुली', 'भौतिकशास्त्र']);
});

test('the table of names is made once for each state of the site content', async () => {
  const [first, ofPages] = [await readNames(), await currentNames()];
  expect(await readNames()).toBe(first);
  expect(await currentNames()).toBe(ofPages);
  fetched.mockResolvedValue({ ...sampleSite, translations: { names: [{ en: 'Deurali', ne: 'देउराली बजार' }] } });
  clearPending();
  for (const read of [readNames, currentNames]) expect((await read())('Deurali')?.ne).toBe('देउराली बजार');
});

test('the common names are there while the site content is not available', async () => {
  fetched.mockRejectedValue(new CampusApiError('timeout', 'GET /site'));
  for (const read of [readNames, currentNames]) {
    const names = await read();
    expect([names('Physics')?.ne, names('Himchuli')]).toEqual(['भौतिकशास्त्र', undefined]);
  }
});
