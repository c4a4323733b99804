import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { fetchSite, type SiteContent } from '#lib/site/campus-client/site.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { findProgramme, getProgrammes, readProgrammes } from './programme-readers.ts';
import { sampleSite } from './testing/sample-site.ts';

jest.mock('#lib/site/campus-client/site.ts', () => ({ fetchSite: jest.fn() }));

const fetched = jest.mocked(fetchSite);
const empty: SiteContent = { page: {}, programme: {}, department: {} };

// A folder for stored content and empty caches for each test.
withCampusServer();
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(sampleSite);
});

test('the programmes are one object until the site content changes', async () => {
  const first = await readProgrammes();
  expect(await readProgrammes()).toBe(first);
  expect(await getProgrammes()).toBe(first);
  fetched.mockResolvedValue({ ...sampleSite });
  clearPending();
  expect(await readProgrammes()).not.toBe(first);
});

test('a programme is found by its id, and an unknown one is null', async () => {
  expect((await findProgramme('bbs'))?.programme.id).toBe('bbs');
  expect(await findProgramme('no-such')).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a campus without programmes has none', async () => {
  fetched.mockResolvedValue(empty);
  expect(await getProgrammes()).toBeNull();
  expect(await findProgramme('bbs')).toBeNull();
});

test('a failure of the campus API is not an empty list', async () => {
  fetched.mockRejectedValue(new CampusApiError('timeout', 'GET /site'));
  await expect(getProgrammes()).rejects.toThrow(CampusApiError);
});
