import { openCampusApi } from '#campus-api/index.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { onEvent } from '#lib/platform/shared-state/events.ts';
import { openEmbedded } from '#lib/site/campus-client/embedded.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import { followSite } from '#lib/site/site-content/follow-site.ts';
import { siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { createRemoteWatch, createWatch, readLastPublications, watchCampus } from './watch-campus.ts';

jest.mock('#lib/site/campus-client/embedded.ts', () => ({ openEmbedded: jest.fn() }));

let mockTimes: [string, number][] = [];
jest.mock('#lib/site/campus-client/published.ts', () => ({ fetchPublishedTimes: async () => new Map(mockTimes) }));

let mockSite: SiteContent | null;
jest.mock('#lib/site/site-content/load-site.ts', () => ({
  loadSite: async () => mockSite ?? Promise.reject(new CampusApiError('unreachable', 'GET /site')),
}));

const library = (text: string) => siteOf([{ key: 'page/library', content: samplePage('Library', text) }]);
const publishing = (...tags: ('site' | 'notices')[]) => ({ takePublished: () => tags });
const ofLibrary = ['site:page/library', 'site:page'];

beforeEach(() => {
  mockSite = library('Open.');
  jest.spyOn(log, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('a changed document publishes its tags instead of the whole site content', async () => {
  const take = createWatch('all');
  expect(await take(publishing())).toEqual([]);
  mockSite = library('Closed.');
  expect(await take(publishing('notices', 'site'))).toEqual(['notices', ...ofLibrary]);
  expect(await take(publishing('site'))).toEqual([]);
});

test('a publication from before the first comparison publishes the whole site content', async () => {
  const take = createWatch('all');
  expect(await take(publishing('site'))).toEqual(['site']);
  mockSite = library('Closed.');
  expect(await take(publishing('site'))).toEqual(ofLibrary);
});

test('records of another campus API are not published', async () => {
  const take = createWatch('site');
  expect(await take(publishing('notices'))).toEqual([]);
  mockSite = library('Closed.');
  expect(await take(publishing('notices', 'site'))).toEqual(ofLibrary);
});

test('the whole site content is published while it cannot be compared', async () => {
  const take = createWatch('all');
  await take(publishing());
  mockSite = null;
  expect(await take(publishing('site'))).toEqual(['site']);
  mockSite = library('Closed.');
  expect(await take(publishing('site'))).toEqual(['site']);
  mockSite = library('Open.');
  expect(await take(publishing('site'))).toEqual(ofLibrary);
});

test('a machine that follows another one notices each changed document, and nothing during an outage', async () => {
  const site = followSite();
  expect(await site.tagsOfChange()).toEqual([]);
  expect(await site.tagsOfChange()).toEqual([]);
  mockSite = null;
  await expect(site.tagsOfChange()).rejects.toThrow();
  mockSite = library('Closed.');
  expect(await site.tagsOfChange()).toEqual(ofLibrary);
});

test('a machine that follows another one notices a notice there, and a text once', async () => {
  mockTimes = [['site', 1]];
  const take = createRemoteWatch('all');
  expect(await take()).toEqual([]);
  mockTimes = [
    ['notices', 5],
    ['site', 2],
  ];
  mockSite = library('Closed.');
  expect(await take()).toEqual(['notices', ...ofLibrary]);
  expect(await take()).toEqual([]);
  mockTimes = [['notices', 6]];
  expect(await createRemoteWatch('site')()).toEqual([]);
  mockSite = null;
  await expect(take()).rejects.toThrow();
  mockSite = library('Closed.');
  expect(await take()).toEqual(['notices']);
});

describe('a check before a page is served', () => {
  const campus = withAdminCampus();

  test('publishes the change of another process at once, in this process only, and finds none afterwards', async () => {
    const published: string[][] = [];
    onEvent('published', ([tags]) => void published.push([tags].flat()));
    const api = openCampusApi(campus().options);
    jest.mocked(openEmbedded).mockResolvedValue(api);
    const watch = watchCampus('all', false);
    await new Promise(setImmediate);
    expect(watch.check()).toBeNull();
    await campus().attempt(['notice', 'remove', '1', '--yes']);
    await watch.check();
    expect(published).toEqual([expect.arrayContaining(['notices'])]);
    expect(watch.check()).toBeNull();
    api.close();
  });
});

describe('the times of the last publications', () => {
  const campus = withAdminCampus();

  test('are at least that of the database, so that pages of a campus before it are rendered again', async () => {
    const api = openCampusApi(campus().options);
    jest.mocked(openEmbedded).mockResolvedValue(api);
    const times = await readLastPublications();
    expect(Math.abs(api.created - Date.now())).toBeLessThan(60 * 60_000);
    for (const tag of Object.values(tags)) expect(times?.get(tag)).toBeGreaterThanOrEqual(api.created);
    api.close();
  });
});
