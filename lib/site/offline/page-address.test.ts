import { isPageRoute } from '#lib/platform/routes/match.ts';
import { routes } from '#lib/platform/routes/table.ts';
import { samplePath } from '#lib/platform/routes/testing/sample-path.ts';
import { isCacheable, pageAt } from './page-address.ts';

const at = (path: string) => new URL(path, 'https://campus.example');

test.each(['/', '/ne', '/notice', '/ne/notice/exam', '/notice/item/5', '/ne/gallery/3', '/library'])(
  '%s may be cached on the device',
  (path) => expect(isCacheable(at(path))).toBe(true),
);

test.each(['/ncc', '/ne/ncc', '/life/alumni'])('%s may be cached if the site has such a page', (path) =>
  expect([pageAt(at(path))?.kind, isCacheable(at(path))]).toEqual(['missing', true]),
);

test.each([
  '/qaa',
  '/ne/qaa',
  '/QAA',
  '/qaa/documents',
  '/ne/qaa/documents',
  '/notice/search',
  '/search?q=form',
  '/status',
  '/notice?page=2',
  '/offline',
  '/no-such-page?page=2',
  '/no.such.page',
  '/a/b/c/d/e',
  '/Library',
])('%s is never cached', (path) => expect(isCacheable(at(path))).toBe(false));

test.each(['/api/lite/on', '/files/a.pdf', '/_next/image', '/notice/feed.xml', '/sitemap.xml'])(
  '%s is not a page',
  (path) => expect(pageAt(at(path))).toBeNull(),
);

test.each(['/foo.xml', '/robots.png', '/sitemaps.xml', '/x.js'])('%s is an unknown page, not a file', (path) =>
  expect(pageAt(at(path))).toEqual({ kind: 'missing', locale: 'en' }),
);

test.each(routes.map((route) => [samplePath(route), route] as const))(
  '%s is classified as in the route table',
  (path, route) => {
    expect(pageAt(at(path)) !== null).toBe(isPageRoute(route));
    expect(isCacheable(at(path))).toBe(route.isSavedOffline);
    if (route.isLocalized) expect(isCacheable(at(path === '/' ? '/ne' : `/ne${path}`))).toBe(route.isSavedOffline);
  },
);
