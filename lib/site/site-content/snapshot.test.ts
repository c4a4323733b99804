import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { setTimeout } from 'node:timers/promises';
import { defaultIdentity } from '#content/site/defaults.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { publishInvalidation } from '#lib/platform/shared-state/events.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { fetchSite } from '#lib/site/campus-client/site.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { findSite, readIdentity, watchSiteContent } from './snapshot.ts';
import { sampleSite, siteOf } from './testing/sample-site.ts';

jest.mock('#lib/site/campus-client/site.ts', () => ({ fetchSite: jest.fn() }));

const fetched = jest.mocked(fetchSite);
withCampusServer();

const withPage = (id: string) =>
  siteOf([
    { key: `page/${id}`, content: { title: { en: 'Page' }, parts: [{ points: [{ en: 'Words', ne: 'शब्द' }] }] } },
  ]);
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise(setImmediate);
};
const pages = () => [...contentAddresses().pages];

test('a read registers the addresses of the snapshot', async () => {
  fetched.mockResolvedValue(withPage('vacancies'));
  await findSite();
  expect(pages()).toEqual(['/vacancies']);
});

test('a publication of the site content registers its addresses, any other publication does not', async () => {
  fetched.mockResolvedValue(withPage('first'));
  await watchSiteContent();
  fetched.mockResolvedValue(withPage('second'));
  clearPending();
  publishInvalidation(['notices']);
  await setTimeout(50);
  expect(pages()).toEqual(['/first']);
  publishInvalidation([['site:page/second', 'site:addresses']]);
  await until(() => pages().includes('/second'));
  expect(pages()).toEqual(['/second']);
});

test('a read that began before another one does not register its older addresses', async () => {
  const late = Promise.withResolvers<typeof sampleSite>();
  fetched.mockReturnValueOnce(late.promise);
  fetched.mockClear();
  const older = findSite();
  await until(() => fetched.mock.calls.length > 0);
  clearPending();
  fetched.mockResolvedValue(withPage('newer'));
  await findSite();
  late.resolve(withPage('older'));
  await older;
  expect(pages()).toEqual(['/newer']);
});

test('the names are those of the campus, or the default where they are missing or cannot be read', async () => {
  fetched.mockResolvedValue(sampleSite);
  expect(await readIdentity()).toBe(sampleSite.identity);
  clearPending();
  fetched.mockResolvedValue(siteOf([]));
  expect(await readIdentity()).toBe(defaultIdentity);
});

test('a failure without stored content is logged, and the site starts with the default names', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  fetched.mockRejectedValue(new CampusApiError('unreachable', 'GET /site', { reason: 'no database' }));
  await watchSiteContent();
  expect(error).toHaveBeenCalledTimes(1);
  expect(pages()).toEqual([]);
  expect(await readIdentity()).toBe(defaultIdentity);
});
