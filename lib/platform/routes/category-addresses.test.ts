import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { categoryIn, labelOf, matchRoute } from './match.ts';
import { normalizeAddress } from './normalize-address.ts';

const words = { title: { en: 'Page' }, parts: [{ paragraphs: [{ en: 'Text' }] }] };
const grants = { ...vacancies, address: 'research-grants', id: 15 };
const added = (...documents: Parameters<typeof siteOf>[0]) =>
  registerSite(siteOf([categoriesDocument(vacancies, grants), ...documents]));

beforeEach(() => added());
afterEach(() => registerSite(siteOf([])));

test.each([
  ['/notice/vacancies', '/notice/{department}'],
  ['/ne/notice/vacancies', '/notice/{department}'],
  ['/notice/vacancies/page/2', '/notice/{department}/page/{n}'],
  ['/notice/vacancies/feed.xml', '/notice/{feed}'],
  ['/notice/exam', '/notice/exam'],
])('the metrics label of %s is %s', (path, label) => expect(labelOf(matchRoute(path))).toBe(label));

test.each(['/notice/tenders', '/notice/tenders/page/2', '/notice/all', '/notice/item', '/notice/page'])(
  '%s has no route',
  (path) => expect(matchRoute(path)).toBeNull(),
);

test('without the document an added category has no route, and those of the specification stay', () => {
  registerSite(siteOf([]));
  expect([matchRoute('/notice/vacancies'), normalizeAddress('/notice/vacancies').kind]).toEqual([null, 'missing']);
  expect(matchRoute('/notice/exam/page/2')?.kind).toBe('page');
});

test.each([
  ['/vacancies', '/notice/vacancies'],
  ['/ne/Vacancies/', '/ne/notice/vacancies'],
  ['/notice/Vacancies', '/notice/vacancies'],
  ['/notice/vacancies/page/1', '/notice/vacancies'],
  ['/Notice/Vacancies/page/3', '/notice/vacancies/page/3'],
  ['/notice/research_grants', '/notice/research-grants'],
  ['/researchGrants', '/notice/research-grants'],
])('%s redirects to %s', (typed, to) => expect(normalizeAddress(typed)).toEqual({ kind: 'redirect', to }));

test('a page or redirect of the campus overrides a short address, and neither hides a list', () => {
  added({ key: 'page/vacancies', content: words });
  expect(normalizeAddress('/vacancies')).toMatchObject({ kind: 'page', path: '/vacancies' });
  const redirects = [
    ['/vacancies', '/about'],
    ['/notice/vacancies', '/about'],
  ];
  added({ key: 'former-addresses', content: { rows: redirects } });
  expect(normalizeAddress('/vacancies')).toEqual({ kind: 'redirect', to: '/about' });
  expect(normalizeAddress('/notice/vacancies')).toMatchObject({ kind: 'page', path: '/notice/vacancies' });
});

test('the category of a path is that of a list', () => {
  expect(['/notice/vacancies', '/notice/vacancies/page/2', '/notice/search', '/notice'].map(categoryIn)).toEqual([
    'vacancies',
    'vacancies',
    null,
    null,
  ]);
});
