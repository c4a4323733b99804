import { cacheLife } from '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { type Behaviour, json, nonsense, reset, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { statesByRole } from '#lib/site/campus-client/upstream-health.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { noticeCategoriesOf } from '#lib/site/site-content/categories.ts';
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { serveNoticeDocument } from './feed/serve-notice-document.ts';
import { findNotice, readPage } from './read-notices.ts';

const site = siteOf([
  categoriesDocument(vacancies),
  { key: 'former-addresses', content: { rows: [['/notice/jobs', '/notice/vacancies']] } },
]);
jest.mock('#lib/site/site-content/snapshot.ts', () => ({
  readCategories: async () => noticeCategoriesOf(site),
  readIdentity: async () => ({ name: { en: 'Test Campus', ne: 'टेस्ट क्याम्पस' } }),
}));

const server = withCampusServer();
beforeEach(() => {
  registerSite(site);
  cacheLife.mockClear();
});
afterAll(() => registerSite(siteOf([])));

const lists = (added: Behaviour) =>
  server().behave((response, request) =>
    (request.url?.endsWith('depId=14') ? added : json({ body: [samples.notice] }))(response, request),
  );

test('the list of an added category is requested by its id, and its notices name it', async () => {
  lists(json({ body: [samples.notice] }));
  expect((await readPage('vacancies', 1))?.items).toMatchObject([{ id: '5' }]);
  expect((await findNotice('5'))?.departments).toContain('vacancies');
});

test.each([
  ['rejects', statusReply(400)],
  ['fails for', statusReply(500)],
  ['closes the connection for', reset],
  ['returns a web page for', nonsense],
])('a campus API that %s an added category affects no other page', async (_, behaviour) => {
  lists(behaviour);
  for (let visit = 0; visit < 8; visit += 1) {
    clearPending();
    await expect(readPage('vacancies', 1)).rejects.toMatchObject({ name: 'CampusApiError' });
  }
  expect(statesByRole().campusApi?.open).toBe(false);
  expect((await readPage('exam', 1))?.total).toBe(1);
  cacheLife.mockClear();
  expect((await findNotice('5'))?.departments).toEqual(['admission', 'administration', 'exam', 'downloads']);
  expect(cacheLife.mock.calls).toEqual([['content']]);
});

const document = (...segments: string[]) => serveNoticeDocument(new Request('https://campus.example/'), segments);

test('an added category has feeds, and those of its previous address redirect', async () => {
  lists(json({ body: [samples.notice] }));
  const body = await (await document('vacancies', 'feed.xml')).text();
  expect(body).toContain('Vacancies · रिक्त पद – Test Campus · टेस्ट क्याम्पस');
  expect((await document('tenders', 'feed.xml')).status).toBe(404);
  const moved = await document('jobs', 'rss.xml');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/notice/vacancies/rss.xml']);
});
