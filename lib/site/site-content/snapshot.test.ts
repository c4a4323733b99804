import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { setTimeout } from 'node:timers/promises';
import { defaultIdentity } from '#content/site/defaults.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { publishInvalidation } from '#lib/platform/shared-state/events.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { fetchSite, type SiteContent } from '#lib/site/campus-client/site.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { calendarYears } from '#packages/nepali/calendar/index.ts';
import { findProgramme, getProgrammes, readProgrammes } from './programme-readers.ts';
import { getIdentity } from './readers.ts';
import { findSite, readIdentity, watchSiteContent } from './snapshot.ts';
import { sampleSite, siteOf } from './testing/sample-site.ts';

jest.mock('next/root-params', () => ({ locale: async () => 'en' }));
jest.mock('#lib/site/campus-client/site.ts', () => ({ fetchSite: jest.fn() }));

describe('the latest site content', () => {
  const fetched = jest.mocked(fetchSite);
  const server = withCampusServer();

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

  test('a read registers the confirmed years of the calendar, and their removal', async () => {
    fetched.mockResolvedValue(siteOf([{ key: 'calendar', content: { years: [{ year: 2084 }] } }]));
    await findSite();
    expect(calendarYears().lastConfirmed).toBe(2084);
    fetched.mockResolvedValue(withPage('vacancies'));
    clearPending();
    publishInvalidation([['site']]);
    await findSite();
    expect(calendarYears().lastConfirmed).toBe(2083);
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

  const contact = { title: 'Our Multiple Campus', nepali: { title: 'हाम्रो बहुमुखी क्याम्पस' } };
  test.each([
    ['a contact record', contact, { en: contact.title, ne: contact.nepali.title }],
    ['a contact record in one language', { title: contact.title }, { en: contact.title, ne: contact.title }],
    ['a contact record without a title', { phone: '061-1' }, defaultIdentity.name],
    ['no contact record', [], defaultIdentity.name],
    ['no readable reply', 'text', defaultIdentity.name],
  ])('a campus that has not entered its names and has %s has these names, on pages too', async (_, body, name) => {
    fetched.mockResolvedValue(siteOf([]));
    server().behave(json({ body }));
    expect(await readIdentity()).toEqual({ ...defaultIdentity, name });
    expect(await getIdentity()).toEqual({ ...defaultIdentity, name });
  });

  test('the names that a campus has entered win, and a short title is its own short name', async () => {
    fetched.mockResolvedValue(sampleSite);
    server().behave(json({ body: { title: 'Hill Campus' } }));
    expect([await readIdentity(), await getIdentity()]).toEqual([sampleSite.identity, sampleSite.identity]);
    expect(server().seen).toEqual([]);
    clearPending();
    fetched.mockResolvedValue(siteOf([]));
    expect((await readIdentity()).shortName.en).toBe('Hill Campus');
  });

  test('a failure without stored content is logged, and the site starts with the default names', async () => {
    const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    fetched.mockRejectedValue(new CampusApiError('unreachable', 'GET /site', { reason: 'no database' }));
    await watchSiteContent();
    expect(error).toHaveBeenCalledTimes(1);
    expect(pages()).toEqual([]);
    expect(await readIdentity()).toBe(defaultIdentity);
  });
});

describe('readers of programmes', () => {
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
});
